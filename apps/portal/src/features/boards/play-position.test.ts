import { describe, expect, it } from 'vitest'
import { cardsPlayed, playPosition } from './play-position'

const hands = [
  { seat: 'north', suits: ['AK', '', 'T', ''] },
  { seat: 'east', suits: ['Q', 'A', '', '2'] },
  { seat: 'south', suits: ['32', '', '', 'A'] },
  { seat: 'west', suits: ['J', 'K', 'A', ''] },
]
const card = (seat: string, text: string) => ({ seat, card: text })
const tricks = [
  {
    leader: 'west',
    winner: 'north',
    cards: [card('west', 'SJ'), card('north', 'SK'), card('east', 'SQ'), card('south', 'S2')],
  },
  {
    leader: 'north',
    winner: 'west',
    cards: [card('north', 'DT'), card('east', 'C2'), card('south', 'S3'), card('west', 'DA')],
  },
]

const suitsOf = (count: number, seat: string) =>
  playPosition(hands, tricks, count).hands.find(hand => hand.seat === seat)?.suits

describe('the position after some cards', () => {
  it('begins with all cards held and nothing on the table', () => {
    expect(playPosition(hands, tricks, 0)).toEqual({ hands, trick: 0, table: [], winner: null, wonNs: 0, wonEw: 0 })
  })

  it('takes each card out of the hand that played it', () => {
    expect(suitsOf(2, 'north')).toEqual(['A', '', 'T', ''])
    expect(suitsOf(2, 'east')).toEqual(['Q', 'A', '', '2'])
    expect(playPosition(hands, tricks, 2)).toMatchObject({ trick: 1, winner: null, wonNs: 0 })
  })

  it('leaves a finished trick on the table until the next card', () => {
    const done = playPosition(hands, tricks, 4)
    expect(done).toMatchObject({ trick: 1, winner: 'north', wonNs: 1, wonEw: 0 })
    expect(done.table).toHaveLength(4)
    expect(playPosition(hands, tricks, 5)).toMatchObject({
      trick: 2,
      table: [card('north', 'DT')],
      winner: null,
      wonNs: 1,
    })
  })

  it('ends where the record ends', () => {
    expect(cardsPlayed(tricks)).toBe(8)
    expect(playPosition(hands, tricks, 52)).toEqual(playPosition(hands, tricks, 8))
    expect(playPosition(hands, tricks, 8)).toMatchObject({ wonNs: 1, wonEw: 1 })
  })
})
