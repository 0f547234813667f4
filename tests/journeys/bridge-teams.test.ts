import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Fields, type Problem } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Bridge teams by public mutations alone: seven teams, a Swiss of eight-board matches, then a knock-out. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, newStage, enter, open, draw, publish, close } = directorOf(() => journey)

interface Slot {
  slot: string
  board: string | null
  room: 'open' | 'closed' | null
  whole: boolean
  version: number
  sides: { id: string; number: string }[]
}
interface Table {
  id: string
  label: string
  kind: string
  boards: string[]
  rooms: string[]
  sides: { id: string; number: string }[]
  slots: Slot[]
}

const tablesOf = async (round: string): Promise<Table[]> => {
  const sides = 'sides { id number }'
  const read = `query ($id: ID!) { round(id: $id) { progress { due entered }
    tables { id label kind boards rooms ${sides} slots { slot board room whole version ${sides} } } } }`
  const answer = await journey.ask<{ round: { tables: Table[] } }>(journey.federation.staff, read, { id: round })
  return answer.round.tables
}

const placeOf = (round: number, table: string, { slot, board, sides, version }: Slot): Fields => ({
  slot,
  session: 1,
  round,
  table,
  ...(board ? { board } : {}),
  sides: sides.map(side => side.id),
  expectedVersion: version,
})

const enterSheet = (stage: string, place: Fields, sheet: unknown): Promise<{ problems: Problem[] }> =>
  act('enterResult', { stage, ...place, sheet: { data: sheet } }, 'version')

/** Boards of a match on whose number north–south are vulnerable. */
const vulnerable = ['2', '4', '5', '7', '10', '12', '13', '15']

/** North–south of the stronger (lower) number makes game on board 1 of the match, where the other room stops short. */
const scoreOf = ({ sides, board }: Slot, boards: readonly string[]): number =>
  board === boards[0] && Number(sides[0]?.number) < Number(sides[1]?.number)
    ? vulnerable.includes(board ?? '')
      ? 620
      : 420
    : 170

const playTable = async (stage: string, round: number, { label, boards, slots }: Table): Promise<void> => {
  for (const slot of slots.filter(one => !one.whole)) {
    const answer = await enterSheet(stage, placeOf(round, label, slot), { nsScore: scoreOf(slot, boards) })
    expect(answer.problems).toEqual([])
  }
}

const playRound = async (stage: string): Promise<{ id: string; number: number; tables: Table[] }> => {
  const { round } = await draw(stage)
  await publish(round.id)
  const tables = await tablesOf(round.id)
  for (const table of tables) if (table.kind === 'match') await playTable(stage, round.number, table)
  await close(round.id)
  return { id: round.id, number: round.number, tables }
}

const cardOf = async (round: string, table: string): Promise<Fields> => {
  const card =
    'match(table: $table) { unit compared sum boards { board points rooms { room printed { name value } } } }'
  const answer = await journey.ask<{ round: { match: Fields } }>(
    journey.federation.staff,
    `query ($round: ID!, $table: ID!) { round(id: $round) { ${card} } }`,
    { round, table },
  )
  return answer.round.match
}

const standingsOf = async (stage: string): Promise<string[]> => {
  await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
  const read = `query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 64) {
    edges { node { rank total entry { number } } } } } } }`
  interface Line {
    node: { rank: number; total: string; entry: { number: string } }
  }
  const { stage: found } = await journey.ask<{ stage: { standings: { lines: { edges: Line[] } } } }>(
    journey.federation.staff,
    read,
    { stage },
  )
  return found.standings.lines.edges.map(({ node }) => `${node.rank} ${node.entry.number} ${node.total}`)
}

const swissPlan = { format: { kind: 'swiss', rounds: 3 } }
const conditions = {
  method: 'teamImp',
  match: { boards: 8 },
  victoryPoints: { scale: 'wbf-2013', bye: '12' },
}

