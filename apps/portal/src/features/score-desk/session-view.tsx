import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { BoardLinks } from './board-links'
import { DeskHead } from './desk-head'
import { FlagList } from './flag-list'
import { DeskSessionQuery } from './score-desk.graphql'
import { StandingsStrip } from './standings-strip'

const statusKey = { PLANNED: 'roundPlanned', OPEN: 'roundOpen', CLOSED: 'roundClosed' } as const

/** A session at the desk: its rounds with what is entered, confirmed and missing; its boards; what waits for the director. */
export async function SessionView({ sessionId }: { readonly sessionId: string }) {
  const [t, answer] = await Promise.all([getTranslations('scoreDesk'), ask(DeskSessionQuery, { id: sessionId })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const session = answer.data.playSession
  if (!session) return <NotFound />
  const { stage, rounds, boards } = session
  return (
    <>
      <DeskHead stage={stage} title={t('sessionAt', { session: session.number })} />
      <Refusal permission={stage.event.permissions.canEnterResult} />
      <div className="flex flex-col gap-8">
        <FlagList
          flags={stage.openFlags}
          zone={stage.event.timeZone}
          maySettle={stage.event.permissions.canPublish.allowed}
        />
        {rounds.length === 0 ? (
          <EmptyState title={t('noRounds')}>{t('noRoundsHint')}</EmptyState>
        ) : (
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
                    <Link href={paths.scoringRound(session.id, id)} className="link">
                      {t('roundAt', { round: number })}
                    </Link>
                  </RowHead>
                  <Cell className="min-w-36">{t(statusKey[status as keyof typeof statusKey] ?? 'roundPlanned')}</Cell>
                  <Cell numeric>{`${progress.entered} / ${progress.due}`}</Cell>
                  <Cell numeric>{progress.due - progress.entered}</Cell>
                  <Cell numeric>{progress.confirmed}</Cell>
                  <Cell className="whitespace-nowrap">
                    <Link href={paths.scoringCheck(session.id, id)} className="link">
                      {t('check')}
                    </Link>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </RegisterTable>
        )}
        {boards.length > 0 ? <BoardLinks sessionId={session.id} boards={boards} /> : null}
      </div>
      <StandingsStrip stage={stage} />
    </>
  )
}
