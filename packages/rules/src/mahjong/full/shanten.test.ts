import { describe, expect, it } from 'vitest'
import { countTiles } from './arrangements.js'
import { waitingKinds } from './ready.js'
import { randomHands } from '../random-hands.cases.js'
import { distancesToReady, distanceToReady, usefulTiles } from './shanten.js'
import { parseTiles, type Tile, tilesText } from '../tiles/tiles.js'

const tiles = (text: string): readonly Tile[] => parseTiles(text) ?? []

describe('distance to ready', () => {
  it.each([
    ['1112345678999m', 0, 'setsAndPair', '123456789m'],
    ['19m19s19pESWNCFP', 0, 'thirteenOrphans', '19m19s19pESWNCFP'],
    ['147m258s369pEESS', 0, 'knittedStraight', 'ES'],
    ['1122335577996m', 0, 'sevenPairs', '6m'],
    ['147m258s36pESWNC', 0, 'knittedSingles', '9pFP'],
    ['123m456m789m12sEE', 0, 'setsAndPair', '3s'],
  ] as const)('%s is %i as %s and takes %s', (hand, distance, form, useful) => {
    expect(distancesToReady(tiles(hand), [], 0)[form]).toBe(distance)
    const found = usefulTiles(tiles(hand), [], 0)
    expect(tilesText(found.tiles.map(({ tile }) => tile))).toBe(useful)
  })

  it.each([
    ['147m147s147pESWN', 6],
    ['19m19s19pESWNCFC', 0],
    ['123m456m79m12sEES', 1],
    ['123m456m12sEES79p', 1],
  ])('%s: %i', (hand, distance) => {
    expect(distanceToReady(tiles(hand), [], 0)).toBe(distance)
  })

  it('counts melds, and the copies they use up', () => {
    expect(distanceToReady(tiles('1m'), tiles('111s222s333s444s'), 4)).toBe(0)
    expect(distanceToReady(tiles('7m'), tiles('777m222s333s444s'), 4)).toBe(1)
  })

  it('is ready exactly when some kind that is left completes the hand', () => {
    const hands = randomHands(60, 5).filter(request => (request.melds ?? []).length === 0)
    const wrong = hands.filter(({ hand }) => {
      const held = tiles(hand)
      const copies = countTiles(held)
      const waits = waitingKinds(held, 0).filter(tile => copies[tile] !== 4)
      return (distanceToReady(held, [], 0) === 0) !== waits.length > 0
    })
    expect(wrong).toEqual([])
  })
})
