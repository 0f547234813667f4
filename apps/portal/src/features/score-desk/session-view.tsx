import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { askLive } from '@/lib/graphql/server-client'
import { loadDeskViewer } from './desk-viewer'
import { DeskSessionQuery } from './score-desk.graphql'
import { SessionDesk } from './session-desk'
import { TerminalsPart } from './terminals-part'

/** A session at the desk, as it stands; from then on it lives in the browser. */
export async function SessionView({ sessionId }: { readonly sessionId: string }) {
  const [answer, viewer] = await Promise.all([askLive(DeskSessionQuery, { id: sessionId }), loadDeskViewer()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const session = answer.data.playSession
  if (!session) return <NotFound />
  const mayEnter = session.stage.event.permissions.canEnterResult.allowed
  return (
    <>
      <SessionDesk sessionId={sessionId} first={answer.data} mayOpenList={viewer.mayOpenList} />
      {session.handsDesk.offered && !session.handsDesk.walls && mayEnter ? (
        <TerminalsPart sessionId={sessionId} />
      ) : null}
    </>
  )
}
