import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { rowIdOf, globalId } from '../support/ids.js'
import { directorOf, type Fields, pairs, type Problem, ROUND, type Round } from '../support/director.js'
import { type Journey, startJourney } from '../support/journey.js'

/** The director's desk in every format: exchanges, what follows from them, and who leaves. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, newStage, enter, open, draw, publish, close, play, playOut } = directorOf(() => journey)

const entryOf = async (stage: string, number: number): Promise<string> => {
  const [row] = await journey.database
    .sql`select id from entry where stage_id = ${rowIdOf(stage)} and number = ${`${number}`}`
  return globalId('Entry', String(row?.id))
}

const started = async (format: Fields, sides: number): Promise<string> => {
  const stage = await newStage(await newEvent('guandan'), { format })
  await enter(stage, sides)
  await open(stage)
  return stage
}

const exchangeOf = (round: Round, first: number, second: number, more: Fields = {}): Fields => {
  const side = (number: number) =>
    round.tables.flatMap(table => table.sides).find(one => one.number === `${number}`)?.id
  return { round: round.id, first: side(first), second: side(second), expectedVersion: round.version, ...more }
}

const exchange = (round: Round, first: number, second: number, more: Fields = {}) =>
  done<{ round: Round }>('swapSides', exchangeOf(round, first, second, more), ROUND)

/** What speaks against an exchange that has no reason: each code with its values, by the sides' numbers. */
const against = async (round: Round, first: number, second: number, more: Fields = {}): Promise<string[]> => {
  const { problems } = (
    await journey.ask<{ swapSides: { problems: Problem[] } }>(
      journey.federation.staff,
      `mutation ($input: SwapSidesInput!) { swapSides(input: $input) { problems { code params { name value } } } }`,
      { input: exchangeOf(round, first, second, more) },
    )
  ).swapSides
  return problems.map(({ code, params }) => [code, ...(params ?? []).map(({ value }) => value.split(' ')[0])].join(' '))
}

const byes = (round: Round) =>
  round.tables.filter(table => table.kind === 'bye').map(table => Number(table.sides[0]?.number))

const codesOf = (round: Round, label: string) =>
  round.tables.find(table => table.label === label)?.because?.nodes.map(node => node.code)

const announce = async (stage: string, round: Round): Promise<void> => {
  await publish(round.id)
  await play(stage, round)
  await close(round.id)
}

const log = async (round: Round): Promise<Fields[]> => {
  const rows = await journey.database.sql`
    select data from audit_event where type = 'ROUND_CHANGED' and aggregate_id = ${rowIdOf(round.id)} order by sequence`
  return rows.map(row => row.data as Fields)
}

describe('an exchange in a bracket', () => {
  it('changes places for good before the first round, with a reason where seeds would meet early', async () => {
    const stage = await started({ kind: 'singleElimination', placement: 'thirdPlace' }, 6)
    const { round } = await draw(stage)
    expect([pairs(round), byes(round)]).toEqual([
      [
        [4, 5],
        [3, 6],
      ],
      [1, 2],
    ])
    // As a form sends it that was left empty.
    expect(await against(round, 1, 5, { reason: null })).toEqual([
      'BYE_AWAY_FROM_SEED 5 5',
      'SEEDS_MEET_EARLY 1 4 1 2',
      'SWAP_REASON_NEEDED',
    ])
    const first = await exchange(round, 1, 5, { reason: '迟到' })
    expect([pairs(first.round), byes(first.round)]).toEqual([
      [
        [4, 1],
        [3, 6],
      ],
      [5, 2],
    ])
    expect(codesOf(first.round, '1')).toEqual(['placedByDirector', 'bracketSeeds'])
    expect(await log(round)).toMatchObject([
      { from: 1, reason: '迟到', accepted: ['BYE_AWAY_FROM_SEED', 'SEEDS_MEET_EARLY'] },
    ])
    await announce(stage, first.round)
    const second = await draw(stage)
    expect(pairs(second.round)).toEqual([
      [5, 1],
      [2, 3],
    ])
    expect(codesOf(second.round, '1')).toEqual(['bracketWinners', 'placedByDirector', 'placesExchanged'])
  })

  it('is taken back with the draft', async () => {
    const stage = await started({ kind: 'singleElimination', placement: 'none' }, 4)
    const { round } = await draw(stage)
    const before = pairs(round)
    const changed = await exchange(round, 1, 2, { reason: '重抽' })
    expect(pairs(changed.round)).not.toEqual(before)
    await done('undoRound', { round: round.id }, 'session { number }')
    expect(pairs((await draw(stage)).round)).toEqual(before)
  })

  it('overrides a later round, in games of several too, and the next follows from what was played', async () => {
    const series = { kind: 'bestOf', games: 3 }
    const stage = await started({ kind: 'doubleElimination', final: 'single', series }, 4)
    const first = await draw(stage)
    expect(first.round.tables.every(table => table.kind === 'match')).toBe(true)
    await publish(first.round.id)
    await play(stage, first.round)
    await close(first.round.id)
    const { round } = await draw(stage)
    expect(pairs(round)).toEqual([
      [1, 2],
      [4, 3],
    ])
    expect(await against(round, 2, 3)).toEqual(['PLACE_NOT_EARNED 3 2', 'PLACE_NOT_EARNED 2 3', 'SWAP_REASON_NEEDED'])
    const changed = await exchange(round, 2, 3, { reason: '协商' })
    await publish(round.id)
    await play(stage, changed.round)
    await close(round.id)
    expect(pairs((await draw(stage)).round)).toEqual([[2, 3]])
  })

  it('may be made as a whole round by hand, in the matches that are due', async () => {
    const stage = await started({ kind: 'singleElimination', placement: 'none' }, 5)
    const drawn = await draw(stage)
    const id = (number: number) =>
      drawn.round.tables.flatMap(table => table.sides).find(side => side.number === `${number}`)?.id
    await done('undoRound', { round: drawn.round.id }, 'session { number }')
    const tooFew = { pairs: [[id(1), id(2)]], reason: '抽签' }
    expect((await act('drawRound', { stage, way: { manual: tooFew } }, 'round { id }')).problems).toEqual([
      { code: 'MATCHES_EXPECTED' },
    ])
    const byLot = {
      pairs: [
        [id(2), id(4)],
        [id(3), id(1)],
      ],
    }
    expect(
      (await act('drawRound', { stage, way: { manual: { ...byLot, reason: '' } } }, 'round { id }')).problems,
    ).toEqual([{ code: 'BYE_AWAY_FROM_SEED' }, { code: 'SEEDS_MEET_EARLY' }, { code: 'SWAP_REASON_NEEDED' }])
    const { round } = await draw(stage, { way: { manual: { ...byLot, reason: '抽签' } } })
    expect([pairs(round), byes(round)]).toEqual([
      [
        [2, 4],
        [3, 1],
      ],
      [5],
    ])
    await announce(stage, round)
    const second = await playOut(stage)
    expect(pairs(second)).toEqual([[5, 2]])
    expect(pairs((await draw(stage)).round)).toEqual([[2, 1]])
  })
})

