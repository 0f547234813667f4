import { useLocale, useTranslations } from 'next-intl'
import { ColumnHead, RegisterTable, Row } from '@/components/ui/table'
import { inLanguage } from '@/lib/format/bilingual'
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

const lineOf = (event: EventCard, href: string, locale: string): EventLine => ({
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
        <EventRows lines={events.map(event => lineOf(event, hrefOf(event), locale))} marks={marksOf(events)} />
      </tbody>
    </RegisterTable>
  )
}
