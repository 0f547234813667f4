import type { ComparedLine } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { type ImportPlan, withCarried } from './import-plan.js'
import { board, entry, event, playSession, scoreSheet, stage, tableRecord } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { titleSearchText } from '../registry/search-text.js'
import { appendAdjustments } from '../rulings/adjustments.repo.js'
import { insertReturning, insertRows } from '../shared/insert-rows.js'
import { enteredName } from './import-people.js'
import { oneRow } from '../../db/one-row.js'

/** What an event of a file is called. */
export interface EventNaming {
  readonly code?: string
  readonly nameZh: string
  readonly nameEn: string
}

/** Where the facts of a file go. */
export interface ImportTarget {
  readonly organisationId: string
  readonly importId: string
  readonly digest: string
  readonly timeZone: string
  readonly category: string
  readonly enteredBy: string
  /** What the event and its stage are called, and the code of a new event; as the file says where nothing was chosen. */
  readonly named: EventNaming
  /** An event that is there already gets a further stage. */
  readonly event?: { readonly id: string; readonly stages: number }
}

export interface InsertedFacts {
  readonly eventId: string
  readonly stageId: string
  /** The file's contestant keys → entries. */
  readonly entryIds: ReadonlyMap<string, string>
  readonly sheets: number
}

const insertEvent = async (tx: Transaction, plan: ImportPlan, target: ImportTarget): Promise<string> => {
  if (target.event) return target.event.id
  const { date } = plan.event
  const { nameZh, nameEn } = target.named
  const code = target.named.code ?? `${date ?? 'undated'}-${target.digest.slice(0, 8)}`
  const row = oneRow(
    await tx
      .insert(event)
      .values({
        organisationId: target.organisationId,
        code,
        nameZh,
        nameEn,
        searchText: titleSearchText({ zh: nameZh, en: nameEn, code }),
        sport: plan.sport.id,
        editionId: plan.editionId,
        category: target.category,
        startsOn: date ?? '1970-01-01',
        endsOn: date ?? '1970-01-01',
        timeZone: target.timeZone,
        venue: plan.event.venue ?? plan.event.club?.name ?? null,
        status: 'CLOSED',
      })
      .returning({ id: event.id }),
  )
  return row.id
}

const insertStage = async (
  tx: Transaction,
  plan: ImportPlan,
  target: ImportTarget,
  eventId: string,
): Promise<string> => {
  const row = oneRow(
    await tx
      .insert(stage)
      .values({
        organisationId: target.organisationId,
        eventId,
        ordinal: (target.event?.stages ?? 0) + 1,
        nameZh: target.named.nameZh,
        nameEn: target.named.nameEn,
        format: plan.event.eventType,
        settings: plan.settings,
      })
      .returning({ id: stage.id }),
  )
  return row.id
}

const insertSessions = async (tx: Transaction, plan: ImportPlan, target: ImportTarget, stageId: string) => {
  const sessions = plan.event.sessions
  if (sessions.length === 0) return
  const rows = await tx
    .insert(playSession)
    .values(
      sessions.map(s => ({ organisationId: target.organisationId, stageId, number: s.number, nameEn: s.name ?? null })),
    )
    .returning({ id: playSession.id, number: playSession.number })
  const idOf = new Map(rows.map(row => [row.number, row.id]))
  const boards = sessions.flatMap(s =>
    s.sections.flatMap(section =>
      section.boards
        .filter(one => one.number !== '')
        .map(b => ({
          sessionId: idOf.get(s.number) as string,
          section: section.id,
          number: b.number,
          dealer: b.dealer ?? null,
          vulnerability: b.vulnerability ?? null,
          deal: b.deal ?? null,
          analysis: b.analysis ?? null,
        })),
    ),
  )
  await insertRows(tx, board, boards)
}

const placeKey = (row: { number: string; group?: string | null; section?: string | null }): string =>
  JSON.stringify([row.section ?? '', row.group ?? '', row.number])

const insertEntries = async (tx: Transaction, plan: ImportPlan, target: ImportTarget, stageId: string) => {
  const named = new Map(plan.event.entrants.map(entrant => [entrant.key, enteredName(entrant)]))
  const rows = await insertReturning(
    tx,
    entry,
    plan.facts.entrants.map(fact => ({
      organisationId: target.organisationId,
      stageId,
      number: fact.number,
      group: fact.group ?? null,
      section: fact.section ?? null,
      nameAsEntered: named.get(fact.id) ?? fact.number,
    })),
  )
  const idAt = new Map(rows.map(row => [placeKey(row), row.id]))
  return new Map(plan.facts.entrants.map(fact => [fact.id as string, idAt.get(placeKey(fact)) as string]))
}

/** Appends everything a file says about play: event, stage, sessions, boards, entries, score sheets and records of the tables. */
export const insertImportedFacts = async (
  tx: Transaction,
  plan: ImportPlan,
  target: ImportTarget,
): Promise<InsertedFacts> => {
  const eventId = await insertEvent(tx, plan, target)
  const stageId = await insertStage(tx, plan, target, eventId)
  await insertSessions(tx, plan, target, stageId)
  const entryIds = await insertEntries(tx, plan, target, stageId)
  if (plan.event.entrants.some(entrant => entrant.carried !== undefined)) {
    const settings = withCarried(plan, plan.settings, key => entryIds.get(key) ?? key)
    await tx.update(stage).set({ settings }).where(eq(stage.id, stageId))
  }
  await insertRows(
    tx,
    scoreSheet,
    plan.facts.sheets.map(fact => ({
      organisationId: target.organisationId,
      stageId,
      slot: fact.slot,
      version: 1,
      session: fact.session ?? null,
      section: fact.section ?? null,
      round: fact.round ?? null,
      tableLabel: fact.table ?? null,
      boardLabel: fact.board ?? null,
      sides: fact.sides.map(key => entryIds.get(key) as string),
      sheet: fact.sheet,
      editionId: plan.editionId,
      source: 'import' as const,
      sourceId: target.importId,
      enteredBy: target.enteredBy,
    })),
  )
  await insertRows(
    tx,
    tableRecord,
    [...plan.records].map(([slot, record]) => ({
      organisationId: target.organisationId,
      stageId,
      slot,
      record,
      source: 'import' as const,
      sourceId: target.importId,
      enteredBy: target.enteredBy,
    })),
  )
  return { eventId, stageId, entryIds, sheets: plan.facts.sheets.length }
}

/** Appends the awards that are taken as the file states them, each with its article and the file. */
export const takeAsStated = async (
  tx: Transaction,
  { organisationId, importId, enteredBy }: ImportTarget,
  stageId: string,
  stated: readonly NonNullable<ComparedLine['stated']>[],
): Promise<void> => {
  const from = { organisationId, stageId, source: 'import', sourceId: importId, recordedBy: enteredBy } as const
  const [first] = stated
  if (!first) return
  await appendAdjustments(
    tx,
    { ...from, clause: first.clause },
    stated.map(({ adjustment }) => adjustment),
  )
}
