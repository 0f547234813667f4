import { useLocale, useTimeZone } from 'next-intl'
import { formatDate, formatInstant, zoneName } from '@/lib/format/dates'
import { ReaderTime } from './reader-time'

/** An instant at the venue, or without one where the federation is, its zone named; with a script the reader's own time stands in the title. */
export function Instant({ at, zone }: { readonly at: string; readonly zone?: string }) {
  const locale = useLocale()
  const own = useTimeZone() ?? 'UTC'
  return (
    <ReaderTime at={at}>
      <span className="figures">{formatInstant(at, locale, zone ?? own)}</span>{' '}
      <span className="text-muted">{zoneName(at, locale, zone ?? own)}</span>
    </ReaderTime>
  )
}

/** A sport date, which has no zone. */
export function Day({ date }: { readonly date: string }) {
  return (
    <time dateTime={date} className="figures">
      {formatDate(date, useLocale())}
    </time>
  )
}
