import { type Explanation, ok } from '@paiji/rules'
import type { TableRecord } from '@paiji/rules/bridge'
import { titleSearchText } from '../domain/registry/search-text.js'
import { fixedClock } from '../base/clock.js'
import { createCursors } from '../domain/shared/cursor.js'
import type { Deps } from '../domain/shared/deps.js'
import { insertReturning, insertRows } from '../domain/shared/insert-rows.js'
import { createMailing } from '../domain/shared/mailing.js'
import type { JobQueue } from '../domain/shared/jobs.js'
import type { Outcome } from '../base/problem.js'
import type { Db } from '../db/client.js'
import {
  board,
  entry,
  entryPlayer,
  event,
  organisation,
  playSession,
  policy,
  ranking,
  round,
  roundTable,
  scoreSheet,
  stage,
  tableRecord,
} from '../db/schema/index.js'
import { inTransaction, type Transaction } from '../db/transaction.js'

/** Small steps a scene is made of, for the demo federation and for tests alike. */

const only = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (!row) throw new Error('insert returned no row')
  return row
}

/** The value of a step that must succeed; the problems of one that did not are an error of the scene. */
export const must = <T>(outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value
  throw new Error(`The scene failed: ${JSON.stringify(outcome.error)}`)
}

/** Runs steps in one transaction. */
export const together = async <T>(db: Db, steps: (tx: Transaction) => Promise<T>): Promise<T> =>
  must(await inTransaction(db, async tx => ok(await steps(tx))))

/** A queue nobody serves: a scene does later things itself, when their time comes. */
export const noJobs: JobQueue = { enqueue: async () => undefined }

/** What use cases need, at a moment of the scene. */
export const sceneDeps = (db: Db, at: string | Date): Deps => ({
  db,
  clock: fixedClock(at),
  jobs: noJobs,
  cursors: createCursors('scene'),
  mailing: createMailing('scene', 'http://portal.test'),
})

export interface OrganisationSpec {
  readonly code: string
  readonly kind: 'federation' | 'association' | 'club'
  readonly nameZh: string
  readonly nameEn: string
  readonly parentId?: string
}

export const addOrganisation = async (db: Db, spec: OrganisationSpec): Promise<string> => {
  const searchText = titleSearchText({ zh: spec.nameZh, en: spec.nameEn, code: spec.code })
  const values = { ...spec, parentId: spec.parentId ?? null, searchText, timeZone: 'Asia/Shanghai' }
  return only(await db.insert(organisation).values(values).returning({ id: organisation.id })).id
}

export interface PolicySpec {
  readonly organisationId: string
  readonly kind: 'award' | 'ranking' | 'rating' | 'ladder'
  readonly code: string
  readonly version?: number
  readonly nameZh: string
  readonly nameEn: string
  readonly sport: string
  readonly effective?: string
  readonly rule: Record<string, unknown>
}

export const addPolicy = async (db: Db, spec: PolicySpec): Promise<string> => {
  const values = { ...spec, version: spec.version ?? 1, effective: spec.effective ?? '[2020-01-01,)' }
  return only(await db.insert(policy).values(values).returning({ id: policy.id })).id
}

export interface RankingSpec {
  readonly organisationId: string
  readonly code: string
  readonly kind?: 'points' | 'rating'
  readonly sport: string
  readonly nameZh: string
  readonly nameEn: string
}

export const addRanking = async (db: Db, spec: RankingSpec): Promise<string> =>
  only(await db.insert(ranking).values(spec).returning({ id: ranking.id })).id

export interface EntrySpec {
  readonly number: string
  readonly seed?: number
  readonly group?: string
  readonly section?: string
  readonly nameAsEntered: string
  readonly players: readonly { readonly personId: string | null; readonly nameAsEntered: string }[]
}

/** One sheet; `sides` are places in the list of entries. */
export interface SheetSpec {
  readonly slot: string
  readonly session?: number
  readonly section?: string
  readonly round?: number
  readonly table?: string
  readonly board?: string
  readonly sides: readonly number[]
  readonly sheet: unknown
  /** What was called and played. */
  readonly record?: TableRecord
}

export interface SessionSpec {
  readonly number: number
  readonly startsAt?: Date
  readonly boards?: readonly { readonly number: number; readonly deal?: string }[]
  readonly rounds?: readonly RoundSpec[]
}

export interface RoundSpec {
  readonly number: number
  readonly status: 'PLANNED' | 'OPEN' | 'CLOSED'
  readonly method: 'drawn' | 'movement' | 'seating'
  readonly startsAt: Date
  readonly minutes?: number
  readonly tables: readonly TableSpec[]
}

/** How a place in the list of entries is written where an entry's id will stand. */
export const sideMark = (at: number): string => `#${at}#`
export const sideOfMark = (mark: string): number => Number(mark.slice(1, -1))

