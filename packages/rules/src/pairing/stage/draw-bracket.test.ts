import { describe, expect, it } from 'vitest'
import { clause } from '../../core/clause.js'
import type { BracketFacts } from '../../core/facts.js'
import { entrantId, factId } from '../../core/ids.js'
import { points, unitCode } from '../../core/points.js'
import { toText } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import { drawnBracket } from './draw-bracket.js'

const line = (side: string, other: string, slot: string, worth: number): ScoreLine => ({
  entrant: entrantId(side),
  unit: unitCode('matchPoints'),
  points: points(unitCode('matchPoints'), worth),
  opponents: [entrantId(other)],
  slot,
  from: factId(slot),
  because: clause('test/1', '1'),
})

const game = (slot: string, a: string, b: string, first: number, second: number): ScoreLine[] => [
  line(a, b, slot, first),
  line(b, a, slot, second),
]

const facts = (n: number, more: Partial<BracketFacts> = {}): BracketFacts => ({
  format: { kind: 'singleElimination', placement: 'thirdPlace' },
  lines: Array.from({ length: n }, (_, at) => entrantId(`${at + 1}`)),
  matches: [],
  ...more,
})

const textOf = (bracket: BracketFacts, lines: readonly ScoreLine[] = []): string[] =>
  drawnBracket(bracket, lines).map(
    ({ name, part, round, number, sides, winner, named, level }) =>
      `${name} ${part} ${round}.${number}: ${sides
        .map(({ source, side, score }) => {
          const from = source.kind === 'seed' ? `${source.seed}` : `${source.kind} ${source.match}`
          return `${side ?? `(${from})`}${score ? ` ${toText(score)}` : ''}`
        })
        .join(' - ')}${winner ? ` > ${winner}` : ''}${named ? ' named' : ''}${level ? ' level' : ''}`,
  )

describe('drawnBracket', () => {
  it('draws every match before the first is played, byes in their places', () => {
    expect(textOf(facts(6))).toEqual([
      'w/r1/m2 winners 1.2: 4 - 5',
      'w/r1/m4 winners 1.4: 3 - 6',
      'w/r2/m1 winners 2.1: 1 - (winner w/r1/m2)',
      'w/r2/m2 winners 2.2: 2 - (winner w/r1/m4)',
      'w/r3/m1 winners 3.1: (winner w/r2/m1) - (winner w/r2/m2)',
      'p3/r1/m1 placement 1.1: (loser w/r2/m1) - (loser w/r2/m2)',
    ])
  })

  it('follows results, tells a level match, and says who was named', () => {
    const pair = (match: string, a: string, b: string) => ({
      match,
      sides: [entrantId(a), entrantId(b)],
      slots: [match],
    })
    const matches = [pair('w/r1/m1', '1', '4'), pair('w/r1/m2', '2', '3')]
    const lines = [...game('w/r1/m1', '1', '4', 2, 0), ...game('w/r1/m2', '2', '3', 1, 1)]
    expect(textOf(facts(4, { matches }), lines)).toEqual([
      'w/r1/m1 winners 1.1: 1 2 - 4 0 > 1',
      'w/r1/m2 winners 1.2: 2 1 - 3 1 level',
      'w/r2/m1 winners 2.1: 1 - (winner w/r1/m2)',
      'p3/r1/m1 placement 1.1: 4 - (loser w/r1/m2)',
    ])
    const named = matches.map((one, at) => (at === 1 ? { ...one, named: entrantId('3') } : one))
    expect(textOf(facts(4, { matches: named }), lines).slice(1, 3)).toEqual([
      'w/r1/m2 winners 1.2: 2 1 - 3 1 > 3 named',
      'w/r2/m1 winners 2.1: 1 - 3',
    ])
  })

  it('counts games won in a best of three, and is not level while one is to come', () => {
    const slots = ['a', 'b', 'c']
    const matches = [{ match: 'w/r1/m1', sides: [entrantId('1'), entrantId('2')], slots }]
    const series = { kind: 'bestOf', games: 3 } as const
    const two = [...game('a', '1', '2', 2, 0), ...game('b', '1', '2', 0, 2)]
    expect(textOf(facts(2, { matches, series }), two)).toEqual(['w/r1/m1 winners 1.1: 1 1 - 2 1'])
    const three = [...two, ...game('c', '1', '2', 1, 1)]
    expect(textOf(facts(2, { matches, series }), three)).toEqual(['w/r1/m1 winners 1.1: 1 3/2 - 2 3/2 level'])
  })

  it('draws a second final only when the unbeaten side lost the first', () => {
    const format = { kind: 'doubleElimination', final: 'reset' } as const
    const match = (name: string, a: string, b: string) => ({
      match: name,
      sides: [entrantId(a), entrantId(b)],
      slots: [name],
    })
    const matches = [match('w/r1/m1', '1', '2'), match('final', '1', '2')]
    const first = game('w/r1/m1', '1', '2', 2, 0)
    const unbeaten = drawnBracket(facts(2, { format, matches }), [...first, ...game('final', '1', '2', 2, 0)])
    expect(unbeaten.map(({ name }) => name)).toEqual(['w/r1/m1', 'final'])
    const beaten = drawnBracket(facts(2, { format, matches }), [...first, ...game('final', '1', '2', 0, 2)])
    expect(beaten.map(({ name }) => name)).toEqual(['w/r1/m1', 'final', 'reset'])
  })
})
