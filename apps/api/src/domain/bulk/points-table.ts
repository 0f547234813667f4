import { canonicalJson, err, type Explanation, ok, problem, Ratios } from '@paiji/rules'
import { type AwardExplanationCode, printAmount } from '@paiji/rules/awards'
import { and, inArray, isNull } from 'drizzle-orm'
import type { IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { awardRun, pointAward } from '../../db/schema/index.js'
import type { Act } from '../shared/act.js'
import { insertRows } from '../shared/insert-rows.js'
import { restoreAwards, runsOfSheet, sameAward, currentPoints, supersedeAwards } from './brought-points.js'
import { builtOnPoints } from './built-on-points.js'
import type { TableRow } from './columns.js'
import { eventLevels } from './event-levels.js'
import { findPeople, personOf } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, SheetPlace, TableKindRules, TablePlace } from './kind.js'
import { likelyPerson, livesOf } from './life-of-people.js'
import { type PointLists, pointListsOf } from './point-lists.js'
import { readHundredths } from './read-amount.js'
import { RowReader } from './read-cells.js'
import { mayReplace, replacingRows } from './replaced.js'
import { checkSwitch, sportIn } from './sport-in.js'
import { addUp, isSumRow, sumReading } from './sum-row.js'
import { oneRow } from '../../db/one-row.js'
import { sha256 } from '../../base/digest.js'

interface PointsPlan {
  readonly ask: Ask | undefined
  readonly sport: string
  /** Hundredths. */
  readonly points: number
  readonly colour: string
  readonly category: string | null
  readonly earnedOn: IsoDate
  /** The first day it counts no longer, where the sheet says so. */
  readonly until: IsoDate | null
  readonly note: string | null
}

const colours = {
  local: ['地方分', '地方'],
  green: ['绿分', '绿'],
  black: ['黑分', '黑'],
  silver: ['银分', '银'],
  red: ['红分', '红'],
  gold: ['金分', '金'],
  platinum: ['白金分', '白金'],
  online: ['网络赛分', '网络分', '网络'],
  master: ['大师分', 'masterpoints'],
  placing: ['名次分'],
} as const

/** The kind of point: as the cell says, else the only one that the list of the sport counts. */
const colourOf = (reader: RowReader, sport: string, lists: PointLists): string => {
  const said = reader.word('pointKind', colours)
  if (said !== undefined || reader.text('pointKind') !== undefined) return said ?? ''
  const [only = 'master', ...others] = lists.coloursOf(sport)
  if (others.length > 0) reader.note('pointKind', 'CELL_MISSING')
  return only
}

const planOf = (reader: RowReader, ask: Ask | undefined, place: SheetPlace, lists: PointLists): PointsPlan => {
  reader.needed('amount')
  reader.needed('day')
  const sport = sportIn(reader, place)
  const refusedBy = lists.refusedBy(sport)
  if (refusedBy !== undefined) reader.note('sport', 'LIST_OF_ANOTHER_OFFICE', { value: refusedBy })
  const earnedOn = reader.day('day') ?? place.today
  checkSwitch(reader, place, sport, 'day')
  return {
    ask,
    sport,
    points: readHundredths(reader, 'amount') ?? 0,
    colour: colourOf(reader, sport, lists),
    category: reader.word('category', eventLevels) ?? null,
    earnedOn,
    until: reader.end(earnedOn) ?? null,
    note: reader.text('note') ?? null,
  }
}

