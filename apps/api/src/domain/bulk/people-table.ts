import { issuersOfOthers } from '../registry/numbers-of-bodies.js'
import { ok, sports } from '@paiji/rules'
import { inArray } from 'drizzle-orm'
import { affiliation, person, personIdentifier, personName } from '../../db/schema/index.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { formatDateRange } from '../../base/date-range.js'
import { recordAudits } from '../audit/record.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import { findByIdentifiers } from '../registry/match.repo.js'
import { nameProblem } from '../registry/read-name.js'
import { birthDatesKnownTo } from '../registry/visibility.js'
import { insertPeople, type NewName, type NewPerson } from '../registry/register.repo.js'
import { splitName } from '../registry/split-name.js'
import { nothingBuiltOn, rowsPointingAt } from './built-on.js'
import type { TableRow } from './columns.js'
import { bodiesBelow, type Bodies } from './find-bodies.js'
import { candidatesOf, onlyNamesake } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, TableKindRules, TablePlace } from './kind.js'
import { RowReader } from './read-cells.js'

interface PersonPlan {
  readonly person: NewPerson
  readonly name: string
  readonly bodyId: string
  readonly from: string | undefined
  readonly until: string | undefined
}

const genders = {
  female: ['女', '女性', 'f', 'w', 'woman'],
  male: ['男', '男性', 'm', 'man'],
  unstated: ['不详', '未说明', 'x', 'unknown', '-'],
} as const

const namesIn = (reader: RowReader): NewName[] => {
  const [family, given] = [reader.text('familyName'), reader.text('givenName')]
  const whole = reader.text('name')
  const latin = reader.text('latinName')
  const first = whole ?? (family ? [family, given].filter(Boolean).join(/\p{Script=Han}/u.test(family) ? '' : ' ') : '')
  const names: NewName[] = []
  if (first) names.push(family && !whole ? { ...splitName(first), family, given: given ?? '' } : splitName(first))
  if (latin && names[0]?.script !== 'Latn') names.push(splitName(latin))
  if (names.length === 0) reader.note('name', 'CELL_MISSING')
  for (const name of names) {
    const column = name.script === 'Latn' && name.display === latin ? 'latinName' : whole ? 'name' : 'familyName'
    if (nameProblem(name)) reader.note(column, 'NAME_NOT_LETTERS', { name: name.display })
  }
  return names
}

const planOf = (reader: RowReader, bodies: Bodies, today: string): PersonPlan => {
  const names = namesIn(reader)
  const gender = reader.word('gender', genders) ?? 'unstated'
  const birthDate = reader.day('birthDate')
  if (birthDate !== undefined && birthDate > today)
    reader.note('birthDate', 'DAY_AHEAD', { value: reader.row.cell('birthDate') })
  const [issuer, value] = [reader.text('issuer'), reader.text('identifier')]
  if (value && !issuer) reader.note('issuer', 'CELL_MISSING')
  const from = reader.day('from')
  const until = reader.end(from ?? today)
  return {
    person: { names, gender, birthDate: birthDate ?? null, identifiers: issuer && value ? [{ issuer, value }] : [] },
    name: names[0]?.display ?? '',
    bodyId: bodies.of(reader, 'body') ?? '',
    from,
    until,
  }
}

/** Numbers that somebody has already, those that stand twice in the sheet, and those that are another body's to give. */
const noteNumbers = async (
  db: Db,
  place: TablePlace,
  rows: readonly { reader: RowReader; plan: PersonPlan }[],
): Promise<void> => {
  const numbered = rows.flatMap(({ reader, plan }) => (plan.person.identifiers ?? []).map(one => ({ reader, ...one })))
  const taken = await findByIdentifiers(
    db,
    place.organisationId,
    [...new Set(numbered.map(one => one.issuer))],
    numbered.map(one => one.value),
  )
  const seen = new Set(taken.map(one => `${one.issuer} ${one.value}`))
  const others = await issuersOfOthers(db, place.viewer, [...new Set(numbered.map(one => one.issuer))])
  for (const { reader, issuer, value } of numbered) {
    if (others.has(issuer)) reader.note('issuer', 'NUMBER_OF_ANOTHER_BODY', { issuer })
    if (seen.has(`${issuer} ${value}`)) reader.note('identifier', 'IDENTIFIER_TAKEN', { value })
    seen.add(`${issuer} ${value}`)
  }
}

