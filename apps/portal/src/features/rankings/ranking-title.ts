import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { day, type RankingInput } from './load-rankings'
import { RankingNameQuery } from './rankings.graphql'

const loadName = cache((code: string) => ask(RankingNameQuery, { code }))

/** Which list it is, for the browser's title bar; with the day that was asked for. */
export const rankingTitle = async (code: string, input: RankingInput): Promise<string> => {
  const [t, locale, answer] = await Promise.all([getTranslations('rankings'), getLocale(), loadName(code)])
  const ranking = answer.ok ? answer.data.ranking : undefined
  if (!ranking) return t('title')
  const name = inLanguage(ranking.name, locale)
  const asOf = day(input.asOf)
  return asOf ? `${name} · ${formatDate(asOf, locale)}` : name
}

/** The first places of an issue, or of the newest one, drawn; nothing where none is issued. */
export const rankingPicture = async (code: string, { list }: RankingInput): Promise<string | undefined> => {
  const [answer, locale] = await Promise.all([loadName(code), getLocale()])
  const shown = list ?? (answer.ok ? answer.data.ranking?.latest?.id : undefined)
  return shown ? paths.picture('lists', shown, locale) : undefined
}
