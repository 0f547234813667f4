import { getLocale } from 'next-intl/server'
import { missingTitle } from '@/components/missing-title'
import { inLanguage } from '@/lib/format/bilingual'
import { loadEventHead } from './load-events'

/** The event's name for the browser's title bar. */
export const eventTitle = async (id: string): Promise<string | undefined> => {
  const [answer, locale] = await Promise.all([loadEventHead(id), getLocale()])
  return answer.ok ? inLanguage(answer.data.name, locale) : missingTitle(answer.failure)
}
