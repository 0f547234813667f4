import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { type AccessTables, fromBridgemateTables } from './from-bridgemate-tables.js'

const received = (id: number, board: number, ns: number, ew: number, more: Record<string, unknown>) => ({
  ID: id, Section: 1, Table: ns, Round: 1, Board: board, PairNS: ns, PairEW: ew, Declarer: ns,
  'NS/EW': '', Contract: '', Result: '', LeadCard: '', Remarks: '', Erased: false, ...more,
}) // biome-ignore format: one row of the table

const tables: AccessTables = {
  Section: [{ ID: 1, Letter: 'A', Tables: 2, MissingPair: 0, ScoringType: 1, Winners: 2 }],
  Session: [{ ID: 1, Name: 'Tuesday', Date: new Date('2024-05-07T00:00:00Z') }],
  RoundData: [
    { Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 1, LowBoard: 1, HighBoard: 2 },
    { Section: 1, Table: 2, Round: 1, NSPair: 2, EWPair: 2, LowBoard: 1, HighBoard: 2 },
  ],
  PlayerNumbers: [
    { Section: 1, Table: 1, Direction: 'N', Number: '701' },
    { Section: 1, Table: 1, Direction: 'S', Number: '702', Name: 'Bo' },
  ],
  PlayerNames: [{ ID: 701, Name: 'Ann', strID: '701' }],
  ReceivedData: [
    received(1, 1, 1, 1, { 'NS/EW': 'N', Contract: '4 S', Result: '=', LeadCard: 'H10' }),
    received(2, 1, 2, 2, { 'NS/EW': 'W', Contract: '3 NT x', Result: '-1' }),
    received(3, 1, 2, 2, { 'NS/EW': 'W', Contract: '3 NT', Result: '+1' }),
    received(4, 2, 1, 1, { Remarks: '60%-40%' }),
    received(5, 2, 2, 2, { Contract: 'PASS' }),
    received(6, 3, 1, 1, { 'NS/EW': 'N', Contract: '1 C', Result: '=', Erased: true }),
    received(7, 4, 1, 1, { Remarks: 'Not played' }),
    received(8, 5, 1, 2, { 'NS/EW': 'E', Contract: '2 H', Result: '+1', Remarks: 'Wrong direction' }),
  ],
}

const read = (input: AccessTables): ImportedEvent => {
  const result = fromBridgemateTables(input)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

describe('the tables of a Bridgemate file', () => {
  const event = read(tables)

  it('give an event', () => {
    expect(event).toMatchObject({ format: 'bridgemate', title: 'Tuesday', date: '2024-05-07', winners: 2 })
    const lines = event.sessions
      .flatMap(s => s.sections)
      .flatMap(s => s.boards)
      .flatMap(b => b.lines.map(l => [b.number, l.sides, l.sheet]))
    expect(lines).toEqual([
      ['1', ['1NS', '1EW'], { contract: '4S', declarer: 'N', tricks: 10 }],
      ['1', ['2NS', '2EW'], { contract: '3NT', declarer: 'W', tricks: 10 }],
      ['2', ['1NS', '1EW'], { adjusted: { ns: '60', ew: '40' } }],
      ['2', ['2NS', '2EW'], { contract: 'PASS' }],
      ['5', ['2EW', '1NS'], { contract: '2H', declarer: 'E', tricks: 9 }],
    ])
  })

  it('name the players of the first round', () => {
    expect(event.entrants[0]?.players.map(player => [player.name, player.nationalId])).toEqual([
      ['Ann', '701'],
      ['Bo', '702'],
    ])
  })

  it('tell what was replaced and what was not played', () => {
    expect(event.problems.map(problem => [problem.code, problem.at?.path])).toEqual([
      ['SCORING_ASSUMED', 'Section[0].ScoringType'],
      ['LINE_SUPERSEDED', 'ReceivedData[1]'],
      ['LINE_NOT_PLAYED', 'ReceivedData[6].score'],
      ['SEATING_DIFFERS', 'ReceivedData[6]'],
      ['SEATING_DIFFERS', 'ReceivedData[7]'],
    ])
  })

  it('say how many results are still to come while they play', () => {
    const halfPlayed = { ...tables, ReceivedData: (tables.ReceivedData ?? []).slice(0, 1) }
    const found = read(halfPlayed).problems.find(({ code }) => code === 'RESULTS_OUTSTANDING')
    expect(found).toMatchObject({ severity: 'warning', at: { path: 'RoundData' }, params: { missing: 3, due: 4 } })
    expect(event.problems.map(({ code }) => code)).not.toContain('RESULTS_OUTSTANDING')
  })

  it.each([
    [{}, ['BRIDGEMATE_TABLE_MISSING']],
    [{ Section: [], receiveddata: [] }, ['BRIDGEMATE_EMPTY']],
    [{ ReceivedData: [received(1, 1, 1, 2, { Contract: '9 S' })] }, ['CONTRACT_INVALID', 'FILE_HAS_NO_RESULTS']],
    [{ ReceivedData: [received(1, 0, 1, 2, { Contract: 'PASS' })] }, ['VALUE_NOT_A_NUMBER', 'FILE_HAS_NO_RESULTS']],
  ])('refuse %j', (input, codes) => {
    const result = fromBridgemateTables(input as AccessTables)
    const errors = result.ok ? [] : result.error.filter(problem => problem.severity === 'error')
    expect(errors.map(problem => problem.code)).toEqual(codes)
  })
})