const read = async (db: Db, place: TablePlace, rows: readonly TableRow[]): Promise<RowReading<PersonPlan>[]> => {
  const bodies = await bodiesBelow(db, place.organisationId)
  const read = rows.map(row => {
    const reader = new RowReader(row)
    return { reader, plan: planOf(reader, bodies, place.today) }
  })
  await noteNumbers(db, place, read)
  const names = read.map(({ reader, plan }) => ({ key: String(reader.row.row), name: plan.name }))
  const candidates = await candidatesOf(db, place.organisationId, names)
  const ids = [...new Set([...candidates.values()].flat().map(one => one.personId))]
  const born = await birthDatesKnownTo(db, place.organisationId, ids)
  const earlier = new Map<string, { row: number; birthDate: string | null | undefined }[]>()
  return read.map(({ reader, plan }) => {
    const ask = askOf(reader, plan, candidates.get(String(reader.row.row)) ?? [], born, earlier)
    const same = earlier.get(plan.name) ?? []
    earlier.set(plan.name, [...same, { row: reader.row.row, birthDate: plan.person.birthDate }])
    return { row: reader.row.row, problems: reader.problems, asks: ask ? [ask] : [], plan }
  })
}

/** The only one of this name, who was also born on the day that the row says. */
const provenSame = (
  alike: Ask['candidates'],
  born: ReadonlyMap<string, string | null>,
  birthDate: string | null | undefined,
): Ask['proposed'] => {
  const namesake = onlyNamesake(alike)
  return birthDate && namesake && born.get(namesake.personId) === birthDate
    ? { personId: namesake.personId }
    : undefined
}

const differ = (a: string | null | undefined, b: string | null | undefined): boolean => Boolean(a && b && a !== b)

/** Whether the person is registered already: by name, unless the days of birth speak against it. */
const askOf = (
  reader: RowReader,
  plan: PersonPlan,
  candidates: Ask['candidates'],
  born: ReadonlyMap<string, string | null>,
  earlier: ReadonlyMap<string, readonly { row: number; birthDate: string | null | undefined }[]>,
): Ask | undefined => {
  const { birthDate } = plan.person
  const alike = candidates.filter(one => !differ(born.get(one.personId), birthDate))
  const sameAs = earlier.get(plan.name)?.find(one => !differ(one.birthDate, birthDate))?.row
  if (alike.length === 0 && sameAs === undefined) return undefined
  const proposed = sameAs === undefined ? provenSame(alike, born, birthDate) : undefined
  return {
    key: String(reader.row.row),
    text: plan.name,
    candidates: alike,
    ...(proposed === undefined ? {} : { proposed }),
    ...(sameAs === undefined ? {} : { sameAs }),
    mustDecide: true,
  }
}

/** Somebody who was found to be registered, or is the same as an earlier row, is not registered again. */
const isNew = ({ row, who }: DecidedRow<PersonPlan>): boolean => {
  const said = who(String(row))
  return said === undefined || said === 'new'
}

const store = async (act: Act, place: TablePlace, rows: readonly DecidedRow<PersonPlan>[]): Promise<Outcome<Made>> => {
  const { tx, deps, viewer } = act
  const fresh = rows.filter(isNew)
  const stored = await insertPeople(
    tx,
    fresh.map(({ plan }) => plan.person),
  )
  const recordedAt = deps.clock.now()
  await insertRows(
    tx,
    affiliation,
    fresh.map(({ plan }, at) => ({
      personId: stored[at]?.id ?? '',
      organisationId: plan.bodyId,
      kind: 'membership' as const,
      valid: formatDateRange({ from: plan.from ?? place.today, until: plan.until }),
      recordedAt,
    })),
  )
  await recordAudits(
    tx,
    viewer,
    stored.map(({ id, number }) => ({
      type: 'PERSON_REGISTERED' as const,
      organisationId: place.log,
      aggregateKind: 'person',
      aggregateId: id,
      data: { number },
    })),
  )
  const ids = stored.map(row => row.id)
  return ok({ person: ids, ...(ids.length > 0 ? await rowsPointingAt(tx, 'person', ids) : {}) })
}

/** Takes people out of the register again: their names, numbers and memberships stand no longer. */
const undo = async (act: Act, place: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const { tx, deps, viewer } = act
  const free = await nothingBuiltOn(tx, 'person', made)
  if (!free.ok) return free
  const ids = [...(made.person ?? [])]
  const supersededAt = deps.clock.now()
  for (const table of [personName, personIdentifier, affiliation])
    await tx.update(table).set({ supersededAt }).where(inArray(table.personId, ids))
  await tx.update(person).set({ withdrawnAt: supersededAt }).where(inArray(person.id, ids))
  await recordAudits(
    tx,
    viewer,
    ids.map(id => ({
      type: 'PERSON_WITHDRAWN' as const,
      organisationId: place.log,
      aggregateKind: 'person',
      aggregateId: id,
      data: { reason },
    })),
  )
  return ok(true)
}

export const peopleTable: TableKindRules<PersonPlan> = { read, store, undo }

/** The sports by their ids and names in both languages. */
export const sportWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  sports.map(({ id, name }) => [id, [name.zh, name.en]]),
)