const read = async (db: Db, place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<PointsPlan>[]> => {
  const awards = rows.filter(row => !isSumRow(row))
  const people = await findPeople(db, place.organisationId, awards)
  const likely = people.flatMap(found => likelyPerson(found) ?? [])
  const lives = await livesOf(db, likely, place.today, people)
  const lists = await pointListsOf(db, place)
  const seen = new Map<string, number>()
  const planned = people.map(({ reader, ask }) => {
    return { reader, ask, plan: planOf(reader, ask, place, lists), personId: likelyPerson({ ask }) }
  })
  const said = planned.flatMap(({ personId, plan }) => (personId ? [{ personId, award: plan }] : []))
  const before = await currentPoints(db, place.organisationId, said)
  const readings = planned.map(({ reader, ask, plan, personId }): RowReading<PointsPlan> => {
    if (ask?.personId) lives.checkName(reader, ask.personId)
    if (reader.problems.length === 0) lives.checkDay(reader, 'day', personId)
    const same = sameAward(personId ?? ask?.text ?? '', plan)
    const earlier = seen.get(same)
    if (earlier !== undefined && reader.problems.length === 0) reader.note('amount', 'ROW_REPEATED', { row: earlier })
    seen.set(same, reader.row.row)
    const { row } = reader.row
    const known = ask?.personId !== undefined && before.has(ask.personId, plan)
    const own = ask?.personId === undefined ? undefined : before.changedFrom(ask.personId, plan)
    if (own) reader.note('amount', 'POINTS_BROUGHT_OTHERWISE', { value: printAmount(Ratios.ratio(own.points, 100)) })
    const reading = { row, problems: reader.problems, asks: ask ? [ask] : [], known, plan }
    return { ...reading, replaces: own !== undefined && mayReplace(place, place, reading) }
  })
  return [...readings, ...(await sumsOf(place, rows))]
}

const sumsOf = async (place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<PointsPlan>[]> => {
  const sums = rows.filter(isSumRow)
  if (sums.length === 0) return []
  const before = (await place.above?.()) ?? { sum: 0n, readable: true }
  return sums.flatMap(row => {
    const own = addUp(rows.filter(one => one.row < row.row))
    const above = { sum: before.sum + own.sum, readable: before.readable && own.readable }
    const reading = sumReading(new RowReader(row), above)
    return reading ? [{ ...reading, plan: nothing }] : []
  })
}

const nothing: PointsPlan = {
  ...{ ask: undefined, sport: '', points: 0, colour: '', category: null, earnedOn: '', until: null, note: null },
}

const CODE: AwardExplanationCode = 'awardBroughtIn'

const broughtIn = (points: number, system: string, row: number): Explanation => ({
  code: CODE,
  value: printAmount(Ratios.ratio(points, 100)),
  params: { system, row },
})

const store = async (act: Act, place: SheetPlace, rows: readonly DecidedRow<PointsPlan>[]): Promise<Outcome<Made>> => {
  const { tx, deps } = act
  const decided = rows.flatMap(({ row, plan, who }) => {
    const personId = personOf(plan, who)
    return personId ? [{ row, plan, personId }] : []
  })
  const replacing = replacingRows(rows)
  // Whoever was found by a number was looked at when the sheet was read, in this transaction.
  const chosen = decided.filter(({ row, plan }) => !plan.ask?.personId || replacing.has(row))
  const those = new Set(chosen.map(one => one.personId))
  const said = decided.flatMap(({ personId, plan }) => (those.has(personId) ? [{ personId, award: plan }] : []))
  const before = await currentPoints(tx, place.organisationId, said)
  const given = decided.filter(({ plan, personId }) => !before.has(personId, plan))
  const wrong = await checkDecided(tx, place, given, those)
  if (!wrong.ok) return wrong
  if (given.length === 0) return ok({})
  const replaced = given.flatMap(({ row, plan, personId }) => {
    const own = replacing.has(row) ? before.changedFrom(personId, plan) : undefined
    return own ? [own.id] : []
  })
  await supersedeAwards(act, replaced)
  const now = deps.clock.now()
  const { organisationId, source } = place
  const lines = given.map(({ row, plan, personId }) => [row, sameAward(personId, plan), plan.category ?? ''])
  const inputDigest = sha256(canonicalJson({ sheet: source.digest, lines }))
  const run = oneRow(
    await tx
      .insert(awardRun)
      .values({ organisationId, tableFileId: source.tableId, inputDigest, recordedAt: now })
      .returning({ id: awardRun.id }),
  )
  const stored = await insertRows(
    tx,
    pointAward,
    given.map(({ row, personId, plan: { ask: _, until, ...award } }) => ({
      ...award,
      organisationId,
      runId: run.id,
      personId,
      sourceRow: row,
      expiresOn: until,
      explanation: broughtIn(award.points, source.system, row),
      recordedAt: now,
    })),
  )
  return ok({ award_run: [run.id], point_award: stored, replaced_award: replaced })
}

interface Given {
  readonly row: number
  readonly personId: string
  readonly plan: PointsPlan
}

/** Once more of those whom somebody chose: nobody earns a point before birth, nor the same twice in one sheet. */
const checkDecided = async (
  db: Db,
  place: TablePlace,
  given: readonly Given[],
  chosen: ReadonlySet<string>,
): Promise<Outcome<true>> => {
  const lives = await livesOf(db, [...chosen], place.today)
  const seen = new Map<string, number>()
  for (const { row, personId, plan } of given) {
    const reader = new RowReader({ row, cell: column => (column === 'day' ? plan.earnedOn : '') })
    lives.checkDay(reader, 'day', personId)
    if (reader.problems.length > 0) return err(reader.problems)
    const same = sameAward(personId, plan)
    const earlier = seen.get(same)
    if (earlier !== undefined)
      return err([problem('ROW_REPEATED', { severity: 'error', at: { line: row }, params: { row: earlier } })])
    seen.set(same, row)
  }
  return ok(true)
}

/** The points count no longer, from now on; lists that were issued with them stand as they were issued. */
const undo = async (act: Act, _: TablePlace, made: Made): Promise<Outcome<true>> => {
  const { tx, deps } = act
  const runs = await runsOfSheet(tx, made.award_run ?? [])
  const free = await builtOnPoints(tx, runs)
  if (!free.ok) return free
  const supersededAt = deps.clock.now()
  await tx
    .update(pointAward)
    .set({ supersededAt })
    .where(and(inArray(pointAward.runId, runs), isNull(pointAward.supersededAt)))
  await tx.update(awardRun).set({ supersededAt }).where(inArray(awardRun.id, runs))
  await restoreAwards(act, made.replaced_award ?? [])
  return ok(true)
}

export const pointsTable: TableKindRules<PointsPlan> = { read, store, undo }
