import { clause } from '../../core/clause.js'
import type { EntrantId } from '../../core/ids.js'
import { ratio, toText } from '../../core/ratio.js'
import { type Criterion, rankEntrants, type StandingLine } from '../../core/standings.js'
import { headToHead } from '../../tie-break/criteria/head-to-head.js'
import { higherTotal } from '../../tie-break/criteria/higher-total.js'
import { opponentsTotal } from '../../tie-break/criteria/opponents-total.js'
import { type Decision, decisionsOf } from '../../tie-break/decisions.js'
import { levelPoint, type RankRequest, readRankRequest, requestField } from './rank-request.js'

export interface RankOptions {
  /** How the step "level points in the games among the tied" reads when not all of them have met. */
  readonly headToHead?: 'sum' | 'all-met' | 'certain'
}

type Json = Readonly<Record<string, unknown>>

const article = (text: string) => clause('guandan/gsac-2017', text)
/** All that one game can be worth, by the 26-point table. */
const mostLevelPoints = ratio(26)
const scopes = { sum: 'sum', 'all-met': 'allMet', certain: 'certain' } as const

const chainFor = (options: RankOptions): readonly Criterion[] => [
  higherTotal({ code: 'levelPoints', clause: article('26.4'), unit: levelPoint }),
  headToHead({
    code: 'headToHead',
    clause: article('26.4'),
    unit: levelPoint,
    scope: scopes[options.headToHead ?? 'sum'],
    win: mostLevelPoints,
  }),
  opponentsTotal({ code: 'opponentsLevelPoints', clause: article('26.4'), unit: levelPoint }),
]

const byRank = (standings: readonly StandingLine[]): EntrantId[][] => {
  const places = new Map<number, EntrantId[]>()
  for (const line of standings) places.set(line.rank, [...(places.get(line.rank) ?? []), line.entrant])
  return [...places.values()]
}

const figure = (text: string): number | string => (text.includes('/') ? text : Number(text))

const traceOf = (request: RankRequest, { tied, criterion, values, decided }: Decision): Json => ({
  ids: tied.map(request.idOf),
  decidedBy: criterion === undefined ? 'shared' : criterion,
  decided: criterion === undefined || decided,
  values: Object.fromEntries([...values].map(([entrant, value]) => [entrant, figure(toText(value))])),
})

/**
 * Answers one `rank` request (`kind: "standings"`): places from the top, and for every tie which criterion was asked,
 * with the figure of each. Never throws; what cannot be read answers `{ id, problems }`.
 */
export const answerRankLine = (request: unknown, options: RankOptions = {}): Json => {
  const read = readRankRequest(request)
  if (!read.ok) return { id: read.error.id, problems: read.error.problems }
  const standings = rankEntrants(requestField(read.value), chainFor(options))
  return {
    id: read.value.id,
    ranking: byRank(standings).map(ids => ids.map(read.value.idOf)),
    trace: decisionsOf(standings)
      .filter(decision => decision.decided || decision.criterion === undefined)
      .map(decision => traceOf(read.value, decision)),
  }
}
