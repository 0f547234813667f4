import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, system } from '../../auth/viewer.js'
import { addPolicy, must, sceneDeps } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { affiliation, auditEvent, gradeAward, organisation, policy, standingsRevision } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { TestDatabase } from '../../testing/database.js'
import { computeAwards } from '../awards/compute-awards.js'
import { finalRevision, linesOfEvent } from '../awards/awards.repo.js'
import { evaluateLadders } from './evaluate-ladders.js'
import { type GatheredPlacing, gatheredPlacings } from './facts.repo.js'
import { forecastGrades, gradeProgressOf } from './grade-progress.js'
import { previewGrades } from './preview-grades.js'
import { recheckGrades } from './recheck-grades.js'

const DAY = '2026-11-21'
let database: TestDatabase
let federationId: string
/** Two official finishes of one person in bridge. */
let mine: readonly [GatheredPlacing, GatheredPlacing]
let people: string[]

beforeAll(async () => {
  database = await seededDatabase('2025-02')
  const [federation] = await database.db.select().from(organisation).where(eq(organisation.kind, 'federation'))
  federationId = federation?.id ?? ''
  const placings = await gatheredPlacings(database.db, { sport: 'bridge' })
  people = [...new Set(placings.map(one => one.personId))]
  const found = people
    .map(id => placings.filter(one => one.personId === id))
    .filter(own => own.length === 2 && own.every(one => one.place < one.field))
    .sort((a, b) => (a[0]?.place ?? 0) + (a[1]?.place ?? 0) - (b[0]?.place ?? 0) - (b[1]?.place ?? 0))[0]
  const [first, second] = found ?? []
  if (!first || !second) throw new Error('nobody has two finishes')
  mine = [first, second]
})
afterAll(() => database.drop())

const undone = async <T>(steps: (tx: Transaction) => Promise<T>): Promise<T> => {
  const done = await database.db
    .transaction(async tx => {
      throw Object.assign(new Error('roll back'), { value: await steps(tx) })
    })
    .catch(error => error)
  if (!('value' in done)) throw done
  return done.value as T
}

/** A master has many silver points, or twice finishes as well as the two finishes are. */
const master = (times = 2) => ({
  grade: 'master',
  nameZh: '大师',
  nameEn: 'Master',
  requires: {
    kind: 'any',
    of: [
      { kind: 'points', atLeast: '9999', colours: ['silver'] },
      {
        kind: 'placing',
        categories: [...new Set(mine.map(one => one.category))],
        placeAtMost: Math.max(...mine.map(one => one.place)),
        fieldAtLeast: Math.min(...mine.map(one => one.field)),
        times,
        months: 24,
      },
    ],
  },
})

const addLadder = (
  tx: Transaction,
  more: { chosenBy?: string; version?: number; effective?: string; times?: number },
) =>
  addPolicy(tx, {
    organisationId: federationId,
    kind: 'ladder',
    code: 'masters',
    nameZh: '大师办法',
    nameEn: 'Masters',
    sport: 'bridge',
    version: more.version ?? 1,
    effective: more.effective ?? '[2020-01-01,)',
    rule: { kind: 'ladder', chosenBy: more.chosenBy ?? 'competitionEnd', unit: '0.01', grades: [master(more.times)] },
  })

const evaluate = (tx: Transaction) =>
  evaluateLadders({ ...sceneDeps(tx, `${DAY}T12:00:00Z`), db: tx }, system(federationId), {
    organisationId: federationId,
    sport: 'bridge',
    asOf: DAY,
  })

const gradesUnder = (tx: Transaction, policyId: string) =>
  tx.select().from(gradeAward).where(eq(gradeAward.policyId, policyId))

const me = () => mine[0].personId

/** The official standings of an event again, the person's entry now last. */
const moveDown = async (tx: Transaction, { eventId, personId, field }: GatheredPlacing) => {
  const revision = await finalRevision(tx, eventId)
  if (!revision) throw new Error('no result')
  const lines = await linesOfEvent(tx, revision.id)
  const own = await tx.execute<{ id: string }>(sql`
    select l.entry_id as id from standing_line l join entry_player x on x.entry_id = l.entry_id
    where l.revision_id = ${revision.id} and x.person_id = ${personId}`)
  const standings = lines.map(line => (line.entryId === own[0]?.id ? { ...line, rank: field + 1 } : line))
  return { revision, standings, eventId }
}

/** What a correction does: the result that stood is superseded by one with these standings. */
const replaceResult = async (tx: Transaction, { revision, standings }: Awaited<ReturnType<typeof moveDown>>) => {
  const [before] = await tx.select().from(standingsRevision).where(eq(standingsRevision.id, revision.id))
  if (!before) throw new Error('no revision')
  await tx.update(standingsRevision).set({ supersededAt: new Date() }).where(eq(standingsRevision.id, revision.id))
  const { id: _, status: __, ...copied } = before
  const [after] = await tx
    .insert(standingsRevision)
    .values({ ...copied, number: 99 })
    .returning()
  for (const { entryId, rank } of standings)
    await tx.execute(sql`
      insert into standing_line (organisation_id, revision_id, entry_id, position, "group", rank, shared, unit, total, total_printed, played, columns)
      select organisation_id, ${after?.id}, entry_id, position, "group", ${rank}, shared, unit, total, total_printed, played, columns
      from standing_line where revision_id = ${revision.id} and entry_id = ${entryId}`)
}

