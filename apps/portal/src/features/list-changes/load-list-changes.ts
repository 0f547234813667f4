import type { graphql, ResultOf } from '@/gql'
import { codeOf } from '@/lib/codes'
import type { ApiResult } from '@/lib/graphql/result'
import { ask } from '@/lib/graphql/server-client'
import { IssuesQuery, ListComparisonQuery, PlaceChangeQuery } from './list-changes.graphql'

export interface ListChangesInput {
  readonly earlier?: string
  readonly later?: string
  readonly kind?: string
  readonly person?: string
  readonly after?: string
}

export type MoveKind = ReturnType<typeof graphql.scalar<'ListMoveKind'>>
export type Issues = NonNullable<ResultOf<typeof IssuesQuery>['ranking']>
export type Comparison = NonNullable<ResultOf<typeof ListComparisonQuery>['listComparison']>
export type Move = Comparison['moves']['edges'][number]['node']
export type PlaceChange = NonNullable<NonNullable<ResultOf<typeof PlaceChangeQuery>['listComparison']>['placeChange']>

/** The ways a place can change, as the filters stand. */
export const moveKinds: Readonly<Record<MoveKind, true>> = {
  up: true,
  down: true,
  entered: true,
  left: true,
  valueOnly: true,
  unchanged: true,
}

export interface ShownChanges {
  readonly ranking: Issues
  readonly kind: MoveKind | null
  /** None while the ranking has one issue, or where what was asked for is not of one ranking. */
  readonly comparison: Comparison | undefined
  readonly place: PlaceChange | undefined
}

/** The two issues asked for, else the newest two; `undefined` when there is no such ranking. */
export const loadListChanges = async (
  code: string,
  input: ListChangesInput,
): Promise<ApiResult<ShownChanges | undefined>> => {
  const answer = await ask(IssuesQuery, { code })
  if (!answer.ok) return answer
  const { ranking } = answer.data
  if (!ranking) return { ok: true, data: undefined }
  const later = input.later || ranking.lists[0]?.id
  const at = ranking.lists.findIndex(list => list.id === later)
  const earlier = input.earlier || ranking.lists[at + 1]?.id
  const kind = codeOf(moveKinds, input.kind)
  if (!later || !earlier) return { ok: true, data: { ranking, kind, comparison: undefined, place: undefined } }
  const [compared, changed] = await Promise.all([
    ask(ListComparisonQuery, { earlier, later, kind, after: input.after || null }),
    input.person ? ask(PlaceChangeQuery, { earlier, later, person: input.person }) : undefined,
  ])
  if (!compared.ok) return compared
  const place = changed?.ok ? (changed.data.listComparison?.placeChange ?? undefined) : undefined
  return { ok: true, data: { ranking, kind, comparison: compared.data.listComparison ?? undefined, place } }
}
