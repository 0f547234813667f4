import { getLocale } from 'next-intl/server'
import { missingTitle } from '@/components/missing-title'
import { inLanguage } from '@/lib/format/bilingual'
import { type ClubPages, loadClub } from './load-clubs'

/** The organisation's name for the browser's title bar. */
export const clubTitle = async (id: string, pages: ClubPages): Promise<string | undefined> => {
  const { after, eventsAfter, childrenAfter } = pages
  const [answer, locale] = await Promise.all([loadClub(id, after, eventsAfter, childrenAfter), getLocale()])
  if (!answer.ok) return missingTitle(answer.failure)
  return answer.data.organisation ? inLanguage(answer.data.organisation.name, locale) : missingTitle()
}
