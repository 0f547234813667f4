import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import type { ApiResult } from '@/lib/graphql/result'
import {
  ClubChoicesQuery,
  MyPlaceQuery,
  RankingListByIdQuery,
  RankingListQuery,
  RankingsQuery,
} from './rankings.graphql'
import { codeOf, genders } from '@/lib/codes'

export interface RankingInput {
  readonly asOf?: string
  readonly knownAt?: string
  /** One issue by its id, as it was published, instead of the one that answers for a date. */
  readonly list?: string
  readonly organisation?: string
  readonly gender?: string
  readonly text?: string
  readonly after?: string
  /** The line of the whole list that the page begins with, counted from 1. */
  readonly from?: string
}

export type RankingList = NonNullable<ResultOf<typeof RankingListQuery>['rankingList']>
export type RankingEntry = RankingList['entries']['edges'][number]['node']

export interface ShownRanking {
  readonly name: { readonly zh: string; readonly en: string }
  readonly sport: string
  readonly list?: RankingList
}

const given = (text: string | undefined): string | null => text?.trim() || null
/** A day that was asked for; nothing when it is none. */
export const day = (text: string | undefined): string | null => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null)

/** What was known at the end of that day, by the clock of the federation's home. */
const instant = (text: string | undefined): string | null => {
  if (!text) return null
  const date = day(text)
  const parsed = new Date(date ? `${date}T23:59:59+08:00` : text)
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString()
}

export const LINES = 50

/** Whether some lines of the list are left out. */
export const isFiltered = ({ organisation, gender, text }: RankingInput): boolean =>
  [organisation, gender, text].some(value => given(value) !== null)

/** The line that the page of the whole list begins with. */
export const firstLine = ({ from }: RankingInput): number => (from && /^[1-9]\d{0,8}$/.test(from) ? Number(from) : 1)

const common = (input: RankingInput) => ({
  first: LINES,
  after: given(input.after),
  from: isFiltered(input) ? null : firstLine(input),
  filter: { organisation: given(input.organisation), gender: codeOf(genders, input.gender), text: given(input.text) },
})

/** The asked issue of a ranking; `undefined` when there is no such ranking. */
export const loadRanking = async (code: string, input: RankingInput): Promise<ApiResult<ShownRanking | undefined>> => {
  if (input.list) {
    const answer = await ask(RankingListByIdQuery, { id: input.list, ...common(input) })
    if (!answer.ok) return answer
    const list = answer.data.rankingListById
    return { ok: true, data: list ? { ...list.ranking, list } : undefined }
  }
  const answer = await ask(RankingListQuery, {
    ranking: code,
    asOf: day(input.asOf),
    knownAt: instant(input.knownAt),
    ...common(input),
  })
  if (!answer.ok) return answer
  const { ranking, rankingList } = answer.data
  return { ok: true, data: ranking ? { ...ranking, list: rankingList ?? undefined } : undefined }
}

export const loadRankings = () => ask(RankingsQuery, {})
export const loadClubChoices = () => ask(ClubChoicesQuery, {})

/** A person's line on an issue; nothing for somebody who is not on it. */
export const loadPlace = async (list: string, person: string) => {
  const answer = await ask(MyPlaceQuery, { list, person })
  return answer.ok ? answer.data.rankingListById?.entry : undefined
}
