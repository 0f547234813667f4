import 'server-only'
import type { ResultOf } from '@/gql'
import { type Address, findAs } from '@/lib/addresses'
import { dayHere } from '@/lib/format/day-here'
import { askAsStranger } from '@/lib/graphql/server-client'
import { EmbedEventsQuery, EmbedPlayerQuery, EmbedRankingQuery, EmbedStandingsQuery } from './embeds.graphql'

/** So many lines of standings or of a list; the rest is behind the link. */
const LINES = 100
/** So many of the next events. */
const NEXT = 8
/** The most events the API hands out at once. */
const AT_ONCE = 200
/** Within so many days they are looked for first, then within so many. */
const WITHIN = [21, 370] as const

export type EmbeddedEvent = NonNullable<ResultOf<typeof EmbedStandingsQuery>['event']>
export type EmbeddedStage = EmbeddedEvent['stages'][number]
export type EmbeddedList = NonNullable<ResultOf<typeof EmbedRankingQuery>['rankingList']>
export type EmbeddedPlayer = NonNullable<ResultOf<typeof EmbedPlayerQuery>['person']>
export type NextEvent = ResultOf<typeof EmbedEventsQuery>['events']['edges'][number]['node']

/** Always as a stranger: whose page stands around the frame is not asked. */
const idOf = async (address: Address): Promise<string | undefined> => (await findAs(new Headers())(address))?.id

/** An event by its code, with the newest standings of the last stage that has any, else its last stage. */
export const loadEmbeddedStandings = async (
  code: string,
): Promise<{ readonly event: EmbeddedEvent; readonly stage: EmbeddedStage | undefined } | undefined> => {
  const id = await idOf({ event: code })
  const answer = id ? await askAsStranger(EmbedStandingsQuery, { event: id, first: LINES }) : undefined
  const event = answer?.ok ? answer.data.event : undefined
  if (!event) return undefined
  return { event, stage: event.stages.findLast(one => one.standings) ?? event.stages.at(-1) }
}

/** The newest list of a ranking by its code. */
export const loadEmbeddedRanking = async (ranking: string): Promise<EmbeddedList | undefined> => {
  const answer = await askAsStranger(EmbedRankingQuery, { ranking, first: LINES })
  return answer.ok ? (answer.data.rankingList ?? undefined) : undefined
}

/** Somebody by the number. */
export const loadEmbeddedPlayer = async (number: string): Promise<EmbeddedPlayer | undefined> => {
  const id = await idOf({ player: number })
  const answer = id ? await askAsStranger(EmbedPlayerQuery, { id }) : undefined
  return answer?.ok ? (answer.data.person ?? undefined) : undefined
}

/** The next events of a body, by its code, and of those below it; of everybody without one. Undefined where it is none. */
export const loadNextEvents = async (body: string | undefined): Promise<readonly NextEvent[] | undefined> => {
  const organisation = body === undefined ? null : await idOf({ organisation: body })
  if (organisation === undefined) return undefined
  const from = await dayHere()
  let events: readonly NextEvent[] = []
  for (const days of WITHIN) {
    const filter = { from, until: await dayHere(days), organisation }
    const answer = await askAsStranger(EmbedEventsQuery, { first: AT_ONCE, filter })
    if (!answer.ok) return undefined
    events = answer.data.events.edges.map(({ node }) => node)
    if (events.length >= NEXT) break
  }
  return events
    .filter(({ status }) => status !== 'CANCELLED')
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn) || a.slug.localeCompare(b.slug))
    .slice(0, NEXT)
}
