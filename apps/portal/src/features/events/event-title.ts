import { getLocale } from 'next-intl/server'
import { missingTitle } from '@/components/missing-title'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import { loadEventHead } from './load-events'

/** When, where and by whom an event is held, for whoever is sent its address. */
export const eventSummary = async (id: string): Promise<string | undefined> => {
  const [answer, locale] = await Promise.all([loadEventHead(id), getLocale()])
  if (!answer.ok) return undefined
  const { startsOn, endsOn, venue, organisation, edition, code } = answer.data
  const own = venue === organisation.name.zh || venue === organisation.name.en
  const parts = [formatDateRange(startsOn, endsOn, locale), own ? null : venue, inLanguage(organisation.name, locale)]
  return [...parts, inLanguage(edition.title, locale), code].filter(Boolean).join(' · ')
}

/** The podium of its last published stage, drawn; nothing while none is published. */
export const eventPicture = async (id: string): Promise<string | undefined> => {
  const [answer, locale] = await Promise.all([loadEventHead(id), getLocale()])
  const stages = answer.ok ? answer.data.stages : []
  const shown = stages.findLast(({ standings }) => standings?.publishedAt)?.standings
  return shown ? paths.picture('standings', shown.id, locale) : undefined
}

/** The event's name for the browser's title bar. */
export const eventTitle = async (id: string): Promise<string | undefined> => {
  const [answer, locale] = await Promise.all([loadEventHead(id), getLocale()])
  return answer.ok ? inLanguage(answer.data.name, locale) : missingTitle(answer.failure)
}
