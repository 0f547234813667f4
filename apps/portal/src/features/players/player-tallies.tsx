import { getLocale, getTranslations } from 'next-intl/server'
import { SportTag } from '@/components/sport-tag'
import { formatDate } from '@/lib/format/dates'
import type { PlayerHeadData } from './load-players'

/** How much somebody played and what was won, sport by sport. */
export async function PlayerTallies({ tallies }: { readonly tallies: PlayerHeadData['tallies'] }) {
  const [t, locale] = await Promise.all([getTranslations('players'), getLocale()])
  if (tallies.length === 0) return null
  return (
    <ul aria-label={t('counters')} className="mb-5 flex flex-wrap gap-x-8 gap-y-1 text-sm">
      {tallies.map(({ sport, events, played, firsts, seconds, thirds, firstOn }) => (
        <li key={sport} className="flex flex-wrap items-baseline gap-x-3">
          <SportTag sport={sport} />
          <span>{t('eventCount', { count: events })}</span>
          <span>{t(`played.${sport}`, { count: played })}</span>
          {firsts + seconds + thirds > 0 ? (
            <span className="font-medium">{t('medals', { firsts, seconds, thirds })}</span>
          ) : null}
          <span className="text-muted">{t('firstOn', { date: formatDate(firstOn, locale) })}</span>
        </li>
      ))}
    </ul>
  )
}
