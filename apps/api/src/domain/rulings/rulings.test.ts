import { ownPenaltyWords } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { type AddedEvent, addEvent, addOrganisation, must, together } from '../../testing/scenario.js'
import { adjustment, auditEvent, drawnLot, entry, ruling, rulingParty, stage } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import type { Deps } from '../shared/deps.js'
import { openFlagsByStages } from '../results/second-look.repo.js'
import { deriveStandings } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import { publishRevision } from '../standings/publish-standings.js'
import { recomputeStandings } from '../standings/recompute-standings.js'
import { findStage } from '../standings/stage.repo.js'
import { markOfficial } from '../standings/standings.repo.js'
import { drawLot } from './draw-lot.js'
import { previewRuling, readGuide } from './preview-ruling.js'
import { type RecordRulingInput, recordRuling } from './record-ruling.js'
import { withdrawRuling } from './withdraw-ruling.js'

let database: TestDatabase
let deps: Deps
let organisationId: string

const viewer = (accountId: string, role: 'director' | 'scorer', id = organisationId): Viewer => ({
  accountId,
  name: accountId,
  requestId: `request-of-${accountId}`,
  grants: [{ role, scope: { kind: 'organisation', id }, from: undefined, until: undefined }],
})
let director: Viewer

beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  organisationId = await addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '联合会', nameEn: 'F' })
  director = viewer('director', 'director')
})
afterAll(() => database.drop())

interface Scene {
  readonly sport: string
  readonly edition: string
  readonly settings?: Record<string, unknown>
  readonly entries: number
  readonly sheets: readonly {
    slot: string
    round?: number
    table?: string
    board?: string
    sides: readonly number[]
    sheet: unknown
  }[]
  /** The stage of the same event these contestants come from. */
  readonly follows?: { readonly eventId: string; readonly entryIds: readonly string[] }
}

let events = 0
const hold = (scene: Scene) =>
  together(database.db, async tx => {
    events += 1
    const added = await addEvent(tx, {
      organisationId,
      code: `E${events}`,
      nameZh: '比赛',
      nameEn: 'Event',
      sport: scene.sport,
      editionId: scene.edition,
      category: 'club',
      startsOn: '2026-01-01',
      endsOn: '2026-01-01',
      status: 'RUNNING',
      format: 'pairs',
      settings: scene.settings ?? {},
      entries: Array.from({ length: scene.entries }, (_, at) => ({
        number: String(at + 1),
        nameAsEntered: `Pair ${at + 1}`,
        players: [],
      })),
      sheets: scene.sheets,
      enteredBy: 'scorer',
    })
    return scene.follows ? goOn(tx, scene.follows, added) : added
  })

/** Makes an event's stage the second one of another event, with its contestants in the same order. */
const goOn = async (tx: Transaction, from: NonNullable<Scene['follows']>, added: AddedEvent): Promise<AddedEvent> => {
  await tx.update(stage).set({ eventId: from.eventId, ordinal: 2 }).where(eq(stage.id, added.stageId))
  for (const [at, entryId] of added.entryIds.entries())
    await tx.update(entry).set({ fromEntryId: from.entryIds[at] }).where(eq(entry.id, entryId))
  return { ...added, eventId: from.eventId }
}

/** Board 1 (nobody vulnerable) at three tables: 3NT made, with an overtrick, and one down. */
const bridgeScene = (edition: string): Scene => ({
  sport: 'bridge',
  edition,
  entries: 6,
  sheets: [9, 10, 8].map((tricks, at) => ({
    slot: `A/r1/t${at + 1}/b1`,
    round: 1,
    table: String(at + 1),
    board: '1',
    sides: [2 * at, 2 * at + 1],
    sheet: { contract: '3NT', declarer: 'N', tricks },
  })),
})

const totals = async (stageId: string): Promise<Record<string, string>> => {
  const stage = await findStage(database.db, stageId)
  if (!stage) throw new Error('no stage')
  const { facts } = await loadFacts(database.db, stage)
  const derived = must(deriveStandings(stage.editionId, facts))
  const numbers = new Map(facts.entrants.map(entrant => [entrant.id, entrant.number]))
  return Object.fromEntries(
    derived.standings.map(line => {
      const { num, den } = line.total.total.value
      return [numbers.get(line.entrant) ?? '', den === 1n ? `${num}` : `${num}/${den}`]
    }),
  )
}

