'use client'

import { useTranslations } from 'next-intl'
import { Refusal } from '@/components/permitted'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { LivePage, useLive } from '@/lib/graphql/use-live'
import { paths } from '@/lib/paths'
import { BoardLinks } from './board-links'
import { DeskHead } from './desk-head'
import { FlagList } from './flag-list'
import { DeskSessionQuery } from './score-desk.graphql'
import { StandingsStrip } from './standings-strip'

type DeskSession = NonNullable<ResultOf<typeof DeskSessionQuery>['playSession']>

const statusWords = {
  PLANNED: 'roundPlanned',
  OPEN: 'roundOpen',
  CLOSED: 'roundClosed',
} as const satisfies Record<DeskSession['rounds'][number]['status'], string>

function RoundTable({ session: { id: sessionId, rounds } }: { readonly session: DeskSession }) {
  const t = useTranslations('scoreDesk')
  return (
    <RegisterTable caption={t('rounds')} label={t('rounds')} fits>
      <thead>
        <Row>
          <ColumnHead>{t('round')}</ColumnHead>
          <ColumnHead>{t('status')}</ColumnHead>
          <ColumnHead numeric>{t('entered')}</ColumnHead>
          <ColumnHead numeric>{t('missing')}</ColumnHead>
          <ColumnHead numeric>{t('confirmed')}</ColumnHead>
          <ColumnHead>{t('doubleCheck')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {rounds.map(({ id, number, status, progress }) => (
          <Row key={id}>
            <RowHead className="whitespace-nowrap">
              <Link href={paths.scoringRound(sessionId, id)} className="link">
                {t('roundAt', { round: number })}
              </Link>
            </RowHead>
            <Cell className="min-w-36">{t(statusWords[status])}</Cell>
            <Cell numeric>{`${progress.entered} / ${progress.due}`}</Cell>
            <Cell numeric>{progress.due - progress.entered}</Cell>
            <Cell numeric>{progress.confirmed}</Cell>
            <Cell className="whitespace-nowrap">
              <Link href={paths.scoringCheck(sessionId, id)} className="link">
                {t('check')}
              </Link>
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

interface SessionDeskProps {
  readonly sessionId: string
  /** What the server asked when it made the page. */
  readonly first: ResultOf<typeof DeskSessionQuery>
  readonly mayOpenList: boolean
}

/** A session at the desk: its rounds with what is entered, confirmed and missing; its boards; what waits for the director. */
export function SessionDesk({ sessionId, first, mayOpenList }: SessionDeskProps) {
  const t = useTranslations('scoreDesk')
  const { data, again } = useLive(DeskSessionQuery, { id: sessionId }, first)
  const session = data.playSession
  if (!session) return null
  const { stage, rounds, boards } = session
  return (
    <LivePage again={again}>
      <DeskHead stage={stage} title={t('sessionAt', { session: session.number })} mayOpenList={mayOpenList} />
      <Refusal permission={stage.event.permissions.canEnterResult} />
      <div className="flex flex-col gap-8">
        <FlagList
          event={stage.event.id}
          stage={stage.id}
          session={session}
          rounds={Object.fromEntries(rounds.map(round => [round.number, round.id]))}
          flags={stage.openFlags}
          zone={stage.event.timeZone}
          maySettle={stage.event.permissions.canPublish.allowed}
        />
        {rounds.length === 0 ? (
          <EmptyState title={t('noRounds')}>{t('noRoundsHint')}</EmptyState>
        ) : (
          <RoundTable session={session} />
        )}
        {session.handsDesk.offered ? (
          <p>
            <Link href={paths.deskHands(session.id)} className="link inline-flex min-h-11 items-center">
              {t('hands')}
            </Link>
          </p>
        ) : null}
        {boards.length > 0 && stage.event.permissions.canEnterResult.allowed ? (
          <BoardLinks sessionId={session.id} boards={boards} />
        ) : null}
      </div>
      <StandingsStrip stage={stage} />
    </LivePage>
  )
}