describe('a ladder with compound conditions', () => {
  it('awards the grade for finishes, with what met it as evidence', async () => {
    const [grades, logged] = await undone(async tx => {
      const id = await addLadder(tx, {})
      must(await evaluate(tx))
      const log = await tx.select().from(auditEvent).where(eq(auditEvent.aggregateId, id))
      return [await gradesUnder(tx, id), log.length] as const
    })
    const own = grades.find(grade => grade.personId === me())
    expect(own?.awardedOn).toBe(mine.map(one => one.endedOn).sort()[1])
    const evidence = own?.evidence as
      | { steps: { code: string; steps: { value: string; steps: object[] }[] }[] }
      | undefined
    const any = evidence?.steps[0]
    expect(any?.code).toBe('ladderAny')
    expect(any?.steps.map(step => step.value)).toEqual(['notMet', 'met'])
    expect(any?.steps[1]?.steps).toHaveLength(2)
    expect(logged).toBe(1)
  })

  it('is refused to whoever does not keep grades', async () => {
    const deps = sceneDeps(database.db, `${DAY}T12:00:00Z`)
    const input = { organisationId: federationId, sport: 'bridge', asOf: DAY }
    expect(await evaluateLadders(deps, anonymous('x'), input)).toMatchObject({ ok: false })
    expect(await evaluateLadders(deps, system(federationId), { ...input, sport: 'whist' })).toMatchObject({
      ok: false,
      error: [{ code: 'LADDER_UNKNOWN' }],
    })
  })

  it('goes by the day the member joined', async () => {
    const [before, since, given] = await undone(async tx => {
      const first = await addLadder(tx, { chosenBy: 'joinDate', effective: '[1900-01-01,2010-01-01)' })
      const second = await addLadder(tx, { chosenBy: 'joinDate', effective: '[2010-01-01,)', version: 2 })
      await tx.update(affiliation).set({ supersededAt: new Date() }).where(isNull(affiliation.supersededAt))
      const values = { personId: me(), organisationId: federationId, kind: 'membership' as const }
      await tx.insert(affiliation).values({ ...values, valid: '[2005-01-01,2006-01-01)' })
      must(await evaluate(tx))
      const again = must(await evaluate(tx))
      return [await gradesUnder(tx, first), await gradesUnder(tx, second), again.awarded] as const
    })
    expect(before.map(grade => grade.personId)).toEqual([me()])
    expect(since.map(grade => grade.personId)).not.toContain(me())
    expect(given).toBe(0)
  })

  it('flags the grade when a correction takes a finish away, as its preview says, and removes nothing', async () => {
    const { preview, before, after, elsewhere } = await undone(async tx => {
      const id = await addLadder(tx, {})
      must(await evaluate(tx))
      const moved = await moveDown(tx, mine[1])
      const request = { eventId: moved.eventId, stageId: moved.revision.stageId, standings: moved.standings }
      const changes = must(await previewGrades(tx, must(await computeAwards(tx, request))))
      const about = { eventId: moved.eventId, correctionId: federationId }
      must(await recheckGrades(tx, system(federationId), about))
      const untouched = await gradesUnder(tx, id)
      await replaceResult(tx, moved)
      must(await recheckGrades(tx, system(federationId), about))
      const all = await gradesUnder(tx, id)
      const others = all.filter(grade => !changes.some(change => change.personId === grade.personId))
      return { preview: changes, before: untouched, after: all, elsewhere: others.map(grade => grade.status) }
    })
    expect(before.map(grade => grade.status)).not.toContain('RECHECK')
    expect(preview).toContainEqual(expect.objectContaining({ personId: me(), grade: 'master', change: 'evidenceLost' }))
    expect(after.find(grade => grade.personId === me())?.status).toBe('RECHECK')
    expect(after).toHaveLength(before.length)
    expect(new Set([...elsewhere, 'AWARDED'])).toEqual(new Set(['AWARDED']))
  })

  it('says which ways lead to the next grade, and what a finish would do', async () => {
    const [progress, forecast] = await undone(async tx => {
      const id = await addLadder(tx, { times: 3 })
      await tx.delete(policy).where(
        and(
          eq(policy.kind, 'ladder'),
          sql`${policy.id} <> ${id} and not exists
        (select 1 from grade_award g where g.policy_id = ${policy.id})`,
        ),
      )
      const [own] = (await gradeProgressOf(tx, [me()], '2025-06-01')).filter(one => one.policy.code === 'masters')
      const { id: eventId, ...rest } = { id: federationId, code: 'X', sport: 'bridge', endsOn: '2025-06-01' }
      const { category, field } = mine[0]
      const event = { ...rest, id: eventId, organisationId: federationId, category, organisationPath: [federationId] }
      const about = { event, personId: me(), asOf: '2025-06-01', place: 1, field: { size: field }, award: undefined }
      return [own, must(await forecastGrades(tx, about))] as const
    })
    expect(progress?.next?.missing).toMatchObject([
      { kind: 'any', ways: [[{ kind: 'points' }], [{ kind: 'placings', have: 2, need: 3, months: 24 }]] },
    ])
    const own = forecast.find(one => one.after.policy.code === 'masters')
    expect([own?.before.current, own?.after.current?.grade]).toEqual([undefined, 'master'])
  })

  it('takes as many statements for many people as for one', async () => {
    const during = async (ids: readonly string[]) =>
      (await database.statements.during(() => gradeProgressOf(database.db, ids, DAY))).statements.length
    expect(people.length).toBeGreaterThan(20)
    expect(await during(people)).toBe(await during([me()]))
    expect(await during(people)).toBe(5)
  })
})