const words = { facts: 'What happened.', decision: 'What was decided.', part: 'judgement' } as const
const codes = (outcome: { ok: boolean; error?: readonly { code: string }[] }) =>
  outcome.error?.map(found => found.code) ?? []

const weighted = (stageId: string, entryId: string): RecordRulingInput => ({
  ...words,
  stageId,
  slot: 'A/r1/t1/b1',
  parties: [{ entryId, role: 'offending' }],
  authority: 'director',
  choice: { situation: 'damage', option: 'assignedWeighted', answers: { ns: '60% 3nt n +1; 40% 3nt n -1' } },
})

describe('a bridge ruling', () => {
  it('weights results, is previewed, counts, and is taken back', async () => {
    const { stageId, entryIds } = await hold(bridgeScene('bridge/laws-2017'))
    const before = await totals(stageId)
    expect(before).toEqual({ 1: '2', 2: '2', 3: '4', 4: '0', 5: '0', 6: '4' })
    const input = weighted(stageId, entryIds[1] ?? '')
    const preview = must(await previewRuling(deps, director, input))
    expect(preview.matter.clauses.map(clause => clause.article)).toEqual(['12C1b', '12C1c'])
    expect(preview.scores.find(change => change.entryId === entryIds[0])).toMatchObject({
      before: '2.00',
      after: '2.20',
    })
    expect(preview.standings.length).toBeGreaterThan(0)
    expect(await totals(stageId)).toEqual(before)
    const { rulingId } = must(await recordRuling(deps, director, input))
    expect(await totals(stageId)).toMatchObject({ 1: '11/5', 2: '9/5' })
    const [row] = await database.db.select().from(ruling).where(eq(ruling.id, rulingId))
    expect(row).toMatchObject({
      kind: 'adjustedScore',
      article: '12C1b',
      visibility: 'public',
      directorName: 'director',
    })
    expect(row?.notifiedAt).not.toBeNull()
    expect(await database.db.select().from(rulingParty).where(eq(rulingParty.rulingId, rulingId))).toHaveLength(1)
    must(await withdrawRuling(deps, director, { rulingId, reason: 'wrong board' }))
    expect(await totals(stageId)).toEqual(before)
    expect(codes(await withdrawRuling(deps, director, { rulingId, reason: 'again' }))).toEqual(['RULING_SUPERSEDED'])
  })

  it('is weighted by nobody but a committee under the 1999 Laws', async () => {
    const { stageId, entryIds } = await hold(bridgeScene('bridge/ccba-1999'))
    const input = weighted(stageId, entryIds[1] ?? '')
    expect(codes(await recordRuling(deps, director, input))).toEqual(['RULING_OPTION_UNKNOWN'])
    const likely = { situation: 'damage', option: 'assignedLikelyProbable', answers: input.choice?.answers ?? {} }
    expect(codes(await recordRuling(deps, director, { ...input, choice: likely }))).toEqual(['AWARD_NOT_WEIGHTED'])
    const byHand = {
      ...words,
      stageId,
      slot: 'A/r1/t1/b1',
      parties: [],
      kind: 'adjustedScore' as const,
      article: '12C3',
      adjustments: [
        {
          kind: 'assigned',
          slot: 'A/r1/t1/b1',
          payload: {
            weighted: [
              { weight: '0.6', nsScore: 430 },
              { weight: '0.4', nsScore: -50 },
            ],
          },
        },
      ],
    }
    expect(codes(await recordRuling(deps, director, { ...byHand, authority: 'director' }))).toEqual([
      'WEIGHTS_NOT_IN_THIS_EDITION',
    ])
    must(await recordRuling(deps, director, { ...byHand, authority: 'committee' }))
    expect(await totals(stageId)).toMatchObject({ 1: '11/5', 2: '9/5' })
  })

  it('takes a standard penalty from the offender', async () => {
    const { stageId, entryIds } = await hold(bridgeScene('bridge/laws-2017'))
    const guide = must(await readGuide(deps, director, { stageId, entryId: entryIds[2] ?? '' })).guide
    const option = guide.situations
      .find(one => one.code === 'procedure')
      ?.options.find(one => one.code === 'proceduralPenalty')
    expect(option?.fields[0]).toMatchObject({
      kind: 'amount',
      unit: 'matchpoint',
      suggested: '1',
      options: ['1', '0.8'],
    })
    const parties = [{ entryId: entryIds[2] ?? '', role: 'offending' as const }]
    const choice = { situation: 'procedure', option: 'proceduralPenalty', answers: { amount: '0.8' } }
    must(await recordRuling(deps, director, { ...words, stageId, parties, authority: 'director', choice }))
    expect(await totals(stageId)).toMatchObject({ 3: '16/5' })
  })
})

