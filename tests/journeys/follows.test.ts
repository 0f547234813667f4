import { useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Problem } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { documentOf } from '../support/walk-mutation.js'

/** Somebody follows a player, a body and an event; nothing but what is public reaches them, and nobody sees the list. */

let journey: Journey
let reader: NonNullable<Actor>
let federation = ''

const send = async (name: string, input: object, who: Actor): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}
const follow = (subject: object, followed = true, who: Actor = reader) => send('setFollow', { subject, followed }, who)
const list = async (who: Actor = reader) => {
  const asked = '{ myFollows { person { id } organisation { id } event { id } } }'
  const { myFollows } = await journey.ask<{ myFollows: Record<string, { id: string } | null>[] }>(who, asked)
  return myFollows.map(one => (one.person ?? one.organisation ?? one.event)?.id)
}
const notices = async (who: Actor = reader) => {
  const asked = '{ notices(first: 50) { edges { node { code } } } }'
  const answer = await journey.ask<{ notices: { edges: { node: { code: string } }[] } }>(who, asked)
  return answer.notices.edges.map(edge => edge.node.code).filter(code => code.startsWith('FOLLOWED_'))
}
const createEvent = async (code: string): Promise<string> => {
  const days = { startsOn: '2026-12-01', endsOn: '2026-12-01' }
  const about = {
    organisation: federation,
    code,
    nameZh: '新赛',
    nameEn: 'New',
    sport: 'bridge',
    category: 'club',
    ...days,
  }
  const answer = await journey.ask<{ createEvent: { event: { id: string } } }>(
    journey.federation.staff,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    { input: about },
  )
  return answer.createEvent.event.id
}

const makeOfficial = async (stage: string): Promise<void> => {
  const asked = 'query ($id: ID!) { stage(id: $id) { standings { id } provisional { id } } }'
  const seen = async () =>
    (
      await journey.ask<{ stage: { standings: { id: string } | null; provisional: { id: string } | null } }>(
        journey.federation.staff,
        asked,
        { id: stage },
      )
    ).stage
  const revision = (await seen()).provisional?.id
  expect(await send('publishStandings', { stage, revision }, journey.federation.staff)).toEqual([])
  const published = { revision: (await seen()).standings?.id, closeWindowsEarly: '无异议' }
  expect(await send('makeOfficial', published, journey.federation.staff)).toEqual([])
}

beforeAll(async () => {
  journey = await startJourney()
  federation = globalId('Organisation', journey.federation.id)
  const about = { name: '读者', email: 'reader@paiji.example', password: 'long enough' }
  const made = await useCases.createAccount(journey.database.db, about)
  reader = { accountId: made.ok ? made.value : '', requestId: 'f', grants: [] }
})
afterAll(() => journey?.stop())

it('is told of a new event of a body, and of a change to an event', async () => {
  expect(await follow({ organisation: federation })).toEqual([])
  const event = await createEvent('NEW-1')
  expect(await notices()).toEqual(['FOLLOWED_BODY_EVENT'])
  expect(await follow({ event })).toEqual([])
  expect(await send('cancelEvent', { event, reason: '停电' }, journey.federation.staff)).toEqual([])
  expect(await notices()).toEqual(['FOLLOWED_EVENT_CHANGED', 'FOLLOWED_BODY_EVENT'])
  expect(await list()).toEqual([event, federation])
  expect(await follow({ organisation: federation }, false)).toEqual([])
  expect(await list()).toEqual([event])
  await createEvent('NEW-2')
  expect(await notices()).toHaveLength(2)
})

it('is told of official results of a grown-up player, never of a minor’s', async () => {
  const { stage } = await journey.takeIn(
    'followed.xml',
    usebioFile('Followed', ['1', '2', '3', '4', '5', '6'], sixPairs),
  )
  const players = await journey.database.sql<{ id: string }[]>`
    select distinct person_id as id from entry_player where person_id is not null order by 1 limit 2`
  const [minor = '', grown = ''] = players.map(row => row.id)
  await journey.database.sql`update person set birth_date = now()::date - interval '12 years' where id = ${minor}`
  expect(await follow({ person: globalId('Person', minor) })).toEqual([])
  const before = await notices()
  await makeOfficial(stage)
  expect(await notices()).toEqual(before)
  const again = await journey.takeIn('again.xml', usebioFile('Again', ['1', '2', '3', '4', '5', '6'], sixPairs))
  expect(await follow({ person: globalId('Person', grown) })).toEqual([])
  await makeOfficial(again.stage)
  expect(await notices()).toEqual(['FOLLOWED_RESULTS', ...before])
  const rows = await journey.database.sql`select params from notice where code = 'FOLLOWED_RESULTS'`
  expect(Object.keys(rows[0]?.params as object).sort()).toEqual(['eventEn', 'eventZh'])
})

it('is refused for what nobody sees, and shows the list to nobody else', async () => {
  const unannounced = await createEvent('NEW-3')
  await journey.database.sql`update event set unannounced = true where code = 'NEW-3'`
  expect(await follow({ event: unannounced })).toEqual(['FOLLOW_UNKNOWN'])
  expect(await list(journey.federation.staff)).toEqual([])
  const asked = 'query ($id: ID!) { organisation(id: $id) { isFollowed } }'
  expect(await journey.ask(undefined, asked, { id: federation })).toEqual({ organisation: { isFollowed: null } })
  expect(await journey.ask(reader, asked, { id: federation })).toEqual({ organisation: { isFollowed: false } })
  const log = await journey.database.sql`select data from audit_event where type = 'FOLLOWS_CHANGED'`
  expect(
    log.every(
      row =>
        Object.keys(row.data as object)
          .sort()
          .join() === 'accountId,followed',
    ),
  ).toBe(true)
})
