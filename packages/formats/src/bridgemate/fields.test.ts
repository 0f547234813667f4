import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import type { AccessTables } from './access-tables.js'
import { type BridgemateOptions, fromBridgemateTables } from './from-bridgemate-tables.js'

type Meeting = readonly [round: number, table: number, ns: number, ew: number, low?: number]

const plan = (section: number, meetings: readonly Meeting[]) =>
  meetings.map(([Round, Table, NSPair, EWPair, LowBoard = 2 * Table - 1]) => ({
    Section: section, Table, Round, NSPair, EWPair, LowBoard, HighBoard: LowBoard + 1,
  })) // biome-ignore format: one row of the table

/** Every board of the movement played at 1NT just made by north. */
const played = (rounds: ReturnType<typeof plan>) =>
  rounds.flatMap(({ Section, Table, Round, NSPair, EWPair, LowBoard, HighBoard }) =>
    NSPair === 0 || EWPair === 0
      ? []
      : [LowBoard, HighBoard].map(Board => ({
          Section, Table, Round, Board, PairNS: NSPair, PairEW: EWPair, 'NS/EW': 'N', Contract: '1 NT', Result: '=', Remarks: '',
        })),
  ) // biome-ignore format: one row of the table

const section = (ID: number, Letter: string, Winners: number, MissingPair = 0) => ({ ID, Letter, Winners, MissingPair })

const file = (sections: readonly object[], rounds: ReturnType<typeof plan>, more: AccessTables = {}): AccessTables => ({
  Section: sections as never,
  RoundData: rounds,
  ReceivedData: played(rounds),
  ...more,
})

