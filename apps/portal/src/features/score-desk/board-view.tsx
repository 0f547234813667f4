import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { loadViewer } from '@/features/account'
import { BoardLinks } from './board-links'
import { DeskHead } from './desk-head'
import { loadBoard } from './load-desk'
import { ScoreDesk } from './score-desk'
import { StandingsStrip } from './standings-strip'

/** Entry of a traveller: one board at all its tables. */
export async function BoardView({ sessionId, board }: { readonly sessionId: string; readonly board: string }) {
  const [t, answer, viewer] = await Promise.all([
    getTranslations('scoreDesk'),
    loadBoard(sessionId, board),
    loadViewer(),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const page = answer.data
  if (!page || page.slots.length === 0) return <NotFound />
  const { stage, place, slots, boards } = page
  return (
    <>
      <DeskHead
        stage={stage}
        title={t('boardAt', { board })}
        session={{ id: page.sessionId, number: page.sessionNumber }}
      />
      <Refusal permission={stage.event.permissions.canEnterResult} />
      <ScoreDesk
        key={board}
        account={viewer.ok ? (viewer.data.viewer.accountId ?? '') : ''}
        place={place}
        slots={slots}
        order="board"
      />
      <div className="mt-8">
        <BoardLinks sessionId={page.sessionId} boards={boards} here={board} />
      </div>
      <StandingsStrip stage={stage} />
    </>
  )
}
