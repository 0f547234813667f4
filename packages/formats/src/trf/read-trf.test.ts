import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { oracleBytes, oraclesPresent } from '../testing/oracle-files.cases.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { readTrf } from './read-trf.js'

const read = (bytes: Uint8Array): ImportedEvent => {
  const result = readTrf(bytes)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Cells at the columns that FIDE gives them. */
const player = (number: number, points: string, rank: number, ...games: string[]): string =>
  [
    `001 ${String(number).padStart(4)}`.padEnd(14),
    `Player ${number}`.padEnd(43),
    String(900 + number)
      .padStart(11)
      .padEnd(23),
    `${points.padStart(4)} ${String(rank).padStart(4)}`,
    ...games.map(game => `  ${game}`),
  ].join('')

const three = [
  '012 Small Swiss',
  '042 2024/05/07',
  player(1, '1.5', 1, '   2 w 1', '0000 - H'),
  player(2, '1.0', 2, '   1 b 0', '   3 w 1'),
  player(3, '1.0', 2, '0000 - U', '   2 b 0'),
].join('\n')

describe('a tournament report', () => {
  it('gives players and games', () => {
    const event = read(bytesOf(three))
    expect(event).toMatchObject({ format: 'trf', title: 'Small Swiss', date: '2024-05-07' })
    expect(
      event.entrants.map(({ key, players, published }) => [key, players[0]?.name, players[0]?.nationalId, published]),
    ).toEqual([
      ['1', 'Player 1', '901', { total: '1.5', place: '1' }],
      ['2', 'Player 2', '902', { total: '1.0', place: '2' }],
      ['3', 'Player 3', '903', { total: '1.0', place: '2' }],
    ])
    expect(event.matches.map(({ round, sides, published }) => [round, sides, published.score])).toEqual([
      [1, ['1', '2'], ['1', '0']],
      [2, ['1'], ['0.5', '0']],
      [2, ['2', '3'], ['1', '0']],
      [1, ['3'], ['1', '0']],
    ])
  })

  it.each([
    ['012 nothing', 'FILE_HAS_NO_RESULTS'],
    ['001  xx', 'TRF_LINE_UNREADABLE'],
    [player(1, '1.0', 1, '   9 w 1'), 'ENTRANT_NOT_LISTED'],
    [`${player(1, '0', 1)}\n${player(1, '0', 1)}`, 'ENTRANT_REPEATED'],
  ])('%# is refused', (text, code) => {
    const result = readTrf(bytesOf(text))
    expect(result.ok ? [] : result.error.map(problem => problem.code)).toContain(code)
  })

  it.skipIf(!oraclesPresent).each([
    ['dutch_2025_C9.trf', 5],
    ['2020_06.trf', 13],
    ['javafo_sample2.trf', 52],
  ])('%s: the games add up to the points printed', (file, count) => {
    const event = read(oracleBytes(`formats/trf_real/${file}`))
    expect(event.entrants).toHaveLength(count)
    const halves = new Map<string, number>()
    for (const { sides, published } of event.matches) {
      sides.forEach((key, i) => {
        halves.set(key, (halves.get(key) ?? 0) + 2 * Number(published.score?.[i as 0 | 1] ?? 0))
      })
    }
    for (const entrant of event.entrants)
      expect([entrant.key, halves.get(entrant.key)]).toEqual([entrant.key, 2 * Number(entrant.published.total)])
  })
})
