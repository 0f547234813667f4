import { describe, expect, test } from 'vitest'
import type { StageFacts } from '../core/facts.js'
import { entrantId, factId } from '../core/ids.js'
import { rankStage, readStageFacts } from '../core/rank-stage.js'
import { fixtureLines } from '../testing/fixture-lines.cases.js'
import { gsac2017 } from './editions/index.js'

interface Game {
  readonly round: number
  readonly a: number
  readonly b: number
  readonly 场分: readonly [number, number]
  readonly 级分: readonly [number, number]
}
interface Place {
  readonly id: number
  readonly rank: number
  readonly shared: boolean
}
interface Event {
  readonly id: string
  readonly teams: readonly number[]
  readonly games: readonly Game[]
  readonly byes: readonly {
    readonly id: number
    readonly round: number
    readonly 场分: number
    readonly 级分: number
  }[]
  readonly expected: readonly Place[]
  readonly expected_if_h2h_needs_all_met?: readonly Place[]
}

const events = fixtureLines('standings') as unknown as readonly Event[]
const id = (team: number) => entrantId(`${team}`)
const texts = (pair: readonly number[]) => pair.map(value => `${value}`)

const factsOf = (event: Event, settings: object): StageFacts<unknown> => ({
  entrants: event.teams.map(team => ({ id: id(team), number: `${team}` })),
  sheets: [
    ...event.games.map(game => ({
      id: factId(`${game.round}/${game.a}`),
      slot: `r${game.round}/${game.a}-${game.b}`,
      round: game.round,
      sides: [id(game.a), id(game.b)],
      sheet: { kind: 'points', matchPoints: texts(game.场分), levelPoints: texts(game.级分) },
    })),
    ...event.byes.map(bye => ({
      id: factId(`${bye.round}/bye`),
      slot: `r${bye.round}/bye${bye.id}`,
      round: bye.round,
      sides: [id(bye.id)],
      sheet: { kind: 'bye' },
    })),
  ],
  adjustments: [],
  lots: [],
  settings,
})

const ranksOf = (event: Event, settings: object): Map<string, number> => {
  const read = readStageFacts(gsac2017, factsOf(event, settings))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const ranked = rankStage(gsac2017, read.value)
  if (!ranked.ok) throw new Error(JSON.stringify(ranked.error))
  return new Map(ranked.value.standings.map(line => [line.entrant as string, line.rank]))
}

const expected = (places: readonly Place[]): Map<string, number> =>
  new Map(places.map(place => [`${place.id}`, place.rank]))

const sorted = (ranks: Map<string, number>) => [...ranks].sort(([a], [b]) => Number(a) - Number(b))

describe('the rulebook’s chain on events of an independent program', () => {
  test('sum over the games among the tied, no restart', () => {
    for (const event of events) {
      expect(sorted(ranksOf(event, {})), event.id).toEqual(sorted(expected(event.expected)))
    }
  })

  test('only when all the tied have met', () => {
    const headToHead = { scope: 'allMet' }
    for (const event of events) {
      const places = event.expected_if_h2h_needs_all_met ?? event.expected
      expect(sorted(ranksOf(event, { headToHead })), event.id).toEqual(sorted(expected(places)))
    }
  })

  test('the order of the facts and the names of the pairs change nothing', () => {
    for (const event of events.slice(0, 30)) {
      const shuffled = { ...event, games: event.games.toReversed(), teams: event.teams.toReversed() }
      expect(sorted(ranksOf(shuffled, {}))).toEqual(sorted(ranksOf(event, {})))
    }
  })

  test.each(['huainan2019', 'nanshan2026Swiss', 'nanshan2026Groups', 'zhejiang2024'])(
    'chain %s ranks everybody',
    chain => {
      for (const event of events.slice(0, 20)) expect(ranksOf(event, { chain }).size).toBe(event.teams.length)
    },
  )
})
