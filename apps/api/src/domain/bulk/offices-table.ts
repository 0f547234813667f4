import { err, ok, problem } from '@paiji/rules'
import { and, inArray, isNull } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import type { IsoDate } from '../../base/clock.js'
import { formatDateRange, parseDateRange } from '../../base/date-range.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { officer } from '../../db/schema/index.js'
import { recordAudits } from '../audit/record.js'
import { overlaps } from '../registry/periods.js'
import type { Office } from '../registry/vocabulary.js'
import type { Act } from '../shared/act.js'
import { insertReturning } from '../shared/insert-rows.js'
import type { TableRow } from './columns.js'
import { bodiesBelow } from './find-bodies.js'
import { findPeople } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, SheetPlace, TableKindRules, TablePlace } from './kind.js'
import { likelyPerson, livesOf } from './life-of-people.js'
import { checkOwnRows, type OwnRow, ownRows } from './sheet-rows.js'

interface OfficePlan {
  readonly ask: Ask | undefined
  readonly bodyId: string
  readonly office: Office
  readonly from: IsoDate
  readonly until: IsoDate | undefined
}

const officeWords: Readonly<Record<Office, readonly string[]>> = {
  president: ['主席', '会长', '理事长', 'chair', 'chairman'],
  vicePresident: ['副主席', '副会长', '副理事长', 'vicepresident', 'vicechair'],
  secretary: ['秘书长', '秘书', 'secretarygeneral'],
  treasurer: ['司库', '财务', '会计'],
  registrar: ['注册官', '注册员'],
  delegate: ['代表'],
  coach: ['教练', '主教练', '领队兼教练'],
}

const sameTerm = (personId: string, { bodyId, office, from, until }: Omit<OfficePlan, 'ask'>): string =>
  [personId, bodyId, office, from, until ?? ''].join('|')

interface Held {
  readonly personId: string
  readonly bodyId: string
  readonly office: Office
  readonly from: IsoDate
  readonly until: IsoDate | undefined
}

const heldBy = async (db: Db, personIds: readonly string[]): Promise<Held[]> => {
  if (personIds.length === 0) return []
  const rows = await db
    .select()
    .from(officer)
    .where(and(inArray(officer.personId, [...new Set(personIds)]), isNull(officer.supersededAt)))
  return rows.map(({ personId, organisationId, office, valid }) => {
    const { from = '', until } = parseDateRange(valid)
    return { personId, bodyId: organisationId, office, from, until }
  })
}

const read = async (db: Db, place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<OfficePlan>[]> => {
  const [bodies, people] = [
    await bodiesBelow(db, place.organisationId),
    await findPeople(db, place.organisationId, rows),
  ]
  const likely = people.flatMap(found => likelyPerson(found) ?? [])
  const [held, lives] = [await heldBy(db, likely), await livesOf(db, likely, place.today, people)]
  const seen = new Map<string, number>()
  return people.map(({ reader, ask }): RowReading<OfficePlan> => {
    for (const column of ['office', 'from'] as const) reader.needed(column)
    const from = reader.day('from') ?? place.today
    const plan = {
      ask,
      bodyId: bodies.of(reader, 'body') ?? '',
      office: reader.word('office', officeWords) ?? 'president',
      from,
      until: reader.end(from),
    }
    const personId = likelyPerson({ ask })
    if (ask?.personId) lives.checkName(reader, ask.personId)
    if (reader.problems.length === 0) lives.checkDay(reader, 'from', personId)
    const same = sameTerm(personId ?? ask?.text ?? '', plan)
    const own = held.filter(
      one => one.personId === personId && one.bodyId === plan.bodyId && one.office === plan.office,
    )
    const exact = own.some(one => sameTerm(one.personId, one) === same)
    if (!exact && own.some(one => overlaps(one, plan))) reader.note('from', 'TERM_HELD_OTHERWISE')
    const earlier = seen.get(same)
    if (earlier !== undefined && reader.problems.length === 0) reader.note('office', 'ROW_REPEATED', { row: earlier })
    seen.set(same, reader.row.row)
    const known = exact && ask?.personId !== undefined
    return { row: reader.row.row, problems: reader.problems, asks: ask ? [ask] : [], known, plan }
  })
}

/** Nobody holds the same office of a body twice at a time. Problem: TERM_HELD_OTHERWISE, at the row. */
const nobodyTwice = (held: readonly Held[], rows: readonly OwnRow<OfficePlan>[]): Outcome<true> => {
  const terms = [...held]
  for (const { row, personId, plan } of rows) {
    const { bodyId, office, from, until } = plan
    const same = (one: Held) => one.personId === personId && one.bodyId === bodyId && one.office === office
    if (terms.some(one => same(one) && overlaps(one, plan)))
      return err([problem('TERM_HELD_OTHERWISE', { severity: 'error', at: { line: row } })])
    terms.push({ personId, bodyId, office, from, until })
  }
  return ok(true)
}

const store = async (act: Act, place: SheetPlace, rows: readonly DecidedRow<OfficePlan>[]): Promise<Outcome<Made>> => {
  const { tx, deps, viewer } = act
  const decided = ownRows(rows)
  const checked = await checkOwnRows(tx, place, decided, { column: 'from', day: plan => plan.from, same: sameTerm })
  if (!checked.ok) return checked
  const held = await heldBy(
    tx,
    decided.map(one => one.personId),
  )
  const standing = new Set(held.map(one => sameTerm(one.personId, one)))
  const fresh = decided.filter(({ personId, plan }) => !standing.has(sameTerm(personId, plan)))
  const free = nobodyTwice(held, fresh)
  if (!free.ok) return free
  const by = { namedBy: actorOf(viewer), recordedAt: deps.clock.now(), tableFileId: place.source.tableId }
  const stored = await insertReturning(
    tx,
    officer,
    fresh.map(({ row, personId, plan: { bodyId, office, from, until } }) => ({
      ...{ organisationId: bodyId, personId, office, valid: formatDateRange({ from, until }), sourceRow: row, ...by },
    })),
  )
  await recordAudits(
    tx,
    viewer,
    stored.map(({ id, organisationId, personId, office }) => ({
      type: 'OFFICER_NAMED' as const,
      organisationId: place.log,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { officerId: id, personId, changes: [{ field: 'office', before: null, after: office }] },
    })),
  )
  return ok({ officer: stored.map(row => row.id) })
}

const undo = async (act: Act, place: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const { tx, deps, viewer } = act
  const ids = [...(made.officer ?? [])]
  const own = await tx.select().from(officer).where(inArray(officer.id, ids)).for('update')
  const ended = own.filter(row => row.supersededAt !== null).length
  if (ended > 0)
    return err([problem('TABLE_BUILT_ON', { severity: 'error', params: { what: 'officer', count: ended } })])
  await tx.update(officer).set({ supersededAt: deps.clock.now() }).where(inArray(officer.id, ids))
  await recordAudits(
    tx,
    viewer,
    own.map(({ id, organisationId, personId, office }) => ({
      type: 'OFFICER_ENDED' as const,
      organisationId: place.log,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { officerId: id, personId, reason, changes: [{ field: 'office', before: office, after: null }] },
    })),
  )
  return ok(true)
}

export const officesTable: TableKindRules<OfficePlan> = { read, store, undo }
