import { fourOf } from '../../core/tuple.js'
import type { AdjustmentFact } from '../../core/adjustment.js'
import type { SheetFact, StageFacts } from '../../core/facts.js'
import type { EntrantId, FactId } from '../../core/ids.js'
import { type Problem, problem } from '../../core/problem.js'
import { fromText, type Ratio, zero } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { isRecord, isTextList, isWhole } from '../read.js'
import { sheetBesideRulings } from './ruled-lines.js'
import { againstLikeSeats, type DuplicateTable } from './like-seats.js'
import { sessionPoints } from './session.js'
import { type MahjongSettings, scaleOf } from '../settings/settings.js'
import type { MahjongSheet } from '../sheet.js'
import { groupScale, sharedPlacePoints, tablePoints } from './table-points.js'
import { type ByPlayer, byPlayer, nobody, players } from '../types.js'

export type MahjongFacts = StageFacts<MahjongSheet>

/** One table of one session as it counts. */
export interface ScoredTable {
  readonly fact: SheetFact<MahjongSheet>
  readonly gamePoints: ByPlayer<number>
  readonly standardPoints: ByPlayer<Ratio>
  readonly forfeited: ByPlayer<boolean>
  /** The ruling that put values in the place of what was played. */
  readonly assignedBy?: FactId
}

interface AssignedSession {
  readonly gamePoints?: ByPlayer<number>
  /** Canonical ratio texts. */
  readonly standardPoints?: ByPlayer<Ratio>
}

const ratioText = /^-?\d+(?:\/[1-9]\d*)?$/

/** The payload of a ruling on one table: `{ gamePoints?: [4 numbers], standardPoints?: [4 ratio texts] }`. */
export const parseAssigned = (payload: unknown): AssignedSession | undefined => {
  if (!isRecord(payload)) return undefined
  const { gamePoints: game, standardPoints: standard } = payload
  const gameOk = Array.isArray(game) && game.length === 4 && game.every(item => isWhole(item, -99_999, 99_999))
  const standardOk = isTextList(standard) && standard.length === 4 && standard.every(item => ratioText.test(item))
  if ((game !== undefined && !gameOk) || (standard !== undefined && !standardOk)) return undefined
  return {
    ...(gameOk ? { gamePoints: fourOf(game as number[]) } : {}),
    ...(standardOk ? { standardPoints: fourOf(standard.map(fromText)) } : {}),
  }
}

const sideProblems = ({ slot, sides }: SheetFact<MahjongSheet>): readonly Problem[] => {
  if (sides.length !== 4) return [problem('SIDES_UNREADABLE', { at: { path: slot } })]
  return new Set(sides).size < 4 ? [problem('ENTRANT_TWICE', { at: { path: slot } })] : []
}

const forfeitsAt = (facts: MahjongFacts, fact: SheetFact<MahjongSheet>): ByPlayer<boolean> =>
  byPlayer(player =>
    facts.adjustments.some(
      ({ adjustment }) =>
        adjustment.kind === 'forfeit' &&
        adjustment.entrant === fact.sides[player] &&
        (adjustment.slot === undefined || adjustment.slot === fact.slot),
    ),
  )

const isAbout = (item: AdjustmentFact, slot: string, kinds: readonly string[]): boolean =>
  kinds.includes(item.adjustment.kind) && 'slot' in item.adjustment && item.adjustment.slot === slot

/** Points of the session taken (or, negative, given) by rulings on this table: whole numbers by `parseAdjustment`. */
const finesAt = (facts: MahjongFacts, fact: SheetFact<MahjongSheet>): ByPlayer<number> =>
  byPlayer(player =>
    facts.adjustments.reduce(
      (sum, { adjustment }) =>
        adjustment.kind === 'penalty' && adjustment.slot === fact.slot && adjustment.entrant === fact.sides[player]
          ? sum + Number(adjustment.amount)
          : sum,
      0,
    ),
  )

/** Below everyone who played: a forfeiter ranks last at the table whatever the others scored. */
const forfeitRank = -1_000_000

interface PlayedTable {
  readonly fact: SheetFact<MahjongSheet>
  readonly gamePoints: ByPlayer<number>
  readonly forfeited: ByPlayer<boolean>
  readonly assigned?: AssignedSession
  readonly assignedBy?: FactId
}

const playedTable = (
  facts: MahjongFacts,
  settings: MahjongSettings,
  written: SheetFact<MahjongSheet>,
): PlayedTable | undefined => {
  const sheet = sheetBesideRulings(written.sheet, written, facts.adjustments)
  const fact = sheet === written.sheet ? written : { ...written, sheet }
  if (facts.adjustments.some(item => isAbout(item, fact.slot, ['annulled']))) return undefined
  const ruling = facts.adjustments.filter(item => isAbout(item, fact.slot, ['assigned', 'artificial'])).at(-1)
  const assigned = ruling && 'payload' in ruling.adjustment ? parseAssigned(ruling.adjustment.payload) : undefined
  const forfeited = forfeitsAt(facts, fact)
  const played = sessionPoints(fact.sheet, settings.base)
  if (!played && !assigned && !forfeited.some(Boolean)) return undefined
  const fines = finesAt(facts, fact)
  const before = assigned?.gamePoints ?? byPlayer(p => (forfeited[p] ? 0 : (played ?? nobody)[p]))
  const points = byPlayer(p => (forfeited[p] ? before[p] : before[p] - fines[p]))
  return { fact, gamePoints: points, forfeited, ...(assigned ? { assigned, assignedBy: ruling?.id } : {}) }
}