describe('an exchange in a round robin', () => {
  it('of one round says who meets twice and who never, and the next round tells it', async () => {
    const stage = await started({ kind: 'roundRobin', legs: 1 }, 4)
    const { round } = await draw(stage)
    expect(pairs(round)).toEqual([
      [1, 4],
      [2, 3],
    ])
    expect(await against(round, 4, 3)).toEqual([
      'MEETS_TOO_OFTEN 1 3 2 1',
      'MEETS_TOO_SELDOM 1 4 0 1',
      'MEETS_TOO_SELDOM 2 3 0 1',
      'MEETS_TOO_OFTEN 2 4 2 1',
      'SWAP_REASON_NEEDED',
    ])
    const changed = await exchange(round, 4, 3, { reason: '同车迟到' })
    await announce(stage, changed.round)
    await playOut(stage)
    const third = await draw(stage)
    expect(pairs(third.round)).toEqual([
      [2, 4],
      [3, 1],
    ])
    expect(codesOf(third.round, '1')).toEqual(['roundRobinPair', 'roundRobinMetBefore'])
    const good = await exchange(third.round, 4, 3)
    await announce(stage, good.round)
    expect((await act('drawRound', { stage }, 'round { id }')).problems).toEqual([{ code: 'STAGE_FINISHED' }])
  })

  it('of draw numbers holds for every round, moves the groups with it, and goes with the draft', async () => {
    const stage = await started({ kind: 'roundRobin', legs: 1, groups: 2 }, 8)
    const { round } = await draw(stage)
    const groups = async () => {
      const rows = await journey.database.sql`
        select number from entry where stage_id = ${rowIdOf(stage)} and "group" = '1' order by number`
      return rows.map(row => Number(row.number))
    }
    expect(await groups()).toEqual([1, 4, 5, 8])
    expect(await against(round, 1, 2, { following: true })).toEqual([
      'GROUP_NOT_DEALT 2 1 2',
      'GROUP_NOT_DEALT 1 2 1',
      'SWAP_REASON_NEEDED',
    ])
    const reason = { following: true, reason: '同一俱乐部' }
    const once = await exchange(round, 1, 2, reason)
    expect(await groups()).toEqual([2, 4, 5, 8])
    await done('undoRound', { round: once.round.id }, 'session { number }')
    expect(await groups()).toEqual([1, 4, 5, 8])
    const again = await exchange((await draw(stage)).round, 1, 2, reason)
    const met = new Set<string>()
    const note = (one: Round) => {
      for (const pair of pairs(one)) met.add([...pair].sort().join('-'))
    }
    note(again.round)
    await announce(stage, again.round)
    for (let left = 2; left > 0; left--) note(await playOut(stage))
    expect([...met].filter(pair => /^2-|-2$/.test(pair)).sort()).toEqual(['2-4', '2-5', '2-8'])
    expect(met.size).toBe(12)
  })
})

