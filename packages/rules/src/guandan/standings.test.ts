import { describe, expect, it, test } from 'vitest'
import type { StageFacts } from '../core/facts.js'
import { entrantId, factId } from '../core/ids.js'
import { rankStage, readStageFacts } from '../core/rank-stage.js'
import { ratio } from '../core/ratio.js'
import { fixtureLines } from '../testing/fixture-lines.cases.js'
import { gsac2017 } from './editions/index.js'
import { guandan } from './index.js'
import type { GuandanSheet } from './sheet.js'

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

describe('what is carried over from an earlier stage', () => {
  const game = (settings: object) => {
    const facts: StageFacts<unknown> = {
      entrants: [1, 2].map(team => ({ id: id(team), number: `${team}` })),
      sheets: [
        {
          id: factId('1/1'),
          slot: 'r1/1-2',
          round: 1,
          sides: [id(1), id(2)],
          sheet: { kind: 'points', matchPoints: ['2', '0'], levelPoints: ['15', '11'] },
        },
      ],
      adjustments: [],
      lots: [],
      settings,
    }
    const read = readStageFacts(gsac2017, facts)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    const ranked = rankStage(gsac2017, read.value)
    if (!ranked.ok) throw new Error(JSON.stringify(ranked.error))
    return { facts: read.value, standings: ranked.value.standings }
  }
  const figures = (settings: object) =>
    game(settings).standings.map(({ entrant, total, columns }) => [
      entrant,
      total.total.value,
      columns.find(column => column.code === 'levelPoints')?.value,
    ])

  it('adds to 场分 and 级分 and is told in the explanation', () => {
    const carried = guandan.seating.withCarried?.(
      {},
      { 1: '3', 2: '5' },
      { 1: { levelPoint: '41' }, 2: { levelPoint: '77/2' } },
    )
    expect(figures(carried ?? {})).toEqual([
      [id(1), ratio(5), ratio(56)],
      [id(2), ratio(5), ratio(99, 2)],
    ])
    const told = gsac2017.explain?.(game(carried ?? {}).facts as StageFacts<GuandanSheet>, { entrant: id(2) })
    expect(told?.value).toBe('5')
    expect(guandan.seating.carriedFurther?.(carried ?? {}, '2')).toEqual({ levelPoint: '77/2' })
    expect(told?.steps?.[0]).toEqual({ code: 'carried', value: '5', params: { levelPoints: '38.5' } })
  })

  it('is nothing where nobody brings anything, and refused where it cannot be read', () => {
    expect(figures({})).toEqual([
      [id(1), ratio(2), undefined],
      [id(2), ratio(0), undefined],
    ])
    const read = gsac2017.parseSettings?.({ carry: { 1: { matchPoints: '1.5', levelPoints: '3' } } })
    expect(read).toMatchObject({ ok: false, error: [{ code: 'SETTING_UNREADABLE', at: { path: 'carry' } }] })
  })
})
