import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gsac2017, type GuandanSettings, settingPresets } from '@paiji/rules/guandan'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Round } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Events as regulations have them, each played out through the schema until everybody has a place. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, enter, open, draw, publish, close } = directorOf(() => journey)

const ask = <T>(query: string, variables: Record<string, unknown>) =>
  journey.ask<T>(journey.federation.staff, query, variables)

const stageOf = async (event: string, plan: object, settings: object): Promise<string> => {
  const input = { event, nameZh: '阶段', nameEn: 'Stage', format: 'swiss', plan, settings }
  return (await done<{ stage: { id: string } }>('addStage', input, 'stage { id }')).stage.id
}

interface Preset {
  code: string
  settings: object
  offers: { count: number; plan: object }[]
}

/** The next stage as the office offers it, filled with who qualified; lots where the order says they must be drawn. */
const goOn = async (event: string, before: string, code: string, count: number): Promise<string> => {
  const read = 'query ($event: ID!) { event(id: $event) { finalPresets { code settings offers { count plan } } } }'
  const { finalPresets } = (await ask<{ event: { finalPresets: Preset[] } }>(read, { event })).event
  const preset = finalPresets.find(one => one.code === code)
  const offer = preset?.offers.find(one => one.count === count)
  if (!preset || !offer) throw new Error(`no final ${code} of ${count}`)
  const stage = await stageOf(event, offer.plan, preset.settings)
  const filled = await act('advanceStage', { stage }, 'entered')
  if (filled.problems.length > 0) {
    const drawn = 'query ($stage: ID!) { stage(id: $stage) { entries { id number } } }'
    const { entries } = (await ask<{ stage: { entries: { id: string; number: string }[] } }>(drawn, { stage: before }))
      .stage
    const inOrder = [...entries].sort((a, b) => Number(a.number) - Number(b.number)).map(entry => entry.id)
    await done('drawLot', { stage: before, entries: inOrder }, 'stage { id }')
    await settle(before)
    await done('advanceStage', { stage }, 'entered')
  }
  await open(stage)
  return stage
}

const settle = (stage: string) => useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))

const makePublic = async (stage: string): Promise<void> => {
  await settle(stage)
  const read = 'query ($stage: ID!) { stage(id: $stage) { provisional { id } standings { id status } } }'
  const found = await ask<{ stage: { provisional: { id: string } | null; standings: { id: string } } }>(read, { stage })
  const revision = found.stage.provisional?.id ?? found.stage.standings.id
  await done('publishStandings', { stage, revision, idempotencyKey: `publish-${revision}` }, 'revision { id }')
}

interface Place {
  rank: number
  entry: { players: { nameAsEntered: string }[] }
}

/** The order of the whole event that prizes are given by: place and first player. */
const prizeList = async (event: string): Promise<string[]> => {
  const read = `query ($event: ID!) { event(id: $event) { classification { lines {
    rank entry { players { nameAsEntered } } } } } }`
  const { event: found } = await ask<{ event: { classification: { lines: Place[] } } }>(read, { event })
  return found.classification.lines.map(({ rank, entry }) => `${rank} ${entry.players[0]?.nameAsEntered}`)
}

type Play = (round: Round) => Promise<void>

const playRounds = async (stage: string, rounds: number, play: Play): Promise<void> => {
  for (let number = 0; number < rounds; number++) {
    const { round } = await draw(stage)
    await publish(round.id)
    await play(round)
    await close(round.id)
    await settle(stage)
  }
}

/** The regulations with what the standard says where they are silent. */
const conditionsOf = (settings: object): GuandanSettings => {
  const read = gsac2017.parseSettings(settings)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value as GuandanSettings
}

/** A game as the regulations' format ends it: the more the numbers differ, the higher it is won. */
const gameOf = ({ format, deals }: GuandanSettings, wins: boolean, apart: number): object => {
  const finish = wins ? [0, 2, 1, 3] : [1, 3, 0, 2]
  if (format === 'byDeals') return { kind: 'game', deals: Array.from({ length: deals }, () => ({ finish })), ended: 'dealCount' } // biome-ignore format: one row
  const lost = `${9 - apart}`
  if (format === 'byGame') return { kind: 'game', deals: [], ended: 'passAce', finalLevels: wins ? ['A+', lost] : [lost, 'A+'] } // biome-ignore format: one row
  return { kind: 'game', deals: [], ended: 'time', finalLevels: wins ? ['J', lost] : [lost, 'J'] }
}

/** The pair that was entered earlier wins every game, whatever its number in this stage. */
const strengthOf = (names: ReadonlyMap<string, number>, id: string): number => names.get(id) ?? 0

type Strength = Map<string, number>