describe('a cut', () => {
  it('is no withdrawal: who was cut may go on elsewhere, who withdrew with that word may not', async () => {
    const event = await newEvent('guandan')
    const swiss = { kind: 'swiss', rounds: 2, cuts: [{ afterRound: 1, remove: 4 }] }
    const stage = await newStage(event, { format: swiss })
    const from = [{ kind: 'places', stage: '1', perGroup: 8 }]
    const next = await newStage(event, { format: { kind: 'roundRobin', legs: 1, groups: 1 }, from })
    await enter(stage, 8)
    await open(stage)
    await playOut(stage)
    const entry = await entryOf(stage, 8)
    await done('withdrawEntry', { entry, reason: 'cut' }, 'entry { withdrawnAfter cutAfter }')
    const second = await playOut(stage)
    expect(pairs(second).flat().sort()).toEqual([1, 2, 3, 4])
    const leavers = async () => {
      const rows = await journey.database.sql`
        select number, withdrawn_after, withdrawn_reason, cut_after from entry
        where stage_id = ${rowIdOf(stage)} and (withdrawn_at is not null or cut_after is not null) order by number`
      return rows.map(row => [row.number, row.withdrawn_after, row.withdrawn_reason, row.cut_after])
    }
    const left = [
      ['5', null, null, 1],
      ['6', null, null, 1],
      ['7', null, null, 1],
      ['8', 1, 'cut', null],
    ]
    expect(await leavers()).toEqual(left)
    // As it was written before the column: the migration tells the format's word from the director's by the log.
    await journey.database.sql`
      update entry set withdrawn_at = now(), withdrawn_after = cut_after, withdrawn_reason = 'cut', cut_after = null
      where stage_id = ${rowIdOf(stage)} and cut_after is not null`
    await journey.database.sql.unsafe(await readFile('drizzle/legacy/0017_carry-over-cuts.sql', 'utf8'))
    expect(await leavers()).toEqual(left)
    expect((await done<{ entered: number }>('advanceStage', { stage: next }, 'entered')).entered).toBe(7)
  })
})

describe('a tie', () => {
  interface Node {
    readonly depth: number
    readonly code: string
    readonly value: string
    readonly params: readonly { readonly name: string; readonly value: string }[]
  }
  const EXPLAIN = `query ($stage: ID!, $entry: ID!) { stage(id: $stage) { standings { explain(entry: $entry) {
    nodes { depth code value params { name value } } } } } }`

  it('tells what was asked of whom, with the games behind each figure and names for the contestants', async () => {
    const event = await newEvent('guandan')
    const stage = await newStage(event, { format: { kind: 'swiss', rounds: 2 } })
    await enter(stage, 4)
    await open(stage)
    await playOut(stage)
    await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
    const answer = await journey.ask<{ stage: { standings: { explain: { nodes: Node[] } } } }>(
      journey.federation.staff,
      EXPLAIN,
      { stage, entry: await entryOf(stage, 1) },
    )
    const { nodes } = answer.stage.standings.explain
    const told = nodes.filter(({ code }) => code.startsWith('tieBreak'))
    const params = (node: Node) => Object.fromEntries(node.params.map(({ name, value }) => [name, value]))
    expect(told.filter(({ depth }) => depth === 1).map(node => [node.code, params(node).criterion])).toEqual([
      ['tieBreakLevel', 'levelPoints'],
      ['tieBreakLevel', 'headToHeadLevelPoints'],
      ['tieBreakLevel', 'opponentsLevelPoints'],
      ['tieBreakShared', undefined],
    ])
    const first = told.slice(0, 5).map(node => [node.code, params(node).contestant ?? params(node).opponent])
    expect(first).toEqual([
      ['tieBreakLevel', undefined],
      ['tieBreakContestant', '1 甲1 / 乙1'],
      ['tieBreakGame', '4 甲4 / 乙4'],
      ['tieBreakContestant', '2 甲2 / 乙2'],
      ['tieBreakGame', '3 甲3 / 乙3'],
    ])
    expect(JSON.stringify(nodes)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  })
})

describe('a knock-out of several games', () => {
  it('goes by the sum of 级分 where the plan says so, not by the games won', async () => {
    const event = await newEvent('guandan')
    const format = { kind: 'singleElimination', placement: 'none', series: { kind: 'sum', games: 3 } }
    const stage = await newStage(event, { format })
    await enter(stage, 4)
    await open(stage)
    const { round } = await draw(stage)
    await publish(round.id)
    // The first side wins two games by one level and loses the third by ten.
    for (const { label, sides } of round.tables)
      for (const board of ['1', '2', '3']) {
        const sheet =
          board !== '3'
            ? { kind: 'points', matchPoints: ['2', '0'], levelPoints: ['14', '12'] }
            : { kind: 'points', matchPoints: ['0', '2'], levelPoints: ['3', '23'] }
        const place = { slot: `s1/r1/t${label}/b${board}`, round: 1, table: label, board }
        const result = { stage, ...place, sides: sides.map(side => side.id), sheet: { guandan: sheet } }
        await done('enterResult', { ...result, expectedVersion: 0 }, 'version')
      }
    await close(round.id)
    expect(pairs(round)).toEqual([
      [1, 4],
      [2, 3],
    ])
    expect(
      pairs((await draw(stage)).round)
        .flat()
        .sort(),
    ).toEqual([3, 4])
  })
})
