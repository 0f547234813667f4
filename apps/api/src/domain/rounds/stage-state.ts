import { entrantId, ok, type Ratio, Ratios, type ScoreLine, type StandingLine } from '@paiji/rules'
import { matchWinner, type SeriesRule, type StageResult, type StageSide, type StageState } from '@paiji/rules/pairing'
import type { Transaction } from '../../db/transaction.js'
import { type EntryRow, entriesByStages } from '../events/events.repo.js'
import { exchangesOf } from '../events/exchanges.js'
import { isPlaying } from '../events/is-playing.js'
import { inSeedOrder } from '../events/seed-order.js'
import { slotsOfTable } from '../events/slot-name.js'
import type { Outcome } from '../../base/problem.js'
import { deriveStandings } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import type { StoredStage } from '../standings/stage.repo.js'
import {
  type RoundRow,
  roundsBySessions,
  type SessionRow,
  sessionsByStages,
  type TableRow,
  tablesByRounds,
} from './rounds.repo.js'
import { sha256 } from '../../base/digest.js'

/** Everything a draw looks at. */
export interface StageView {
  readonly entries: readonly EntryRow[]
  readonly sessions: readonly SessionRow[]
  readonly rounds: readonly RoundRow[]
  readonly tables: readonly TableRow[]
  readonly state: StageState
  /** Everyone in the field, the best first, those who have not played yet among them. */
  readonly ranking: readonly string[]
  /** Of the state: the same facts give the same draw. */
  readonly digest: string
}

/** First the total, then the first step of the chain: 场分, then 级分. */
const secondOf = (line: StandingLine | undefined): Ratio | undefined => line?.columns[0]?.value

const sidesOf = (entries: readonly EntryRow[], standings: readonly StandingLine[]): StageSide[] => {
  const lines = new Map(standings.map(line => [line.entrant as string, line]))
  return inSeedOrder(entries).map((entry, at) => {
    const line = lines.get(entry.id)
    const second = secondOf(line)
    return {
      id: entry.id,
      seed: at + 1,
      score: line?.total.rankBy ?? Ratios.zero,
      ...(second ? { second } : {}),
      ...(line ? { place: line.rank } : {}),
      labels: entry.labels,
      ...(isPlaying(entry) ? {} : { out: true }),
    }
  })
}

/** Who won at a table, from the sheets of its games. */
const winnerOf = (
  table: TableRow,
  lines: ReadonlyMap<string, readonly ScoreLine[]>,
  series: SeriesRule | undefined,
): string | undefined => {
  const { sessionNumber: session, section, roundNumber: round, label } = table
  const [first, second] = table.sides.map(entrantId)
  if (first === undefined || second === undefined || table.sides.length > 2) return undefined
  const games = slotsOfTable({ session, section, round, table: label }, table).flatMap(({ slot }) => {
    const own = lines.get(slot)
    return own ? [own] : []
  })
  return matchWinner(games, [first, second], series)
}

/** The name of a table's match within the stage, as the rules know it. */
export const matchOfTable = ({ match, roundNumber, label }: TableRow): string => match ?? `r${roundNumber}/t${label}`

const resultsOf = (
  tables: readonly TableRow[],
  scoreLines: readonly ScoreLine[],
  series: SeriesRule | undefined,
  named: ReadonlyMap<string, string>,
): StageResult[] => {
  const lines = new Map<string, ScoreLine[]>()
  for (const line of scoreLines) lines.set(line.slot, [...(lines.get(line.slot) ?? []), line])
  return tables
    .filter(table => table.kind === 'match')
    .map(table => {
      const slot = matchOfTable(table)
      const winner = winnerOf(table, lines, series) ?? named.get(slot)
      return {
        round: table.roundNumber,
        slot,
        sides: table.sides,
        ...(winner ? { winner } : {}),
      }
    })
}

const digestOf = ({ sides, results, byes, exchanges = [] }: StageState): string =>
  sha256(
    JSON.stringify({
      sides: sides.map(side => [
        side.id,
        side.seed,
        side.score && Ratios.toText(side.score),
        side.second && Ratios.toText(side.second),
        side.labels,
        side.out ?? false,
      ]),
      results,
      byes,
      ...(exchanges.length > 0 ? { exchanges } : {}),
    }),
  )

/** The stage as its facts have it now, `series` being how its matches are decided; nine statements, whatever its size. Problems: what the edition finds in the sheets. */
export const viewStage = async (
  tx: Transaction,
  stage: StoredStage,
  series?: SeriesRule,
): Promise<Outcome<StageView>> => {
  const entries = await entriesByStages(tx, [stage.id])
  const sessions = await sessionsByStages(tx, [stage.id])
  const rounds =
    sessions.length > 0
      ? await roundsBySessions(
          tx,
          sessions.map(one => one.id),
        )
      : []
  const tables =
    rounds.length > 0
      ? await tablesByRounds(
          tx,
          rounds.map(one => one.id),
        )
      : []
  const { facts } = await loadFacts(tx, stage)
  const derived = deriveStandings(stage.editionId, { ...facts, ranks: 'everyone' })
  if (!derived.ok) return derived
  const { bracket } = derived.value.facts
  const named = new Map((bracket?.matches ?? []).flatMap(({ match, named: one }) => (one ? [[match, one]] : [])))
  const played = tables.filter(table => table.roundStatus !== 'PLANNED')
  const state: StageState = {
    sides: sidesOf(entries, derived.value.standings),
    results: resultsOf(played, derived.value.scoreLines, series, named),
    byes: played
      .filter(table => table.kind === 'bye')
      .flatMap(table => table.sides.map(side => ({ round: table.roundNumber, side }))),
    exchanges: exchangesOf(rounds.filter(round => round.status !== 'PLANNED')),
  }
  const ranking = derived.value.standings.map(line => line.entrant as string)
  return ok({ entries: inSeedOrder(entries), sessions, rounds, tables, state, ranking, digest: digestOf(state) })
}
