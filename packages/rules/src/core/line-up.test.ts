import { describe, expect, test } from 'vitest'
import { lineUpProblems, participationOf, type PlayedSegment, playedEnough, segmentsOf } from './line-up.js'
import { rooms } from './match-play.js'
import { ratio } from './ratio.js'

const boards = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`)

describe('segments of a match', () => {
  test.each([
    [16, 2, [8, 8]],
    [16, 1, [16]],
    [7, 2, [4, 3]],
    [2, 3, [1, 1]],
    [0, 2, []],
  ])('%i boards in %i parts', (all, parts, sizes) => {
    const split = segmentsOf(boards(1, all), parts)
    expect(split.map(part => part.length)).toEqual(sizes)
    expect(split.flat()).toEqual(boards(1, all))
  })
})

describe('a line-up', () => {
  const codes = (open: number[], closed?: number[]) =>
    lineUpProblems({ open, ...(closed ? { closed } : {}) }, { seats: 2 }, { rooms, roster: [1, 2, 3, 4, 5] }).map(
      ({ code }) => code,
    )
  test.each([
    [[1, 2], [3, 5], []],
    [[2, 1], [5, 3], []],
    [[1, 2], undefined, ['LINE_UP_INCOMPLETE']],
    [[1, 2, 3], [4, 5], ['LINE_UP_INCOMPLETE']],
    [[1, 2], [3, 6], ['LINE_UP_PLAYER_UNKNOWN']],
    [[1, 2], [2, 3], ['LINE_UP_PLAYER_TWICE']],
  ])('%j and %j', (open, closed, expected) => expect(codes(open, closed)).toEqual(expected))
})

describe('who played how much', () => {
  const six = [1, 2, 3, 4, 5, 6]
  const segment = (more: Partial<PlayedSegment>): PlayedSegment => ({
    rooms,
    played: { open: boards(1, 8), closed: boards(1, 8) },
    roster: six,
    ...more,
  })
  const of = (...segments: PlayedSegment[]) => {
    const { boards: all, unknown, byPlayer } = participationOf(segments, { seats: 2 })
    return { all, unknown, byPlayer: six.map(place => byPlayer.get(place) ?? 0) }
  }

  test('is who sat in a room with results', () => {
    const first = segment({ lineUp: { open: [1, 2], closed: [3, 4] } })
    const second = segment({
      lineUp: { open: [5, 2], closed: [4, 6] },
      played: { open: boards(9, 14), closed: boards(9, 16) },
    })
    expect(of(first, second)).toEqual({ all: 16, unknown: 0, byPlayer: [8, 14, 8, 16, 6, 8] })
  })

  test('is everybody where no more can play than sit, and unknown where more can', () => {
    expect(of(segment({ roster: [1, 2, 3, 4] }), segment({}))).toEqual({
      all: 8,
      unknown: 8,
      byPlayer: [8, 8, 8, 8, 0, 0],
    })
  })

  test.each([
    [16, 48, ratio(1, 3), true],
    [15, 48, ratio(1, 3), false],
    [0, 0, ratio(1, 2), true],
    [0, 48, undefined, true],
  ])('%i of %i boards', (played, all, least, enough) => expect(playedEnough(played, all, least)).toBe(enough))
})
