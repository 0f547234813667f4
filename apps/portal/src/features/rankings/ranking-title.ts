import { getLocale, getTranslations } from 'next-intl/server'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { day, type RankingInput } from './load-rankings'
import { RankingNameQuery } from './rankings.graphql'

/** Which list it is, for the browser's title bar; with the day that was asked for. */
export const rankingTitle = async (code: string, input: RankingInput): Promise<string> => {
  const [t, locale, answer] = await Promise.all([
    getTranslations('rankings'),
    getLocale(),
    ask(RankingNameQuery, { code }),
  ])
  const ranking = answer.ok ? answer.data.ranking : undefined
  if (!ranking) return t('title')
  const name = inLanguage(ranking.name, locale)
  const asOf = day(input.asOf)
  return asOf ? `${name} · ${formatDate(asOf, locale)}` : name
}