const withEntryIds = (because: Explanation, entryIds: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(because).replace(/#\d+#/g, mark => entryIds[sideOfMark(mark)] ?? ''))

/** A table; `sides` are places in the list of entries. */
export interface TableSpec {
  readonly label: string
  readonly sides: readonly number[]
  readonly boards?: readonly string[]
  readonly match?: string
  /** The draw's own reason; contestants in it are named by `sideMark`. */
  readonly because?: Explanation
}

export interface EventSpec {
  readonly organisationId: string
  readonly code: string
  readonly nameZh: string
  readonly nameEn: string
  readonly sport: string
  readonly editionId: string
  readonly category: string
  readonly startsOn: string
  readonly endsOn: string
  readonly venue?: string
  readonly status: 'SANCTIONED' | 'RUNNING' | 'CLOSED'
  readonly format: string
  readonly settings: Record<string, unknown>
  /** The stage of the stage graph, where its rounds are drawn. */
  readonly plan?: Record<string, unknown>
  readonly entries: readonly EntrySpec[]
  readonly sessions?: readonly SessionSpec[]
  readonly sheets: readonly SheetSpec[]
  readonly enteredBy: string
}

export interface AddedEvent {
  readonly eventId: string
  readonly stageId: string
  /** In the order of the specification. */
  readonly entryIds: readonly string[]
}

/** An event of one stage with its entries and everything that happened at its tables. */
export const addEvent = async (tx: Transaction, spec: EventSpec): Promise<AddedEvent> => {
  const { organisationId, code, nameZh, nameEn, sport, editionId, category, startsOn, endsOn, status } = spec
  const searchText = titleSearchText({ zh: nameZh, en: nameEn, code })
  const about = {
    organisationId,
    code,
    nameZh,
    nameEn,
    searchText,
    sport,
    editionId,
    category,
    startsOn,
    endsOn,
    status,
  }
  const { id: eventId } = only(
    await tx
      .insert(event)
      .values({ ...about, timeZone: 'Asia/Shanghai', venue: spec.venue ?? null })
      .returning({ id: event.id }),
  )
  const { format, settings, plan = null } = spec
  const { id: stageId } = only(
    await tx
      .insert(stage)
      .values({ organisationId, eventId, ordinal: 1, nameZh, nameEn, format, settings, plan })
      .returning({ id: stage.id }),
  )
  const recordedAt = new Date(`${startsOn}T01:00:00Z`)
  const entryIds = await addEntries(tx, { organisationId, stageId, recordedAt }, spec.entries)
  await addSessions(tx, { organisationId, stageId }, spec, entryIds)
  await addSheets(tx, { organisationId, stageId }, spec, entryIds)
  return { eventId, stageId, entryIds }
}

interface Where {
  readonly organisationId: string
  readonly stageId: string
}

const placeKey = (place: { number: string; group?: string | null; section?: string | null }): string =>
  JSON.stringify([place.section ?? '', place.group ?? '', place.number])

const addEntries = async (
  tx: Transaction,
  where: Where & { readonly recordedAt: Date },
  entries: readonly EntrySpec[],
): Promise<string[]> => {
  const { recordedAt, organisationId } = where
  const rows = await insertReturning(
    tx,
    entry,
    entries.map(({ number, group, section, nameAsEntered, seed }) => ({
      ...where,
      number,
      group: group ?? null,
      section: section ?? null,
      nameAsEntered,
      seed: seed ?? null,
    })),
  )
  const idAt = new Map(rows.map(row => [placeKey(row), row.id]))
  const ids = entries.map(one => idAt.get(placeKey(one)) ?? '')
  const players = entries.flatMap((one, at) =>
    one.players.map((player, ordinal) => ({
      organisationId,
      recordedAt,
      entryId: ids[at] ?? '',
      ordinal: ordinal + 1,
      ...player,
    })),
  )
  await insertRows(tx, entryPlayer, players)
  return ids
}

const addSessions = async (tx: Transaction, where: Where, spec: EventSpec, entryIds: readonly string[]) => {
  for (const { number, startsAt, boards, rounds } of spec.sessions ?? []) {
    const { id: sessionId } = only(
      await tx
        .insert(playSession)
        .values({ ...where, number, startsAt: startsAt ?? null })
        .returning({ id: playSession.id }),
    )
    const rows = (boards ?? []).map(one => ({ sessionId, number: String(one.number), deal: one.deal ?? null }))
    await insertRows(tx, board, rows)
    for (const one of rounds ?? []) await addRound(tx, sessionId, one, { entryIds, by: spec.enteredBy })
  }
}

const addRound = async (
  tx: Transaction,
  sessionId: string,
  spec: RoundSpec,
  known: { readonly entryIds: readonly string[]; readonly by: string },
): Promise<void> => {
  const { tables, ...own } = spec
  const published = spec.status === 'PLANNED' ? {} : { publishedAt: spec.startsAt, publishedBy: known.by }
  const { id: roundId } = only(
    await tx
      .insert(round)
      .values({ ...own, sessionId, drawnAt: spec.startsAt, drawnBy: known.by, ...published })
      .returning({ id: round.id }),
  )
  const rows = tables.map(({ sides, because, ...table }, at) => ({
    ...table,
    roundId,
    position: at + 1,
    sides: sides.map(side => known.entryIds[side] ?? ''),
    boards: [...(table.boards ?? [])],
    because: because ? withEntryIds(because, known.entryIds) : null,
  }))
  await insertRows(tx, roundTable, rows)
}

const addSheets = async (tx: Transaction, where: Where, spec: EventSpec, entryIds: readonly string[]) => {
  await insertRows(
    tx,
    scoreSheet,
    spec.sheets.map(one => ({
      ...where,
      slot: one.slot,
      version: 1,
      session: one.session ?? null,
      section: one.section ?? null,
      round: one.round ?? null,
      tableLabel: one.table ?? null,
      boardLabel: one.board ?? null,
      sides: one.sides.map(at => entryIds[at] ?? ''),
      sheet: one.sheet,
      editionId: spec.editionId,
      source: 'desk' as const,
      enteredBy: spec.enteredBy,
    })),
  )
  await insertRows(
    tx,
    tableRecord,
    spec.sheets.flatMap(({ slot, record }) =>
      record ? [{ ...where, slot, record, source: 'desk' as const, enteredBy: spec.enteredBy }] : [],
    ),
  )
}
