import { err, ok, problem } from '@paiji/rules'
import { inArray } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { personIdentifier } from '../../db/schema/index.js'
import { recordAudits } from '../audit/record.js'
import { findByIdentifiers } from '../registry/match.repo.js'
import { issuersOfOthers } from '../registry/numbers-of-bodies.js'
import type { Act } from '../shared/act.js'
import { insertReturning } from '../shared/insert-rows.js'
import type { TableRow } from './columns.js'
import { findPeople } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, SheetPlace, TableKindRules, TablePlace } from './kind.js'
import { likelyPerson, livesOf } from './life-of-people.js'
import { RowReader } from './read-cells.js'
import { ownRows } from './sheet-rows.js'

interface NumberPlan {
  readonly ask: Ask | undefined
  readonly issuer: string
  readonly value: string
}

const key = ({ issuer, value }: { readonly issuer: string; readonly value: string }): string => `${issuer} ${value}`

/** Whose row it is says its name or our number: the number beside it is what is to be given. */
const withoutNumber = ({ row, cell }: TableRow): TableRow => ({
  row,
  cell: column => (column === 'issuer' || column === 'identifier' ? '' : cell(column)),
})

const read = async (db: Db, place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<NumberPlan>[]> => {
  const people = await findPeople(db, place.organisationId, rows.map(withoutNumber))
  const read = people.map(({ reader: found, ask }, at) => {
    const reader = new RowReader(rows[at] ?? found.row)
    reader.problems.push(...found.problems)
    return { reader, plan: { ask, issuer: reader.needed('issuer'), value: reader.needed('identifier') } }
  })
  const issuers = [...new Set(read.map(one => one.plan.issuer))]
  const others = await issuersOfOthers(db, place.viewer, issuers)
  const held = await findByIdentifiers(
    db,
    place.organisationId,
    issuers,
    read.map(one => one.plan.value),
  )
  const owners = new Map(held.map(one => [key(one), one.personId]))
  const lives = await livesOf(
    db,
    people.flatMap(found => likelyPerson(found) ?? []),
    place.today,
    people,
  )
  const seen = new Map<string, number>()
  return read.map(({ reader, plan }): RowReading<NumberPlan> => {
    const { ask, issuer } = plan
    if (ask?.personId) lives.checkName(reader, ask.personId)
    if (others.has(issuer)) reader.note('issuer', 'NUMBER_OF_ANOTHER_BODY', { issuer })
    const [owner, earlier] = [owners.get(key(plan)), seen.get(key(plan))]
    const known = owner !== undefined && owner === ask?.personId
    if (owner !== undefined && owner !== likelyPerson({ ask }))
      reader.note('identifier', 'IDENTIFIER_TAKEN', { value: plan.value })
    if (earlier !== undefined && reader.problems.length === 0)
      reader.note('identifier', 'ROW_REPEATED', { row: earlier })
    seen.set(key(plan), reader.row.row)
    return { row: reader.row.row, problems: reader.problems, asks: ask ? [ask] : [], known, plan }
  })
}

const store = async (act: Act, place: SheetPlace, rows: readonly DecidedRow<NumberPlan>[]): Promise<Outcome<Made>> => {
  const { tx, deps, viewer } = act
  const decided = ownRows(rows)
  const held = await findByIdentifiers(
    tx,
    place.organisationId,
    [...new Set(decided.map(one => one.plan.issuer))],
    decided.map(one => one.plan.value),
  )
  const owners = new Map(held.map(one => [key(one), one.personId]))
  const taken = decided.find(({ plan, personId }) => (owners.get(key(plan)) ?? personId) !== personId)
  if (taken)
    return err([
      problem('IDENTIFIER_TAKEN', { severity: 'error', at: { line: taken.row }, params: { value: taken.plan.value } }),
    ])
  const fresh = decided.filter(({ plan }) => !owners.has(key(plan)))
  const stored = await insertReturning(
    tx,
    personIdentifier,
    fresh.map(({ row, personId, plan: { issuer, value } }) => ({
      ...{ personId, issuer, value, tableFileId: place.source.tableId, sourceRow: row },
      recordedAt: deps.clock.now(),
    })),
  )
  await recordAudits(
    tx,
    viewer,
    stored.map(({ personId, issuer, value }) => ({
      type: 'IDENTIFIER_ADDED' as const,
      organisationId: place.log,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { issuer, changes: [{ field: 'identifier', before: null, after: value }] },
    })),
  )
  return ok({ person_identifier: stored.map(row => row.id) })
}

const undo = async (act: Act, place: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const { tx, deps, viewer } = act
  const ids = [...(made.person_identifier ?? [])]
  const own = await tx.select().from(personIdentifier).where(inArray(personIdentifier.id, ids)).for('update')
  const standing = own.filter(row => row.supersededAt === null)
  await tx
    .update(personIdentifier)
    .set({ supersededAt: deps.clock.now() })
    .where(
      inArray(
        personIdentifier.id,
        standing.map(row => row.id),
      ),
    )
  await recordAudits(
    tx,
    viewer,
    standing.map(({ id, personId }) => ({
      type: 'IDENTIFIER_REMOVED' as const,
      organisationId: place.log,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { identifierId: id, reason },
    })),
  )
  return ok(true)
}

export const numbersTable: TableKindRules<NumberPlan> = { read, store, undo }
