import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/components/action-form'
import { Fold, Part } from '@/components/fold'
import { Link } from '@/i18n/navigation'
import { beginSeason } from '@/gql/actions/begin-season.graphql'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { dayIn } from '@/lib/format/day-in'
import { daysAfter } from '@/lib/format/days'
import { paths } from '@/lib/paths'
import { AgainLazily } from './again-lazily'
import { CancelEventForm, ChangeEventForm, CopyEventForm, RemoveEventForm } from './event-forms'
import { SeriesForms } from './series-forms'
import { SaveTemplateForm } from './template-forms'
import type { OfficeEvent } from './office-data'

/** What may be done to an event as a whole: change, hold again, call off, remove. */
export function EventLife({
  event,
  editions,
  hasMovements,
}: {
  readonly event: OfficeEvent
  readonly hasMovements: boolean
  readonly editions: readonly { readonly value: string; readonly label: string }[]
}) {
  const t = useTranslations('eventLife')
  return (
    <Part title={t('title')}>
      <Fold title={t('change')}>
        <ChangeEventForm event={event} editions={editions} needsReason={event.isRemovable === false} />
      </Fold>
      {event.stages[0] && event.stages.length === 1 && event.stages[0].entries.length > 1 ? (
        <Fold title={t('again.title')}>
          <p className="mb-3 max-w-prose text-muted text-sm">{t('again.hint')}</p>
          <AgainLazily
            event={event.id}
            stage={event.stages[0]}
            hasMovements={hasMovements}
            today={dayIn(event.timeZone)}
          />
        </Fold>
      ) : null}
      <Fold title={t('copy')}>
        <p className="mb-3 max-w-prose text-muted text-sm">{t('copyHint')}</p>
        <CopyEventForm event={event.id} startsOn={daysAfter(event.series.at(-1)?.startsOn ?? event.startsOn, 7)} />
      </Fold>
      <Fold title={t('season')}>
        <p className="mb-3 max-w-prose text-muted text-sm">{t('seasonHint')}</p>
        <ActionForm
          action={beginSeason}
          id="season"
          label={t('season')}
          submit={t('seasonNow')}
          fixed={{ event: event.id }}
          labels={{ startsOn: t('seasonFrom') }}
        />
      </Fold>
      <SeriesForms event={event} />
      <Fold title={t('saveTemplate')}>
        <p className="mb-3 max-w-prose text-muted text-sm">{t('saveTemplateHint')}</p>
        <SaveTemplateForm event={event.id} name={event.name} />
      </Fold>
      <Fold title={event.cancelledAt ? t('restore') : t('cancel')}>
        <CancelEventForm event={event.id} isCancelled={event.cancelledAt !== null} />
      </Fold>
      {event.isRemovable ? (
        <Fold title={t('remove')}>
          <p className="mb-3 max-w-prose text-muted text-sm">{t('removeHint')}</p>
          <RemoveEventForm event={event.id} />
        </Fold>
      ) : null}
    </Part>
  )
}

/** The other events of the series, each with the way to its office. */
export function EventSeries({ event }: { readonly event: OfficeEvent }) {
  const t = useTranslations('eventLife')
  const series = useTranslations('series.office')
  const locale = useLocale()
  if (event.series.length === 0) return null
  return (
    <Part title={t('series')}>
      {event.seriesTable ? (
        <Link href={paths.eventSection(event, 'series')} className="link inline-flex min-h-11 items-center">
          {series('toTable')}
        </Link>
      ) : null}
      <ul>
        {event.series.map(other => (
          <li key={other.id} className="flex flex-wrap gap-x-3">
            <Link href={paths.deskOffice(other.id)} className="link min-h-8">
              {inLanguage(other.name, locale)}
            </Link>
            <span className="figures text-muted">{formatDateRange(other.startsOn, other.endsOn, locale)}</span>
            {other.status === 'CANCELLED' ? <span className="text-seal">{t('isCancelled')}</span> : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}
