import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { askLive } from '@/lib/graphql/server-client'
import { CheckDesk } from './check-desk'
import { loadDeskViewer } from './desk-viewer'
import { DeskRoundQuery } from './score-desk.graphql'

/** The results of a round beside the paper, read by somebody else than whoever entered them. */
export async function DoubleCheckView({ roundId }: { readonly roundId: string }) {
  const [answer, viewer] = await Promise.all([askLive(DeskRoundQuery, { id: roundId }), loadDeskViewer()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (!answer.data.round) return <NotFound />
  return <CheckDesk roundId={roundId} first={answer.data} mayOpenList={viewer.mayOpenList} />
}
