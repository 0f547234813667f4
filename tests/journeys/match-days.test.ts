import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields } from '../support/director.js'
import { matchDayMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { walkerOf } from '../support/walk-mutation.js'
import { registered } from '../support/registered.js'

/** Matches of a league on other days: agreed by their sides or decided by the office, home and away, played after their round. */

let journey: Journey
let people: string[] = []
beforeAll(async () => {
  journey = await startJourney()
  const made = await registered(journey.database, 'Side', 16)
  people = made.map(({ id }) => globalId('Person', id))
  for (const [at, name] of ['home', 'away'].entries())
    await journey.database.sql`insert into "user" (id, name, email, person_id)
      values (${name}, ${name}, ${`${name}@paiji.example`}, ${rowIdOf(people[at * 4] ?? '')})`
})
afterAll(() => journey?.stop())

const { done, newEvent, newStage, open, draw } = directorOf(() => journey)

const { walk, walked } = walkerOf<(typeof matchDayMutations)[number]>(() => journey)

const captain = (at: number): Actor => ({
  ...{ accountId: ['home', 'away'][at] ?? '', personId: rowIdOf(people[at * 4] ?? '') },
  ...{ requestId: 'r', grants: [] },
})

const send = async (who: Actor, name: 'moveMatch' | 'answerMatchMove', input: Fields): Promise<string[]> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { problems { code } } }`
  const answer = await journey.api.execute<Record<string, { problems: { code: string }[] }>>(who, document, { input })
  if (answer.errors) return answer.errors.map(error => String(error.extensions?.code))
  return answer.data?.[name]?.problems.map(({ code }) => code) ?? []
}

interface Match {
  id: string
  startsAt: string | null
  venue: string | null
  home: { number: string } | null
  sides: { id: string; number: string }[]
  move: { byOffice: boolean; reason: string; agreed: { number: string }[] } | null
  proposedMove: { id: string; agreed: { number: string }[] } | null
  canMove: { allowed: boolean }
  sidesOfViewer: { number: string }[]
  lineUps: { dueAt: string | null }[]
  slots: { slot: string }[]
}

const fixtures = async (who: Actor, stage: string, entry?: string) => {
  const document = `query ($id: ID!, $entry: ID) { stage(id: $id) { fixtures(entry: $entry) { total
    homeBalance { home away entry { number } }
    matches { id startsAt venue home { number } sides { id number } canMove { allowed } sidesOfViewer { number }
      move { byOffice reason agreed { number } } proposedMove { id agreed { number } } lineUps { dueAt } slots { slot } round { number } } } } }`
  interface Read {
    stage: {
      fixtures: {
        total: number
        homeBalance: { home: number; away: number; entry: { number: string } }[]
        matches: Match[]
      }
    }
  }
  const variables = { id: stage, ...(entry ? { entry } : {}) }
  return (await journey.ask<Read>(who, document, variables)).stage.fixtures
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const told = async (code: string): Promise<string[]> => {
  const rows = await journey.database.sql`delete from notice where code = ${code} returning recipient`
  return rows.map(row => String(row.recipient)).sort()
}

const league = async () => {
  const event = await newEvent('guandan')
  const plan = { format: { kind: 'roundRobin', legs: 2 }, homeAndAway: true, lineUp: { players: 2, deadline: 60 } }
  const stage = await newStage(event, plan)
  const entrants = [0, 1, 2, 3].map(team => ({
    ...{ name: `队${team + 1}`, seed: team + 1 },
    players: people.slice(team * 4, team * 4 + 4).map(person => ({ person })),
  }))
  await done('enterEntrants', { stage, entrants }, 'entered')
  await open(stage)
  return { event, stage }
}

describe('a match of a league', () => {
  it('is at home for one side, and moved once both have agreed, its line-ups with it', async () => {
    const { stage } = await league()
    const { round } = await draw(stage)
    const startsAt = new Date(Date.now() + 3 * 3_600_000).toISOString()
    await done('publishRound', { round: round.id, startsAt }, 'round { id }')
    const seen = await fixtures(undefined, stage)
    expect(seen.total).toBe(2)
    expect(seen.homeBalance.map(({ home, away }) => home + away)).toEqual([1, 1, 1, 1])
    const match = seen.matches.find(one => one.sides.some(({ number }) => number === '1'))
    expect(match?.home?.number).toBe(match?.sides[0]?.number)
    expect(match).toMatchObject({ move: null, canMove: { allowed: false }, sidesOfViewer: [] })
    const rival = Number(match?.sides.find(({ number }) => number !== '1')?.number ?? 0)
    await journey.database
      .sql`update "user" set person_id = ${rowIdOf(people[(rival - 1) * 4] ?? '')} where id = 'away'`
    const other: Actor = { ...captain(1), personId: rowIdOf(people[(rival - 1) * 4] ?? '') } as Actor
    const table = match?.id ?? ''
    const to = { table, on: inDays(9), time: '19:30', reason: '场馆停电' }

    expect(await send(undefined, 'moveMatch', to)).toEqual(['UNAUTHENTICATED'])
    expect(await send(captain(0), 'moveMatch', { ...to, time: '七点半' })).toEqual(['MATCH_TIME_UNREADABLE'])
    expect(await send(captain(0), 'moveMatch', { ...to, on: '2020-01-01' })).toEqual(['MATCH_TIME_PAST'])
    expect(await send(captain(0), 'moveMatch', { ...to, reason: ' ' })).toEqual(['REASON_MISSING'])
    expect(await send(captain(0), 'moveMatch', to)).toEqual([])
    expect(await told('MATCH_MOVE_PROPOSED')).toEqual(['away'])
    const one = async (who: Actor) => (await fixtures(who, stage)).matches.find(({ id }) => id === table)
    expect(await one(undefined), 'a proposal is the sides’ own').toMatchObject({ move: null, proposedMove: null })
    const proposed = (await one(other))?.proposedMove
    expect(proposed?.agreed).toEqual([{ number: '1' }])
    const answer = { table, move: proposed?.id ?? '', agrees: true }
    expect(await send(journey.federation.staff, 'answerMatchMove', answer)).toEqual(['MATCH_MOVE_OF_SIDES'])
    expect(await send(captain(0), 'answerMatchMove', { ...answer, move: table })).toEqual(['ID_NOT_READABLE'])
    expect(await send(other, 'answerMatchMove', { ...answer, agrees: false })).toEqual([])
    expect(await told('MATCH_MOVE_DECLINED')).toEqual(['home'])
    expect(await send(other, 'answerMatchMove', answer)).toEqual(['MATCH_MOVE_NOT_PROPOSED'])

    // Answered when the proposed time has gone by: nobody can play then any more.
    expect(await send(captain(0), 'moveMatch', to)).toEqual([])
    await journey.database
      .sql`update match_move set starts_at = now() - interval '1 minute' where superseded_at is null`
    const late = { ...answer, move: (await one(other))?.proposedMove?.id ?? '' }
    expect(await send(other, 'answerMatchMove', late)).toEqual(['MATCH_TIME_PAST'])
    expect(await send(captain(0), 'moveMatch', to)).toEqual([])
    expect(await send(captain(0), 'moveMatch', { ...to, venue: '文化宫' })).toEqual([])
    const again = (await one(other))?.proposedMove
    expect(await send(other, 'answerMatchMove', answer), 'the first proposal').toEqual(['MATCH_MOVE_CHANGED'])
    await walk('answerMatchMove', { ...answer, move: again?.id ?? '' }, ['MATCH_MOVED'], other as NonNullable<Actor>)
    const settled = await one(undefined)
    expect(settled?.move).toMatchObject({ byOffice: false, reason: '场馆停电' })
    expect(settled?.move?.agreed).toHaveLength(2)
    expect(settled?.venue).toBe('文化宫')
    expect(JSON.stringify(settled?.startsAt)).toContain(`${inDays(9)}T11:30`)
    expect(JSON.stringify(settled?.lineUps[0]?.dueAt), 'an hour before').toContain(`${inDays(9)}T10:30`)
    expect(await send(captain(0), 'moveMatch', { ...to, venue: '文化宫' })).toEqual(['MATCH_TIME_SAME'])

    await walk('moveMatch', { ...to, on: inDays(10) }, ['MATCH_MOVED'])
    expect([...walked].sort()).toEqual([...matchDayMutations])
    expect((await one(undefined))?.move).toMatchObject({ byOffice: true, agreed: [] })
    expect((await fixtures(undefined, stage, match?.sides[0]?.id)).total).toBe(1)

    // The round ends without the match, which is played and entered after it.
    const rest = seen.matches.find(({ id }) => id !== table)
    const deals = Array.from({ length: 4 }, () => ({ finish: [0, 2, 1, 3] }))
    const sheet = { guandan: { kind: 'game', deals, ended: 'dealCount' } }
    const slots = (await fixtures(journey.federation.staff, stage)).matches.map(one => one.slots[0]?.slot)
    const own = seen.matches.findIndex(({ id }) => id === table) + 1
    const enter = (place: number, sides: readonly string[]) =>
      done('enterResult', { ...where(place, sides), stage, sheet, expectedVersion: 0 }, 'version')
    const where = (place: number, sides: readonly string[]) => ({
      ...{ slot: slots[place - 1], session: 1, round: 1, table: `${place}`, sides },
    })
    await enter(own === 1 ? 2 : 1, rest?.sides.map(({ id }) => id) ?? [])
    await done('closeRound', { round: round.id }, 'round { id }')
    await enter(own, match?.sides.map(({ id }) => id) ?? [])
    expect(await send(journey.federation.staff, 'moveMatch', to)).toEqual(['MATCH_PLAYED'])
  })
})
