import { describe, expect, it, test } from 'vitest'
import { answerSeatingLine } from './answer-seating.js'

describe('answerSeatingLine', () => {
  test.each([
    [16, 5, 0],
    [16, 8, 72],
    [20, 8, 50],
    [64, 8, 0],
  ])('%i players in %i rounds repeat %i meetings, the fewest possible', (players, rounds, fewest) => {
    const answer = answerSeatingLine({ id: 7, players, rounds }) as {
      rounds: number[][][]
      repeats: number
      bound: number
    }
    expect([answer.repeats, answer.bound]).toEqual([fewest, fewest])
    for (const round of answer.rounds)
      expect(round.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i + 1))
  })

  it('keeps teams apart', () => {
    const apart = [1, 5, 9, 13].map(first => [first, first + 1, first + 2, first + 3])
    const answer = answerSeatingLine({ id: 1, players: 16, rounds: 4, apart }) as { rounds: number[][][] }
    const teams = answer.rounds.flat().map(table => new Set(table.map(player => Math.floor((player - 1) / 4))).size)
    expect(new Set(teams)).toEqual(new Set([4]))
  })

  it('proves no more repeats than there are where a group is too large to stay apart', () => {
    const answer = answerSeatingLine({ id: 1, players: 4, rounds: 2, apart: [[1, 2]] })
    expect(answer).toMatchObject({ repeats: 6, bound: 6 })
  })

  it('refuses what is no field of fours', () => {
    expect(answerSeatingLine({ id: 1, players: 18, rounds: 3 })).toMatchObject({
      id: 1,
      problems: [{ code: 'SEATING_PLAYERS_NOT_FOURS' }],
    })
    expect(answerSeatingLine({ id: 2, players: 16, rounds: 0 })).toMatchObject({
      problems: [{ code: 'SEATING_UNREADABLE' }],
    })
    expect(answerSeatingLine('x')).toMatchObject({ id: null, problems: [{ code: 'SEATING_UNREADABLE' }] })
  })
})