describe('whoever rules', () => {
  it('is a director or above; a scorer, a stranger and nobody leave no trace', async () => {
    const { stageId, entryIds } = await hold(bridgeScene('bridge/laws-2017'))
    const input = weighted(stageId, entryIds[1] ?? '')
    const nobody: Viewer = { requestId: 'r', grants: [] }
    for (const who of [viewer('scorer', 'scorer'), viewer('elsewhere', 'director', entryIds[0]), nobody]) {
      expect(codes(await recordRuling(deps, who, input))).toEqual(['NOT_PERMITTED'])
      expect(codes(await previewRuling(deps, who, input))).toEqual(['NOT_PERMITTED'])
      expect(codes(await readGuide(deps, who, { stageId }))).toEqual(['NOT_PERMITTED'])
      expect(codes(await drawLot(deps, who, { stageId, entryIds }))).toEqual(['NOT_PERMITTED'])
    }
    expect(await database.db.select().from(ruling).where(eq(ruling.stageId, stageId))).toEqual([])
  })

  it('is told once when asked twice, and refused where words or places are missing', async () => {
    const { stageId, entryIds } = await hold(bridgeScene('bridge/laws-2017'))
    const input = weighted(stageId, entryIds[1] ?? '')
    const keyed = { ...input, idempotencyKey: 'once' }
    expect(must(await recordRuling(deps, director, keyed))).toEqual(must(await recordRuling(deps, director, keyed)))
    expect(await database.db.select().from(ruling).where(eq(ruling.stageId, stageId))).toHaveLength(1)
    const cases: readonly [Partial<RecordRulingInput>, string[]][] = [
      [{ facts: ' ', decision: '' }, ['RULING_FACTS_MISSING', 'RULING_DECISION_MISSING']],
      [{ slot: 'nowhere' }, ['SLOT_UNKNOWN']],
      [{ article: '94A' }, ['RULING_ARTICLE_UNKNOWN']],
      [{ parties: [{ entryId: stageId, role: 'offending' }] }, ['RULING_PARTIES_UNKNOWN']],
      [{ givenAt: new Date('2999-01-01') }, ['RULING_TIME_IMPOSSIBLE']],
      [{ supersedesId: stageId, reason: 'x' }, ['RULING_UNKNOWN']],
    ]
    for (const [part, expected] of cases)
      expect(codes(await recordRuling(deps, director, { ...input, ...part })), JSON.stringify(part)).toEqual(expected)
  })

  it('replaces a ruling with a reason: the later one counts alone', async () => {
    const { stageId, entryIds } = await hold(bridgeScene('bridge/laws-2017'))
    const input = weighted(stageId, entryIds[1] ?? '')
    const { rulingId } = must(await recordRuling(deps, director, input))
    const choice = { situation: 'damage', option: 'artificialScore', answers: { ns: 'ave+', ew: 'ave-' } }
    const again = { ...input, choice, supersedesId: rulingId }
    expect(codes(await recordRuling(deps, director, again))).toEqual(['RULING_REASON_MISSING'])
    must(await recordRuling(deps, director, { ...again, reason: 'too many results to weigh' }))
    const open = await database.db
      .select()
      .from(adjustment)
      .where(and(eq(adjustment.stageId, stageId), isNull(adjustment.supersededAt)))
    expect(open.map(row => row.kind)).toEqual(['artificial'])
    expect(codes(await recordRuling(deps, director, { ...again, reason: 'twice' }))).toEqual(['RULING_SUPERSEDED'])
  })

  it('is sent to a correction once the result is official', async () => {
    const { stageId, entryIds } = await hold(bridgeScene('bridge/laws-2017'))
    const stage = await findStage(database.db, stageId)
    if (!stage) throw new Error('no stage')
    must(
      await inTransaction(database.db, async tx => {
        const revision = await recomputeStandings(tx, { stageId, cause: { kind: 'result', id: stageId } })
        if (!revision.ok) return revision
        const published = await publishRevision({ tx, deps, viewer: director }, stage, revision.value)
        return { ok: true as const, value: await markOfficial(tx, published.id, new Date()) }
      }),
    )
    expect(codes(await recordRuling(deps, director, weighted(stageId, entryIds[1] ?? '')))).toEqual([
      'RULING_STAGE_OFFICIAL',
    ])
    expect(codes(await drawLot(deps, director, { stageId, entryIds: entryIds.slice(0, 2) }))).toEqual([
      'RULING_STAGE_OFFICIAL',
    ])
  })
})

