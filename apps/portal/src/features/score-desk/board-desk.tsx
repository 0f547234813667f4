'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Refusal } from '@/components/permitted'
import type { ResultOf } from '@/gql'
import { LivePage, useLive } from '@/lib/graphql/use-live'
import { BoardLinks } from './board-links'
import { DeskHead } from './desk-head'
import { placeOf, slotsOfBoard } from './desk-page'
import type { DeskViewer } from './desk-viewer'
import { ScoreDesk } from './score-desk'
import { DeskBoardQuery } from './score-desk.graphql'
import { StandingsStrip } from './standings-strip'

interface BoardDeskProps {
  readonly sessionId: string
  readonly board: string
  /** What the server asked when it made the page. */
  readonly first: ResultOf<typeof DeskBoardQuery>
  readonly viewer: DeskViewer
}

/** Entry of a traveller: one board at all its tables. */
export function BoardDesk({ sessionId, board, first, viewer }: BoardDeskProps) {
  const t = useTranslations('scoreDesk')
  const locale = useLocale()
  const { data, again } = useLive(DeskBoardQuery, { id: sessionId, board }, first)
  const session = data.playSession
  if (!session) return null
  const { stage, boards } = session
  return (
    <LivePage again={again}>
      <DeskHead
        stage={stage}
        title={t('boardAt', { board })}
        mayOpenList={viewer.mayOpenList}
        session={{ id: session.id, number: session.number }}
      />
      <Refusal permission={stage.event.permissions.canEnterResult} />
      <ScoreDesk
        key={board}
        account={viewer.account}
        place={placeOf(stage, session.id)}
        slots={slotsOfBoard(session, locale)}
        order="board"
      />
      <div className="mt-8">
        <BoardLinks sessionId={session.id} boards={boards} here={board} />
      </div>
      <StandingsStrip stage={stage} />
    </LivePage>
  )
}
