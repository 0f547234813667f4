import { expect, test } from 'vitest'
import { entrantId } from '../../core/ids.js'
import { ratio } from '../../core/ratio.js'
import { rankEntrants } from '../../core/standings.js'
import { crosstable } from '../../testing/crosstable.js'
import { headToHead } from '../../tie-break/criteria/head-to-head.js'
import { higherTotal } from '../../tie-break/criteria/higher-total.js'
import { type PlacedSide, qualifiers } from './qualification.js'
import { rankAcross } from './across-groups.js'

const chain = [higherTotal({ unit: 'level' }), headToHead({ unit: 'level', scope: 'sum' })]

/** Two groups of three; a3 is level on points with a2, b3 with nobody, and b3 has more level points. */
const field = () => {
  const event = crosstable('game')
    .game('a1', 'a2', { game: [2, 0], level: [20, 6] })
    .game('b1', 'b2', { game: [2, 0], level: [14, 12] })
    .game('a1', 'a3', { game: [2, 0], level: [20, 6] })
    .game('b1', 'b3', { game: [1, 1], level: [13, 13] })
    .game('a2', 'a3', { game: [1, 1], level: [13, 13] })
    .game('b2', 'b3', { game: [2, 0], level: [14, 12] })
    .free('a2', { game: 0, level: 1 })
    .field()
  const entrants = event.facts.entrants.map(entrant => ({ ...entrant, group: entrant.id.slice(0, 1) }))
  return { ...event, facts: { ...event.facts, entrants } }
}

test('sides of different groups are ranked by the whole chain', () => {
  const ids = ['a3', 'b3'].map(entrantId)
  expect([...rankAcross(field(), chain, ids)]).toEqual([
    ['b3', 1],
    ['a3', 2],
  ])
})

test('the best third is not the one that happened to be level in its group', () => {
  const event = field()
  const standings = rankEntrants(event, chain)
  const thirds = standings.filter(line => line.rank === 3)
  expect(thirds.map(line => [line.entrant, line.columns.length])).toEqual([
    ['a3', 1],
    ['b3', 0],
  ])
  const across = rankAcross(
    event,
    chain,
    thirds.map(line => line.entrant),
  )
  const lines = thirds.map(
    (line): PlacedSide => ({
      side: line.entrant,
      group: line.group ?? '',
      rank: line.rank,
      figures: [line.total.rankBy, ratio(-(across.get(line.entrant) ?? 0))],
    }),
  )
  const found = qualifiers([{ kind: 'bestOfPlace', stage: 'g', place: 3, count: 1 }], new Map([['g', lines]]))
  expect(found.ok && found.value.map(({ side }) => side)).toEqual(['b3'])
})
