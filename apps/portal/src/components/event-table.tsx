import { useLocale, useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { paths, type Slugged } from '@/lib/paths'
import { SportTag } from './sport-tag'
import { StateMark, stateOf } from './state-mark'

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
        {events.map(event => (
          <Row key={event.id}>
            <RowHead className="min-w-44">
              <Link href={hrefOf(event)} className="hover:text-link hover:underline">
                {inLanguage(event.name, locale)}
              </Link>
              <span className="mt-0.5 flex flex-wrap gap-x-3 font-normal text-muted text-sm">
                <SportTag sport={event.sport} />
                <span className="figures sm:hidden">{formatDateRange(event.startsOn, event.endsOn, locale)}</span>
              </span>
            </RowHead>
            <Cell className="figures whitespace-nowrap max-sm:hidden">
              {formatDateRange(event.startsOn, event.endsOn, locale)}
            </Cell>
            <Cell className="max-lg:hidden">
              <Link href={paths.club(event.organisation)} className="hover:text-link hover:underline">
                {inLanguage(event.organisation.name, locale)}
              </Link>
            </Cell>
            <Cell>
              <span className="flex flex-wrap items-center gap-x-3">
                {event.status === 'CANCELLED' ? (
                  <StateMark state="cancelled" />
                ) : (
                  <StateMark state={stateOf(event.standingsStatus)} />
                )}
                {event.corrected ? <StateMark state="corrected" /> : null}
              </span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
