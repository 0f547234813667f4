import { scene, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields, type Problem } from '../support/director.js'
import { sanctionMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'

/** The register of sanctions: proposed by one, confirmed by another, kept to at entries, read as far as its level says. */

let journey: Journey
let stage = ''
let federation = ''
const people: string[] = []
const { act, close, done, draw, newEvent, newStage, open, play } = directorOf(() => journey)

const { walk, walked } = walkerOf<(typeof sanctionMutations)[number]>(() => journey)
const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

interface Listed {
  sanctions: {
    totalCount: number
    edges: { node: { id: string; status: string; person: { id: string }; permissions: { canConfirm: unknown } } }[]
  }
}
const listed = async (who: Actor, more = ''): Promise<Listed['sanctions']['edges'][number]['node'][]> => {
  const document = `query { sanctions(first: 20${more}) { totalCount edges { node { id status person { id }
    permissions { canConfirm { allowed reason } } } } } }`
  return (await journey.ask<Listed>(who, document)).sanctions.edges.map(edge => edge.node)
}

const enterBoth = () =>
  send('enterEntrants', { stage, entrants: [{ players: [{ person: people[0] }, { person: people[1] }] }] })

beforeAll(async () => {
  journey = await startJourney()
  federation = globalId('Organisation', journey.federation.id)
  const event = await newEvent('guandan')
  stage = await newStage(event, { format: { kind: 'swiss', rounds: 2 } })
  for (const display of ['王一', '李二']) {
    const name = { script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }
    const input = { organisation: federation, names: [name], surelyNew: true }
    people.push((await done<{ person: { id: string } }>('registerPerson', input, 'person { id }')).person.id)
  }
})
afterAll(() => journey?.stop())

describe('a sanction', () => {
  it('holds once a second person has confirmed it', async () => {
    const about = {
      organisation: federation,
      person: people[0],
      scope: 'compete',
      reason: '罢赛',
      publicity: 'offices',
    }
    const days = { from: '2026-11-01', until: '2026-12-01' }
    expect(await send('imposeSanction', { ...about, from: '2026-12-01', until: '2026-11-01' })).toEqual([
      'SANCTION_DAYS_REVERSED',
    ])
    await walk('imposeSanction', { ...about, ...days }, ['SANCTION_PROPOSED'])
    const [proposed] = await listed(journey.federation.staff)
    expect(proposed).toMatchObject({ status: 'PROPOSED', permissions: { canConfirm: { allowed: false } } })
    const refused = await journey.api.execute(journey.federation.staff, documentOf('confirmSanction'), {
      input: { sanction: proposed?.id, confirm: true },
    })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ reason: 'SANCTION_NEEDS_ANOTHER' })
    await walk('confirmSanction', { sanction: proposed?.id, confirm: true }, ['SANCTION_CONFIRMED'], 'staff2')
    expect(await send('confirmSanction', { sanction: proposed?.id, confirm: true }, journey.federation.staff2)).toEqual(
      ['SANCTION_DECIDED_ALREADY'],
    )
    expect(await enterBoth()).toEqual(['PLAYER_SUSPENDED'])
  })

  it('is read by the offices and the person, and by everybody when it is public', async () => {
    const person = { accountId: 'p', personId: rowIdOf(people[0] ?? ''), requestId: 'r', grants: [] }
    expect(await listed(undefined)).toEqual([])
    expect(await listed({ ...person, personId: rowIdOf(people[1] ?? '') })).toEqual([])
    expect(await listed(person)).toMatchObject([{ status: 'IN_FORCE' }])
    expect(await listed(journey.federation.staff)).toHaveLength(1)
    const about = {
      organisation: federation,
      person: people[1],
      scope: 'officiate',
      reason: '偏袒',
      publicity: 'public',
    }
    await send('imposeSanction', { ...about, from: '2026-01-01' })
    const [open] = (await listed(journey.federation.staff)).filter(one => one.status === 'PROPOSED')
    expect(await listed(undefined)).toEqual([])
    await send('confirmSanction', { sanction: open?.id, confirm: true }, journey.federation.staff2)
    expect(await listed(undefined)).toMatchObject([{ person: { id: people[1] } }])
    expect(await listed(undefined, `, person: "${people[0]}"`)).toEqual([])
  })

  it('is lifted and stays on file', async () => {
    const [own] = (await listed(journey.federation.staff)).filter(one => one.person.id === people[0])
    expect(await send('liftSanction', { sanction: own?.id, reason: ' ' })).toEqual(['REASON_MISSING'])
    await walk('liftSanction', { sanction: own?.id, reason: '申诉成立' }, ['SANCTION_LIFTED'])
    expect(await send('liftSanction', { sanction: own?.id, reason: '再次' })).toEqual(['SANCTION_NOT_IN_FORCE'])
    expect((await listed(journey.federation.staff)).map(one => one.status).sort()).toEqual(['IN_FORCE', 'LIFTED'])
    expect(await enterBoth()).toEqual([])
  })

  it('is public from its day on', async () => {
    const about = { organisation: federation, person: people[1], scope: 'officiate', reason: '再犯' }
    const days = { publicity: 'public', from: '2026-02-01', publicFrom: '2999-01-01' }
    await send('imposeSanction', { ...about, ...days })
    const [later] = (await listed(journey.federation.staff)).filter(one => one.status === 'PROPOSED')
    await send('confirmSanction', { sanction: later?.id, confirm: true }, journey.federation.staff2)
    expect((await listed(undefined)).map(one => one.id)).not.toContain(later?.id)
    await journey.database.sql`update sanction set public_from = '2026-01-01' where public_from is not null`
    expect((await listed(undefined)).map(one => one.id)).toContain(later?.id)
  })

  it('is work for its second person, and for whoever runs an event in which its player is entered', async () => {
    const work = async (who: Actor) => {
      const { workToday } = await journey.ask<{
        workToday: { kind: string; items: { called: { zh: string } | null }[] }[]
      }>(who, 'query { workToday { kind items { called { zh } } } }')
      return Object.fromEntries(workToday.map(({ kind, items }) => [kind, items.map(({ called }) => called?.zh)]))
    }
    const about = {
      organisation: federation,
      person: people[0],
      scope: 'compete',
      reason: '再犯',
      publicity: 'offices',
    }
    await send('imposeSanction', { ...about, from: '2026-01-01' })
    expect((await work(journey.federation.staff)).sanctionsToConfirm).toBeUndefined()
    const waiting = await work(journey.federation.staff2)
    expect([waiting.sanctionsToConfirm, waiting.suspendedEntered]).toEqual([['王一'], undefined])
    const [proposed] = (await listed(journey.federation.staff)).filter(one => one.status === 'PROPOSED')
    const hits = async (who: Actor | undefined) => {
      const document =
        'query { sanctions(first: 50) { edges { node { id hits { seats entry { number } event { id } } } } } }'
      const { sanctions } = await journey.ask<{
        sanctions: { edges: { node: { id: string; hits: { seats: string[]; entry: { number: string } }[] } }[] }
      }>(who, document)
      return sanctions.edges.find(({ node }) => node.id === proposed?.id)?.node.hits ?? []
    }
    // Who confirms it sees beforehand which entries it hits; a reader without an office sees none.
    expect((await hits(journey.federation.staff2)).map(hit => [hit.entry.number, hit.seats])).toEqual([['1', []]])
    expect(await hits(undefined)).toEqual([])
    await send('confirmSanction', { sanction: proposed?.id, confirm: true }, journey.federation.staff2)
    expect(await hits(journey.federation.staff2)).toHaveLength(1)
    const raised = await work(journey.federation.staff)
    expect([raised.sanctionsToConfirm, raised.suspendedEntered]).toEqual([undefined, ['王一']])
    const { stage: found } = await journey.ask<{ stage: { entries: { id: string }[] } }>(
      journey.federation.staff,
      'query ($id: ID!) { stage(id: $id) { entries { id } } }',
      { id: stage },
    )
    await send('removeEntry', { entry: found.entries[0]?.id, reason: '停赛' })
    expect((await work(journey.federation.staff)).suspendedEntered).toBeUndefined()
  })
})

