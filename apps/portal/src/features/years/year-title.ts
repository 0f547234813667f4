import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { inLanguage } from '@/lib/format/bilingual'
import { nameText } from '@/lib/format/names'
import { paths } from '@/lib/paths'
import { titled } from '@/lib/titles'
import { loadBodyYear, loadPersonYear } from './load-years'

/** The title and the picture of a year's page, of a player or a pair, where its address is shared. */
export const personYearTitle = async (id: string, year: number, number: string | undefined): Promise<Metadata> => {
  const [t, locale, answer] = await Promise.all([
    getTranslations('years'),
    getLocale(),
    loadPersonYear(id, year, number),
  ])
  if (!answer.ok) return { title: t('title', { year }) }
  const { player, other } = answer.data
  const name = nameText(player, locale)
  const title = other ? t('ofPair', { name, other: nameText(other, locale), year }) : t('of', { name, year })
  if (!player.year) return { title: { absolute: title } }
  const files = [player.id, ...(other ? [other.id] : []), year].join('.')
  return titled(title, undefined, paths.picture('years', files, locale))
}

/** The same of a club or the federation. */
export const bodyYearTitle = async (id: string, year: number): Promise<Metadata> => {
  const [t, locale, answer] = await Promise.all([getTranslations('years'), getLocale(), loadBodyYear(id, year)])
  if (!answer.ok) return { title: t('title', { year }) }
  const title = t('of', { name: inLanguage(answer.data.name, locale), year })
  return answer.data.year ? titled(title, undefined, paths.picture('years', `${id}.${year}`, locale)) : { title }
}
