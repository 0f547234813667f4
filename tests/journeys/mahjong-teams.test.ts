import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Round, ROUND } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Teams of mahjong players, who sit alone and are ranked together, and fields that tables of four do not divide. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, open, publish, close } = directorOf(() => journey)

const ask = <T>(query: string, variables: Record<string, unknown>) =>
  journey.ask<T>(journey.federation.staff, query, variables)

const newStage = async (settings: object = {}): Promise<string> => {
  const input = { event: await newEvent('mahjong'), nameZh: '团体', nameEn: 'Teams', format: 'individual', settings }
  return (await done<{ stage: { id: string } }>('addStage', input, 'stage { id }')).stage.id
}

const enterTeams = (stage: string, teams: number, members = 4) =>
  done(
    'enterEntrants',
    {
      stage,
      entrants: Array.from({ length: teams * members }, (_, at) => ({
        name: `队${(at % teams) + 1}`,
        players: [{ name: `选手${at + 1}` }],
      })),
    },
    'entered',
  )

interface Seated {
  sides: { id: string; number: string; playsFor: string | null }[]
}

const roundsOf = async <R>(stage: string, fields: string): Promise<R[]> => {
  const read = `query ($id: ID!) { stage(id: $id) { sessions { rounds ${fields} } } }`
  const answer = await ask<{ stage: { sessions: { rounds: R[] }[] } }>(read, { id: stage })
  return answer.stage.sessions.flatMap(session => session.rounds)
}

const seat = async (stage: string, session: string, rounds: number): Promise<Seated[][]> => {
  await done('applySeating', { session, kind: 'search', rounds }, 'rounds')
  const seated = await roundsOf<{ tables: Seated[] }>(stage, '{ tables { sides { id number playsFor } } }')
  return seated.map(round => round.tables)
}

const playAll = async (stage: string, totals: readonly number[]): Promise<void> => {
  const rounds = await roundsOf<Round>(stage, ROUND.slice('round '.length))
  for (const round of rounds.sort((a, b) => a.number - b.number)) {
    await publish(round.id)
    for (const { label, sides } of round.tables) {
      const place = { round: round.number, table: label, sides: sides.map(side => side.id), expectedVersion: 0 }
      const sheet = { mahjong: { kind: 'totals', totals } }
      await done('enterResult', { stage, slot: `r${round.number}/t${label}`, ...place, sheet }, 'version')
    }
    await close(round.id)
  }
  await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
}

interface TeamRow {
  team: string
  rank: number
  total: string
  second: string
  missing: number
  members: { number: string }[]
}

const teamTable = async (stage: string): Promise<TeamRow[]> => {
  const read = `query ($stage: ID!) { stage(id: $stage) { standings {
    teamTable { team rank total second missing members { number } } } } }`
  return (await ask<{ stage: { standings: { teamTable: TeamRow[] } } }>(read, { stage })).stage.standings.teamTable
}

const linesOf = async (stage: string): Promise<string[]> => {
  const read =
    'query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 64) { edges { node { entry { number } } } } } } }'
  const answer = await ask<{
    stage: { standings: { lines: { edges: { node: { entry: { number: string } } }[] } } }
  }>(read, { stage })
  return answer.stage.standings.lines.edges.map(({ node }) => node.entry.number)
}

