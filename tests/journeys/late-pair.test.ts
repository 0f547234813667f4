import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scene, testDeps, useCases } from '@paiji/api/testing'
import { clubEvening, type Laid } from '../support/club-evening.js'
import { directorOf, type Fields, type Side } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A club evening that does not go as it was planned: a pair comes late, another does not come. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const director = directorOf(() => journey)
const { act, done, newEvent, newStage, open } = director
const { entering, entryOf, evening, playRound, roundsOf, swissOfFive } = clubEvening(() => journey, director)

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
    const { stage, session } = await swissOfFive()
    await entering(stage, ['迟到'])
    const entry = await entryOf(stage, '6')
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

interface Sheet {
  sides: string[]
  board_label: string | null
}

const sheetsOfRound = (stage: string, round: number) =>
  journey.database.sql<Sheet[]>`
    select sides, board_label from score_sheet
    where stage_id = ${rowIdOf(stage)} and round = ${round} and superseded_at is null`

const numbersIn = (rounds: Laid['rounds'], round: number) =>
  new Map(
    rounds
      .find(one => one.number === round)
      ?.tables.flatMap(({ label, kind, sides }) => sides.map(side => [side.number, kind === 'bye' ? '' : label])),
  )

describe('two pairs that sat in each other’s place', () => {
  it('exchange it in one round before anything is scored, with new codes at their tables alone', async () => {
    const { stage, session, rounds } = await evening()
    const [first] = rounds
    await done('openTableEntry', { round: first?.id, hours: 3 }, 'round { id }')
    const codes = () =>
      journey.database.sql<{ code: string; label: string }[]>`
        select c.code, t.label from table_code c join round_table t on t.id = c.table_id
        where t.round_id = ${rowIdOf(first?.id ?? '')} and c.revoked_at is null`
    const before = await codes()
    const [one, two] = [first?.tables[0]?.sides[0], first?.tables[1]?.sides[0]]
    const sat = { session, entry: one?.id, other: two?.id, fact: 'exchanges', fromRound: 1 }
    const { changes, problems } = await seating(session, sat)
    expect(problems).toEqual([])
    expect(changes?.map(({ round }) => round)).toEqual([1, 1])
    await done('changeSeating', { ...sat, reason: '坐错了桌' }, 'session { id }')
    const after = await roundsOf(session)
    const was = numbersIn(rounds, 1)
    expect(numbersIn(after, 1).get(one?.number ?? '')).toBe(was.get(two?.number ?? ''))
    expect(numbersIn(after, 1).get(two?.number ?? '')).toBe(was.get(one?.number ?? ''))
    expect(numbersAt(after.slice(1))).toEqual(numbersAt(rounds.slice(1)))
    const touched = new Set([first?.tables[0]?.label, first?.tables[1]?.label])
    const now = await codes()
    const same = (label: string) =>
      now
        .filter(one => one.label === label)
        .map(one => one.code)
        .sort()
    for (const { label } of before)
      expect(same(label), label).toHaveLength(before.filter(one => one.label === label).length)
    for (const { code, label } of before) expect(same(label).includes(code), label).toBe(!touched.has(label))
    expect(await sheetsOfRound(stage, 1)).toEqual([])
  })

  it('take their results along once there are some, and the log says why', async () => {
    const { stage, session, rounds } = await evening()
    const [first] = rounds
    if (first) await playRound(stage, first)
    const [one, two] = [first?.tables[0]?.sides[0], first?.tables[1]?.sides[1]]
    const sat = { session, entry: one?.id, other: two?.id, fact: 'exchanges', fromRound: 1 }
    expect((await act('changeSeating', { ...sat, other: one?.id, reason: '坐错' }, 'session { id }')).problems).toEqual(
      [{ code: 'SEATING_ONE_ALONE' }],
    )
    const places = async (id = '') =>
      (await sheetsOfRound(stage, 1)).find(sheet => sheet.sides.includes(rowIdOf(id)))?.sides.indexOf(rowIdOf(id))
    expect([await places(one?.id), await places(two?.id)]).toEqual([0, 1])
    await done('changeSeating', { ...sat, reason: '坐错' }, 'session { id }')
    expect([await places(one?.id), await places(two?.id)]).toEqual([1, 0])
    const sides = (await sheetsOfRound(stage, 1)).flatMap(sheet => sheet.sides)
    expect(new Set(sides).size).toBe(sides.length)
    await done('closeRound', { round: first?.id }, 'round { id }')
    expect((await act('changeSeating', { ...sat, reason: '坐错' }, 'session { id }')).problems).toEqual([
      { code: 'ROUND_NOT_RUNNING' },
    ])
  })

  it('leave a late pair its place in that round and in the others', async () => {
    const { stage, session, rounds } = await evening()
    const second = rounds.find(one => one.number === 2)
    const [one, two] = [second?.tables[0]?.sides[0], second?.tables[1]?.sides[0]]
    const sat = { session, entry: one?.id, other: two?.id, fact: 'exchanges', fromRound: 2, reason: '坐错' }
    await done('changeSeating', sat, 'session { id }')
    await entering(stage, ['迟到'])
    const late = { session, entry: await entryOf(stage, '12'), fact: 'comes', reason: '迟到' }
    await done('changeSeating', late, 'session { id }')
    const after = await roundsOf(session)
    for (const { tables } of after) {
      expect(tables.every(({ kind }) => kind === 'match')).toBe(true)
      expect(new Set(tables.flatMap(({ sides }) => sides.map(({ id }) => id))).size).toBe(12)
    }
    expect(numbersIn(after, 2).get(one?.number ?? '')).toBe(numbersIn(rounds, 2).get(two?.number ?? ''))
  })

  it('a pair that sat out is the one that played, and the other sat out', async () => {
    const { stage, session, rounds } = await evening()
    const [first] = rounds
    if (first) await playRound(stage, first)
    const out = first?.tables.find(({ kind }) => kind === 'bye')?.sides[0]
    const sat = first?.tables.find(({ kind }) => kind === 'match')?.sides[0]
    await done(
      'changeSeating',
      { session, entry: sat?.id, other: out?.id, fact: 'exchanges', fromRound: 1, reason: '轮空的一对坐下了' },
      'session { id }',
    )
    expect(numbersIn(await roundsOf(session), 1).get(sat?.number ?? '')).toBe('')
    const sides = (await sheetsOfRound(stage, 1)).flatMap(sheet => sheet.sides)
    expect([sides.includes(rowIdOf(out?.id ?? '')), sides.includes(rowIdOf(sat?.id ?? ''))]).toEqual([true, false])
  })
})

