import { expect, test } from 'vitest'
import { beats } from './comparison.js'
import { type Reading, readingTable } from './hand-type.js'

const legal: readonly Reading[] = [
  ...[readingTable.single, readingTable.pair].flatMap(table => table.slice(2)),
  ...[readingTable.triple, readingTable.fullHouse].flatMap(table => table.slice(2, 16)),
  ...[readingTable.straight, readingTable.straightFlush].flatMap(table => table.slice(5, 15)),
  ...readingTable.tube.slice(3, 15),
  ...readingTable.plate.slice(2, 15),
  ...readingTable.bombs.slice(4).flatMap(table => table.slice(2, 16)),
  readingTable.jokerBomb,
]

test('beats is irreflexive and never holds both ways', () => {
  for (const a of legal) {
    expect(beats(a, a)).toBe(false)
    for (const b of legal) if (beats(a, b) && beats(b, a)) throw new Error(`${a.type} and ${b.type} beat each other`)
  }
})

test('beats is transitive over every triple of readings', () => {
  const wins = legal.map(a => legal.map(b => beats(a, b)))
  for (let a = 0; a < legal.length; a++) {
    for (let b = 0; b < legal.length; b++) {
      if (!wins[a]?.[b]) continue
      for (let c = 0; c < legal.length; c++) {
        if (wins[b]?.[c] && !wins[a]?.[c]) throw new Error(`not transitive at ${a} ${b} ${c}`)
      }
    }
  }
})

test('bombs are totally ordered: 4 < 5 < straight flush < 6 … 10 < four jokers', () => {
  const ladder = [
    ...readingTable.bombs.slice(4, 6).flatMap(table => table.slice(2, 16)),
    ...readingTable.straightFlush.slice(5, 15),
    ...readingTable.bombs.slice(6).flatMap(table => table.slice(2, 16)),
    readingTable.jokerBomb,
  ]
  for (let i = 1; i < ladder.length; i++) expect(beats(ladder[i] as Reading, ladder[i - 1] as Reading)).toBe(true)
})

test('ordinary types of different kinds never beat each other; any bomb beats all of them', () => {
  const ordinary = legal.filter(reading => reading.bombStrength === 0)
  const bombs = legal.filter(reading => reading.bombStrength > 0)
  for (const a of ordinary) {
    for (const b of ordinary) if (a.type !== b.type) expect(beats(a, b)).toBe(false)
    for (const bomb of bombs) expect(beats(bomb, a) && !beats(a, bomb)).toBe(true)
  }
})
