import { ok } from '@paiji/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { broughtPlace } from '../../db/schema/index.js'
import { foldText } from '../registry/folding.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import type { TableRow } from './columns.js'
import { findPeople } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, SheetPlace, TableKindRules, TablePlace } from './kind.js'
import { likelyPerson, livesOf } from './life-of-people.js'
import { readCount, readHundredths } from './read-amount.js'
import { mayReplace, replacingRows, supersede, takeBack } from './replaced.js'
import { checkOwnRows, ownRows } from './sheet-rows.js'
import { checkSwitch, sportIn } from './sport-in.js'

/** A place on a ranking list as an earlier system printed it; no list of ours is made of it. */
interface PlacePlan {
  readonly ask: Ask | undefined
  readonly sport: string
  readonly listName: string
  readonly asOf: IsoDate
  readonly place: number
  /** Hundredths. */
  readonly value: number | null
}

type Stored = Omit<PlacePlan, 'ask'>

const sameList = ({ sport, listName, asOf }: Stored): string => [sport, foldText(listName), asOf].join('|')
const samePlace = (personId: string, plan: Stored): string => `${personId}|${sameList(plan)}`

type Standing = typeof broughtPlace.$inferSelect

const placesBefore = async (
  db: Db,
  organisationId: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Standing>> => {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(broughtPlace)
    .where(
      and(
        eq(broughtPlace.organisationId, organisationId),
        inArray(broughtPlace.personId, [...new Set(personIds)]),
        isNull(broughtPlace.supersededAt),
      ),
    )
  return new Map(rows.map(row => [samePlace(row.personId, row), row]))
}

const says = ({ place, value }: Stored): string => `${place} ${value}`

const read = async (db: Db, place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<PlacePlan>[]> => {
  const people = await findPeople(db, place.organisationId, rows)
  const likely = people.flatMap(found => likelyPerson(found) ?? [])
  const [before, lives] = [
    await placesBefore(db, place.organisationId, likely),
    await livesOf(db, likely, place.today, people),
  ]
  const seen = new Map<string, number>()
  return people.map(({ reader, ask }): RowReading<PlacePlan> => {
    for (const column of ['list', 'day', 'place'] as const) reader.needed(column)
    const plan = {
      ask,
      sport: sportIn(reader, place),
      listName: reader.text('list') ?? '',
      asOf: reader.day('day') ?? place.today,
      place: readCount(reader, 'place') ?? 0,
      value: readHundredths(reader, 'amount') ?? null,
    }
    checkSwitch(reader, place, plan.sport, 'day')
    const personId = likelyPerson({ ask })
    if (ask?.personId) lives.checkName(reader, ask.personId)
    if (reader.problems.length === 0) lives.checkDay(reader, 'day', personId)
    const same = samePlace(personId ?? ask?.text ?? '', plan)
    const [earlier, own] = [seen.get(same), before.get(same)]
    if (earlier !== undefined && reader.problems.length === 0) reader.note('list', 'ROW_REPEATED', { row: earlier })
    seen.set(same, reader.row.row)
    if (own && says(own) !== says(plan)) reader.note('place', 'PLACE_BROUGHT_OTHERWISE', { value: own.place })
    const differs = own !== undefined && says(own) !== says(plan)
    const known = own !== undefined && !differs && ask?.personId !== undefined
    const reading = { row: reader.row.row, problems: reader.problems, asks: ask ? [ask] : [], known, plan }
    return { ...reading, replaces: differs && mayReplace(place, own, reading) }
  })
}

const store = async (act: Act, place: SheetPlace, rows: readonly DecidedRow<PlacePlan>[]): Promise<Outcome<Made>> => {
  const decided = ownRows(rows)
  const checked = await checkOwnRows(act.tx, place, decided, {
    column: 'day',
    day: plan => plan.asOf,
    same: samePlace,
  })
  if (!checked.ok) return checked
  const before = await placesBefore(
    act.tx,
    place.organisationId,
    decided.map(one => one.personId),
  )
  const replacing = replacingRows(rows)
  const replaced = decided.flatMap(({ row, plan, personId }) => {
    const own = before.get(samePlace(personId, plan))
    return own && replacing.has(row) && says(own) !== says(plan) ? [own.id] : []
  })
  const superseded = new Set(replaced)
  const recordedAt = act.deps.clock.now()
  await supersede(act, broughtPlace, replaced)
  const stored = await insertRows(
    act.tx,
    broughtPlace,
    decided
      .filter(({ plan, personId }) => {
        const own = before.get(samePlace(personId, plan))
        return !own || superseded.has(own.id)
      })
      .map(({ row, personId, plan: { ask: _, ...printed } }) => ({
        ...printed,
        personId,
        organisationId: place.organisationId,
        tableFileId: place.source.tableId,
        sourceRow: row,
        recordedAt,
      })),
  )
  return ok({ brought_place: stored, replaced_place: replaced })
}

const undo = async (act: Act, _: TablePlace, made: Made): Promise<Outcome<true>> => {
  await takeBack(act, broughtPlace, made.brought_place, made.replaced_place)
  return ok(true)
}

export const listsTable: TableKindRules<PlacePlan> = { read, store, undo }
