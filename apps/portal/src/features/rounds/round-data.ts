import type { ResultOf, VariablesOf } from '@/gql'
import type { DrawRoundMutation } from './manage-rounds.graphql'
import type { DirectorQuery } from './director.graphql'
import type { BracketFields, RoundFields, RoundQuery } from './rounds.graphql'

export type RoundData = ResultOf<typeof RoundFields>
export type BracketData = ResultOf<typeof BracketFields>
export type BracketMatchData = BracketData['matches'][number]
export type RoundTableData = RoundData['tables'][number]
export type SideData = RoundTableData['sides'][number]
export type DirectorStage = NonNullable<ResultOf<typeof DirectorQuery>['stage']>
export type DirectorSession = DirectorStage['sessions'][number]
export type DirectorRound = DirectorSession['rounds'][number]
export type SheetRound = NonNullable<ResultOf<typeof RoundQuery>['round']>
/** What the director chooses where no legal pairing is left. */
export type DrawMore = Pick<VariablesOf<typeof DrawRoundMutation>['input'], 'way'>
export type BlockedData = NonNullable<ResultOf<typeof DrawRoundMutation>['drawRound']['blocked']>

/** The keys of the words for a round's state. */
export const statusWords = { PLANNED: 'planned', OPEN: 'open', CLOSED: 'closed' } as const

export const statusWord = (status: string): (typeof statusWords)[keyof typeof statusWords] =>
  statusWords[status as keyof typeof statusWords] ?? 'planned'

/** What a side got at a table, as printed. */
export const pointsOf = (table: RoundTableData, side: SideData): string | undefined =>
  table.points.find(one => one.entry.id === side.id)?.points

/** What two sides of a draft exchange: opponents alone, seats of the later drafts too, draw numbers, places of a bracket. */
export type Exchange = 'opponents' | 'drafts' | 'drawNumbers' | 'places'

export const exchangeIn = ({ method }: Pick<RoundData, 'method'>, format: string | undefined): Exchange => {
  if (method === 'movement' || method === 'seating') return 'drafts'
  if (format === 'roundRobin' || format === 'schedule') return 'drawNumbers'
  return format === 'singleElimination' || format === 'doubleElimination' ? 'places' : 'opponents'
}

/** How a stage is played, by the word its plan uses; undefined without a plan. */
export const formatKind = (plan: Readonly<Record<string, unknown>> | null): string | undefined => {
  const format = plan?.format as { readonly kind?: string } | undefined
  return format?.kind
}
