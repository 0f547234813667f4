import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SportTag } from '@/components/sport-tag'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange, zoneName } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import type { ComingEvent } from './load-outlook'

/** An event to come: name, days in the venue's own zone, place. */
export function ComingEventItem({ event, children }: { readonly event: ComingEvent; readonly children?: ReactNode }) {
  const t = useTranslations('outlook')
  const locale = useLocale()
  const { startsOn, endsOn, timeZone, organisation } = event
  const venue = event.venue ?? inLanguage(organisation.name, locale)
  return (
    <li className="border-rule border-b py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link href={paths.event(event)} className="link font-medium">
          {inLanguage(event.name, locale)}
        </Link>
        <SportTag sport={event.sport} />
        {event.status === 'RUNNING' ? <span className="text-sm">{t('running')}</span> : null}
      </p>
      <p className="flex flex-wrap gap-x-3 text-muted text-sm">
        <span className="figures">
          {formatDateRange(startsOn, endsOn, locale)} {zoneName(`${startsOn}T12:00:00Z`, locale, timeZone)}
        </span>
        <span>{venue === organisation.name.zh ? inLanguage(organisation.name, locale) : venue}</span>
      </p>
      {children}
    </li>
  )
}
