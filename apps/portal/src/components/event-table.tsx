import { useLocale, useTranslations } from 'next-intl'
import { ColumnHead, RegisterTable, Row } from '@/components/ui/table'
import { type EntryNamesProps, entryText } from '@/components/entry-names'
import { inLanguage } from '@/lib/format/bilingual'
import { kindOfContestant } from '@/lib/format/contestants'
import { formatDateRange } from '@/lib/format/dates'
import { paths, type Slugged } from '@/lib/paths'
import { type EventLine, EventRows } from './event-rows'
import { SportTag } from './sport-tag'
import { StateMark, type StateName, stateOf } from './state-mark'

export interface EventCard extends Slugged {
  readonly id: string
  readonly name: { readonly zh: string; readonly en: string }
  readonly sport: string
  readonly startsOn: string
  readonly endsOn: string
  readonly status: string
  readonly standingsStatus: string
  readonly corrected: boolean
  readonly venue?: string | null
  /** Where the list tells what the events came to. */
  readonly outcome?: {
    readonly contestants: number
    readonly players: number
    readonly winners: readonly EntryNamesProps['entry'][]
  } | null
  readonly organisation: {
    readonly id: string
    readonly code: string
    readonly name: { readonly zh: string; readonly en: string }
  }
}

/** How far an event's standings are, and whether they were corrected. */
const statesOf = ({ status, standingsStatus, corrected }: EventCard): readonly StateName[] => [
  status === 'CANCELLED' ? 'cancelled' : stateOf(standingsStatus),
  ...(corrected ? (['corrected'] as const) : []),
]

type Words = ReturnType<typeof useTranslations<'events'>>

/** Who won and of how many, in a line. */
const storyOf = ({ outcome }: EventCard, t: Words, locale: string): string | undefined => {
  if (!outcome || outcome.winners.length === 0) return undefined
  const { contestants, players, winners } = outcome
  return t('wonBy', {
    names: winners.map(entry => entryText(entry, locale)).join(locale === 'en' ? '; ' : '；'),
    field: t('field', { kind: kindOfContestant(contestants, players), count: contestants, players }),
  })
}

const lineOf = (event: EventCard, href: string, t: Words, locale: string): EventLine => ({
  story: storyOf(event, t, locale),
  place:
    event.venue && event.venue !== event.organisation.name.zh && event.venue !== event.organisation.name.en
      ? event.venue
      : undefined,
  href,
  name: inLanguage(event.name, locale),
  when: formatDateRange(event.startsOn, event.endsOn, locale),
  organiser: { code: event.organisation.code, name: inLanguage(event.organisation.name, locale) },
  sport: event.sport,
  states: statesOf(event),
})

const marksOf = (events: readonly EventCard[]) => ({
  ...Object.fromEntries(events.map(({ sport }) => [sport, <SportTag key={sport} sport={sport} />])),
  ...Object.fromEntries(events.flatMap(statesOf).map(state => [state, <StateMark key={state} state={state} />])),
})

/** Events as a register: when, what, who, and how far its standings are. */
export function EventTable({
  events,
  caption,
  hrefOf = event => paths.event(event),
}: {
  readonly events: readonly EventCard[]
  readonly caption: string
  readonly hrefOf?: (event: EventCard) => string
}) {
  const t = useTranslations('columns')
  const words = useTranslations('events')
  const locale = useLocale()
  return (
    <RegisterTable caption={caption} captionHidden label={caption} fits>
      <thead>
        <Row>
          <ColumnHead>{t('event')}</ColumnHead>
          <ColumnHead className="max-sm:hidden">{t('date')}</ColumnHead>
          <ColumnHead className="max-lg:hidden">{t('organiser')}</ColumnHead>
          <ColumnHead>{t('standings')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        <EventRows lines={events.map(event => lineOf(event, hrefOf(event), words, locale))} marks={marksOf(events)} />
      </tbody>
    </RegisterTable>
  )
}
