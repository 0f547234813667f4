import { getLocale, getTranslations } from 'next-intl/server'
import { missingTitle } from '@/components/missing-title'
import { inLanguage } from '@/lib/format/bilingual'
import { namesInOrder } from '@/lib/format/names'
import { loadPlayer } from './load-players'

/** Number, club and places of a player, for whoever is sent the page's address. */
export const playerSummary = async (id: string): Promise<string | undefined> => {
  const [t, answer, locale] = await Promise.all([getTranslations('players'), loadPlayer(id), getLocale()])
  if (!answer.ok) return undefined
  const { number, club, currentRankings } = answer.data
  const places = currentRankings.map(
    entry =>
      `${inLanguage(entry.list.ranking.name, locale)} ${t('place', { rank: entry.rank, shared: String(entry.shared) })}`,
  )
  return [t('number', { number }), club && inLanguage(club.name, locale), ...places].filter(Boolean).join(' · ')
}

/** The player's name for the browser's title bar. */
export const playerTitle = async (id: string): Promise<string | undefined> => {
  const [answer, locale] = await Promise.all([loadPlayer(id), getLocale()])
  return answer.ok ? namesInOrder(answer.data, locale).primary.text : missingTitle(answer.failure)
}
