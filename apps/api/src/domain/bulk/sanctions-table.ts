import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import type { IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { sanction } from '../../db/schema/index.js'
import { recordAudits } from '../audit/record.js'
import type { SanctionScope } from '../sanctions/sanctions.repo.js'
import type { Act } from '../shared/act.js'
import { insertReturning } from '../shared/insert-rows.js'
import type { TableRow } from './columns.js'
import { findPeople } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, SheetPlace, TableKindRules, TablePlace } from './kind.js'
import { likelyPerson, livesOf } from './life-of-people.js'
import { sportWords } from './people-table.js'
import { checkOwnRows, ownRows } from './sheet-rows.js'

interface SanctionPlan {
  readonly ask: Ask | undefined
  readonly scope: SanctionScope
  readonly sport: string
  readonly from: IsoDate
  readonly until: IsoDate | null
  readonly reason: string
}

const scopeWords: Readonly<Record<SanctionScope, readonly string[]>> = {
  compete: ['参赛', '禁赛', '停赛', 'playing', 'play'],
  attend: ['到场', '禁止入场', '入场', 'attending'],
  officiate: ['执裁', '停止执裁', '禁止执裁', 'officiating'],
}
const allSports = { '*': ['全部', '全部项目', '所有项目', 'all'], ...sportWords }

const same = (personId: string, { scope, sport, from, until }: Omit<SanctionPlan, 'ask' | 'reason'>): string =>
  [personId, scope, sport, from, until ?? ''].join('|')

const heldAgainst = async (db: Db, organisationId: string, personIds: readonly string[]): Promise<Set<string>> => {
  if (personIds.length === 0) return new Set()
  const rows = await db
    .select()
    .from(sanction)
    .where(
      and(
        eq(sanction.organisationId, organisationId),
        inArray(sanction.personId, [...new Set(personIds)]),
        ne(sanction.status, 'DECLINED'),
      ),
    )
  return new Set(rows.map(row => same(row.personId, { ...row, from: row.validFrom, until: row.validUntil })))
}

const read = async (db: Db, place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<SanctionPlan>[]> => {
  const people = await findPeople(db, place.organisationId, rows)
  const likely = people.flatMap(found => likelyPerson(found) ?? [])
  const [held, lives] = [
    await heldAgainst(db, place.organisationId, likely),
    await livesOf(db, likely, place.today, people),
  ]
  const seen = new Map<string, number>()
  return people.map(({ reader, ask }): RowReading<SanctionPlan> => {
    for (const column of ['keptFrom', 'from'] as const) reader.needed(column)
    const from = reader.day('from') ?? place.today
    const plan = {
      ask,
      scope: reader.word('keptFrom', scopeWords) ?? 'compete',
      sport: reader.word('sport', allSports) ?? '*',
      from,
      until: reader.end(from) ?? null,
      reason: reader.needed('note'),
    }
    const personId = likelyPerson({ ask })
    if (ask?.personId) lives.checkName(reader, ask.personId)
    if (reader.problems.length === 0) lives.checkDay(reader, 'from', personId)
    const said = same(personId ?? ask?.text ?? '', plan)
    const earlier = seen.get(said)
    if (earlier !== undefined && reader.problems.length === 0) reader.note('from', 'ROW_REPEATED', { row: earlier })
    seen.set(said, reader.row.row)
    const known = held.has(said) && ask?.personId !== undefined
    return { row: reader.row.row, problems: reader.problems, asks: ask ? [ask] : [], known, plan }
  })
}

/**
 * What is over is put on file as it was; what still keeps somebody away waits for its second person, like any other. Only the
 * offices and the person read of it.
 */
const store = async (
  act: Act,
  place: SheetPlace,
  rows: readonly DecidedRow<SanctionPlan>[],
): Promise<Outcome<Made>> => {
  const { tx, deps, viewer } = act
  const decided = ownRows(rows)
  const checked = await checkOwnRows(tx, place, decided, { column: 'from', day: plan => plan.from, same })
  if (!checked.ok) return checked
  const held = await heldAgainst(
    tx,
    place.organisationId,
    decided.map(one => one.personId),
  )
  const { organisationId, source, today } = place
  const by = { organisationId, tableFileId: source.tableId, proposedBy: actorOf(viewer), publicity: 'offices' as const }
  const stored = await insertReturning(
    tx,
    sanction,
    decided
      .filter(({ personId, plan }) => !held.has(same(personId, plan)))
      .map(({ row, personId, plan: { scope, sport, from, until, reason } }) => ({
        ...{ personId, scope, sport, validFrom: from, validUntil: until, reason, sourceRow: row },
        status: until !== null && until <= today ? ('IN_FORCE' as const) : ('PROPOSED' as const),
        recordedAt: deps.clock.now(),
        ...by,
      })),
  )
  await recordAudits(
    tx,
    viewer,
    stored.map(({ id, personId, reason, validFrom }) => ({
      type: 'SANCTION_PROPOSED' as const,
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { sanctionId: id, reason, changes: [{ field: 'suspendedFrom', before: null, after: validFrom }] },
    })),
  )
  return ok({ sanction: stored.map(row => row.id) })
}

/** They stand no longer, with the reason; where a person decided about one meanwhile, nothing is taken back. */
const undo = async ({ tx, deps, viewer }: Act, _: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const ids = [...(made.sanction ?? [])]
  const own = await tx.select().from(sanction).where(inArray(sanction.id, ids)).for('update')
  const changed = own.filter(row => row.decidedAt !== null || row.liftedAt !== null).length
  if (changed > 0)
    return err([problem('TABLE_BUILT_ON', { severity: 'error', params: { what: 'sanction', count: changed } })])
  const by = { liftedBy: actorOf(viewer), liftedAt: deps.clock.now(), liftReason: reason }
  await tx
    .update(sanction)
    .set({ status: 'LIFTED', ...by })
    .where(inArray(sanction.id, ids))
  await recordAudits(
    tx,
    viewer,
    own.map(({ id, organisationId, personId }) => ({
      type: 'SANCTION_LIFTED' as const,
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { sanctionId: id, reason },
    })),
  )
  return ok(true)
}

export const sanctionsTable: TableKindRules<SanctionPlan> = { read, store, undo }
