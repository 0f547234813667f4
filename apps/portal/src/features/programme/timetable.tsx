import { useLocale, useTranslations } from 'next-intl'
import { Instant } from '@/components/instant'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { ProgrammeQuery } from './programme.graphql'

export type ProgrammeEvent = NonNullable<ResultOf<typeof ProgrammeQuery>['event']>
type Stage = ProgrammeEvent['stages'][number]

interface TimetableProps {
  readonly event: ProgrammeEvent
  readonly stage: Stage
}

/** When the sessions of a stage are played, with the way to the rounds of each. */
export function Timetable({ event, stage }: TimetableProps) {
  const t = useTranslations('programme')
  const locale = useLocale()
  const name = inLanguage(stage.name, locale)
  const hasBoards = stage.sessions.some(({ boards }) => boards.length > 0)
  const isPublished = stage.sessions.some(({ rounds }) => rounds.some(({ status }) => status !== 'PLANNED'))
  return (
    <div>
      <RegisterTable caption={name} captionHidden={event.stages.length === 1} label={name} fits className="max-w-3xl">
        <thead>
          <Row>
            <ColumnHead>{t('session')}</ColumnHead>
            <ColumnHead>{t('begins')}</ColumnHead>
            <ColumnHead numeric>{t('rounds')}</ColumnHead>
            {hasBoards ? <ColumnHead numeric>{t('boards')}</ColumnHead> : null}
          </Row>
        </thead>
        <tbody>
          {stage.sessions.map(session => {
            const shown = session.rounds.filter(({ status }) => status !== 'PLANNED')
            const round = shown.at(-1)
            const words = session.name
              ? inLanguage(session.name, locale)
              : t('sessionNumber', { number: session.number })
            return (
              <Row key={session.id}>
                <RowHead>
                  {round ? (
                    <Link
                      href={paths.eventSection(event, 'pairings', { stage: stage.id, round: round.id })}
                      className="way"
                    >
                      {words}
                    </Link>
                  ) : (
                    words
                  )}
                </RowHead>
                <Cell>
                  {session.startsAt ? <Instant at={session.startsAt} zone={event.timeZone} /> : t('timeLater')}
                </Cell>
                <Cell numeric>{shown.length > 0 ? shown.length : '–'}</Cell>
                {hasBoards ? <Cell numeric>{session.boards.length > 0 ? session.boards.length : '–'}</Cell> : null}
              </Row>
            )
          })}
        </tbody>
      </RegisterTable>
      {isPublished ? (
        <Link
          href={paths.eventSection(event, 'calendar', { stage: stage.id })}
          className="link inline-flex min-h-11 items-center"
        >
          {t('matches')}
        </Link>
      ) : null}
    </div>
  )
}