const game = { kind: 'game', ended: 'inProgress', deals: [] }
const guandanScene: Scene = {
  sport: 'guandan',
  edition: 'guandan/gsac-2017',
  entries: 4,
  sheets: [
    { slot: 'r1/t1', round: 1, table: '1', sides: [0, 1], sheet: game },
    { slot: 'r1/t2', round: 1, table: '2', sides: [2, 3], sheet: game },
  ],
}

describe('the guandan ladder', () => {
  it('climbs by the rulings on file, down to the game, and says who may impose the step', async () => {
    const { stageId, entryIds } = await hold(guandanScene)
    const [pair = ''] = entryIds
    const call = (situation: string, option: string, authority: 'director' | 'chiefDirector' = 'director') =>
      recordRuling(deps, director, {
        ...words,
        stageId,
        slot: 'r1/t1',
        parties: [{ entryId: pair, role: 'offending' }],
        authority,
        choice: { situation, option, answers: {} },
      })
    const next = async (situation: string) => {
      const { guide } = must(await readGuide(deps, director, { stageId, entryId: pair, slot: 'r1/t1' }))
      const found = guide.situations.find(one => one.code === situation)
      const option = found?.options.find(one => one.proposed)
      const counters = guide.counters.map(counter => counter.value)
      return {
        repetition: found?.repetition,
        step: option?.code,
        becomes: option?.becomes,
        by: option?.authority,
        counters,
      }
    }
    expect(await next('wrongPlayManner')).toEqual({
      repetition: 1, step: 'warning', becomes: undefined, by: 'director', counters: [0, 0, 0],
    }) // biome-ignore format: one row
    must(await call('wrongPlayManner', 'warning'))
    expect(await next('wrongPlayManner')).toMatchObject({ repetition: 2, step: 'violation' })
    must(await call('wrongPlayManner', 'violation'))
    expect(await next('disturbance')).toEqual({
      repetition: 1, step: 'violation', becomes: 'foul', by: 'chiefDirector', counters: [1, 0, 0],
    }) // biome-ignore format: one row
    expect(codes(await call('disturbance', 'violation'))).toEqual(['RULING_AUTHORITY_TOO_LOW'])
    must(await call('disturbance', 'violation', 'chiefDirector'))
    must(await call('wrongCardCount', 'foul', 'chiefDirector'))
    const flags = await openFlagsByStages(database.db, [stageId])
    expect(flags.flatMap(flag => flag.found ?? []).map(found => found.code)).toEqual(['FOULS_CALLED_NOT_COUNTED'])
    expect(await next('wrongCardCount')).toMatchObject({ becomes: 'gameLost', counters: [2, 2, 0] })
    must(await call('wrongCardCount', 'foul', 'chiefDirector'))
    const counted = await totals(stageId)
    expect(counted).toMatchObject({ 2: '2' })
    // A pair with nothing but a game that it lost without a sheet did not play.
    expect(counted).not.toHaveProperty('1')
    const visible = await database.db.select().from(ruling).where(eq(ruling.stageId, stageId))
    expect(visible.map(row => row.visibility)).toEqual(['parties', 'public', 'public', 'public', 'public'])
  })

  it('carries the lost games of an earlier stage into the next, and neither its violations nor its fouls', async () => {
    const first = await hold(guandanScene)
    const last = await hold({ ...guandanScene, follows: first })
    const call = (stageId: string, entry: string | undefined, situation: string, option: string) =>
      recordRuling(deps, director, {
        ...words,
        stageId,
        slot: 'r1/t1',
        parties: [{ entryId: entry ?? '', role: 'offending' }],
        authority: 'chiefDirector',
        choice: { situation, option, answers: {} },
      })
    const countersOf = async (at: number) => {
      const entryId = last.entryIds[at] ?? ''
      const { guide } = must(await readGuide(deps, director, { stageId: last.stageId, entryId, slot: 'r1/t1' }))
      return guide.counters.map(counter => counter.value)
    }
    must(await call(first.stageId, first.entryIds[0], 'disturbance', 'violation'))
    for (let fouls = 0; fouls < 3; fouls++) must(await call(first.stageId, first.entryIds[0], 'wrongCardCount', 'foul'))
    expect(await countersOf(0)).toEqual([0, 0, 1])
    expect(await countersOf(1)).toEqual([0, 0, 0])
    for (let fouls = 0; fouls < 3; fouls++) must(await call(last.stageId, last.entryIds[0], 'wrongCardCount', 'foul'))
    const rows = await database.db
      .select({ kind: ruling.kind })
      .from(ruling)
      .where(eq(ruling.stageId, last.stageId))
      .orderBy(ruling.recordedAt)
    expect(rows.map(row => row.kind)).toEqual(['penalty', 'penalty', 'disqualification'])
  })

  it('counts nothing where the right to penalise was lost', async () => {
    const { stageId, entryIds } = await hold(guandanScene)
    const parties = [{ entryId: entryIds[2] ?? '', role: 'offending' as const }]
    const choice = { situation: 'wrongPlayManner', option: 'rightLost', answers: { reason: 'pointedOutNextTrick' } }
    must(
      await recordRuling(deps, director, { ...words, stageId, slot: 'r1/t2', parties, authority: 'director', choice }),
    )
    const { guide } = must(await readGuide(deps, director, { stageId, entryId: entryIds[2] ?? '', slot: 'r1/t2' }))
    expect(guide.situations.find(one => one.code === 'wrongPlayManner')?.repetition).toBe(1)
  })
})

