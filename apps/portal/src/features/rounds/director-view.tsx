import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { askLive } from '@/lib/graphql/server-client'
import { plugOf } from '@/sports/plugs'
import { DirectorDesk } from './director-desk'
import { DirectorQuery } from './director.graphql'

/** The director's desk of one stage, as it stands; from then on it lives in the browser. */
export async function DirectorView({ stageId }: { readonly stageId: string }) {
  const answer = await askLive(DirectorQuery, { id: stageId })
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { stage } = answer.data
  if (!stage) return <NotFound />
  return <DirectorDesk stageId={stageId} first={answer.data} usual={plugOf(stage.event.sport)?.session} />
}
