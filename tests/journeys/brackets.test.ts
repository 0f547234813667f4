import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Round, type Side } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A knock-out's standings are its bracket: who won the final is first, whatever was scored on the way. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, newStage, enter, open, draw, publish, close, play } = directorOf(() => journey)

type Wins = (a: Side, b: Side) => boolean

const lower: Wins = (a, b) => Number(a.number) < Number(b.number)

const playRound = async (stage: string, wins: Wins): Promise<Round> => {
  const { round } = await draw(stage)
  await publish(round.id)
  await play(stage, round, wins)
  await close(round.id)
  return round
}

const finished = async (stage: string): Promise<boolean> =>
  (await act('drawRound', { stage }, 'round { id }')).problems.some(({ code }) => code === 'STAGE_FINISHED')

const standingsOf = async (stage: string): Promise<string[]> => {
  await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
  const read = `query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 64) {
    edges { node { rank shared entry { number } } } } } } }`
  interface Line {
    node: { rank: number; shared: boolean; entry: { number: string } }
  }
  const { stage: found } = await journey.ask<{ stage: { standings: { lines: { edges: Line[] } } } }>(
    journey.federation.staff,
    read,
    { stage },
  )
  return found.standings.lines.edges.map(({ node }) => `${node.rank}${node.shared ? '=' : ''} ${node.entry.number}`)
}

/** The bracket as it is drawn: who plays, who goes on, and on what ground. */
const drawnOf = async (stage: string): Promise<string[]> => {
  const read = `query ($stage: ID!) { stage(id: $stage) { bracket { matches {
    name ground level sides { won entry { number } } } } } }`
  interface Drawn {
    name: string
    ground: string | null
    level: boolean
    sides: { won: boolean; entry: { number: string } | null }[]
  }
  const { stage: found } = await journey.ask<{ stage: { bracket: { matches: Drawn[] } } }>(
    journey.federation.staff,
    read,
    { stage },
  )
  return found.bracket.matches.map(({ name, ground, level, sides }) => {
    const winner = sides.find(({ won }) => won)?.entry?.number
    const pair = sides.map(({ entry }) => entry?.number ?? '?').join('-')
    return `${name} ${pair}${winner ? ` > ${winner}` : ''}${ground ? ` (${ground})` : ''}${level ? ' level' : ''}`
  })
}

const knockout = async (plan: object, sides: number): Promise<string> => {
  const stage = await newStage(await newEvent('guandan'), plan)
  await enter(stage, sides)
  await open(stage)
  return stage
}

describe('a double elimination', () => {
  it('has the unbeaten side first, though the loser of the final won more matches', async () => {
    const stage = await knockout({ format: { kind: 'doubleElimination', final: 'single' } }, 8)
    // Side 8 loses to 1 and then to nobody but 1.
    const wins: Wins = (a, b) => {
      const strength = ({ number }: Side): number => (number === '1' ? 0 : number === '8' ? 1 : Number(number))
      return strength(a) < strength(b)
    }
    for (let round = 0; round < 10; round++) {
      const { round: drawn, problems } = await act<{ round: Round | null }>('drawRound', { stage }, 'round { id }')
      if (!drawn) {
        expect(problems.map(({ code }) => code)).toEqual(['STAGE_FINISHED'])
        break
      }
      await done('undoRound', { round: drawn.id }, 'session { number }')
      await playRound(stage, wins)
    }
    expect((await standingsOf(stage)).slice(0, 3)).toEqual(['1 1', '2 8', '3 2'])
  })
})

