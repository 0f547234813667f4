import { err, ok, problem } from '@paiji/rules'
import { and, inArray, isNull } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { broughtResult } from '../../db/schema/index.js'
import { foldText } from '../registry/folding.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import type { TableRow } from './columns.js'
import { eventLevels } from './event-levels.js'
import { findPeople, personOf } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, SheetPlace, TableKindRules, TablePlace } from './kind.js'
import { likelyPerson, livesOf } from './life-of-people.js'
import { readCount, readHundredths } from './read-amount.js'
import { RowReader } from './read-cells.js'
import { mayReplace, replacingRows, supersede, takeBack } from './replaced.js'
import { checkSwitch, sportIn } from './sport-in.js'

/** A place in an event of before the switch, as the sheet has it; nothing is computed from it. */
interface ResultPlan {
  readonly ask: Ask | undefined
  readonly sport: string
  readonly eventName: string
  readonly playedOn: IsoDate
  readonly category: string | null
  readonly place: number | null
  readonly field: number | null
  /** Hundredths. */
  readonly points: number | null
  /** Hundredths of a per cent. */
  readonly percent: number | null
  readonly partners: string | null
}

type Stored = Omit<ResultPlan, 'ask'>

const sameResult = (personId: string, { sport, eventName, playedOn }: Stored): string =>
  [personId, sport, foldText(eventName), playedOn].join('|')

type Standing = typeof broughtResult.$inferSelect

const resultsBefore = async (db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> => {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(broughtResult)
    .where(and(inArray(broughtResult.personId, [...new Set(personIds)]), isNull(broughtResult.supersededAt)))
  return new Map(rows.map(row => [sameResult(row.personId, row), row]))
}

const says = ({ category, place, field, points, percent, partners }: Stored): string =>
  JSON.stringify([category, place, field, points, percent, partners])

const planOf = (reader: RowReader, ask: Ask | undefined, place: SheetPlace): ResultPlan => {
  reader.needed('event')
  reader.needed('day')
  const sport = sportIn(reader, place)
  checkSwitch(reader, place, sport, 'day')
  const [rank, field] = [readCount(reader, 'place'), readCount(reader, 'field')]
  if (rank !== null && field !== null && rank > field)
    reader.note('place', 'PLACE_BEYOND_FIELD', { place: rank, field })
  const percent = readHundredths(reader, 'percent')
  if (percent !== undefined && percent > 10_000)
    reader.note('percent', 'AMOUNT_NOT_READABLE', { value: reader.row.cell('percent') })
  return {
    ask,
    sport,
    eventName: reader.text('event') ?? '',
    playedOn: reader.day('day') ?? place.today,
    category: reader.word('category', eventLevels) ?? null,
    place: rank,
    field,
    points: readHundredths(reader, 'amount') ?? null,
    percent: percent ?? null,
    partners: reader.text('partners') ?? null,
  }
}

const read = async (db: Db, place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<ResultPlan>[]> => {
  const people = await findPeople(db, place.organisationId, rows)
  const likely = people.flatMap(found => likelyPerson(found) ?? [])
  const lives = await livesOf(db, likely, place.today, people)
  const before = await resultsBefore(db, likely)
  const seen = new Map<string, number>()
  return people.map(({ reader, ask }): RowReading<ResultPlan> => {
    const plan = planOf(reader, ask, place)
    const personId = likelyPerson({ ask })
    if (ask?.personId) lives.checkName(reader, ask.personId)
    if (reader.problems.length === 0) lives.checkDay(reader, 'day', personId)
    const same = sameResult(personId ?? ask?.text ?? '', plan)
    const [earlier, own] = [seen.get(same), before.get(same)]
    if (earlier !== undefined && reader.problems.length === 0) reader.note('event', 'ROW_REPEATED', { row: earlier })
    seen.set(same, reader.row.row)
    if (own && says(own) !== says(plan)) reader.note('event', 'RESULT_BROUGHT_OTHERWISE', { value: plan.eventName })
    const differs = own !== undefined && says(own) !== says(plan)
    const known = own !== undefined && !differs && ask?.personId !== undefined
    const reading = { row: reader.row.row, problems: reader.problems, asks: ask ? [ask] : [], known, plan }
    return { ...reading, replaces: differs && mayReplace(place, own, reading) }
  })
}

const store = async (act: Act, place: SheetPlace, rows: readonly DecidedRow<ResultPlan>[]): Promise<Outcome<Made>> => {
  const { tx, deps } = act
  const decided = rows.flatMap(({ row, plan, who }) => {
    const personId = personOf(plan, who)
    return personId ? [{ row, plan, personId }] : []
  })
  const people = decided.map(one => one.personId)
  const [before, lives] = [await resultsBefore(tx, people), await livesOf(tx, people, place.today)]
  const seen = new Map<string, number>()
  for (const { row, plan, personId } of decided) {
    const reader = new RowReader({ row, cell: column => (column === 'day' ? plan.playedOn : '') })
    lives.checkDay(reader, 'day', personId)
    if (reader.problems.length > 0) return err(reader.problems)
    const earlier = seen.get(sameResult(personId, plan))
    if (earlier !== undefined)
      return err([problem('ROW_REPEATED', { severity: 'error', at: { line: row }, params: { row: earlier } })])
    seen.set(sameResult(personId, plan), row)
  }
  const replacing = replacingRows(rows)
  const standing = ({ plan, personId }: (typeof decided)[number]) => before.get(sameResult(personId, plan))
  const replaced = decided.flatMap(one => {
    const own = replacing.has(one.row) ? standing(one) : undefined
    return own && own.organisationId === place.organisationId && says(own) !== says(one.plan) ? [own.id] : []
  })
  const superseded = new Set(replaced)
  const recordedAt = deps.clock.now()
  await supersede(act, broughtResult, replaced)
  const fresh = decided.filter(one => {
    const own = standing(one)
    return !own || superseded.has(own.id)
  })
  const stored = await insertRows(
    tx,
    broughtResult,
    fresh.map(({ row, personId, plan: { ask: _, ...result } }) => ({
      ...result,
      personId,
      organisationId: place.organisationId,
      tableFileId: place.source.tableId,
      sourceRow: row,
      recordedAt,
    })),
  )
  return ok({ brought_result: stored, replaced_result: replaced })
}

const undo = async (act: Act, _: TablePlace, made: Made): Promise<Outcome<true>> => {
  await takeBack(act, broughtResult, made.brought_result, made.replaced_result)
  return ok(true)
}

export const resultsTable: TableKindRules<ResultPlan> = { read, store, undo }
