import { getTranslations } from 'next-intl/server'
import { deskRooms } from '@/features/desk-frame'
import type { AppLocale } from '@/i18n/routing'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { namesInOrder } from '@/lib/format/names'
import { paths } from '@/lib/paths'
import { type Found, loadSearch } from './load-search'
import type { Suggestion } from '@/lib/suggestion'
import { type PageKind, pageLines } from './page-lines'
import { pageOfWhole } from './whole-number'

/** How many of a kind, and of all. */
const OF_A_KIND = 4
const MOST = 8

type Words = Readonly<Record<Exclude<Found['kinds'][number], PageKind>, string>>

const linesOf = (found: Found, locale: AppLocale, kinds: Words): Readonly<Record<keyof Words, Suggestion[]>> => ({
  people: found.people.edges.map(({ node }) => ({
    href: paths.player(node),
    label: namesInOrder(node, locale).primary.text,
    detail: [node.number, node.club && inLanguage(node.club.name, locale)].filter(Boolean).join(' · '),
    kind: kinds.people,
  })),
  events: found.events.edges.map(({ node }) => ({
    href: paths.event(node),
    label: inLanguage(node.name, locale),
    detail: formatDateRange(node.startsOn, node.endsOn, locale),
    kind: kinds.events,
  })),
  organisations: found.organisations.edges.map(({ node }) => ({
    href: paths.club(node),
    label: inLanguage(node.name, locale),
    detail: node.parent ? inLanguage(node.parent.name, locale) : '',
    kind: kinds.organisations,
  })),
})

/** Rooms of the reader's desk whose name holds the text; all of them where nothing is typed. */
const rooms = async (text: string, kind: string): Promise<Suggestion[]> => {
  const typed = text.toLowerCase()
  const found = (await deskRooms()).filter(room => room.label.toLowerCase().includes(typed))
  return found.map(({ href, label }) => ({ href, label, detail: '', kind }))
}

/** What a text may mean, the best first: the thing of a whole number, rooms of the desk, then what the search finds. */
export const suggest = async (text: string, locale: AppLocale): Promise<readonly Suggestion[]> => {
  const [t, frame] = await Promise.all([getTranslations('search'), getTranslations('frame')])
  const desk = await rooms(text, frame('desk'))
  if (!text) return desk
  const answer = await loadSearch(text, OF_A_KIND)
  if (!answer.ok) return desk.slice(0, MOST)
  const found = answer.data.search
  const kinds = { people: t('people'), events: t('events'), organisations: t('clubs') }
  const lines = { ...linesOf(found, locale, kinds), ...(await pageLines(found, locale)) }
  const whole = found.wholeNumber
  const straight = whole ? [{ href: pageOfWhole(whole), label: whole.slug, detail: t('straight'), kind: '' }] : []
  return [
    ...straight,
    ...desk.slice(0, OF_A_KIND),
    ...found.kinds.flatMap(kind => lines[kind].slice(0, OF_A_KIND)),
  ].slice(0, MOST)
}