describe('a Swiss of seven teams', () => {
  it('writes out what a bye is worth where the conditions are silent', async () => {
    const { bye: _, ...victoryPoints } = conditions.victoryPoints
    const stage = await newStage(await newEvent('bridge'), swissPlan, { ...conditions, victoryPoints })
    const read = 'query ($stage: ID!) { stage(id: $stage) { settings } }'
    const found = await journey.ask<{ stage: { settings: object } }>(journey.federation.staff, read, { stage })
    expect(found.stage.settings).toMatchObject({ victoryPoints: { scale: 'wbf-2013', bye: '12' } })
  })

  it('draws boards and rooms, takes them room by room, and goes on to the last round', async () => {
    const event = await newEvent('bridge')
    const stage = await newStage(event, swissPlan, conditions)
    const from = [{ kind: 'places', stage: '1', perGroup: 4 }]
    const final = await newStage(
      event,
      { format: { kind: 'singleElimination', placement: 'thirdPlace' }, from },
      { method: 'teamImp', match: { boards: 8, segments: 2 } },
    )
    await enter(stage, 7)
    await open(stage)
    const first = await playRound(stage)
    const [match] = first.tables
    expect(first.tables.filter(table => table.kind === 'bye')).toHaveLength(1)
    expect(match).toMatchObject({ boards: ['1', '2', '3', '4', '5', '6', '7', '8'], rooms: ['open', 'closed'] })
    const [home, away] = match?.sides ?? []
    expect(match?.slots.map(slot => slot.whole)).toEqual([...Array.from({ length: 16 }, () => false), true])
    expect(match?.slots[0]?.sides).toEqual([home, away])
    expect(match?.slots[8]).toMatchObject({ room: 'closed', board: '1', sides: [away, home] })
    expect(await standingsOf(stage)).toEqual(expect.arrayContaining([expect.stringMatching(/ 12\.00$/)]))
    expect(await cardOf(first.id, match?.id ?? '')).toMatchObject({
      unit: 'imp',
      compared: 8,
      sum: ['6.00', '0.00'],
      boards: expect.arrayContaining([
        {
          board: '2',
          points: ['0.00', '0.00'],
          rooms: [
            { room: 'open', printed: [{ name: 'score', value: '170' }] },
            { room: 'closed', printed: [{ name: 'score', value: '170' }] },
          ],
        },
      ]),
    })
    expect((await playRound(stage)).number).toBe(2)
    expect((await playRound(stage)).number).toBe(3)
    expect((await act('drawRound', { stage }, 'round { id }')).problems).toEqual([{ code: 'STAGE_FINISHED' }])
    const totals = await standingsOf(stage)
    expect(totals[0]).toMatch(/^1 1 /)
    const sum = totals.reduce((all, line) => all + Number(line.split(' ')[2]) * 100, 0)
    expect(Math.round(sum)).toBe(3 * (3 * 2000 + 1200))
    expect((await done<{ entered: number }>('advanceStage', { stage: final }, 'entered')).entered).toBe(4)
    await open(final)
    const semifinal = await playRound(final)
    expect(semifinal.tables.map(table => table.boards.length)).toEqual([16, 16])
    await playRound(final)
    expect((await act('drawRound', { stage: final }, 'round { id }')).problems).toEqual([{ code: 'STAGE_FINISHED' }])
    expect((await standingsOf(final)).map(line => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '1 1',
      '2 2',
      '3 3',
      '4 4',
    ])
  })

  it('refuses a sheet without a board where it is entered, and both ways of one match', async () => {
    const stage = await newStage(await newEvent('bridge'), swissPlan, conditions)
    await enter(stage, 4)
    await open(stage)
    const { round } = await draw(stage)
    await publish(round.id)
    const [table] = await tablesOf(round.id)
    const whole = table?.slots.at(-1)
    const board = table?.slots[0]
    if (!table || !whole || !board) throw new Error('no table was drawn')
    const at = (slot: Slot) => placeOf(round.number, table.label, slot)
    const codes = async (slot: Slot, sheet: unknown) =>
      (await enterSheet(stage, at(slot), sheet)).problems.map(({ code }) => code)
    expect(await codes(whole, { contract: '3NT', declarer: 'N', tricks: 9 })).toEqual(['BOARD_MISSING'])
    expect(await codes(board, { match: { boards: 8, imps: ['20', '3'] } })).toEqual(['MATCH_AT_BOARD'])
    expect(await codes(whole, { match: { boards: 8, imps: ['20', '3'] } })).toEqual([])
    expect(await codes(board, { nsScore: 420 })).toEqual(['TABLE_ENTERED_OTHERWISE'])
    expect(await codes({ ...whole, version: 1 }, { notPlayed: true })).toEqual([])
    expect(await codes(board, { nsScore: 420 })).toEqual([])
    expect(await codes({ ...whole, version: 2 }, { match: { boards: 8, imps: ['20', '3'] } })).toEqual([
      'TABLE_ENTERED_OTHERWISE',
    ])
    expect((await act('closeRound', { round: round.id }, 'round { id }')).problems).toEqual([
      { code: 'TABLES_WITHOUT_SHEET' },
    ])
  })

  it('closes with matches entered as victory points from a slip', async () => {
    const stage = await newStage(await newEvent('bridge'), swissPlan, conditions)
    await enter(stage, 4)
    await open(stage)
    const { round } = await draw(stage)
    await publish(round.id)
    for (const table of await tablesOf(round.id)) {
      const whole = table.slots.at(-1) as Slot
      const sheet = { match: { boards: 8, victoryPoints: ['13.5', '6.5'] } }
      expect((await enterSheet(stage, placeOf(round.number, table.label, whole), sheet)).problems).toEqual([])
    }
    await close(round.id)
    expect((await standingsOf(stage)).map(line => line.split(' ')[2])).toEqual(['13.50', '13.50', '6.50', '6.50'])
  })
})

