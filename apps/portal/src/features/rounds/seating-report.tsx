import { useLocale, useTranslations } from 'next-intl'
import { entryText } from '@/components/entry-names'
import type { DirectorStage } from './round-data'

/** How often any two sit together over all rounds, and how evenly the winds are shared. */
export function SeatingReport({ seating }: { readonly seating: NonNullable<DirectorStage['seating']> }) {
  const t = useTranslations('rounds.seating')
  const locale = useLocale()
  const { meetings, seatSpread, unbalanced, rounds, repeats, bound, apart, rather, seed } = seating
  const names = unbalanced.map(entry => `${entry.number} ${entryText(entry, locale)}`)
  return (
    <section aria-label={t('report')}>
      <h2 className="mb-2 text-md">{t('report')}</h2>
      <ul className="list-disc pl-5">
        {meetings.map((pairs, times) =>
          pairs > 0 ? <li key={times}>{t('meetings', { times, pairs, rounds })}</li> : null,
        )}
        <li>{t('repeats', { repeats, bound })}</li>
        {apart > 0 ? <li>{t('apart', { count: apart })}</li> : null}
        {rather > 0 ? <li>{t('rather', { count: rather })}</li> : null}
        <li>{t('winds', { spread: seatSpread })}</li>
        {seed == null ? null : <li>{t('seedUsed', { seed })}</li>}
        {names.length > 0 ? <li>{t('unbalanced', { names: names.join(locale === 'en' ? ', ' : '、') })}</li> : null}
      </ul>
    </section>
  )
}