describe('a player suspended after the entry', () => {
  const register = async (display: string): Promise<string> => {
    const name = { script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }
    const input = { organisation: federation, names: [name], surelyNew: true }
    return (await done<{ person: { id: string } }>('registerPerson', input, 'person { id }')).person.id
  }
  const suspend = async (person: string) => {
    const about = { organisation: federation, person, scope: 'compete', reason: '罢赛', publicity: 'offices' }
    await send('imposeSanction', { ...about, from: '2026-01-01' })
    const [proposed] = (await listed(journey.federation.staff)).filter(one => one.status === 'PROPOSED')
    await send('confirmSanction', { sanction: proposed?.id, confirm: true }, journey.federation.staff2)
  }
  const suspendedOf = async (id: string, who: Actor): Promise<string[]> => {
    const document = 'query ($id: ID!) { stage(id: $id) { suspended { id } } }'
    return (await journey.ask<{ stage: { suspended: { id: string }[] } }>(who, document, { id })).stage.suspended.map(
      one => one.id,
    )
  }
  const codes = (problems: readonly Problem[]) => problems.map(({ code }) => code)

  it('is asked about when a round is announced, when it ends and when the standings are official', async () => {
    const own = await newStage(await newEvent('guandan'), { format: { kind: 'swiss', rounds: 2 } })
    const [first, second] = [await register('胡一'), await register('胡二')]
    const players = [first, second].map(person => [{ person }, { name: '搭档', notMember: true }])
    const others = ['丙', '丁'].map(name => [
      { name, notMember: true },
      { name: `${name}二`, notMember: true },
    ])
    await done(
      'enterEntrants',
      { stage: own, entrants: [...players, ...others].map(four => ({ players: four })) },
      'entered',
    )
    await open(own)
    await suspend(first)
    const suspended = await suspendedOf(own, journey.federation.staff)
    expect([suspended.length, await suspendedOf(own, undefined)]).toEqual([1, []])
    // Whoever writes the entries of another evening is told while typing.
    const { matchEntrants } = await journey.ask<{ matchEntrants: { suspended: boolean }[] }>(
      journey.federation.staff,
      'query ($stage: ID!, $players: [String!]!) { matchEntrants(stage: $stage, players: $players) { suspended } }',
      { stage: own, players: ['胡一', '胡二'] },
    )
    expect(matchEntrants.map(one => one.suspended)).toEqual([true, false])
    const { round } = await draw(own)
    const refused = await act('publishRound', { round: round.id }, 'published')
    expect(codes(refused.problems)).toEqual(['ENTRY_SUSPENDED'])
    await done('publishRound', { round: round.id, suspended }, 'published')
    await play(own, round)
    await suspend(second)
    const { sanctions } = await journey.ask<{ sanctions: { edges: { node: { hits: { seats: string[] }[] } }[] } }>(
      journey.federation.staff2,
      'query { sanctions(first: 50) { edges { node { hits { seats } } } } }',
    )
    const seats = sanctions.edges.flatMap(({ node }) => node.hits).flatMap(hit => hit.seats)
    expect(seats.every(seat => /^1\/[12]$/.test(seat)) && seats.length === 2).toBe(true)
    // Of the first the announcement asked.
    const ending = await act('closeRound', { round: round.id }, 'round { id }')
    expect(codes(ending.problems)).toEqual(['ENTRY_SUSPENDED'])
    const both = await suspendedOf(own, journey.federation.staff)
    await done('closeRound', { round: round.id, suspended: both }, 'round { id }')
    const { round: last } = await draw(own)
    const [withdrawn, stays] = both
    await done('withdrawEntry', { entry: withdrawn, reason: '停赛' }, 'entry { id }')
    await done('publishRound', { round: last.id, suspended: [stays] }, 'published')
    await play(own, last)
    await close(last.id)

    const revisionId = (await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(own))) ?? ''
    const deps = scene.sceneDeps(journey.database.db, new Date())
    scene.must(
      await useCases.publishStandings(deps, journey.federation.staffViewer, { stageId: rowIdOf(own), revisionId }),
    )
    const closing = { revision: globalId('StandingsRevision', revisionId), closeWindowsEarly: '都已签字' }
    const official = await act('makeOfficial', closing, 'revision { id }')
    expect(codes(official.problems)).toEqual(['ENTRY_SUSPENDED'])
    await done('makeOfficial', { ...closing, suspended: [stays] }, 'revision { id }')
    const [said] = await journey.database.sql`select data from audit_event where type = 'STANDINGS_OFFICIAL'`
    expect(said?.data).toMatchObject({ suspended: ['2'] })
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...sanctionMutations]))
