import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Round } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** From a preliminary to its final by the ways the office offers: who goes on, with what, and who wins. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, open, draw, publish, close } = directorOf(() => journey)

const ask = <T>(query: string, variables: Record<string, unknown>) =>
  journey.ask<T>(journey.federation.staff, query, variables)

interface Preset {
  code: string
  settings: object
  offers: { count: number; plan: object }[]
}

const presetsOf = async (event: string): Promise<Preset[]> => {
  const read = 'query ($event: ID!) { event(id: $event) { finalPresets { code settings offers { count plan } } } }'
  return (await ask<{ event: { finalPresets: Preset[] } }>(read, { event })).event.finalPresets
}

const addFinal = async (event: string, code: string, count: number): Promise<string> => {
  const preset = (await presetsOf(event)).find(one => one.code === code)
  const plan = preset?.offers.find(one => one.count === count)?.plan
  const input = { event, nameZh: '决赛', nameEn: 'Final', format: 'schedule', plan, settings: preset?.settings }
  const { stage } = await done<{ stage: { id: string } }>('addStage', input, 'stage { id }')
  await done('advanceStage', { stage: stage.id }, 'entered')
  await open(stage.id)
  return stage.id
}

const addMahjong = async (
  event: string,
  plan: object,
  players: number,
  teamOf?: (seed: number) => string,
): Promise<string> => {
  const input = { event, nameZh: '预赛', nameEn: 'Preliminary', format: 'schedule', plan, settings: {} }
  const { stage } = await done<{ stage: { id: string } }>('addStage', input, 'stage { id }')
  const entrants = Array.from({ length: players }, (_, at) => ({
    seed: at + 1,
    ...(teamOf ? { name: teamOf(at + 1) } : {}),
    players: [{ name: String.fromCharCode(65 + at) }],
  }))
  await done('enterEntrants', { stage: stage.id, entrants }, 'entered')
  await open(stage.id)
  return stage.id
}

const playTotals = async (stage: string, totals: readonly (readonly number[])[]): Promise<Round> => {
  const { round } = await draw(stage)
  await publish(round.id)
  for (const [at, { label, sides }] of round.tables.entries()) {
    const place = { round: round.number, table: label, sides: sides.map(side => side.id), expectedVersion: 0 }
    const sheet = { mahjong: { kind: 'totals', totals: totals[at] } }
    await done('enterResult', { stage, slot: `r${round.number}/t${label}`, ...place, sheet }, 'version')
  }
  await close(round.id)
  await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
  return round
}

interface Line {
  node: { rank: number; total: string; columns: { code: string; value: string }[]; entry: { nameAsEntered: string } }
}

const standingsOf = async (stage: string): Promise<string[]> => {
  const read = `query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 64) {
    edges { node { rank total columns { code value } entry { nameAsEntered } } } } } } }`
  const { stage: found } = await ask<{ stage: { standings: { lines: { edges: Line[] } } } }>(read, { stage })
  return found.standings.lines.edges.map(
    ({ node }) => `${node.rank} ${node.entry.nameAsEntered} ${node.total} ${node.columns.map(one => one.value).join()}`,
  )
}

const tables = (...rounds: number[][][]) => ({ format: { kind: 'schedule', rounds } })

describe('a mahjong final', () => {
  it('brings contest points along, so that the better preliminary decides an equal final', async () => {
    const event = await newEvent('mahjong')
    const first = await addMahjong(
      event,
      tables([
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ]),
      8,
    )
    await playTotals(first, [
      [10, 5, 0, -15],
      [100, 20, -40, -80],
    ])
    const final = await addFinal(event, 'finalTable', 4)
    // By the order so far: E 4 (+100), A 4 (+10), F 2 (+20), B 2 (+5).
    await playTotals(final, [[10, 10, 30, -50]])
    expect(await standingsOf(final)).toEqual(['1 F 6.00 ', '2 E 5.50 110', '3 A 5.50 20', '4 B 2.00 '])
  })

  it('goes from sixteen to four tables by ranking and on to one, each with what was played before', async () => {
    const event = await newEvent('mahjong')
    const byFours = (from: number) => [0, 1, 2, 3].map(seat => from + seat)
    const all = [0, 1, 2, 3, 4].map(table => byFours(table * 4 + 1))
    const first = await addMahjong(event, tables(all), 20)
    await playTotals(
      first,
      [50, 40, 30, 20, 10].map(top => [top, top / 2, -top / 2, -top]),
    )
    const semi = await addFinal(event, 'byRanking', 16)
    const { tables: seated } = await playTotals(
      semi,
      [1, 2, 3, 4].map(() => [30, 10, -10, -30]),
    )
    expect(seated).toHaveLength(4)
    const last = await addFinal(event, 'finalTable', 4)
    await playTotals(last, [[-20, -10, 10, 20]])
    const lines = await standingsOf(last)
    expect(lines).toHaveLength(4)
    const { event: whole } = await ask<{ event: { classification: { totalLines: number } } }>(
      'query ($event: ID!) { event(id: $event) { classification { totalLines } } }',
      { event },
    )
    expect(whole.classification.totalLines).toBe(20)
  })
})

describe('a quota', () => {
  it('lets no more of one team into the final than the regulations allow; the next in order goes up', async () => {
    const event = await newEvent('mahjong')
    const plan = tables([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ])
    // Placed E A F B C G D H; E, A and F play for one team.
    const first = await addMahjong(event, plan, 8, seed => ([1, 5, 6].includes(seed) ? '红' : `${seed}`))
    await playTotals(first, [
      [10, 5, 0, -15],
      [100, 20, -40, -80],
    ])
    const rule = { stage: '1', kind: 'places', perGroup: 4 }
    const add = (from: object) =>
      act(
        'addStage',
        {
          ...{ event, nameZh: '决赛', nameEn: 'Final', format: 'schedule', settings: {} },
          plan: { ...tables([[1, 2, 3, 4]]), from: [from] },
        },
        'stage { id }',
      )
    expect((await add({ ...rule, quotaOf: 'team' })).problems).toMatchObject([{ code: 'WHOLE_NUMBER_EXPECTED' }])
    const { stage } = (await add({ ...rule, quotaOf: 'team', quotaMost: 2 })) as unknown as { stage: { id: string } }
    await done('advanceStage', { stage: stage.id }, 'entered')
    const read = 'query ($id: ID!) { stage(id: $id) { entries { number nameAsEntered } } }'
    type Entries = { stage: { entries: { number: string; nameAsEntered: string }[] } }
    const { entries } = (await ask<Entries>(read, { id: stage.id })).stage
    expect(entries.map(one => `${one.number} ${one.nameAsEntered}`).sort()).toEqual(['1 E', '2 A', '3 B', '4 C'])
  })
})

describe('a format that a sport cannot play', () => {
  it('is refused with its place, and not among those offered', async () => {
    const event = await newEvent('mahjong')
    const input = { event, nameZh: '预赛', nameEn: 'Preliminary', format: 'swiss', settings: {} }
    const answer = await act('addStage', { ...input, plan: { format: { kind: 'swiss', rounds: 3 } } }, 'stage { id }')
    expect(answer.problems).toEqual([{ code: 'FORMAT_NOT_OFFERED' }])
    const { planSettings } = await ask<{ planSettings: { key: string; options: { code: string }[] | null }[] }>(
      'query ($event: ID!) { planSettings(event: $event) { key options { code } } }',
      { event },
    )
    const format = planSettings.find(({ key }) => key === 'format.kind')
    expect(format?.options?.map(({ code }) => code)).toEqual(['laidOut', 'schedule'])
  })
})