/** Who is how strong in this stage, by the number in the name. */
const learn = async (strength: Strength, stage: string): Promise<void> => {
  const read = 'query ($stage: ID!) { stage(id: $stage) { entries { id players { nameAsEntered } } } }'
  type Entries = { id: string; players: { nameAsEntered: string }[] }[]
  const { entries } = (await ask<{ stage: { entries: Entries } }>(read, { stage })).stage
  for (const { id, players } of entries) strength.set(id, Number(players[0]?.nameAsEntered.slice(1)))
}

const playPairs =
  (stage: string, strength: Strength, conditions: GuandanSettings): Play =>
  async round => {
    for (const { label, kind, sides, boards = [] } of round.tables) {
      const [a, b] = sides
      if (kind !== 'match' || !a || !b) continue
      const [own, other] = [strengthOf(strength, a.id), strengthOf(strength, b.id)]
      const sheet = { guandan: gameOf(conditions, own < other, Math.abs(own - other)) }
      const place = { round: round.number, table: label, sides: [a.id, b.id], sheet, expectedVersion: 0 }
      for (const board of boards.length > 0 ? boards : [undefined]) {
        const table = `r${round.number}/t${label}`
        const slot = board === undefined ? table : `s1/${table}/b${board}`
        await done('enterResult', { stage, slot, ...place, board }, 'version')
      }
    }
  }

const ranks = (prizes: readonly string[]): number[] => prizes.map(line => Number(line.split(' ')[0]))

describe.each(Object.entries(settingPresets))('the regulations %s', (_, settings) => {
  it('go from a Swiss of eight pairs by a knock-out of four to the prize list', async () => {
    const event = await newEvent('guandan')
    const conditions = conditionsOf(settings)
    const strength: Strength = new Map()
    const swiss = await stageOf(event, { format: { kind: 'swiss', rounds: 3 } }, settings)
    await enter(swiss, 8)
    await open(swiss)
    await learn(strength, swiss)
    await playRounds(swiss, 3, playPairs(swiss, strength, conditions))
    await makePublic(swiss)
    const final = await goOn(event, swiss, 'knockout', 4)
    await learn(strength, final)
    await playRounds(final, 2, playPairs(final, strength, conditions))
    await makePublic(final)
    const prizes = await prizeList(event)
    expect(prizes).toHaveLength(8)
    expect(prizes[0]).toBe('1 甲1')
    expect(ranks(prizes).slice(0, 4)).toEqual([1, 2, 3, 4])
    expect(
      ranks(prizes)
        .slice(4)
        .every(rank => rank >= 5),
    ).toBe(true)
  })
})

describe('a national league of guandan', () => {
  it('goes from a round robin of six, there and back, by a double elimination of four to the prize list', async () => {
    const event = await newEvent('guandan')
    const conditions = conditionsOf(settingPresets.xinxiang2024 ?? {})
    const strength: Strength = new Map()
    const all = await stageOf(
      event,
      { format: { kind: 'roundRobin', legs: 2, groups: 1 } },
      { ...settingPresets.xinxiang2024 },
    )
    await enter(all, 6)
    await open(all)
    await learn(strength, all)
    await playRounds(all, 10, playPairs(all, strength, conditions))
    await makePublic(all)
    const final = await goOn(event, all, 'doubleElimination', 4)
    await learn(strength, final)
    const drawable = 'query ($stage: ID!) { stage(id: $stage) { drawableRound } }'
    const next = async () => (await ask<{ stage: { drawableRound: number | null } }>(drawable, { stage: final })).stage
    for (let rounds = 0; rounds < 8 && (await next()).drawableRound !== null; rounds++)
      await playRounds(final, 1, playPairs(final, strength, conditions))
    await makePublic(final)
    expect(await prizeList(event)).toEqual(['1 甲1', '2 甲2', '3 甲3', '4 甲4', '5 甲5', '6 甲6'])
  })
})

const mahjongStage = async (event: string, rounds: number[][][]): Promise<string> => {
  const plan = { format: { kind: 'schedule', rounds } }
  const input = { event, nameZh: '预赛', nameEn: 'Preliminary', format: 'individual', plan, settings: {} }
  return (await done<{ stage: { id: string } }>('addStage', input, 'stage { id }')).stage.id
}

/** At every table the lower the name's number the better; points by the name alone. */
const playMahjong =
  (stage: string, strength: ReadonlyMap<string, number>): Play =>
  async round => {
    for (const { label, sides } of round.tables) {
      const sum = sides.reduce((all, side) => all + strengthOf(strength, side.id), 0)
      const totals = sides.map(side => sum - 4 * strengthOf(strength, side.id))
      const place = { round: round.number, table: label, sides: sides.map(side => side.id), expectedVersion: 0 }
      const sheet = { mahjong: { kind: 'totals', totals } }
      await done('enterResult', { stage, slot: `r${round.number}/t${label}`, ...place, sheet }, 'version')
    }
  }

