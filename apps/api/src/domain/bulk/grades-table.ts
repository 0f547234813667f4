import { err, type Explanation, ok, problem } from '@paiji/rules'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import type { IsoDate } from '../../base/clock.js'
import { parseDateRange } from '../../base/date-range.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { gradeAward, policy } from '../../db/schema/index.js'
import { recordAudits } from '../audit/record.js'
import type { GradingExplanationCode } from '../grading/explanation-codes.js'
import { type Ladder, readLadders } from '../grading/ladder.js'
import { laddersFor } from '../grading/ladders.repo.js'
import { canAwardGrades } from '../grading/policy.js'
import { foldText } from '../registry/folding.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import type { Act } from '../shared/act.js'
import { insertReturning } from '../shared/insert-rows.js'
import type { TableRow } from './columns.js'
import { findPeople, personOf } from './find-people.js'
import type { Ask, DecidedRow, Made, RowReading, SheetPlace, TableKindRules, TablePlace } from './kind.js'
import { likelyPerson, livesOf } from './life-of-people.js'
import { sportWords } from './people-table.js'
import { RowReader } from './read-cells.js'
import { checkSwitch } from './sport-in.js'

interface Step {
  readonly organisationId: string
  readonly policyId: string
  readonly sport: string
  readonly grade: string
  readonly nameZh: string
  readonly nameEn: string
}

interface GradePlan {
  readonly ask: Ask | undefined
  readonly step: Step | undefined
  readonly awardedOn: IsoDate
  readonly note: string | undefined
}

/** A grade that stands: since when, and of which ladder of whatever version. */
interface Held {
  readonly personId: string
  readonly awardedOn: IsoDate
}

const plain = (said: string): string => foldText(said).replace(/[^\p{L}\p{N}]/gu, '')

/** The version of each ladder that held on a day; its first where none did yet. */
const versionOn = (versions: readonly Ladder[], day: IsoDate): readonly Ladder[] => {
  const byCode = new Map<string, Ladder>()
  for (const one of versions) {
    const { from } = parseDateRange(one.policy.effective)
    const key = `${one.policy.organisationId}/${one.policy.code}`
    if (!byCode.has(key) || from === undefined || from <= day) byCode.set(key, one)
  }
  return [...byCode.values()]
}

const stepsCalled = (ladders: readonly Ladder[], said: string, day: IsoDate): Step[] =>
  versionOn(ladders, day).flatMap(({ policy: row, steps }) =>
    steps
      .filter(({ grade, nameZh, nameEn }) => [grade, nameZh, nameEn].some(name => plain(name) === plain(said)))
      .map(step => ({ ...step, organisationId: row.organisationId, policyId: row.id, sport: row.sport })),
  )

interface Ladders {
  of(sport: string): readonly Ladder[]
  /** Whether the viewer gives the grades of a body. */
  mayGive(organisationId: string): boolean
}

/** The ladders of some sports that a body or one above it keeps. */
const laddersAt = async (
  db: Db,
  { organisationId, viewer }: TablePlace,
  sports: ReadonlySet<string>,
): Promise<Ladders> => {
  const place = await placeOfOrganisation(db, organisationId)
  const organisationPath = place.ok ? place.value.organisationPath : []
  const bySport = new Map<string, readonly Ladder[]>()
  const mine = new Map<string, boolean>()
  for (const sport of sports) {
    const read = readLadders(await laddersFor(db, { organisationPath: [...organisationPath], sport }))
    bySport.set(sport, read.ok ? read.value : [])
    for (const { policy: row } of read.ok ? read.value : []) {
      const keeper = mine.has(row.organisationId) ? undefined : await placeOfOrganisation(db, row.organisationId)
      if (keeper) mine.set(row.organisationId, keeper.ok && canAwardGrades(viewer, keeper.value).allowed)
    }
  }
  return { of: sport => bySport.get(sport) ?? [], mayGive: id => mine.get(id) ?? false }
}

const sportOf = (reader: RowReader, place: SheetPlace): string =>
  reader.word('sport', sportWords) ?? (reader.text('sport') ? '' : (place.source.sport ?? ''))

/** Notes GRADE_NOT_ON_LADDER and GRADES_OF_ANOTHER_OFFICE. */
const stepOf = (reader: RowReader, sport: string, ladders: Ladders, day: IsoDate): Step | undefined => {
  const said = reader.text('grade')
  if (said === undefined) return undefined
  const [step, ...others] = stepsCalled(ladders.of(sport), said, day)
  if (!step || others.length > 0) {
    reader.note('grade', 'GRADE_NOT_ON_LADDER', { value: said })
    return undefined
  }
  if (!ladders.mayGive(step.organisationId)) reader.note('grade', 'GRADES_OF_ANOTHER_OFFICE', { value: said })
  return step
}

const keyOf = (personId: string, { organisationId, sport, grade }: Step): string =>
  [personId, organisationId, sport, grade].join('|')

