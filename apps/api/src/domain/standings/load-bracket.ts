import { type BracketFacts, type BracketMatchFact, entrantId } from '@paiji/rules'
import { readStagePlan, sidesByPlace, type StagePlan } from '@paiji/rules/pairing'
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { namedWinner, playSession, round, roundTable, scoreSheet, stage as stageTable } from '../../db/schema/index.js'
import { entriesByStages } from '../events/events.repo.js'
import { exchangesOf } from '../events/exchanges.js'
import { inSeedOrder } from '../events/seed-order.js'
import { missingSlots, slotsOfTable } from '../events/slot-name.js'

type Elimination = Pick<BracketFacts, 'format' | 'series'>

/** What of a plan makes its stage a bracket; undefined for every other format. */
export const eliminationOf = ({ format }: StagePlan): Elimination | undefined => {
  if (format.kind !== 'singleElimination' && format.kind !== 'doubleElimination') return undefined
  const { series } = format
  const own =
    format.kind === 'singleElimination'
      ? { kind: format.kind, placement: format.placement }
      : { kind: format.kind, final: format.final }
  return { format: own, ...(series ? { series } : {}) }
}

const roundsOf = (db: Db, stageId: string) =>
  db
    .select({ id: round.id, number: round.number, session: playSession.number, notes: round.notes })
    .from(round)
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .where(and(eq(playSession.stageId, stageId), ne(round.status, 'PLANNED')))
    .orderBy(asc(playSession.number), asc(round.number))

const tablesOf = (db: Db, stageId: string) =>
  db
    .select({ table: roundTable, session: playSession.number, round: round.number, status: round.status })
    .from(roundTable)
    .innerJoin(round, eq(round.id, roundTable.roundId))
    .innerJoin(playSession, eq(playSession.id, round.sessionId))
    .where(
      and(
        eq(playSession.stageId, stageId),
        ne(round.status, 'PLANNED'),
        eq(roundTable.kind, 'match'),
        isNotNull(roundTable.match),
      ),
    )
    .orderBy(asc(playSession.number), asc(round.number), asc(roundTable.position), asc(roundTable.label))

type Ground = (typeof namedWinner.$inferSelect)['ground']
type NamedIn = ReadonlyMap<string, { readonly entryId: string; readonly ground: Ground }>

const namedIn = async (db: Db, stageId: string): Promise<NamedIn> => {
  const rows = await db
    .select({ match: namedWinner.match, entryId: namedWinner.entryId, ground: namedWinner.ground })
    .from(namedWinner)
    .where(and(eq(namedWinner.stageId, stageId), isNull(namedWinner.supersededAt)))
  return new Map(rows.map(row => [row.match, row]))
}

const slotsEntered = async (db: Db, stageId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ slot: scoreSheet.slot })
    .from(scoreSheet)
    .where(and(eq(scoreSheet.stageId, stageId), isNull(scoreSheet.supersededAt)))
  return new Set(rows.map(({ slot }) => slot))
}

const matchesOf = async (db: Db, stageId: string, named: NamedIn): Promise<BracketMatchFact[]> => {
  const tables = await tablesOf(db, stageId)
  const inRooms = tables.some(({ table, status }) => status === 'OPEN' && table.rooms.length > 0)
  const entered = inRooms ? await slotsEntered(db, stageId) : new Set<string>()
  return tables.map(({ table, session, round: number, status }) => {
    const { section, label, match, sides } = table
    const winner = named.get(match ?? '')?.entryId
    const slots = slotsOfTable({ session, section, round: number, table: label }, table)
    const short = table.rooms.length > 0 && missingSlots(slots, slot => entered.has(slot)).length > 0
    return {
      match: match ?? '',
      sides: sides.map(entrantId),
      slots: slots.map(({ slot }) => slot),
      ...(status === 'OPEN' && short ? { open: true as const } : {}),
      ...(winner !== undefined && sides.includes(winner) ? { named: entrantId(winner) } : {}),
    }
  })
}

/** A bracket of this moment, and on what ground the director named winners, by match. */
export interface CurrentBracket {
  readonly facts: BracketFacts
  readonly grounds: ReadonlyMap<string, Ground>
}

/**
 * The bracket of an elimination stage as it stands now: its lines, the matches published so far, and who was named to
 * go on. Undefined for other formats and before the first round is published. At most six statements.
 */
export const loadBracketWithGrounds = async (db: Db, stageId: string): Promise<CurrentBracket | undefined> => {
  const [row] = await db.select({ plan: stageTable.plan }).from(stageTable).where(eq(stageTable.id, stageId))
  const plan = row?.plan ? readStagePlan(row.plan) : undefined
  const elimination = plan?.ok ? eliminationOf(plan.value) : undefined
  if (!elimination) return undefined
  const named = await namedIn(db, stageId)
  const matches = await matchesOf(db, stageId, named)
  if (matches.length === 0) return undefined
  const entries = await entriesByStages(db, [stageId])
  const sides = inSeedOrder(entries).map(({ id }, at) => ({ id, seed: at + 1 }))
  const exchanges = exchangesOf(await roundsOf(db, stageId))
  const lines = sidesByPlace({ sides, exchanges }, 1).map(({ id }) => entrantId(id))
  return {
    facts: { ...elimination, lines, matches },
    grounds: new Map([...named].map(([match, { ground }]) => [match, ground])),
  }
}

/** The same, the facts alone. */
export const loadBracket = async (db: Db, stageId: string): Promise<BracketFacts | undefined> =>
  (await loadBracketWithGrounds(db, stageId))?.facts
