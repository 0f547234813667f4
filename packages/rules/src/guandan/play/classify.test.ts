import { describe, expect, test } from 'vitest'
import { bruteForceReadings } from '../../testing/guandan/brute-force.js'
import { type Card, levelRankOf, parseCard } from '../cards/cards.js'
import { defaultReading, readingsOf, underDeclarations } from './classify.js'
import { fullDeck } from '../cards/deck.js'
import { samplePlays } from '../../testing/guandan/sample-plays.js'
import { seeded } from '../cards/seeded.js'
import type { Rank } from '../types.js'

const cards = (text: string): Card[] => text.split(' ').map(card => parseCard(card) as Card)
const short = (level: Rank, text: string): string =>
  readingsOf(cards(text), levelRankOf(level))
    .map(({ type, size, key }) => `${type}${size}:${key}`)
    .join(' ')

describe('readings', () => {
  test.each<[string, Rank, string, string]>([
    ['level card alone', '5', 'S5', 'single1:15'],
    ['wild alone', '5', 'H5', 'single1:15'],
    ['small joker pair', '2', 'BJ BJ', 'pair2:16'],
    ['two different jokers', '2', 'BJ RJ', ''],
    ['a wild is no joker', '2', 'RJ H2', ''],
    ['three jokers', '2', 'BJ BJ RJ', ''],
    ['four jokers', '2', 'BJ RJ BJ RJ', 'joker_bomb4:99'],
    ['A low straight', '9', 'SA D2 C3 S4 D5', 'straight5:5'],
    ['A high straight', '9', 'ST DJ CQ SK DA', 'straight5:14'],
    ['no straight round the corner', '9', 'SJ DQ CK SA D2', ''],
    ['level cards keep their natural place', '2', 'SA D2 C3 S4 D5', 'straight5:5'],
    ['one suit', '9', 'S3 S4 S5 S6 S7', 'straight_flush5:7'],
    ['wild inside A low', '9', 'SA D2 C3 H9 D5', 'straight5:5'],
    ['wild at the low end of A2', '9', 'H9 D2 C3 S4 D5', 'straight5:5 straight5:6'],
    ['two wilds may close A low only', '9', 'SA D2 C3 H9 H9', 'straight5:5'],
    ['two wilds at the top', '9', 'SQ DK CA H9 H9', 'straight5:14'],
    ['six different cards', '9', 'S3 S4 S5 S6 S7 S8', ''],
    ['AA2233', '9', 'SA DA S2 D2 S3 D3', 'tube6:3'],
    ['QQKKAA', '9', 'SA DA SQ DQ SK DK', 'tube6:14'],
    ['KKAA22', '9', 'SA DA S2 D2 SK DK', ''],
    ['AAA222', '9', 'SA DA CA S2 D2 C2', 'plate6:2'],
    ['KKKAAA', '9', 'SA DA CA SK DK CK', 'plate6:14'],
    ['7788 and two wilds', '2', 'S7 D7 S8 D8 H2 H2', 'plate6:8 tube6:8 tube6:9'],
    ['66 88 and two wilds', '2', 'S6 D6 S8 D8 H2 H2', 'tube6:8'],
    ['four of a rank are no part of a tube', '2', 'S6 D6 C6 H6 D7 H2', ''],
    ['full house of the level rank', '5', 'S5 D5 C5 S9 D9', 'full_house5:15'],
    ['either may be the triple', '2', 'SK DK S6 D6 H2', 'full_house5:6 full_house5:13'],
    ['level pair: the larger key last', '3', 'S3 D3 SK DK H3', 'full_house5:13 full_house5:15'],
    ['joker pair in a full house', '2', 'S9 D9 C9 BJ BJ', 'full_house5:9'],
    ['joker pair, one natural, two wilds', '2', 'S9 H2 H2 RJ RJ', 'full_house5:9'],
    ['mixed jokers in a full house', '2', 'S9 D9 C9 BJ RJ', ''],
    ['four and one wild', '2', 'S9 D9 C9 H9 H2', 'bomb5:9'],
    ['three and two wilds', '2', 'S9 D9 C9 H2 H2', 'bomb5:9 full_house5:9'],
    ['ten of a rank', '2', 'S9 D9 C9 H9 S9 D9 C9 H9 H2 H2', 'bomb10:9'],
  ])('%s', (_name, level, text, expected) => {
    expect(short(level, text)).toBe(expected)
  })

  test('eleven cards are no play', () => {
    expect(
      readingsOf(
        Array.from({ length: 11 }, () => 7),
        2,
      ),
    ).toEqual([])
  })

  test.each([0, 1, 2])('equal brute-force substitution with %i wilds', wilds => {
    for (let level = 2; level <= 14; level++) {
      for (const play of samplePlays(level * 10 + wilds, [1500, 300, 20][wilds] as number, level, wilds)) {
        expect(readingsOf(play, level)).toEqual(bruteForceReadings(play, level))
      }
    }
  })

  test('equal brute force on cards taken at random from two decks', () => {
    const next = seeded(77)
    const deck = fullDeck()
    for (let i = 0; i < 20_000; i++) {
      const level = 2 + next(13)
      const size = 1 + next(4)
      const play = Array.from({ length: size }, () => deck[next(deck.length)] as Card)
      if (play.filter(card => card === 13 + level - 2).length < 2) {
        expect(readingsOf(play, level)).toEqual(bruteForceReadings(play, level))
      }
    }
  })

  test('do not depend on the order of the cards', () => {
    const next = seeded(5)
    for (const wilds of [0, 1, 2]) {
      for (const play of samplePlays(wilds, 1000, 6, wilds)) {
        const shuffled = [...play]
        for (let i = shuffled.length - 1; i > 0; i--) {
          const j = next(i + 1)
          const card = shuffled[i] as Card
          shuffled[i] = shuffled[j] as Card
          shuffled[j] = card
        }
        expect(readingsOf(shuffled, 6)).toEqual(readingsOf(play, 6))
      }
    }
  })
})

describe('what silence means', () => {
  test.each<[string, Rank, string, string | undefined]>([
    ['the bomb before the full house', '2', 'S9 D9 C9 H2 H2', 'bomb:9'],
    ['the larger full house', '2', 'SK DK S6 D6 H2', 'full_house:13'],
    ['the higher run', '2', 'S4 D5 C6 S7 H2', 'straight:8'],
    ['nothing between tube and plate', '2', 'S7 D7 S8 D8 H2 H2', undefined],
  ])('%s', (_name, level, text, expected) => {
    const reading = defaultReading(readingsOf(cards(text), levelRankOf(level)))
    expect(reading && `${reading.type}:${reading.key}`).toBe(expected)
  })

  test('under-declarations: wilds as another rank, a straight flush as a straight', () => {
    expect(underDeclarations(cards('H7'), 7).map(({ key }) => key)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14])
    expect(underDeclarations(cards('S3 S4 S5 S6 S7'), 9).map(({ type }) => type)).toEqual(['straight'])
    expect(underDeclarations(cards('S3 D4 S5 S6 S7'), 9)).toEqual([])
  })
})
