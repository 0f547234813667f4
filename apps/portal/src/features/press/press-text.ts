import { getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { leadSentence, type loadStory, placeNamer } from '@/features/standings'
import type { ResultOf } from '@/gql'
import type { AppLocale } from '@/i18n/routing'
import { inLanguage } from '@/lib/format/bilingual'
import { kindOfContestant } from '@/lib/format/contestants'
import { formatDateRange } from '@/lib/format/dates'
import { placeOf } from '@/lib/format/place'
import { printFigure, printPercent } from '@/lib/format/points'
import type { PressQuery } from './press.graphql'

export type PressEvent = NonNullable<ResultOf<typeof PressQuery>['event']>
export type PressStandings = NonNullable<PressEvent['stages'][number]['standings']>

interface Placed {
  readonly rank: number
  readonly shared: boolean
  readonly total?: string
  readonly percent?: string | null
  readonly entry: Parameters<typeof entryText>[0]
}

/** The first three places of the whole event, with the figure where one stage made them; none of several groups. */
export const firstPlaces = (event: PressEvent, { groups, lines }: PressStandings): readonly Placed[] => {
  const placed: readonly Placed[] = event.classification
    ? event.classification.lines
    : groups.length > 1
      ? []
      : lines.edges.map(({ node }) => node)
  return placed.filter(({ rank }) => rank <= 3)
}

const figureOf = ({ total, percent }: Placed, locale: string): string => {
  if (typeof percent === 'string') return printPercent(percent, locale)
  return total === undefined ? '' : printFigure(total)
}

interface PressInput {
  readonly event: PressEvent
  readonly standings: PressStandings
  readonly story: Awaited<ReturnType<typeof loadStory>>
  /** Where all of it stands. */
  readonly address: string
}

/** A report of an event in one language, as it can be sent on: who won, of whom, how it went, where all of it stands. */
export const pressText = async (locale: AppLocale, { event, standings, story, address }: PressInput) => {
  const [t, events, tales, places] = await Promise.all([
    getTranslations({ locale, namespace: 'press' }),
    getTranslations({ locale, namespace: 'events' }),
    getTranslations({ locale, namespace: 'story' }),
    getTranslations({ locale, namespace: 'beside' }),
  ])
  const { outcome } = event
  const name = inLanguage(event.name, locale)
  const winners = (outcome?.winners ?? []).map(entry => entryText(entry, locale))
  const field = outcome
    ? events('field', {
        kind: kindOfContestant(outcome.contestants, outcome.players),
        count: outcome.contestants,
        players: outcome.players,
      })
    : ''
  const organiser = inLanguage(event.organisation.name, locale)
  const about = { event: name, organiser, field, date: formatDateRange(event.startsOn, event.endsOn, locale) }
  const venue =
    event.venue === event.organisation.name.zh || event.venue === event.organisation.name.en ? null : event.venue
  const lead =
    story && !event.classification ? leadSentence(story, tales, placeNamer(story.steps, places), locale) : undefined
  const first = firstPlaces(event, standings).map(line =>
    [placeOf(line), entryText(line.entry, locale), figureOf(line, locale)].filter(Boolean).join('  '),
  )
  return [
    t(winners.length < 2 ? 'headline' : standings.groups.length > 1 ? 'headlineGroups' : 'headlineShared', {
      event: name,
      names: winners.join(t('apart')),
    }),
    '',
    venue ? t('held', { ...about, place: venue }) : t('heldSomewhere', about),
    ...(lead ? [lead] : []),
    '',
    ...(first.length > 0 ? [t('first'), ...first, ''] : []),
    t('source', { state: standings.officialAt ? 'official' : 'published', address }),
  ].join('\n')
}