const read = (tables: AccessTables, options: BridgemateOptions = {}): ImportedEvent => {
  const result = fromBridgemateTables(tables, options)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const keysOf = (event: ImportedEvent) => event.entrants.map(({ key }) => key)
const codesOf = (event: ImportedEvent) => event.problems.map(({ code }) => code)

const mitchell = plan(1, [
  [1, 1, 1, 1],
  [1, 2, 2, 2],
  [1, 3, 3, 3],
  [2, 1, 1, 3, 3],
  [2, 2, 2, 1, 5],
  [2, 3, 3, 2, 1],
])
const howell = plan(2, [
  [1, 1, 4, 1],
  [1, 2, 2, 3],
  [2, 1, 4, 2],
  [2, 2, 3, 1],
])

describe('fields of a Bridgemate file', () => {
  it.each([0, 1])('both lines numbered 1…n are two fields, with Winners %i', winners => {
    const event = read(file([section(1, 'A', winners)], mitchell))
    expect(event.winners).toBe(2)
    expect(keysOf(event)).toEqual(['1NS', '1EW', '2NS', '2EW', '3NS', '3EW'])
    expect(codesOf(event)).toContain('WINNERS_INFERRED')
  })

  it('both lines numbered 1…n are two fields where there is no movement in the file', () => {
    const event = read({ ...file([section(1, 'A', 0)], mitchell), RoundData: [] })
    expect([event.winners, event.entrants.length]).toEqual([2, 6])
  })

  it('a Howell has one list: its numbers stand in both columns, but once in the first round', () => {
    const event = read(file([section(2, 'A', 0)], howell))
    expect([event.winners, keysOf(event)]).toEqual([1, ['4', '1', '2', '3']])
  })

  it('columns that never share a number are two fields unless the file or the caller says one', () => {
    const apart = plan(1, [
      [1, 1, 1, 11],
      [1, 2, 2, 12],
      [2, 1, 1, 12, 3],
      [2, 2, 2, 11, 1],
    ])
    expect(read(file([section(1, 'A', 0)], apart)).winners).toBe(2)
    expect(read(file([section(1, 'A', 1)], apart)).winners).toBe(1)
    expect(read(file([section(1, 'A', 0)], apart), { winners: 1 }).winners).toBe(1)
  })

  it('arrow-switched pairs of a Mitchell have one list', () => {
    const switched = plan(1, [
      [1, 1, 1, 11],
      [1, 2, 2, 12],
      [2, 1, 12, 1, 3],
      [2, 2, 11, 2, 1],
    ])
    expect(read(file([section(1, 'A', 0)], switched)).winners).toBe(1)
  })

  it('each section has its own fields, and two of one letter stay apart', () => {
    const event = read(file([section(1, 'A', 0), section(2, 'B', 0)], [...mitchell, ...howell]))
    expect(keysOf(event)).toEqual(['A/1NS', 'A/1EW', 'A/2NS', 'A/2EW', 'A/3NS', 'A/3EW', 'B/4', 'B/1', 'B/2', 'B/3'])
    expect(event.sessions[0]?.sections.map(({ id, boards }) => [id, boards.length])).toEqual([
      ['A', 6],
      ['B', 4],
    ])
    const same = read(file([section(1, 'A', 2), section(2, 'A', 1)], [...mitchell, ...howell]))
    expect(same.sessions[0]?.sections.map(({ id }) => id)).toEqual(['A', 'A2'])
    expect(new Set(keysOf(same)).size).toBe(10)
  })

  it('two tables of a match are one team each, not two pairs of one number', () => {
    const match = plan(1, [
      [1, 1, 1, 2, 1],
      [1, 2, 2, 1, 1],
    ])
    const event = read(file([section(1, 'A', 0)], match))
    expect(event).toMatchObject({ eventType: 'teams', scoring: 'imp', winners: 1 })
    expect(event.entrants.map(({ key, kind }) => [key, kind])).toEqual([
      ['1', 'team'],
      ['2', 'team'],
    ])
  })

  it('nobody is the missing pair, and nothing is due of it', () => {
    const rounds = plan(1, [
      [1, 1, 1, 1],
      [1, 2, 2, 2],
      [1, 3, 3, 3],
    ])
    const event = read({
      ...file([section(1, 'A', 0, 3)], rounds),
      ReceivedData: played(rounds).filter(row => row.PairNS !== 3),
    })
    expect(keysOf(event)).toEqual(['1NS', '1EW', '2NS', '2EW'])
    expect(codesOf(event)).not.toContain('RESULTS_OUTSTANDING')
  })

  it('sides that sat the wrong way round keep their fields', () => {
    const tables = file([section(1, 'A', 0)], mitchell)
    const rows = tables.ReceivedData?.map((row, i) => (i === 0 ? { ...row, Remarks: 'Wrong direction' } : row)) ?? []
    const event = read({ ...tables, ReceivedData: rows })
    expect(event.entrants).toHaveLength(6)
    expect(event.sessions[0]?.sections[0]?.boards[0]?.lines[0]?.sides).toEqual(['1EW', '1NS'])
  })

  it('a result entered under another round again counts once, the later one', () => {
    const tables = file([section(1, 'A', 0)], mitchell)
    const [first] = tables.ReceivedData ?? []
    const again = { ...first, Round: 3, Result: '+1', ID: 99 }
    const event = read({ ...tables, ReceivedData: [...(tables.ReceivedData ?? []), again] })
    const board = event.sessions[0]?.sections[0]?.boards.find(({ number }) => number === '1')
    const lines = board?.lines.filter(({ sides }) => sides[0] === '1NS') ?? []
    expect(lines.map(({ sheet }) => sheet)).toEqual([{ contract: '1NT', declarer: 'N', tricks: 8 }])
    expect(codesOf(event)).toContain('LINE_SUPERSEDED')
  })

  it('players by table, direction and round: the start, a pair that sat out first, a substitute', () => {
    const seat = (Table: number, Round: number, Direction: string, Number: string, Name = '') => ({
      Section: 1, Table, Round, Direction, Number, Name,
    }) // biome-ignore format: one row of the table
    const rounds = plan(1, [
      [1, 1, 1, 2, 1],
      [1, 2, 3, 0, 3],
      [2, 1, 1, 3, 3],
      [2, 2, 0, 2, 1],
      [3, 1, 4, 3, 5],
    ])
    const numbers = [
      seat(1, 0, 'N', '11', 'Ann'),
      seat(1, 0, 'S', '12'),
      seat(2, 2, 'E', '99', 'Nobody sat here'),
      seat(1, 2, 'S', '77', 'Sub'),
      seat(1, 3, 'N', '41', 'Dan'),
    ]
    const event = read(
      file([section(1, 'A', 1)], rounds, {
        PlayerNumbers: numbers,
        PlayerNames: [{ ID: 12, Name: 'Bo', strID: '12' }],
      }),
    )
    const named = event.entrants.map(({ number, players }) => [
      number,
      ...players.map(one => `${one.name} ${one.nationalId}`),
    ])
    expect(named).toContainEqual(['1', 'Ann 11', 'Bo 12', 'Sub 77'])
    expect(named).toContainEqual(['4', 'Dan 41'])
  })

  it('makeable tricks belong to the board, and an empty evaluation is none', () => {
    const suits = (seat: string, tricks: readonly number[]) =>
      Object.fromEntries(
        ['Spades', 'Hearts', 'Diamonds', 'Clubs', 'Notrump'].map((suit, i) => [`${seat}${suit}`, tricks[i] ?? 0]),
      )
    const worth = {
      ...suits('North', [12, 5, 11, 6, 7]),
      ...suits('South', [12, 5, 10, 6, 7]),
      ...suits('East', [1, 8, 1, 7, 1]),
      ...suits('West', [1, 8, 1, 7, 0]),
    }
    const event = read(
      file([section(1, 'A', 0)], mitchell, {
        HandEvaluation: [
          { Section: 1, Board: 1, ...worth },
          {
            Section: 1,
            Board: 2,
            ...suits('North', []),
            ...suits('South', []),
            ...suits('East', []),
            ...suits('West', []),
          },
        ],
      }),
    )
    const boards = event.sessions[0]?.sections[0]?.boards ?? []
    expect(boards.find(({ number }) => number === '1')?.analysis?.makeable).toBe('7c5b67c5a611817' + '01817')
    expect(boards.find(({ number }) => number === '2')?.analysis).toBeUndefined()
  })
})
