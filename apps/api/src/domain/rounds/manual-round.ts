import { err, ok, problem, type Problem } from '@paiji/rules'
import {
  arrangedRound,
  byDirector,
  changeProblems,
  type DraftedRound,
  type LaidRound,
  type PlannedMatch,
  type RoundChange,
  roundProblems,
  type Stage,
} from '@paiji/rules/pairing'
import type { RoundNotes } from '../../db/schema/index.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { readableProblems } from './readable.js'
import type { TableRow } from './rounds.repo.js'
import { matchOfTable, type StageView } from './stage-state.js'
import type { NewTable } from './store-round.js'

/** Pairings made by hand; contestants by entry id. */
export interface ManualPairing {
  readonly pairs: readonly (readonly [string, string])[]
  readonly bye?: string | undefined
  readonly reason: string
}

export type Change = NonNullable<RoundNotes['changes']>[number]

/** A draft as the rules look at it. */
export const draftedRound = (tables: readonly TableRow[], exchanges: DraftedRound['exchanges']): DraftedRound => ({
  matches: tables
    .filter(table => table.kind === 'match')
    .map(table => ({ slot: matchOfTable(table), sides: table.sides })),
  free: tables.filter(table => table.kind === 'bye').flatMap(table => table.sides),
  exchanges,
})

/** What speaks against a change by hand, with contestants by name; without a stage it was laid out elsewhere. */
export const objections = (
  db: Db,
  stage: Stage | undefined,
  { state, entries }: StageView,
  change: RoundChange,
): Promise<readonly Problem[]> => readableProblems(db, changeProblems(stage, state, change), entries)

/** Refuses errors, and objections without a reason: SWAP_REASON_NEEDED beside them. Answers the codes accepted. */
export const acceptObjections = (found: readonly Problem[], reason: string): Outcome<readonly string[]> => {
  const errors = found.filter(one => one.severity !== 'warning')
  if (errors.length > 0) return err(errors)
  if (found.length > 0 && !reason.trim())
    return err([...found, problem('SWAP_REASON_NEEDED', { at: { path: 'reason' } })])
  return ok([...new Set(found.map(one => one.code))])
}

/** A round made by hand, ready to be stored. */
export interface ManualRound {
  readonly tables: readonly NewTable[]
  readonly changes: readonly Omit<Change, 'by'>[]
}

/** Pairings of a Swiss: who met whom decides, so any pairs will do that nothing speaks against. */
export const freeManualRound = async (
  db: Db,
  stage: Stage,
  { state, entries, rounds }: StageView,
  { pairs, bye, reason }: ManualPairing,
): Promise<Outcome<ManualRound>> => {
  const number = Math.max(0, ...rounds.map(round => round.number)) + 1
  const matches = pairs.map((sides, at) => ({ slot: `r${number}/t${at + 1}`, sides }))
  const free = bye ? [bye] : []
  const settings = stage.format.kind === 'swiss' ? stage.format.settings : undefined
  const found = await readableProblems(db, roundProblems(state, { matches, free, exchanges: [] }, settings), entries)
  const accepted = acceptObjections(found, reason)
  if (!accepted.ok) return accepted
  return ok({ tables: [...matches.map(tableOf(reason)), ...free.map(byeOf(reason))], changes: [] })
}

/** Other sides in the matches that the format has for the next round; they stay matches of the table or the bracket. */
export const arrangedManualRound = async (
  db: Db,
  stage: Stage,
  view: StageView,
  due: LaidRound,
  { reason, pairs, bye }: ManualPairing,
): Promise<Outcome<ManualRound>> => {
  const arranged = arrangedRound(stage, view.state, due, { pairs, ...(bye ? { bye } : {}) }, reason)
  if (!arranged.ok) return err(await readableProblems(db, arranged.error, view.entries))
  const { after, moved, from } = arranged.value
  const accepted = acceptObjections(await objections(db, stage, view, arranged.value), reason)
  if (!accepted.ok) return accepted
  const tables = after.matches.map((match, at) => tableOf(reason, due.matches[at])(match, at))
  const changes = moved.map(([a, b]) => ({
    a,
    b,
    reason,
    accepted: accepted.value,
    ...(from === undefined ? {} : { from }),
  }))
  return ok({ tables: [...tables, ...after.free.map(byeOf(reason))], changes })
}

const tableOf =
  (reason: string, due?: PlannedMatch) =>
  ({ slot, sides }: DraftedRound['matches'][number], at: number): NewTable => ({
    label: String(due?.table ?? at + 1),
    kind: 'match',
    sides,
    match: slot,
    because: byDirector(sides.join(' – '), reason, due?.because),
    ...(due?.group ? { group: due.group } : {}),
  })

const byeOf =
  (reason: string) =>
  (side: string, at: number): NewTable => ({
    label: `bye${at + 1}`,
    kind: 'bye',
    sides: [side],
    because: byDirector(side, reason),
  })
