import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scene, testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Fields, type Side, type Table } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A club evening that does not go as it was planned: a pair comes late, another does not come. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, newStage, open } = directorOf(() => journey)

interface Laid {
  rounds: { id: string; number: number; tables: (Table & { slots: { slot: string; board: string | null }[] })[] }[]
}

const roundsOf = async (session: string): Promise<Laid['rounds']> => {
  const { playSession } = await journey.ask<{ playSession: Laid }>(
    journey.federation.staff,
    `query ($id: ID!) { playSession(id: $id) { rounds { id number
      tables { label kind boards sides { id number } slots { slot board } } } } }`,
    { id: session },
  )
  return playSession.rounds
}

const entering = (stage: string, names: readonly string[]) =>
  done(
    'enterEntrants',
    {
      stage,
      entrants: names.map(name => ({
        players: [
          { name: `${name}甲`, notMember: true },
          { name: `${name}乙`, notMember: true },
        ],
      })),
    },
    'entered',
  )

/** Eleven pairs at a Mitchell of six tables, every round of which is announced. */
const evening = async () => {
  const stage = await newStage(await newEvent('bridge'), { format: { kind: 'laidOut' } }, { method: 'matchpoint' })
  await entering(
    stage,
    Array.from({ length: 11 }, (_, at) => `第${at + 1}对`),
  )
  const { session } = await open(stage)
  await done('applyMovement', { session: session.id, movement: { mitchell: {} }, boardsARound: 1 }, 'problems { code }')
  const rounds = await roundsOf(session.id)
  await done('publishRound', { round: rounds[0]?.id, following: true }, 'published')
  return { stage, session: session.id, rounds }
}

const playRound = async (stage: string, { number, tables }: Laid['rounds'][number]) => {
  for (const { label, sides, slots } of tables.filter(table => table.kind === 'match'))
    for (const { slot, board } of slots)
      await done(
        'enterResult',
        {
          ...{ stage, slot, board, session: 1, round: number, table: label, sides: sides.map(({ id }) => id) },
          ...{ expectedVersion: 0, sheet: { data: { nsScore: 100 } } },
        },
        'version',
      )
}

describe('a pair that was entered and did not play', () => {
  it('is unranked and out of the size, and is asked about before the standings are official', async () => {
    const { stage, rounds } = await evening()
    await entering(stage, ['迟到'])
    for (const round of rounds) await playRound(stage, round)
    const revisionId = (await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))) ?? ''
    const deps = scene.sceneDeps(journey.database.db, new Date())
    const viewer = journey.federation.staffViewer
    scene.must(await useCases.publishStandings(deps, viewer, { stageId: rowIdOf(stage), revisionId }))
    const { stage: found } = await journey.ask<{
      stage: { standings: { id: string; playerCount: number; lines: Fields; withoutResult: Side[] } }
    }>(
      journey.federation.staff,
      'query ($stage: ID!) { stage(id: $stage) { standings { id playerCount lines { totalCount } withoutResult { id number } } } }',
      { stage },
    )
    const { id: revision, playerCount, lines, withoutResult } = found.standings
    expect([lines.totalCount, playerCount, withoutResult.map(({ number }) => number)]).toEqual([11, 22, ['12']])
    const closing = { revision, closeWindowsEarly: '都已签字' }
    const asked = await act('makeOfficial', closing, 'revision { id }')
    expect(asked.problems.map(({ code }) => code)).toEqual(['ENTRY_WITHOUT_RESULT'])
    await done('makeOfficial', { ...closing, didNotPlay: withoutResult.map(({ id }) => id) }, 'revision { id }')
  })
})

const seating = async (session: string, more: Fields) => {
  const { previewSeating } = await journey.ask<{
    previewSeating: {
      changes: { round: number; table: string; after: Side[] }[] | null
      problems: { code: string }[]
    }
  }>(
    journey.federation.staff,
    `query ($input: ChangeSeatingInput!) { previewSeating(input: $input) {
      changes { round table after { id number } } problems { code } } }`,
    { input: { session, ...more } },
  )
  return previewSeating
}

const entryOf = async (stage: string, number: string): Promise<string> => {
  const { stage: found } = await journey.ask<{ stage: { entries: Side[] } }>(
    journey.federation.staff,
    'query ($id: ID!) { stage(id: $id) { entries { id number } } }',
    { id: stage },
  )
  return found.entries.find(one => one.number === number)?.id ?? ''
}

const numbersAt = (rounds: Laid['rounds']) =>
  rounds.map(({ tables }) => tables.map(({ sides }) => sides.map(({ number }) => number)))

