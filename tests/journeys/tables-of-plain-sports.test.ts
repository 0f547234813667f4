import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Round } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** One round of each plain sport whose sheet is written line by line, at the desk: what is refused, what it comes to. */

const clock = { now: () => new Date('2026-11-21T18:00:00Z') }
let journey: Journey
beforeAll(async () => {
  journey = await startJourney(clock)
})
afterAll(() => journey?.stop())

const { act, done, newEvent, open, publish } = directorOf(() => journey)

const LINES = `query ($id: ID!) { stage(id: $id) { standings { unit
  lines { edges { node { rank total entry { number } } } } } } }`

interface Opened {
  readonly stage: string
  readonly tables: Round['tables']
}

/** A round laid out for so many contestants of so many players, published. */
const roundOf = async (sport: string, format: string, count: number, players: number): Promise<Opened> => {
  const event = await newEvent(sport)
  const about = { nameZh: '例会', nameEn: 'Evening', format, plan: { format: { kind: 'laidOut' } } }
  const { stage } = await done<{ stage: { id: string } }>('addStage', { event, ...about }, 'stage { id }')
  const entrants = Array.from({ length: count }, (_, at) => ({
    seed: at + 1,
    ...(players > 1 ? { name: `队${at + 1}` } : {}),
    players: Array.from({ length: players }, (_none, one) => ({ name: `员${at + 1}号${one + 1}` })),
  }))
  await done('enterEntrants', { stage: stage.id, entrants }, 'entered')
  const { session } = await open(stage.id)
  await done('applySeating', { session: session.id, kind: 'swiss' }, 'rounds')
  const { playSession } = await journey.ask<{ playSession: { rounds: Round[] } }>(
    journey.federation.staff,
    'query ($id: ID!) { playSession(id: $id) { rounds { id number tables { label sides { id number } } } } }',
    { id: session.id },
  )
  const [round] = playSession.rounds
  if (!round) throw new Error('no round')
  await publish(round.id)
  return { stage: stage.id, tables: round.tables }
}

const sheetAt = (stage: string, { label, sides }: Round['tables'][number], sheet: object) => ({
  ...{ stage, slot: `r1/t${label}`, round: 1, table: label, sides: sides.map(side => side.id) },
  ...{ sheet, expectedVersion: 0 },
})

const linesOf = (list: string, rows: readonly Record<string, string>[]) => ({
  entries: rows.flatMap((row, at) =>
    Object.entries(row).map(([name, value]) => ({ list, row: at + 1, name, values: [value] })),
  ),
})

const totalsOf = async (stage: string): Promise<readonly number[]> => {
  await useCases.recomputeNow(testDeps(journey.database.db, clock), rowIdOf(stage))
  const { stage: found } = await journey.ask<{
    stage: { standings: { unit: string; lines: { edges: { node: { total: string } }[] } } }
  }>(journey.federation.staff, LINES, { id: stage })
  expect(found.standings.unit).toBe('tablePoint')
  return found.standings.lines.edges.map(({ node }) => Number(node.total))
}

const codesOf = async (input: object): Promise<readonly string[]> =>
  (await act('enterResult', { ...input }, 'version')).problems.map(({ code }) => code)

describe('an evening of Sichuan mahjong', () => {
  it('takes a hand to its end, kongs and checks, and refuses what cannot be', async () => {
    const { stage, tables } = await roundOf('sichuan', 'individual', 8, 1)
    const [first, second] = tables
    if (!first || !second) throw new Error('no tables')
    const won = { what: 'ron', seat: '0', from: '1', fan: '2' }
    const twice = [won, { what: 'selfDraw', seat: '0', fan: '0' }]
    expect(await codesOf(sheetAt(stage, first, { sichuan: linesOf('hands', twice) }))).toEqual(['LINE_SEAT_OUT'])
    expect(await codesOf(sheetAt(stage, first, { sichuan: linesOf('hands', [won]) }))).toEqual(['HAND_NOT_ENDED'])
    expect(await codesOf(sheetAt(stage, second, { data: { scores: [9, -3, -3, -2] } }))).toEqual([
      'POINTS_NOT_BALANCED',
    ])
    const hands: Record<string, string>[] = [
      won,
      { what: 'concealedKong', seat: '2' },
      { what: 'ready', seat: '2', fan: '1' },
      { what: 'exhausted' },
    ]
    await done('enterResult', sheetAt(stage, first, { sichuan: linesOf('hands', hands) }), 'version')
    await done('enterResult', sheetAt(stage, second, { data: { scores: [9, -3, -3, -3] } }), 'version')
    // 4 from the second; the kong 2 from two, then 2 from each of the two who are not ready.
    expect(await totalsOf(stage)).toEqual([9, 8, 4, -3, -3, -3, -4, -8])
  })
})

describe('guandan of six', () => {
  it('takes the places of sides of three, deal by deal or as levels, and ranks the sides', async () => {
    const { stage, tables } = await roundOf('bigguandan', 'team', 4, 3)
    const [first, second] = tables
    if (!first || !second) throw new Error('no tables')
    expect(tables.map(({ sides }) => sides.length)).toEqual([2, 2])
    const odd = linesOf('deals', [{ places: '133' }])
    expect(await codesOf(sheetAt(stage, first, { bigguandan: odd }))).toEqual(['PLACES_UNREADABLE'])
    expect(await codesOf(sheetAt(stage, second, { data: { levels: [15, 15] } }))).toEqual(['BOTH_PASSED'])
    const deals = [{ places: '123' }, { places: '456' }, { places: '125' }]
    const both = { deals: deals.map(({ places }) => ({ places: Number(places) })), levels: [8, 5] }
    expect(await codesOf(sheetAt(stage, first, { data: both }))).toEqual(['LEVELS_DIFFER_FROM_DEALS'])
    await done('enterResult', sheetAt(stage, first, { bigguandan: linesOf('deals', deals) }), 'version')
    await done('enterResult', sheetAt(stage, second, { data: { levels: [9, 14] } }), 'version')
    expect(await totalsOf(stage)).toEqual([5, 2, -2, -5])
  })
})