describe('a knock-out over best of three with a match for third place', () => {
  it('has the beaten finalist second and the winner of the small final third', async () => {
    const series = { kind: 'bestOf', games: 3 }
    const stage = await knockout({ format: { kind: 'singleElimination', placement: 'thirdPlace', series } }, 4)
    await playRound(stage, lower)
    expect(await standingsOf(stage)).toEqual(['1= 1', '1= 2', '3= 3', '3= 4'])
    await playRound(stage, lower)
    expect(await finished(stage)).toBe(true)
    expect(await standingsOf(stage)).toEqual(['1 1', '2 2', '3 3', '4 4'])
  })

  it('is published as such, and derived again to the same digests', async () => {
    const stage = await knockout({ format: { kind: 'singleElimination', placement: 'none' } }, 4)
    await playRound(stage, lower)
    const deps = testDeps(journey.database.db)
    const revision = await useCases.recomputeNow(deps, rowIdOf(stage))
    const [stored] = await journey.database.sql`
      select bracket, input_digest, output_digest from standings_revision where id = ${revision as string}`
    expect(stored?.bracket).toMatchObject({ matches: [{}, {}] })
    const { input_digest, output_digest } = stored as Record<string, unknown>
    expect(await useCases.deriveNow(deps, rowIdOf(stage))).toEqual({ input_digest, output_digest })
  })
})

describe('a round whose games count for nothing', () => {
  it('is not closed over a game in progress without a reason', async () => {
    const stage = await knockout({ format: { kind: 'singleElimination', placement: 'none' } }, 2)
    const { round } = await draw(stage)
    await publish(round.id)
    const sides = round.tables[0]?.sides.map(({ id }) => id)
    const sheet = { guandan: { kind: 'game', deals: [], ended: 'inProgress' } }
    const place = { round: round.number, table: '1', sides, expectedVersion: 0 }
    await done('enterResult', { stage, slot: `r${round.number}/t1`, ...place, sheet }, 'version')
    expect((await act('closeRound', { round: round.id }, 'round { id }')).problems).toEqual([
      { code: 'SHEETS_UNFINISHED' },
    ])
    await done('closeRound', { round: round.id, reason: '停电' }, 'round { id }')
  })
})

describe('a match that is level', () => {
  it('stops the draw until the director names who goes on, and only while its games leave it open', async () => {
    const stage = await knockout({ format: { kind: 'singleElimination', placement: 'none' } }, 4)
    const { round } = await draw(stage)
    await publish(round.id)
    const [level, decided] = round.tables
    await play(stage, { ...round, tables: decided ? [decided] : [] })
    await done('closeRound', { round: round.id, reason: '一桌未到' }, 'round { id }')
    expect((await act('drawRound', { stage }, 'round { id }')).problems).toEqual([{ code: 'WINNER_MISSING' }])
    const [, weaker] = level?.sides ?? []
    const read = 'query ($round: ID!) { round(id: $round) { tables { label match } } }'
    const { round: shown } = await journey.ask<{ round: { tables: { label: string; match: string }[] } }>(
      journey.federation.staff,
      read,
      { round: round.id },
    )
    const matchAt = (label?: string) => shown.tables.find(table => table.label === label)?.match
    const about = { round: round.id, ground: 'withdrawal', reason: '对方未到' }
    const other = { ...about, match: matchAt(decided?.label), winner: decided?.sides[1]?.id }
    expect((await act('nameWinner', other, 'round { id }')).problems).toEqual([{ code: 'MATCH_DECIDED' }])
    const stranger = { ...about, match: matchAt(level?.label), winner: decided?.sides[0]?.id }
    expect((await act('nameWinner', stranger, 'round { id }')).problems).toEqual([{ code: 'SIDE_NOT_IN_ROUND' }])
    const nowhere = { ...about, match: 'w/r9/m9', winner: weaker?.id }
    expect((await act('nameWinner', nowhere, 'round { id }')).problems).toEqual([{ code: 'BRACKET_MATCH_UNKNOWN' }])
    await done('nameWinner', { ...about, match: matchAt(level?.label), winner: weaker?.id }, 'round { id }')
    await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
    expect(await drawnOf(stage)).toEqual([
      `w/r1/m1 ${level?.sides.map(({ number }) => number).join('-')} > ${weaker?.number} (withdrawal)`,
      `w/r1/m2 ${decided?.sides.map(({ number }) => number).join('-')} > ${decided?.sides[0]?.number}`,
      `w/r2/m1 ${weaker?.number}-${decided?.sides[0]?.number}`,
    ])
    const { round: final } = await draw(stage)
    expect(final.tables[0]?.sides.map(({ number }) => number)).toContain(weaker?.number)
    expect((await standingsOf(stage)).slice(0, 2).some(text => text.endsWith(` ${weaker?.number}`))).toBe(true)
  })
})
