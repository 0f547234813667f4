import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { SheetWords } from '@/components/sheet-words'
import { askLive } from '@/lib/graphql/server-client'
import { BoardDesk } from './board-desk'
import { loadDeskViewer } from './desk-viewer'
import { DeskBoardQuery } from './score-desk.graphql'

/** Entry of a traveller, as it stands; from then on it lives in the browser. */
export async function BoardView({ sessionId, board }: { readonly sessionId: string; readonly board: string }) {
  const [answer, viewer] = await Promise.all([askLive(DeskBoardQuery, { id: sessionId, board }), loadDeskViewer()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const session = answer.data.playSession
  if (!session?.boardSlots.length) return <NotFound />
  return (
    <SheetWords sport={session.stage.event.sport}>
      <BoardDesk sessionId={sessionId} board={board} first={answer.data} viewer={viewer} />
    </SheetWords>
  )
}