/** What places are decided by: session points, forfeiters below everyone. */
export const rankScores = ({
  gamePoints,
  forfeited,
}: Pick<ScoredTable, 'gamePoints' | 'forfeited'>): ByPlayer<number> =>
  byPlayer(player => (forfeited[player] ? forfeitRank : gamePoints[player]))

const withoutForfeits = (table: PlayedTable, points: ByPlayer<Ratio>): ByPlayer<Ratio> =>
  byPlayer(player => (table.forfeited[player] ? zero : points[player]))

const byTable = (settings: MahjongSettings, table: PlayedTable): ByPlayer<Ratio> =>
  withoutForfeits(table, tablePoints(rankScores(table), scaleOf(settings)))

type Shares = ReadonlyMap<PlayedTable, ByPlayer<Ratio>>

/** Whether two tables stood in one session, round and section. */
export const sameGroup = (a: SheetFact<MahjongSheet>, b: SheetFact<MahjongSheet>): boolean =>
  a.session === b.session && a.round === b.round && a.section === b.section

const groupsOf = (tables: readonly PlayedTable[]): readonly (readonly PlayedTable[])[] => {
  const groups = new Map<string, PlayedTable[]>()
  for (const table of tables) {
    const { session, round, section } = table.fact
    const key = `${session ?? ''}/${round ?? ''}/${section ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), table])
  }
  return [...groups.values()]
}

/** A table as those that had the same walls are compared with it. */
export const duplicateTable = (table: Pick<PlayedTable, 'fact' | 'gamePoints' | 'forfeited' | 'assignedBy'>) => ({
  gamePoints: table.gamePoints,
  compared: byPlayer(player => !table.forfeited[player] && table.assignedBy === undefined),
  sheet: table.fact.sheet,
})

/** The tables of one round, each with the same walls: seats against like seats. */
const byLikeSeats = ({ standardPoints, base }: MahjongSettings, tables: readonly PlayedTable[]): Shares => {
  const { kind } = standardPoints
  if (kind !== 'likeSeats' && kind !== 'likeSeatImps') return new Map()
  const rules = { comparison: kind, imps: kind === 'likeSeatImps' ? standardPoints.imps : [], base }
  return new Map(
    groupsOf(tables).flatMap(group => {
      const compared: readonly DuplicateTable[] = group.map(duplicateTable)
      return compared.map(
        (own, at) =>
          [
            group[at] as PlayedTable,
            withoutForfeits(group[at] as PlayedTable, againstLikeSeats(own, compared, rules)),
          ] as const,
      )
    }),
  )
}

/** The 1998 scale: all tables of one session and section are one group, placed by session points. */
const byGroup = (tables: readonly PlayedTable[]): Shares => {
  const result = new Map<PlayedTable, ByPlayer<Ratio>>()
  for (const group of groupsOf(tables)) {
    const scores = group.flatMap(table => [...rankScores(table)])
    const shares = sharedPlacePoints(scores, groupScale(scores.length))
    group.forEach((table, i) => {
      const own = byPlayer(player => shares[4 * i + player] as Ratio)
      result.set(table, withoutForfeits(table, own))
    })
  }
  return result
}

/** Every table that counts, with session points and standard points of its four players (3.9.2). */
export const scoreField = (
  settings: MahjongSettings,
  facts: MahjongFacts,
): Result<readonly ScoredTable[], readonly Problem[]> => {
  const problems = facts.sheets.flatMap(sideProblems)
  if (problems.length > 0) return err(problems)
  const tables = facts.sheets.flatMap(fact => playedTable(facts, settings, fact) ?? [])
  const { kind } = settings.standardPoints
  const group = kind === 'table' ? undefined : kind === 'group' ? byGroup(tables) : byLikeSeats(settings, tables)
  return ok(
    tables.map(table => ({
      fact: table.fact,
      gamePoints: table.gamePoints,
      forfeited: table.forfeited,
      standardPoints: table.assigned?.standardPoints ?? group?.get(table) ?? byTable(settings, table),
      ...(table.assignedBy === undefined ? {} : { assignedBy: table.assignedBy }),
    })),
  )
}

export const sideOf = (table: ScoredTable, entrant: EntrantId): 0 | 1 | 2 | 3 | undefined =>
  players.find(player => table.fact.sides[player] === entrant)