const mahjongScene: Scene = {
  sport: 'mahjong',
  edition: 'mahjong/wmo-2006',
  entries: 4,
  sheets: [{ slot: 's1/t1', table: '1', sides: [0, 1, 2, 3], sheet: { kind: 'totals', totals: [40, 30, -20, -50] } }],
}

describe('the mahjong catalogue', () => {
  it('takes fines from the session and so changes its places', async () => {
    const { stageId, entryIds } = await hold(mahjongScene)
    expect(await totals(stageId)).toEqual({ 1: '4', 2: '2', 3: '1', 4: '0' })
    const call = (
      situation: string,
      answers: Record<string, string>,
      entry = 0,
      authority: 'director' | 'chiefDirector' = 'director',
    ) =>
      recordRuling(deps, director, {
        ...words,
        stageId,
        slot: 's1/t1',
        parties: [{ entryId: entryIds[entry] ?? '', role: 'offending' }],
        authority,
        choice: { situation, option: 'asWritten', answers },
      })
    must(await call('lateToTenMinutes', { pointsTaken: 'byRuling' }))
    expect(await totals(stageId)).toEqual({ 1: '3', 2: '3', 3: '1', 4: '0' })
    must(await call('falseWin', { pointsTaken: 'byRuling', hand: '3' }, 1))
    expect(await totals(stageId)).toEqual({ 1: '4', 2: '2', 3: '1', 4: '0' })
    must(await call('bluffWin', { pointsTaken: 'onSheet', hand: '4' }, 0))
    expect(await totals(stageId)).toEqual({ 1: '4', 2: '2', 3: '1', 4: '0' })
    for (const hand of ['5', '5', '6']) must(await call('emptyCall', { hand, pointsTaken: 'byRuling' }, 3))
    const kinds = await database.db.select({ kind: ruling.kind }).from(ruling).where(eq(ruling.stageId, stageId))
    expect(kinds.slice(-3).map(row => row.kind)).toEqual(['warning', 'penalty', 'warning'])
    expect(codes(await call('cheatingWithTiles', {}, 2))).toEqual(['RULING_AUTHORITY_TOO_LOW'])
    must(await call('cheatingWithTiles', {}, 2, 'chiefDirector'))
    expect(Object.keys(await totals(stageId))).toEqual(['1', '2', '4'])
  })
})

