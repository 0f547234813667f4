import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { askLive } from '@/lib/graphql/server-client'
import { loadDeskViewer } from './desk-viewer'
import { DeskSessionQuery } from './score-desk.graphql'
import { SessionDesk } from './session-desk'

/** A session at the desk, as it stands; from then on it lives in the browser. */
export async function SessionView({ sessionId }: { readonly sessionId: string }) {
  const [answer, viewer] = await Promise.all([askLive(DeskSessionQuery, { id: sessionId }), loadDeskViewer()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (!answer.data.playSession) return <NotFound />
  return <SessionDesk sessionId={sessionId} first={answer.data} mayOpenList={viewer.mayOpenList} />
}