describe('teams of players who sit alone', () => {
  it('never meet within themselves, and are ranked by the sums of their members', async () => {
    const stage = await newStage()
    await enterTeams(stage, 4)
    const { session } = await open(stage)
    const tables = (await seat(stage, session.id, 4)).flat()
    expect(tables).toHaveLength(16)
    for (const { sides } of tables) expect(new Set(sides.map(side => side.playsFor)).size).toBe(4)
    await playAll(stage, [40, 10, -10, -40])
    const table = await teamTable(stage)
    expect(table.map(({ members }) => members.length)).toEqual([4, 4, 4, 4])
    const sum = (of: (row: TeamRow) => number) => table.reduce((total, row) => total + of(row), 0)
    expect([sum(row => Number(row.total)), sum(row => Number(row.second))]).toEqual([112, 0])
    expect(table.map(row => Number(row.total))).toEqual(table.map(row => Number(row.total)).sort((a, b) => b - a))
  })

  it('count their best, and lose what the conditions say for sessions missing once all is played', async () => {
    const stage = await newStage({ teams: { counting: 3, appearances: 2, shortfall: '0.5' } })
    await enterTeams(stage, 4)
    const { session } = await open(stage)
    await seat(stage, session.id, 1)
    await playAll(stage, [40, 10, -10, -40])
    const table = await teamTable(stage)
    expect(table.map(({ members, missing }) => [members.length, missing])).toEqual(table.map(() => [3, 4]))
    const taken = table.map(row => Number(row.total))
    // Sixteen players share 28; the last of each team does not count, and four sessions missing cost two.
    expect(taken.every(total => total >= -2 && total <= 10)).toBe(true)
  })

  it('are called by the player, and the team is put right by renaming', async () => {
    const stage = await newStage()
    await enterTeams(stage, 4)
    const read = 'query ($stage: ID!) { stage(id: $stage) { entries { id nameAsEntered teamName playsFor } } }'
    type Entries = { id: string; nameAsEntered: string; teamName: string | null; playsFor: string | null }[]
    const entries = async () => (await ask<{ stage: { entries: Entries } }>(read, { stage })).stage.entries
    const [first] = (await entries()).filter(one => one.nameAsEntered === '选手1')
    expect(first).toMatchObject({ teamName: null, playsFor: '队1' })
    await done('renameEntry', { entry: first?.id, name: '队2' }, 'entry { id }')
    const [renamed] = (await entries()).filter(one => one.nameAsEntered === '选手1')
    expect(renamed).toMatchObject({ teamName: null, playsFor: '队2' })
  })
})

describe('a field that tables of four do not divide', () => {
  it('is filled by reserves, who play and are ranked nowhere', async () => {
    const stage = await newStage()
    await enterTeams(stage, 2, 3)
    const missing = async () =>
      (
        await ask<{ stage: { reservesMissing: number } }>(
          'query ($stage: ID!) { stage(id: $stage) { reservesMissing } }',
          { stage },
        )
      ).stage.reservesMissing
    expect(await missing()).toBe(2)
    const { session } = await open(stage)
    const refused = await act('applySeating', { session: session.id, kind: 'search', rounds: 1 }, 'rounds')
    expect(refused.problems.map(one => one.code)).toEqual(['SEATING_PLAYERS_NOT_FOURS'])
    const entrants = [1, 2].map(at => ({ reserve: true, players: [{ name: `替补${at}`, notMember: true }] }))
    await done('enterEntrants', { stage, entrants }, 'entered')
    expect(await missing()).toBe(0)
    await seat(stage, session.id, 1)
    await playAll(stage, [40, 10, -10, -40])
    expect((await linesOf(stage)).sort()).toEqual(['1', '2', '3', '4', '5', '6'])
    expect((await teamTable(stage)).map(({ members }) => members.length)).toEqual([3, 3])
  })
})

describe('a better draw', () => {
  const report = async (stage: string) =>
    (
      await ask<{ stage: { seating: Record<string, number | boolean | null> } }>(
        'query ($stage: ID!) { stage(id: $stage) { seating { rounds repeats bound apart seed mayImprove } } }',
        { stage },
      )
    ).stage.seating

  it('takes the place of drafts only if it is one, and keeps its number', async () => {
    const stage = await newStage()
    await enterTeams(stage, 4)
    const { session } = await open(stage)
    await done('applySeating', { session: session.id, kind: 'perfect', rounds: 5 }, 'rounds')
    // Everybody meets everybody, team-mates too.
    expect(await report(stage)).toMatchObject({ rounds: 5, repeats: 0, apart: 24, seed: null, mayImprove: true })
    const better = { session: session.id, kind: 'search', rounds: 5, seed: 7, tries: 2, better: true }
    await done('applySeating', better, 'rounds')
    const after = await report(stage)
    expect(after).toMatchObject({ rounds: 5, apart: 0, seed: 7 })
    expect(Number(after.repeats)).toBeGreaterThanOrEqual(Number(after.bound))
    expect((await act('applySeating', better, 'rounds')).problems).toEqual([{ code: 'SEATING_NO_BETTER' }])
  })

  it('touches nothing that was published', async () => {
    const stage = await newStage()
    await enterTeams(stage, 4)
    const { session } = await open(stage)
    await seat(stage, session.id, 1)
    const [round] = await roundsOf<Round>(stage, ROUND.slice('round '.length))
    await publish(round?.id ?? '')
    const again = { session: session.id, kind: 'search', rounds: 1, seed: 2, better: true }
    expect((await act('applySeating', again, 'rounds')).problems).toEqual([{ code: 'SESSION_HAS_ROUNDS' }])
    expect(await report(stage)).toMatchObject({ mayImprove: false })
  })
})