describe('penalties of an event’s own', () => {
  it('are taken as its regulations say, cited by them, and keep their words when the regulations change', async () => {
    const row = { article: '7.2', zh: '迟到 6–10 分钟', en: 'Late by 6–10 minutes', measure: 'points', amount: '-1' }
    const penalties = [row, { ...row, article: '7.3', from: 2, amount: '1.5' }]
    const { stageId, entryIds } = await hold({ ...mahjongScene, settings: { penalties } })
    const guide = async () => {
      const read = must(await readGuide(deps, director, { stageId, entryId: entryIds[0] ?? '', answers: {} }))
      return read.guide.situations[0]
    }
    const late = async () => {
      const situation = await guide()
      const option = situation?.options.find(one => one.proposed)?.code ?? ''
      const choice = { situation: situation?.code ?? '', option, answers: {} }
      const parties = [{ entryId: entryIds[0] ?? '', role: 'offending' as const }]
      return must(await recordRuling(deps, director, { ...words, stageId, parties, authority: 'director', choice }))
    }
    const ids = [(await late()).rulingId, (await late()).rulingId]
    expect(await totals(stageId)).toEqual({ 1: '3/2', 2: '2', 3: '1', 4: '0' })
    await database.db.update(stage).set({ settings: {} }).where(eq(stage.id, stageId))
    const rows = await database.db.select().from(ruling).where(eq(ruling.stageId, stageId))
    const told = rows.map(one => [one.editionId, one.article, ownPenaltyWords(one.situation ?? '')?.en])
    expect(told).toEqual([
      ['event/regulations', '7.2', 'Late by 6–10 minutes'],
      ['event/regulations', '7.3', 'Late by 6–10 minutes'],
    ])
    expect(rows.map(one => ownPenaltyWords(one.option ?? '')?.zh)).toEqual(['总分扣 1', '总分扣 1.5'])
    expect(rows.map(one => one.id)).toEqual(ids)
  })
})

describe('lots', () => {
  it('are written down as drawn, and drawn again', async () => {
    const { stageId, entryIds } = await hold(bridgeScene('bridge/laws-2017'))
    const [one = '', two = ''] = entryIds
    expect(codes(await drawLot(deps, director, { stageId, entryIds: [one] }))).toEqual(['LOTS_TOO_FEW'])
    expect(codes(await drawLot(deps, director, { stageId, entryIds: [one, one] }))).toEqual(['LOTS_NOT_DISTINCT'])
    expect(codes(await drawLot(deps, director, { stageId, entryIds: [one, stageId] }))).toEqual([
      'RULING_PARTIES_UNKNOWN',
    ])
    must(await drawLot(deps, director, { stageId, entryIds: [one, two] }))
    must(await drawLot(deps, director, { stageId, entryIds: [two, one] }))
    const open = await database.db
      .select()
      .from(drawnLot)
      .where(and(eq(drawnLot.stageId, stageId), isNull(drawnLot.supersededAt)))
    expect(open.toSorted((a, b) => a.position - b.position).map(lot => lot.entryId)).toEqual([two, one])
    const audits = await database.db.select().from(auditEvent).where(eq(auditEvent.aggregateId, stageId))
    expect(audits.map(row => row.type)).toEqual(['LOTS_DRAWN', 'LOTS_DRAWN'])
  })
})
