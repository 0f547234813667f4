import { getLocale } from 'next-intl/server'
import { inLanguage } from '@/lib/format/bilingual'
import { loadClub } from './load-clubs'

/** The organisation's name for the browser's title bar. */
export const clubTitle = async (id: string, after: string | undefined): Promise<string | undefined> => {
  const [answer, locale] = await Promise.all([loadClub(id, after), getLocale()])
  return answer.ok && answer.data.organisation ? inLanguage(answer.data.organisation.name, locale) : undefined
}
