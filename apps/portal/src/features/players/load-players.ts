import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { codeOf } from '@/lib/codes'
import { plugs } from '@/sports/plugs'
import type { ApiResult } from '@/lib/graphql/result'
import { ask, missing } from '@/lib/graphql/server-client'
import { MeetingsQuery, OtherPlayerQuery, PlayerCompanionsQuery } from './meetings.graphql'
import {
  PeopleQuery,
  PlayerCorrectionsQuery,
  PlayerCountingQuery,
  PlayerDistributionQuery,
  PlayerHeadQuery,
  PlayerPointsQuery,
  PlayerResultsQuery,
} from './players.graphql'

export type PlayerHeadData = NonNullable<ResultOf<typeof PlayerHeadQuery>['person']>

/** The card of a player; not found if nobody has this id. */
export const loadPlayer = cache(async (id: string): Promise<ApiResult<PlayerHeadData>> => {
  const answer = await ask(PlayerHeadQuery, { id })
  if (!answer.ok) return answer
  return answer.data.person ? { ok: true, data: answer.data.person } : missing()
})

const given = (text: string | undefined): string | null => text?.trim() || null

export const loadPeople = (text: string | undefined, after: string | undefined) =>
  ask(PeopleQuery, { text: given(text), first: 50, after: given(after) })

export const loadResults = (id: string, sport: string | undefined, after: string | undefined) =>
  ask(PlayerResultsQuery, { id, sport: codeOf(plugs, sport), first: 30, after: given(after) })

export const loadPoints = (id: string, after: string | undefined) =>
  ask(PlayerPointsQuery, { id, first: 50, after: given(after) })
export const loadPlayerCorrections = (id: string) => ask(PlayerCorrectionsQuery, { id })

/** How the newest lists are spread that have the player; nothing where they cannot be read. */
export const loadDistributions = async (id: string) => {
  const answer = await ask(PlayerDistributionQuery, { id })
  return answer.ok ? (answer.data.person?.currentRankings ?? []) : []
}

export const loadCounting = (id: string) => ask(PlayerCountingQuery, { id })

const companionsOnPage = 20

const skipped = (text: string | undefined): number => (text && /^\d{1,5}$/.test(text) ? Number(text) : 0)

export interface CompanionsInput {
  readonly sport?: string
  /** How many partners and opponents the pages before showed. */
  readonly partners?: string
  readonly opponents?: string
}

export const loadCompanions = (id: string, { sport, partners, opponents }: CompanionsInput) =>
  ask(PlayerCompanionsQuery, {
    id,
    sport: codeOf(plugs, sport),
    first: companionsOnPage,
    partners: skipped(partners),
    opponents: skipped(opponents),
  })

/** The other half of a page of two, by the number in the address; undefined where it is nobody's. */
export const loadOther = async (number: string) => {
  const answer = await ask(OtherPlayerQuery, { number })
  return answer.ok && answer.data.personByNumber
    ? { ok: true as const, data: answer.data.personByNumber }
    : answer.ok
      ? missing()
      : answer
}

export const loadMeetings = (id: string, other: string) => ask(MeetingsQuery, { id, with: other })