/** The grades these people hold, by person, keeper, sport and grade. */
const heldBy = async (db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, Held>> => {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .select({ award: gradeAward, organisationId: policy.organisationId })
    .from(gradeAward)
    .innerJoin(policy, eq(policy.id, gradeAward.policyId))
    .where(and(inArray(gradeAward.personId, [...new Set(personIds)]), ne(gradeAward.status, 'REVOKED')))
  return new Map(rows.map(({ award, organisationId }) => [keyOf(award.personId, { ...award, organisationId }), award]))
}

const read = async (db: Db, place: SheetPlace, rows: readonly TableRow[]): Promise<RowReading<GradePlan>[]> => {
  const people = await findPeople(db, place.organisationId, rows)
  const likely = people.flatMap(found => likelyPerson(found) ?? [])
  const lives = await livesOf(db, likely, place.today, people)
  const held = await heldBy(db, likely)
  const sports = new Set(rows.map(row => sportOf(new RowReader(row), place)))
  const ladders = await laddersAt(db, place, sports)
  const seen = new Map<string, number>()
  return people.map(({ reader, ask }): RowReading<GradePlan> => {
    reader.needed('grade')
    reader.needed('day')
    const sport = sportOf(reader, place)
    if (sport === '' && !reader.text('sport')) reader.note('sport', 'CELL_MISSING')
    checkSwitch(reader, place, sport, 'day')
    const awardedOn = reader.day('day') ?? place.today
    const step = sport === '' ? undefined : stepOf(reader, sport, ladders, awardedOn)
    const personId = likelyPerson({ ask })
    if (ask?.personId) lives.checkName(reader, ask.personId)
    if (reader.problems.length === 0) lives.checkDay(reader, 'day', personId)
    const key = step && keyOf(personId ?? ask?.text ?? '', step)
    const [earlier, own] = key === undefined ? [] : [seen.get(key), held.get(key)]
    if (earlier !== undefined && reader.problems.length === 0) reader.note('grade', 'ROW_REPEATED', { row: earlier })
    if (key !== undefined) seen.set(key, reader.row.row)
    if (own && own.awardedOn !== awardedOn) reader.note('day', 'GRADE_HELD_OTHERWISE', { value: own.awardedOn })
    const plan = { ask, step, awardedOn, note: reader.text('note') }
    const known = own !== undefined && own.awardedOn === awardedOn && ask?.personId !== undefined
    return { row: reader.row.row, problems: reader.problems, asks: ask ? [ask] : [], known, plan }
  })
}

const CODE: GradingExplanationCode = 'gradeBroughtIn'

const evidenceOf = ({ awardedOn, note }: GradePlan, system: string, row: number): Explanation => ({
  code: CODE,
  value: awardedOn,
  params: { system, row, ...(note ? { note } : {}) },
})

const store = async (act: Act, place: SheetPlace, rows: readonly DecidedRow<GradePlan>[]): Promise<Outcome<Made>> => {
  const { tx, deps, viewer } = act
  const { source } = place
  const decided = rows.flatMap(({ row, plan, who }) => {
    const personId = personOf(plan, who)
    return personId && plan.step ? [{ row, plan, step: plan.step, personId }] : []
  })
  const held = await heldBy(
    tx,
    decided.map(one => one.personId),
  )
  const lives = await livesOf(
    tx,
    decided.map(one => one.personId),
    place.today,
  )
  for (const { row, plan, personId } of decided) {
    const reader = new RowReader({ row, cell: column => (column === 'day' ? plan.awardedOn : '') })
    lives.checkDay(reader, 'day', personId)
    if (reader.problems.length > 0) return err(reader.problems)
  }
  const fresh = decided.filter(({ step, personId }) => !held.has(keyOf(personId, step)))
  const first = new Map(fresh.toReversed().map(one => [keyOf(one.personId, one.step), one]))
  const twice = fresh.find(one => first.get(keyOf(one.personId, one.step)) !== one)
  if (twice)
    return err([problem('ROW_REPEATED', { severity: 'error', at: { line: twice.row }, params: { row: twice.row } })])
  const stored = await insertReturning(
    tx,
    gradeAward,
    fresh.map(({ row, plan, step, personId }) => ({
      ...step,
      personId,
      awardedOn: plan.awardedOn,
      evidence: evidenceOf(plan, source.system, row),
      awardedBy: actorOf(viewer),
      recordedAt: deps.clock.now(),
      tableFileId: source.tableId,
      sourceRow: row,
    })),
  )
  await recordAudits(
    tx,
    viewer,
    stored.map(({ id, organisationId, personId, policyId, grade }) => ({
      type: 'GRADE_AWARDED' as const,
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { grade, policyId, gradeIds: [id] },
    })),
  )
  return ok({ grade_award: stored.map(row => row.id) })
}

/** They stand no longer, with the reason; what a person decided about one meanwhile stays: then nothing is taken back. */
const undo = async ({ tx, deps, viewer }: Act, _: TablePlace, made: Made, reason: string): Promise<Outcome<true>> => {
  const ids = [...(made.grade_award ?? [])]
  const own = await tx.select().from(gradeAward).where(inArray(gradeAward.id, ids)).for('update')
  const changed = own.filter(row => row.status !== 'AWARDED').length
  if (changed > 0)
    return err([problem('TABLE_BUILT_ON', { severity: 'error', params: { what: 'grade_award', count: changed } })])
  await tx
    .update(gradeAward)
    .set({ status: 'REVOKED', statusReason: reason, statusBy: actorOf(viewer), statusAt: deps.clock.now() })
    .where(inArray(gradeAward.id, ids))
  await recordAudits(
    tx,
    viewer,
    own.map(({ id, organisationId, personId, policyId, grade }) => ({
      type: 'GRADE_CHANGED' as const,
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: {
        gradeId: id,
        policyId,
        reason,
        changes: [{ field: `grade: ${grade}`, before: 'AWARDED', after: 'REVOKED' }],
      },
    })),
  )
  return ok(true)
}

export const gradesTable: TableKindRules<GradePlan> = { read, store, undo }
