import { getLocale, getTranslations } from 'next-intl/server'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'

/** From a day to the last day, as far as they are known. */
export async function Time({ from, until }: { readonly from: string | null; readonly until: string | null }) {
  const [t, locale] = await Promise.all([getTranslations('registerDesk'), getLocale()])
  const text = from
    ? until
      ? t('fromUntil', { from: formatDate(from, locale), until: formatDate(lastDayOf(until), locale) })
      : t('fromOn', { from: formatDate(from, locale) })
    : until
      ? t('untilOn', { until: formatDate(lastDayOf(until), locale) })
      : ''
  return text ? <span className="figures text-muted text-sm">{text}</span> : null
}