describe('a missing player of mahjong', () => {
  it('is replaced by a reserve from a round on, in the same seats', async () => {
    const stage = await newStage(await newEvent('mahjong'), { format: { kind: 'laidOut' } })
    const players = Array.from({ length: 16 }, (_, at) => ({ players: [{ name: `人${at + 1}`, notMember: true }] }))
    await done('enterEntrants', { stage, entrants: players }, 'entered')
    const { session } = await open(stage)
    await done('applySeating', { session: session.id, kind: 'perfect' }, 'problems { code }')
    const rounds = await roundsOf(session.id)
    await done('publishRound', { round: rounds[0]?.id, following: true }, 'published')
    await done('enterEntrants', { stage, entrants: [{ players: [{ name: '替补', notMember: true }] }] }, 'entered')
    const [entry, other] = [await entryOf(stage, '3'), await entryOf(stage, '17')]
    expect((await seating(session.id, { entry, fact: 'leaves' })).problems).toEqual([
      { code: 'SEATING_NEEDS_SUBSTITUTE' },
    ])
    const instead = { session: session.id, entry, other, fact: 'exchanges', following: true, reason: '未到' }
    await done('changeSeating', instead, 'session { id }')
    const replaced = numbersAt(rounds).map(round => round.map(table => table.map(one => (one === '3' ? '17' : one))))
    expect(numbersAt(await roundsOf(session.id))).toEqual(replaced)
  })
})

describe('the pair with the bye that really sat at a table', () => {
  it('is named on the row of the result, and the bye is of whoever did not sit there', async () => {
    const { stage, session } = await swissOfFive()
    const [round] = await roundsOf(session)
    const [match, bye] = [
      round?.tables.find(({ kind }) => kind === 'match'),
      round?.tables.find(({ kind }) => kind === 'bye'),
    ]
    const [slot, [north, east], [out]] = [match?.slots[0]?.slot, match?.sides ?? [], bye?.sides ?? []]
    const sheet = { data: { kind: 'game', finalLevels: ['6', '5'], ended: 'dealCount' } }
    const at = { stage, slot, session: 1, round: 1, table: match?.label }
    await done('enterResult', { ...at, sides: [north?.id, east?.id], sheet, expectedVersion: 0 }, 'version')
    const move = { stage, slot, version: 1, sides: [out?.id, east?.id], reason: '坐的是轮空的一对' }
    await done('moveResult', move, 'stage { id }')
    const byes = (await sheetsOfRound(stage, 1)).filter(one => one.sides.length === 1)
    expect(byes.map(one => one.sides)).toEqual([[rowIdOf(north?.id ?? '')]])
  })
})
