import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Round } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Evenings of clubs at sports that are one description each, written down on the phones of the tables. */

const clock = { now: () => new Date('2026-11-21T18:00:00Z') }
let journey: Journey
beforeAll(async () => {
  journey = await startJourney(clock)
})
afterAll(() => journey?.stop())

const { act, done, newEvent, open, publish, close } = directorOf(() => journey)

/** Anybody with the code of a slip. */
const phone = async (name: string, input: Record<string, unknown>): Promise<readonly string[]> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const answer = await journey.ask<Record<string, { problems: { code: string }[] }>>(
    undefined,
    `mutation ($input: ${type}!) { ${name}(input: $input) { problems { code } } }`,
    { input },
  )
  return answer[name]?.problems.map(({ code }) => code) ?? []
}

interface Standings {
  unit: string
  lines: { edges: { node: { rank: number; total: string; entry: { number: string } } }[] }
}

describe('a riichi club evening', () => {
  let [stage, session] = ['', '']

  const latest = async (): Promise<Round & { tables: { label: string; codes: { code: string }[] }[] }> => {
    const { playSession } = await journey.ask<{ playSession: { rounds: never[] } }>(
      journey.federation.staff,
      `query ($id: ID!) { playSession(id: $id) { rounds { id number status version
        tables { label kind sides { id number } codes { code } } } } }`,
      { id: session },
    )
    return playSession.rounds.at(-1) as never
  }

  it('is created, entered and seated by the standings', async () => {
    const event = await newEvent('riichi')
    const added = await done<{ stage: { id: string } }>(
      'addStage',
      { event, nameZh: '例会', nameEn: 'Club evening', format: 'individual', plan: { format: { kind: 'laidOut' } } },
      'stage { id }',
    )
    stage = added.stage.id
    const entrants = Array.from({ length: 8 }, (_, at) => ({ seed: at + 1, players: [{ name: `雀${at + 1}` }] }))
    await done('enterEntrants', { stage, entrants }, 'entered')
    session = (await open(stage)).session.id
    await done('applySeating', { session, kind: 'swiss', rounds: 3 }, 'rounds')
    await publish((await latest()).id)
  })

  it('takes a session hand by hand from a phone, and refuses what does not add up', async () => {
    const round = await latest()
    await done('openTableEntry', { round: round.id, hours: 4 }, 'round { id }')
    const { tables } = await latest()
    const [first, second] = tables[0]?.codes.map(({ code }) => code) ?? []
    const slot = `r1/t${tables[0]?.label}`
    const entries = (hands: readonly Record<string, string | readonly string[]>[]) =>
      hands.flatMap((hand, at) =>
        Object.entries(hand).map(([name, value]) => ({ list: 'hands', row: at + 1, name, values: [value].flat() })),
      )
    const enter = (sheet: object) => phone('enterTableResult', { code: first, slot, sheet, expectedVersion: 0 })
    const noDiscarder = [{ ending: 'ron', winner: '1', han: '3', fu: '40' }]
    expect(await enter({ riichi: { entries: entries(noDiscarder) } })).toEqual(['DISCARDER_MISSING'])
    // A stick still lies on the table, and nobody wrote it down.
    expect(await enter({ data: { scores: [41_000, 31_000, 28_000, 19_000] } })).toEqual(['SCORES_SUM_WRONG'])
    expect(await enter({ data: { scores: [41_000, 31_000, 48_000] } })).toEqual(['FIELD_UNREADABLE'])
    const played: Record<string, string | string[]>[] = [
      { ending: 'tsumo', winner: '0', han: '2', fu: '50', declared: ['0'] },
      { ending: 'drawn', tenpai: ['0', '1'], declared: ['1'] },
      { ending: 'ron', winner: '2', from: '0', han: '5' },
    ]
    expect(await enter({ riichi: { entries: entries(played) } })).toEqual([])
    expect(await phone('agreeAtTable', { code: second, slot, version: 1 })).toEqual([])
  })

  it('takes the scores of the other table at the desk and ranks the evening', async () => {
    const round = await latest()
    const table = round.tables[1]
    const slot = `r1/t${table?.label}`
    const sides = table?.sides.map(side => side.id)
    const place = { stage, slot, round: 1, table: table?.label, sides, expectedVersion: 0 }
    const sheet = { data: { scores: [42_000, 31_000, 28_000, 18_000], sticksLeft: 1 } }
    await done('enterResult', { ...place, sheet }, 'version')
    await close(round.id)
    await useCases.recomputeNow(testDeps(journey.database.db, clock), rowIdOf(stage))
    const { stage: found } = await journey.ask<{ stage: { standings: Standings } }>(
      journey.federation.staff,
      'query ($id: ID!) { stage(id: $id) { standings { unit lines { edges { node { rank total entry { number } } } } } } }',
      { id: stage },
    )
    const { unit, lines } = found.standings
    expect(unit).toBe('riichiPoint')
    const totals = lines.edges.map(({ node }) => Number(node.total))
    // By hand: 27,700, 28,900, 36,500 and 26,900 at the first table: 4,800 and the bet, 1,500 of the draw, then a mangan
    // with two counters, 8,600, and the bet that lay there.
    expect(totals).toEqual([28_000, 21_500, 6_000, 3_900, -7_000, -7_300, -18_100, -27_000])
  })

  it('seats the second session so that as few as can be meet again', async () => {
    await done('applySeating', { session, kind: 'swiss' }, 'rounds')
    const { tables } = await latest()
    expect(tables.map(table => table.sides.length)).toEqual([4, 4])
    expect((await act('applySeating', { session, kind: 'swiss' }, 'rounds')).problems).toEqual([
      { code: 'DRAFT_PRESENT' },
    ])
  })
})

