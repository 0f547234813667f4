import { describe, expect, it } from 'vitest'
import { bracketSheets } from './bracket-layout'
import type { BracketMatchData } from './round-data'

type Side = BracketMatchData['sides'][number]

const side = (source: Side['source'], from: string): Side => ({
  source,
  seed: source === 'seed' ? Number(from) : null,
  match: source === 'seed' ? null : from,
  score: null,
  won: false,
  entry: null,
})

const match = (
  name: string,
  part: BracketMatchData['part'],
  round: number,
  number: number,
  sides: readonly Side[],
): BracketMatchData => ({ name, part, round, number, place: 1, level: false, ground: null, sides: [...sides] })

const seeds = (a: number, b: number) => [side('seed', `${a}`), side('seed', `${b}`)]
const winners = (a: string, b: string) => [side('winner', a), side('winner', b)]

const sixSides = [
  match('w/r1/m2', 'winners', 1, 2, seeds(4, 5)),
  match('w/r1/m4', 'winners', 1, 4, seeds(3, 6)),
  match('w/r2/m1', 'winners', 2, 1, [side('seed', '1'), side('winner', 'w/r1/m2')]),
  match('w/r2/m2', 'winners', 2, 2, [side('seed', '2'), side('winner', 'w/r1/m4')]),
  match('w/r3/m1', 'winners', 3, 1, winners('w/r2/m1', 'w/r2/m2')),
  match('p3/r1/m1', 'placement', 1, 1, [side('loser', 'w/r2/m1'), side('loser', 'w/r2/m2')]),
]

describe('bracketSheets', () => {
  it('keeps the place of a bye empty and draws lines only from matches that are played', () => {
    const [main, third] = bracketSheets(sixSides)
    expect([main?.columns, main?.rows]).toEqual([3, 4])
    expect(main?.matches.map(({ column, row, span, feeders, goesOn }) => [column, row, span, feeders, goesOn])).toEqual(
      [
        [1, 2, 1, 'none', true],
        [1, 4, 1, 'none', true],
        [2, 1, 2, 'lower', true],
        [2, 3, 2, 'lower', true],
        [3, 1, 4, 'both', false],
      ],
    )
    expect(third?.repechage).toBe(false)
    expect(third?.matches.map(({ column, row, feeders }) => [column, row, feeders])).toEqual([[1, 1, 'none']])
  })

  it('draws the repechage straight on, one below the other', () => {
    const [sheet] = bracketSheets([
      match('p3/r1/m1', 'placement', 1, 1, [side('loser', 'w/r1/m1'), side('loser', 'w/r1/m2')]),
      match('p3/r1/m2', 'placement', 1, 2, [side('loser', 'w/r1/m3'), side('loser', 'w/r1/m4')]),
      match('p3/r2/m1', 'placement', 2, 1, [side('winner', 'p3/r1/m1'), side('loser', 'w/r2/m2')]),
      match('p3/r2/m2', 'placement', 2, 2, [side('winner', 'p3/r1/m2'), side('loser', 'w/r2/m1')]),
    ])
    expect([sheet?.columns, sheet?.rows, sheet?.repechage]).toEqual([2, 2, true])
    expect(sheet?.matches.map(({ column, row, feeders }) => [column, row, feeders])).toEqual([
      [1, 1, 'none'],
      [1, 2, 'none'],
      [2, 1, 'straight'],
      [2, 2, 'straight'],
    ])
  })

  it('leaves out early rounds that do not fit on a wall', () => {
    const [main] = bracketSheets(sixSides, 2)
    expect([main?.columns, main?.rows]).toEqual([2, 2])
    expect(main?.matches.map(({ match: { name }, column, row, span }) => [name, column, row, span])).toEqual([
      ['w/r2/m1', 1, 1, 1],
      ['w/r2/m2', 1, 2, 1],
      ['w/r3/m1', 2, 1, 2],
    ])
  })

  it('goes straight on in every second round of the losers', () => {
    const losers = [
      match('l/r1/m1', 'losers', 1, 1, [side('loser', 'w/r1/m1'), side('loser', 'w/r1/m2')]),
      match('l/r1/m2', 'losers', 1, 2, [side('loser', 'w/r1/m3'), side('loser', 'w/r1/m4')]),
      match('l/r2/m1', 'losers', 2, 1, [side('winner', 'l/r1/m1'), side('loser', 'w/r2/m2')]),
      match('l/r2/m2', 'losers', 2, 2, [side('winner', 'l/r1/m2'), side('loser', 'w/r2/m1')]),
      match('l/r3/m1', 'losers', 3, 1, winners('l/r2/m1', 'l/r2/m2')),
      match('l/r4/m1', 'losers', 4, 1, [side('winner', 'l/r3/m1'), side('loser', 'w/r3/m1')]),
    ]
    const [sheet] = bracketSheets(losers)
    expect(sheet?.matches.map(({ column, row, span, feeders }) => [column, row, span, feeders])).toEqual([
      [1, 1, 1, 'none'],
      [1, 2, 1, 'none'],
      [2, 1, 1, 'straight'],
      [2, 2, 1, 'straight'],
      [3, 1, 2, 'both'],
      [4, 1, 2, 'straight'],
    ])
  })
})