describe('a world championship of mahjong', () => {
  it('goes from a preliminary of sixteen by four tables in order to a final table', async () => {
    const event = await newEvent('mahjong')
    const tables = [0, 1, 2, 3].map(at => [1, 5, 9, 13].map(from => from + at))
    const turned = [0, 1, 2, 3].map(at => [1, 2, 3, 4].map(seat => at * 4 + seat))
    const first = await mahjongStage(event, [tables, turned])
    const entrants = Array.from({ length: 16 }, (_, at) => ({ seed: at + 1, players: [{ name: `选${at + 1}` }] }))
    await done('enterEntrants', { stage: first, entrants }, 'entered')
    await open(first)
    const strength: Strength = new Map()
    await learn(strength, first)
    await playRounds(first, 2, playMahjong(first, strength))
    await makePublic(first)
    const final = await goOn(event, first, 'finalTable', 4)
    await learn(strength, final)
    await playRounds(final, 4, playMahjong(final, strength))
    await makePublic(final)
    const prizes = await prizeList(event)
    expect(prizes).toHaveLength(16)
    expect(prizes[0]).toBe('1 选1')
    expect(new Set(prizes.slice(0, 4)).size).toBe(4)
  })
})

const lastTotals = async (stage: string): Promise<string[]> => {
  await settle(stage)
  const read = `query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 64) {
    edges { node { rank total entry { players { nameAsEntered } } } } } } } }`
  interface Line {
    node: { rank: number; total: string; entry: { players: { nameAsEntered: string }[] } }
  }
  const found = await ask<{ stage: { standings: { lines: { edges: Line[] } } } }>(read, { stage })
  return found.stage.standings.lines.edges.map(
    ({ node }) => `${node.rank} ${node.entry.players[0]?.nameAsEntered} ${node.total}`,
  )
}

describe('teams of guandan over two tables', () => {
  it('play both tables of every meeting of a Swiss, and the points of both count', async () => {
    const format = { kind: 'swiss', rounds: 2, series: { kind: 'sum', games: 2 } }
    const stage = await stageOf(await newEvent('guandan'), { format }, settingPresets.xinxiang2024 ?? {})
    await enter(stage, 4)
    await open(stage)
    const strength: Strength = new Map()
    await learn(strength, stage)
    await playRounds(stage, 2, playPairs(stage, strength, conditionsOf(settingPresets.xinxiang2024 ?? {})))
    expect((await lastTotals(stage)).map(line => line.replace(/\.0+$/, ''))).toEqual([
      '1 甲1 8',
      '2 甲2 4',
      '3 甲3 4',
      '4 甲4 0',
    ])
  })
})

describe('an individual event of guandan', () => {
  it('gives everybody another partner each round, and both partners what their side won', async () => {
    const stage = await stageOf(await newEvent('guandan'), { format: { kind: 'laidOut' } }, {})
    const entrants = Array.from({ length: 8 }, (_, at) => ({ seed: at + 1, players: [{ name: `甲${at + 1}` }] }))
    await done('enterEntrants', { stage, entrants }, 'entered')
    const { session } = await open(stage)
    await done('applySeating', { session: session.id, kind: 'partners' }, 'rounds')
    const read = `query ($stage: ID!) { stage(id: $stage) { sessions { rounds { id number status version
      tables { label kind boards sides { id number } } } } } }`
    const seated = await ask<{ stage: { sessions: { rounds: Round[] }[] } }>(read, { stage })
    const rounds = seated.stage.sessions.flatMap(one => one.rounds).sort((a, b) => a.number - b.number)
    expect(rounds.map(round => round.tables.map(table => table.sides.length))).toEqual(
      Array.from({ length: 7 }, () => [4, 4]),
    )
    for (const round of rounds) {
      await publish(round.id)
      for (const { label, sides } of round.tables) {
        const numbers = sides.map(side => Number(side.number))
        const first = Math.min(...numbers) === numbers[0] || Math.min(...numbers) === numbers[2]
        const sheet = { guandan: gameOf(conditionsOf({}), first, 2) }
        const place = { round: round.number, table: label, sides: sides.map(side => side.id), expectedVersion: 0 }
        await done('enterResult', { stage, slot: `r${round.number}/t${label}`, ...place, sheet }, 'version')
      }
      await close(round.id)
    }
    const totals = await lastTotals(stage)
    expect(totals[0]).toMatch(/^1 甲1 14(\.0+)?$/)
    expect(totals.reduce((sum, line) => sum + Number(line.split(' ')[2]), 0)).toBe(7 * 2 * 2 * 2)
  })
})
