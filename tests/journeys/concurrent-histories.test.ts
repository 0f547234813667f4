import { testDeps, useCases } from '@paiji/api/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/**
 * Several people at once, each with a list of things to do, some of them sent twice with the same key. Whatever the order
 * they were served in, the result is that of some order one by one: every acknowledged write is there once, no version
 * is skipped or lost, standings are those of all facts, and the log proves all of it.
 */

type Step =
  | { readonly kind: 'enter'; readonly slot: number; readonly tricks: number; readonly twice: boolean }
  | { readonly kind: 'correct'; readonly slot: number; readonly tricks: number; readonly twice: boolean }
  | { readonly kind: 'rule'; readonly amount: number; readonly twice: boolean }
  | { readonly kind: 'merge'; readonly from: number; readonly into: number; readonly twice: boolean }
  | { readonly kind: 'part' }
  | { readonly kind: 'publish' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('enter' as const),
      slot: fc.integer({ min: 0, max: 2 }),
      tricks: fc.integer({ min: 0, max: 13 }),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      slot: fc.integer({ min: 0, max: 2 }),
      tricks: fc.integer({ min: 0, max: 13 }),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('rule' as const),
      amount: fc.integer({ min: 1, max: 9 }),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('merge' as const),
      from: fc.integer({ min: 0, max: 3 }),
      into: fc.integer({ min: 0, max: 3 }),
      twice: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('part' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('publish' as const) }) },
)

let journey: Journey
let stage = ''
let stageId = ''
let slots: string[] = []
let entry = ''
const twins: string[] = []
let keys = 0
let merged = 0
let corrected = 0

beforeAll(async () => {
  journey = await startJourney()
  stage = (await journey.takeIn('event.xml', usebioFile('Event', ['1', '2', '3', '4', '5', '6'], sixPairs))).stage
  stageId = Buffer.from(stage, 'base64url').toString().split(':')[1] as string
  const rows = await journey.database.sql`select slot from score_sheet order by slot`
  slots = rows.map(row => row.slot as string)
  const [first] = await journey.database.sql`select id from entry where stage_id = ${stageId} order by number limit 1`
  entry = globalId('Entry', first?.id as string)
  for (const given of ['一', '二', '三', '四']) twins.push(await register(given))
})
afterAll(() => journey?.stop())

const REGISTER =
  'mutation ($input: RegisterPersonInput!) { registerPerson(input: $input) { person { id } problems { code } } }'

const register = async (given: string): Promise<string> => {
  const names = [{ script: 'Hans', family: '张', given, display: `张${given}` }]
  const input = { organisation: globalId('Organisation', journey.federation.id), names, surelyNew: true }
  const { registerPerson } = await journey.ask<{ registerPerson: { person: { id: string } } }>(
    journey.federation.staff,
    REGISTER,
    { input },
  )
  return registerPerson.person.id
}

/** What was acknowledged: the model of the stage, in the order of the acknowledgements of each slot. */
interface Acknowledged {
  readonly sheets: { slot: string; version: number; tricks: number }[]
  readonly corrections: { slot: string; tricks: number }[]
  readonly rulings: string[]
  readonly merges: { id: string; from: string; into: string }[]
  /** Merges that were taken back. */
  readonly parted: string[]
}

const ENTER = 'mutation ($input: EnterResultInput!) { enterResult(input: $input) { version problems { code } } }'
const RULE = 'mutation ($input: RecordRulingInput!) { recordRuling(input: $input) { ruling { id } problems { code } } }'

type Answered = Readonly<Record<string, { readonly problems: readonly unknown[] }>>

const isRefused = (answer: Answered): boolean => Object.values(answer).some(({ problems }) => problems.length > 0)

/**
 * The answer of one request that is sent once or twice at the same time: it is done once, and said alike. Nothing is stored
 * of a request that is refused: the second time it may be refused for another reason, or done.
 */
const send = async <T>(document: string, input: Record<string, unknown>, twice: boolean): Promise<T> => {
  const keyed = { ...input, idempotencyKey: `history-${keys++}` }
  const ask = () => journey.ask<T & Answered>(journey.federation.staff, document, { input: keyed })
  const answers = await Promise.all(twice ? [ask(), ask()] : [ask()])
  const done = answers.filter(answer => !isRefused(answer))
  for (const answer of done) expect(answer).toEqual(done[0])
  return (done[0] ?? answers[0]) as T
}