describe('an evening of one against two', () => {
  it('seats nine at three tables of three, takes deals and ranks them', async () => {
    const event = await newEvent('doudizhu')
    const { stage } = await done<{ stage: { id: string } }>(
      'addStage',
      { event, nameZh: '例会', nameEn: 'Club evening', format: 'individual', plan: { format: { kind: 'laidOut' } } },
      'stage { id }',
    )
    const entrants = Array.from({ length: 9 }, (_, at) => ({ seed: at + 1, players: [{ name: `斗${at + 1}` }] }))
    await done('enterEntrants', { stage: stage.id, entrants }, 'entered')
    const { session } = await open(stage.id)
    expect((await act('applySeating', { session: session.id, kind: 'roller', rounds: 2 }, 'rounds')).problems).toEqual([
      { code: 'SEATING_UNREADABLE' },
    ])
    await done('applySeating', { session: session.id, kind: 'search', rounds: 2 }, 'rounds')
    const { playSession } = await journey.ask<{ playSession: { rounds: Round[] } }>(
      journey.federation.staff,
      'query ($id: ID!) { playSession(id: $id) { rounds { id number tables { label sides { id number } } } } }',
      { id: session.id },
    )
    const [round] = playSession.rounds
    if (!round) throw new Error('no round')
    expect(round.tables.map(table => table.sides.length)).toEqual([3, 3, 3])
    await publish(round.id)
    for (const { label, sides } of round.tables) {
      const place = { stage: stage.id, slot: `r1/t${label}`, round: 1, table: label, sides: sides.map(side => side.id) }
      const off = { data: { scores: [4, -2, -1] } }
      const refused = await act('enterResult', { ...place, sheet: off, expectedVersion: 0 }, 'version')
      expect(refused.problems.map(({ code }) => code)).toEqual(['POINTS_NOT_BALANCED'])
      const entries = [
        { name: 'landlord', values: ['1'] },
        { name: 'bid', values: ['3'] },
        { name: 'winner', values: ['landlordSide'] },
        { name: 'bombs', values: ['1'] },
      ].map(entry => ({ ...entry, list: 'deals', row: 1 }))
      await done('enterResult', { ...place, sheet: { doudizhu: { entries } }, expectedVersion: 0 }, 'version')
    }
    await useCases.recomputeNow(testDeps(journey.database.db, clock), rowIdOf(stage.id))
    const { stage: found } = await journey.ask<{ stage: { standings: Standings } }>(
      journey.federation.staff,
      'query ($id: ID!) { stage(id: $id) { standings { unit lines { edges { node { rank total entry { number } } } } } } }',
      { id: stage.id },
    )
    expect(found.standings.lines.edges.map(({ node }) => Number(node.total))).toEqual([
      12, 12, 12, -6, -6, -6, -6, -6, -6,
    ])
  })
})
