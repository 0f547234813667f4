import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDayOf } from '@/lib/format/dates'

interface Origin {
  readonly at: string
  readonly system: string
  readonly row: number
}

/** That a record was not made here: when it was brought in, out of what, and from which line. */
export function BroughtIn({ origin }: { readonly origin: Origin }) {
  const t = useTranslations('broughtIn')
  const locale = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  return (
    <span className="text-muted text-sm">
      {t('from', { day: formatDayOf(origin.at, locale, zone), system: origin.system, row: origin.row })}
    </span>
  )
}

interface Given {
  readonly event: { readonly name: { readonly zh: string; readonly en: string } } | null
  readonly broughtIn: { readonly note: string | null } | null
}

/** What points were given for: their event, else what the sheet says of them. */
export function GivenFor({ award }: { readonly award: Given }) {
  const t = useTranslations('broughtIn')
  const locale = useLocale()
  return award.event ? inLanguage(award.event.name, locale) : (award.broughtIn?.note ?? t('points'))
}
