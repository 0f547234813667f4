import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Fields } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Movements that are not of pairs, from the movement to the ranking: players by themselves, and visiting teams. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, newStage, open } = directorOf(() => journey)

interface Side {
  id: string
  number: string
}
interface Table {
  label: string
  kind: string
  boards: string[]
  rooms: string[]
  sides: Side[]
  slots: { slot: string; board: string | null }[]
}
interface Laid {
  comparison: Fields | null
  rounds: { id: string; number: number; tables: Table[] }[]
}

/** Lays a session out as somebody does who took the wrong movement, and takes its drafts back. */
const takenBack = async (session: string, movement: Fields) => {
  await done('applyMovement', { session, movement, boardsARound: 1 }, 'problems { code }')
  const { playSession } = await journey.ask<{ playSession: { rounds: { id: string }[] } }>(
    journey.federation.staff,
    'query ($id: ID!) { playSession(id: $id) { rounds { id } } }',
    { id: session },
  )
  await done('undoRound', { round: playSession.rounds[0]?.id }, 'problems { code }')
}

/** A stage with so many contestants of so many players each, laid out by a movement and given to the players. */
const laidOut = async (movement: Fields, contestants: number, members: number, settings: Fields, wrong?: Fields) => {
  const stage = await newStage(await newEvent('bridge'), { format: { kind: 'laidOut' } }, settings)
  const entrants = Array.from({ length: contestants }, (_, at) => ({
    seed: at + 1,
    players: Array.from({ length: members }, (_unused, member) => ({ name: `牌手${at + 1}之${member + 1}` })),
  }))
  await done('enterEntrants', { stage, entrants }, 'entered')
  const { session } = await open(stage)
  if (wrong) await takenBack(session.id, wrong)
  const applied = { session: session.id, movement, boardsARound: 1 }
  expect(await done('applyMovement', applied, 'problems { code }')).toEqual({ problems: [] })
  const { playSession } = await journey.ask<{ playSession: Laid }>(
    journey.federation.staff,
    `query ($id: ID!) { playSession(id: $id) { comparison { variance deviation min max copies } rounds { id number
      tables { label kind boards rooms sides { id number } slots { slot board } } } } }`,
    { id: session.id },
  )
  await done('publishRound', { round: playSession.rounds[0]?.id, following: true }, 'published')
  return { stage, laid: playSession }
}

/** Contestant 1 makes 100 points wherever it sits, nobody else anything. */
const playAll = async (stage: string, { rounds }: Laid) => {
  for (const { number, tables } of rounds)
    for (const { label, kind, sides, slots } of tables) {
      if (kind !== 'match') continue
      const seat = sides.findIndex(side => side.number === '1')
      const nsScore = seat < 0 ? 0 : seat % 2 === 0 ? 100 : -100
      const place = { session: 1, round: number, table: label, sides: sides.map(({ id }) => id), expectedVersion: 0 }
      for (const { slot, board } of slots)
        await done('enterResult', { stage, slot, board, ...place, sheet: { data: { nsScore } } }, 'version')
    }
}

const standingsOf = async (stage: string) => {
  await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
  const { stage: found } = await journey.ask<{
    stage: { standings: { lines: { edges: { node: { rank: number; total: string; entry: Side } }[] } } }
  }>(
    journey.federation.staff,
    `query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 64) {
      edges { node { rank total entry { id number } } } } } } }`,
    { stage },
  )
  return found.standings.lines.edges.map(({ node }) => ({ ...node, entry: node.entry.number }))
}

describe('an individual event', () => {
  it('seats four at a table, everybody with everybody, and ranks the players', async () => {
    const { stage, laid } = await laidOut({ shomate: true }, 8, 1, { method: 'matchpoint' })
    expect(laid.comparison).toMatchObject({ variance: '0', deviation: '0.00' })
    expect(laid.rounds.map(({ tables }) => tables.map(({ sides }) => sides.length))).toEqual(
      Array.from({ length: 7 }, () => [4, 4]),
    )
    const partners = laid.rounds.flatMap(({ tables }) =>
      tables.flatMap(({ sides: [n, e, s, w] }) => [[n, s] as const, [e, w] as const]),
    )
    const two = partners.map(pair =>
      pair
        .map(side => side?.number)
        .sort()
        .join(),
    )
    expect([two.length, new Set(two).size]).toEqual([28, 28])
    await playAll(stage, laid)
    const [first, ...others] = await standingsOf(stage)
    // Two results on each of seven boards: a top is two, and every partner had one with the winner.
    expect(first).toMatchObject({ rank: 1, entry: '1' })
    expect(Number(first?.total)).toBe(14)
    expect(others).toHaveLength(7)
  })

  it('is one field after a Mitchell of two directions was taken back', async () => {
    const matchpoint = { method: 'matchpoint' }
    const { stage, laid } = await laidOut({ shomate: true }, 8, 1, matchpoint, { mitchell: {} })
    await playAll(stage, laid)
    expect((await standingsOf(stage)).map(({ rank }) => rank).filter(rank => rank === 1)).toEqual([1])
  })

  it('keeps the lines of a rainbow apart', async () => {
    const { laid } = await laidOut({ rainbow: {} }, 20, 1, { method: 'matchpoint' })
    expect(laid.rounds).toHaveLength(5)
    expect(laid.rounds[0]?.tables[0]?.sides.map(({ number }) => number)).toEqual(['1', '11', '6', '16'])
  })
})

describe('movements of teams', () => {
  it('lets teams visit each other, and compares a board over two rounds', async () => {
    const { stage, laid } = await laidOut({ whist: true }, 3, 4, { method: 'boardAMatch' })
    expect(laid.comparison).toBeNull()
    expect(
      laid.rounds.map(({ tables }) => tables.map(({ sides }) => sides.map(({ number }) => number).join('-'))),
    ).toEqual([
      ['1-2', '2-3', '3-1'],
      ['1-3', '2-1', '3-2'],
    ])
    await playAll(stage, laid)
    const standings = await standingsOf(stage)
    expect(standings.map(({ rank, entry }) => [rank, entry])).toEqual([
      [1, '1'],
      [2, '2'],
      [2, '3'],
    ])
  })

  it('gives every match of a Howell two rooms and boards of its own', async () => {
    const { laid } = await laidOut({ teamHowell: true }, 8, 4, { method: 'teamImp' })
    expect(laid.rounds).toHaveLength(7)
    for (const { tables } of laid.rounds) {
      expect(tables.map(({ rooms }) => rooms)).toEqual(tables.map(() => ['open', 'closed']))
      expect(new Set(tables.flatMap(({ boards }) => boards)).size).toBe(4)
    }
  })

  it('refuses what cannot be laid out', async () => {
    const stage = await newStage(await newEvent('bridge'), { format: { kind: 'laidOut' } })
    await done(
      'enterEntrants',
      { stage, entrants: [{ players: [{ name: '独' }] }, { players: [{ name: '行' }] }] },
      'entered',
    )
    const { session } = await open(stage)
    const refused = await act(
      'applyMovement',
      { session: session.id, movement: { shomate: true }, boardsARound: 1 },
      'rounds',
    )
    expect(refused.problems.map(({ code }) => code)).toEqual(['MOVEMENT_IMPOSSIBLE'])
  })
})