describe('a round robin of four teams', () => {
  const plan = { format: { kind: 'roundRobin', legs: 1 } }
  const played = async (settings: object): Promise<string[]> => {
    const stage = await newStage(await newEvent('bridge'), plan, { match: { boards: 4 }, ...settings })
    await enter(stage, 4)
    await open(stage)
    for (let round = 0; round < 3; round++) await playRound(stage)
    return standingsOf(stage)
  }

  it('counts boards won and halved as board-a-match, in shares of all boards', async () => {
    // Of four boards the stronger team wins one and three are level: five halves to three.
    expect(await played({ method: 'boardAMatch' })).toEqual(['1 1 15.00', '2 2 13.00', '3 3 11.00', '4 4 9.00'])
  })

  it('adds the share of all points scored to the boards as Patton', async () => {
    const pattonTable = [
      { from: '0', winner: '4', loser: '4' },
      { from: '0.05', winner: '5', loser: '3' },
    ]
    // Game against a part score on one board is more than a twentieth of all points scored in a match.
    const totals = await played({ method: 'patton', pattonTable })
    expect(totals.map(line => line.split(' ').slice(0, 2).join(' '))).toEqual(['1 1', '2 2', '3 3', '4 4'])
    expect(totals.reduce((sum, line) => sum + Number(line.split(' ')[2]), 0)).toBe(6 * (8 + 8))
  })
})

describe('a Swiss of five teams with a three-way match', () => {
  it('gives the odd team two half matches on boards of their own, each on its scale and counting half', async () => {
    const plan = { format: { kind: 'swiss', rounds: 2, settings: { odd: 'triangle' } } }
    const stage = await newStage(await newEvent('bridge'), plan, conditions)
    await enter(stage, 5)
    await open(stage)
    const first = await playRound(stage)
    expect(first.tables.map(table => [table.kind, table.boards.length])).toEqual([
      ['match', 8],
      ['match', 4],
      ['match', 4],
      ['match', 4],
    ])
    expect(first.tables.slice(1).map(table => table.boards.join(' '))).toEqual(['1 2 3 4', '5 6 7 8', '9 10 11 12'])
    const meetings = first.tables.slice(1).map(({ sides }) => sides.map(side => side.number).sort().join(' ')) // biome-ignore format: one row
    expect(new Set(meetings).size).toBe(3)
    const sum = (lines: readonly string[]) =>
      Math.round(lines.reduce((all, line) => all + Number(line.split(' ')[2]) * 100, 0))
    expect(sum(await standingsOf(stage))).toBe(5 * 1000)
    const [, one] = first.tables
    expect(await cardOf(first.id, one?.id ?? '')).toMatchObject({ compared: 4, sum: ['6.00', '0.00'] })
    const second = await playRound(stage)
    // Of five teams no three are left who have not met: one sits out.
    expect(second.tables.map(table => table.kind)).toEqual(['match', 'match', 'bye'])
    expect(sum(await standingsOf(stage))).toBe(5 * 1000 + 2 * 2000 + 1200)
    expect((await act('drawRound', { stage }, 'round { id }')).problems).toEqual([{ code: 'STAGE_FINISHED' }])
  })
})

describe('a knock-out of teams', () => {
  it('names nobody before its last board, goes on by IMPs, and has the champion first', async () => {
    const plan = { format: { kind: 'singleElimination', placement: 'none' } }
    const stage = await newStage(await newEvent('bridge'), plan, {
      method: 'teamImp',
      match: { boards: 4, segments: 2 },
    })
    await enter(stage, 4)
    await open(stage)
    const { round } = await draw(stage)
    await publish(round.id)
    const tables = await tablesOf(round.id)
    const [first, second] = tables as [Table, Table]
    expect(first.boards).toHaveLength(8)
    const [open1, closed1] = ['open', 'closed'].map(room => first.slots.find(slot => slot.room === room)) as [
      Slot,
      Slot,
    ]
    for (const slot of [open1, closed1])
      await enterSheet(stage, placeOf(round.number, first.label, slot), { nsScore: scoreOf(slot, first.boards) })
    expect((await standingsOf(stage)).map(line => line.split(' ')[0])).toEqual(['1', '1', '1', '1'])
    const rest = { ...first, slots: first.slots.filter(slot => slot !== open1 && slot !== closed1) }
    await playTable(stage, round.number, rest)
    await playTable(stage, round.number, second)
    await close(round.id)
    await playRound(stage)
    expect((await standingsOf(stage)).map(line => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '1 1',
      '2 2',
      '3 3',
      '3 4',
    ])
  })
})
