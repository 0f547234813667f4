import { describe, expect, test } from 'vitest'
import type { Adjustment } from '../../core/adjustment.js'
import { entrantId, factId } from '../../core/ids.js'
import { readStageFacts } from '../../core/rank-stage.js'
import { mcr1998, wmo2006 } from '../editions/index.js'
import type { MahjongFacts } from './field.js'

const gamesOf = (sheet: object, ruling?: Adjustment, edition = wmo2006) => {
  const facts = readStageFacts(edition, {
    entrants: [...'abcd'].map((id, at) => ({ id: entrantId(id), number: `${at + 1}` })),
    sheets: [{ id: factId('f'), slot: 's1/t3', session: 1, table: '3', sides: [...'abcd'].map(entrantId), sheet }],
    adjustments: ruling ? [{ id: factId('r'), adjustment: ruling }] : [],
    lots: [],
    settings: {},
  })
  if (!facts.ok) throw new Error(JSON.stringify(facts.error))
  return edition.games(facts.value as MahjongFacts, []).map(({ sides, ...place }) => ({
    place,
    sides: sides.map(side => `${side.rank}${side.entrant}${side.absent ? '–' : ''}`).join(' '),
  }))
}
const totals = { kind: 'totals', totals: [-30, 40, 40, -50] }
const slot = 's1/t3'

describe('tables of mahjong', () => {
  test('four players in the order of their result, level ones at one rank', () => {
    for (const edition of [wmo2006, mcr1998])
      expect(gamesOf(totals, undefined, edition)).toEqual([{ place: { session: 1, table: '3' }, sides: '1b 1c 3a 4d' }])
  })

  test.each<[string, Adjustment]>([
    ['somebody forfeited', { kind: 'forfeit', entrant: entrantId('a'), slot }],
    ['the result was annulled', { kind: 'annulled', slot }],
    ['points were given in place of play', { kind: 'artificial', slot, payload: { gamePoints: [0, 0, 0, 0] } }],
  ])('no game where %s', (_, ruling) => {
    expect(gamesOf(totals, ruling)).toEqual([])
  })

  test('no game that was not played, whatever it was given', () => {
    expect(gamesOf({ kind: 'notPlayed' })).toEqual([])
    expect(gamesOf({ kind: 'notPlayed' }, { kind: 'assigned', slot, payload: { gamePoints: [4, 2, 1, -7] } })).toEqual(
      [],
    )
  })

  test('a fine changes the order, and a stand-in is marked', () => {
    const fined: Adjustment = { kind: 'penalty', entrant: entrantId('b'), amount: '80', slot }
    expect(gamesOf(totals, fined)[0]?.sides).toBe('1c 2a 3b 4d')
    expect(gamesOf({ ...totals, standIns: [{ player: 3, name: '替补' }] })[0]?.sides).toBe('1b 1c 3a 4d–')
  })
})