const enter = async (one: Step & { kind: 'enter' }, told: Acknowledged): Promise<void> => {
  const slot = slots[one.slot] as string
  const [current] = await journey.database.sql`
    select version from score_sheet where slot = ${slot} and superseded_at is null`
  const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: one.tricks } }
  const input = { stage, slot, sheet, expectedVersion: current?.version as number }
  const { enterResult } = await send<{ enterResult: { version: number | null; problems: { code: string }[] } }>(
    ENTER,
    input,
    one.twice,
  )
  if (enterResult.version !== null && enterResult.problems.length === 0) {
    told.sheets.push({ slot, version: enterResult.version, tricks: one.tricks })
  } else expect(enterResult.problems.map(problem => problem.code)).toEqual(['RESULT_CHANGED_MEANWHILE'])
}

const PREVIEW =
  'query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn problems { code } } }'
const CORRECT = `mutation ($input: ApplyCorrectionInput!) { applyCorrection(input: $input) {
  correction { id status } problems { code } } }`
type Corrected = {
  applyCorrection: { correction: { id: string; status: string } | null; problems: { code: string }[] }
}

/** A sheet is put right after a look at what that changes; where the facts moved in between, nothing is done. */
const correct = async (one: Step & { kind: 'correct' }, told: Acknowledged): Promise<void> => {
  const slot = slots[one.slot] as string
  const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: one.tricks } }
  const correction = { stage, slot, sheet, kind: 'typo', reason: 'misread', authorityKind: 'staff' }
  const { previewCorrection } = await journey.ask<{ previewCorrection: { previewedOn: string; problems: unknown[] } }>(
    journey.federation.staff,
    PREVIEW,
    { input: correction },
  )
  if (previewCorrection.problems.length > 0) return
  const { previewedOn } = previewCorrection
  const { applyCorrection } = await send<Corrected>(CORRECT, { correction, previewedOn }, one.twice)
  if (applyCorrection.correction?.status === 'APPLIED') told.corrections.push({ slot, tricks: one.tricks })
  else if (!applyCorrection.correction)
    for (const { code } of applyCorrection.problems)
      expect(['FACTS_MOVED_SINCE_PREVIEW', 'RESULT_CHANGED_MEANWHILE', 'NOTHING_WOULD_CHANGE']).toContain(code)
}

const rule = async (one: Step & { kind: 'rule' }, told: Acknowledged): Promise<void> => {
  const adjustments = [{ penalty: { entry, amount: String(one.amount) } }]
  const matter = { stage, parties: [{ entry }], content: { stated: { kind: 'penalty', article: '90B2', adjustments } } }
  const input = { matter, facts: 'late', decision: 'a penalty' }
  const { recordRuling } = await send<{ recordRuling: { ruling: { id: string } | null } }>(RULE, input, one.twice)
  if (recordRuling.ruling) told.rulings.push(recordRuling.ruling.id)
}

const MERGE = 'mutation ($input: MergePeopleInput!) { mergePeople(input: $input) { merge { id } problems { code } } }'
const PART = 'mutation ($input: UndoMergeInput!) { undoMerge(input: $input) { problems { code } } }'
type Merged = { mergePeople: { merge: { id: string } | null; problems: { code: string }[] } }

const merge = async (one: Step & { kind: 'merge' }, told: Acknowledged): Promise<void> => {
  const [from, into] = [twins[one.from] as string, twins[one.into] as string]
  const { mergePeople } = await send<Merged>(MERGE, { from, into, reason: 'one person' }, one.twice)
  if (mergePeople.merge) told.merges.push({ id: mergePeople.merge.id, from, into })
  else
    for (const { code } of mergePeople.problems)
      expect(['MERGE_WITH_ITSELF', 'PERSON_MERGED_ALREADY', 'PERSON_HAS_MERGES']).toContain(code)
}

/** Takes back a merge that was acknowledged; somebody else may have done it. */
const part = async (told: Acknowledged): Promise<void> => {
  const last = told.merges.at(-1)
  if (!last) return
  const { undoMerge } = await journey.ask<{ undoMerge: { problems: { code: string }[] } }>(
    journey.federation.staff,
    PART,
    {
      input: { merge: last.id },
    },
  )
  if (undoMerge.problems.length === 0) told.parted.push(last.id)
  else expect(undoMerge.problems.map(problem => problem.code)).toEqual(['MERGE_UNDONE_ALREADY'])
}

const publish = async (): Promise<void> => {
  const deps = testDeps(journey.database.db)
  const revisionId = await useCases.recomputeNow(deps, stageId)
  if (revisionId) await useCases.publishStandings(deps, journey.federation.staffViewer, { stageId, revisionId })
}

const live = async (steps: readonly Step[], told: Acknowledged): Promise<void> => {
  for (const one of steps) {
    if (one.kind === 'enter') await enter(one, told)
    else if (one.kind === 'correct') await correct(one, told)
    else if (one.kind === 'rule') await rule(one, told)
    else if (one.kind === 'merge') await merge(one, told)
    else if (one.kind === 'part') await part(told)
    else await publish()
  }
}