describe('a pair that comes late', () => {
  it('takes the phantom in every round without a result, as the movement has it for twelve', async () => {
    const { stage, session, rounds } = await evening()
    const [first] = rounds
    if (first) await playRound(stage, first)
    await entering(stage, ['迟到'])
    const entry = await entryOf(stage, '12')
    const { changes } = await seating(session, { entry, fact: 'comes' })
    expect(changes?.map(({ round }) => round)).toEqual([2, 3, 4, 5])
    expect(changes?.every(({ after }) => after.length === 2 && after[1]?.number === '12')).toBe(true)
    const late = { session, entry, fact: 'comes', reason: '第 12 对迟到' }
    expect((await act('changeSeating', { ...late, reason: ' ' }, 'session { id }')).problems).toEqual([
      { code: 'REASON_MISSING' },
    ])
    await done('changeSeating', late, 'session { id }')
    const after = await roundsOf(session)
    expect(after[0]?.tables.filter(table => table.kind === 'bye')).toHaveLength(1)
    for (const { tables } of after.slice(1)) {
      expect(tables.every(({ kind, boards }) => kind === 'match' && boards?.length === 1)).toBe(true)
      expect(new Set(tables.flatMap(({ sides }) => sides.map(({ id }) => id))).size).toBe(12)
    }
    expect((await seating(session, late)).problems).toEqual([{ code: 'SIDE_SEATED_ALREADY' }])
    const { stage: found } = await journey.ask<{ stage: { entries: { number: string; group: string | null }[] } }>(
      journey.federation.staff,
      'query ($id: ID!) { stage(id: $id) { entries { number group } } }',
      { id: stage },
    )
    expect(found.entries.find(one => one.number === '12')?.group).toBe('EW')
  })

  it('finds no place where nobody sits out', async () => {
    const { stage, session } = await evening()
    await entering(stage, ['迟到', '更迟'])
    await done(
      'changeSeating',
      { session, entry: await entryOf(stage, '12'), fact: 'comes', reason: '迟到' },
      'session { id }',
    )
    const { problems } = await seating(session, { entry: await entryOf(stage, '13'), fact: 'comes' })
    expect(problems).toEqual([{ code: 'SEATING_NO_PLACE' }])
  })
})

describe('a pair that leaves', () => {
  it('is a phantom from a round on, and another takes its place', async () => {
    const { session, rounds } = await evening()
    const gone = rounds[0]?.tables.find(table => table.sides.length === 2)?.sides[0]?.id
    const before = numbersAt(rounds)
    await done(
      'changeSeating',
      { session, entry: gone, fact: 'leaves', fromRound: 3, reason: '不适' },
      'session { id }',
    )
    const after = await roundsOf(session)
    expect(numbersAt(after.slice(0, 2))).toEqual(before.slice(0, 2))
    for (const { tables } of after.slice(2)) {
      expect(tables.some(({ sides }) => sides.some(({ id }) => id === gone))).toBe(false)
      expect(tables.filter(({ kind, sides }) => kind === 'bye' && sides.length === 1).length).toBeGreaterThan(0)
    }
    await done(
      'changeSeating',
      { session, entry: gone, fact: 'comes', fromRound: 3, reason: '回来了' },
      'session { id }',
    )
    expect(numbersAt(await roundsOf(session))).toEqual(before)
  })
})

describe('an announced round without a result', () => {
  it('is taken back with a reason, and drawn again', async () => {
    const { stage, session, rounds } = await evening()
    const round = rounds[0]?.id
    expect((await act('undoRound', { round }, 'session { id }')).problems).toEqual([{ code: 'REASON_MISSING' }])
    await done('undoRound', { round, reason: '尚未入座，重新编排' }, 'session { id }')
    expect(await roundsOf(session)).toEqual([])
    await done('applyMovement', { session, movement: { howell: true }, boardsARound: 1 }, 'problems { code }')
    const [first] = await roundsOf(session)
    await done('publishRound', { round: first?.id, following: true }, 'published')
    if (first) await playRound(stage, first)
    expect((await act('undoRound', { round: first?.id, reason: '太晚' }, 'session { id }')).problems).toEqual([
      { code: 'ROUND_HAS_RESULTS' },
    ])
  })
})

describe('a Swiss with a bye', () => {
  it('gives the late pair the opponent that sits out, whose bye is no longer scored', async () => {
    const stage = await newStage(await newEvent('guandan'), { format: { kind: 'swiss', rounds: 2 } })
    await entering(stage, ['甲', '乙', '丙', '丁', '戊'])
    await open(stage)
    const drawn = await done<{ round: { id: string; session: { id: string } } }>(
      'drawRound',
      { stage },
      'round { id session { id } }',
    )
    await done('publishRound', { round: drawn.round.id }, 'published')
    await entering(stage, ['迟到'])
    const entry = await entryOf(stage, '6')
    const { id: session } = drawn.round.session
    await done('changeSeating', { session, entry, fact: 'comes', reason: '迟到' }, 'session { id }')
    const [round] = await roundsOf(session)
    expect(round?.tables.map(({ label, kind }) => [label, kind])).toEqual([
      ['1', 'match'],
      ['2', 'match'],
      ['3', 'match'],
    ])
    const byes = await journey.database.sql`
      select 1 from score_sheet where stage_id = ${rowIdOf(stage)} and superseded_at is null`
    expect(byes).toHaveLength(0)
    await done('changeSeating', { session, entry, fact: 'leaves', reason: '又走了' }, 'session { id }')
    const [again] = await roundsOf(session)
    expect(again?.tables.filter(({ kind }) => kind === 'bye')).toHaveLength(1)
  })
})