const countOf = async (table: string): Promise<number> =>
  Number((await journey.database.sql.unsafe(`select count(*)::int as n from ${table}`))[0]?.n)

const expectSerial = async (told: Acknowledged, before: { sheets: number; rulings: number; audits: number }) => {
  const { sql, db } = journey.database
  const rows = await sql`select slot, version, source, sheet, superseded_at from score_sheet order by slot, version`
  for (const { slot, version, tricks } of told.sheets) {
    const [row, ...others] = rows.filter(each => each.slot === slot && each.version === version)
    expect(others).toEqual([])
    expect(row?.sheet, `${slot} ${version}`).toMatchObject({ tricks })
  }
  for (const slot of slots) {
    const versions = rows.filter(row => row.slot === slot)
    expect(versions.map(row => row.version)).toEqual(versions.map((_, at) => at + 1))
    expect(versions.filter(row => row.superseded_at === null)).toHaveLength(1)
    expect(versions.at(-1)?.superseded_at).toBeNull()
  }
  expect(rows.length - before.sheets).toBe(told.sheets.length + told.corrections.length)
  for (const { slot, tricks } of told.corrections) {
    expect(rows.some(row => row.slot === slot && row.source === 'correction' && row.sheet.tricks === tricks)).toBe(true)
  }
  expect((await countOf('ruling')) - before.rulings).toBe(told.rulings.length)
  expect(new Set(told.rulings).size).toBe(told.rulings.length)
  const audits = await countOf(`audit_event where type in ('RESULT_ENTERED', 'RULING_RECORDED')`)
  expect(audits - before.audits).toBe(told.sheets.length + told.rulings.length)
  const deps = testDeps(db)
  await useCases.recomputeNow(deps, stageId)
  const [newest] = await sql`
    select output_digest, input_digest from standings_revision where stage_id = ${stageId} order by number desc limit 1`
  expect(newest).toMatchObject(await useCases.deriveNow(deps, stageId))
}

/** One by one in some order: every record points where its one standing merge says, in one step, and in no circle. */
const expectMerges = async (told: Acknowledged): Promise<void> => {
  const { sql } = journey.database
  expect(new Set(told.parted).size).toBe(told.parted.length)
  const standing = told.merges.filter(one => !told.parted.includes(one.id))
  expect(new Set(standing.map(one => one.from)).size).toBe(standing.length)
  const rows = await sql`select p.id, p.merged_into_id as into from person p where p.merged_into_id is not null`
  const pointers = rows.map(row => [globalId('Person', row.id as string), globalId('Person', row.into as string)])
  expect(pointers.sort()).toEqual(standing.map(one => [one.from, one.into]).sort())
  const gone = new Set(standing.map(one => one.from))
  expect(standing.filter(one => gone.has(one.into))).toEqual([])
  const open = await sql`select count(*)::int as n from person_merge where undone_at is null`
  expect(open[0]?.n).toBe(standing.length)
  for (const { id } of standing) await part({ ...told, merges: [{ id, from: '', into: '' }] })
}

describe('histories of several people at once', () => {
  it('come to what some order of them gives, and the log knows every fact', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 5 }), { minLength: 3, maxLength: 5 }),
        async people => {
          const audits = await countOf(`audit_event where type in ('RESULT_ENTERED', 'RULING_RECORDED')`)
          const before = { sheets: await countOf('score_sheet'), rulings: await countOf('ruling'), audits }
          const told: Acknowledged = { sheets: [], corrections: [], rulings: [], merges: [], parted: [] }
          await Promise.all(people.map(steps => live(steps, told)))
          await expectSerial(told, before)
          // What a person publishes in the midst of a history may be stale already; at its end it never is.
          await publish()
          merged += told.merges.length
          corrected += told.corrections.length
          await expectMerges(told)
        },
      ),
      { numRuns: 10, endOnFailure: true },
    )
    expect(await countOf('ruling')).toBeGreaterThan(2)
    expect(merged).toBeGreaterThan(2)
    expect(corrected).toBeGreaterThan(0)
    expect(await countOf('standings_revision where published_at is not null')).toBeGreaterThan(1)
    const { problems } = await useCases.verifyContents(journey.database.db)
    const kinds = [
      'person',
      'person_merge',
      'score_sheet',
      'ruling',
      'adjustment',
      'standings_revision',
      'stage',
      'entry',
      'correction',
    ]
    expect(problems.filter(problem => kinds.includes(String(problem.params?.kind)))).toEqual([])
  })
})
