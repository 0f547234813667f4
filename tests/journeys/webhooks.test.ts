import { createHmac } from 'node:crypto'
import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { type ReceiverAnswer, startReceiver } from '../support/receiver.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** A program elsewhere is told of what a federation publishes, by signed calls that anybody can check and none can misuse. */

const key = useCases.sealKeyFromPem(useCases.newSealKeyPem())
let now = new Date('2026-11-23T04:00:00Z')
const clock = { now: () => now }
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
const MINUTE = 60_000

let journey: Journey
let receiver: Awaited<ReturnType<typeof startReceiver>>
let answer: ReceiverAnswer | undefined = { status: 204 }
let hook = ''
let secret = ''
let taken: { event: string; stage: string }

const deps = () => testDeps(journey.database.db, clock)
const open = useCases.createCaller({ allowPrivate: true, longest: 400 })
const closed = useCases.createCaller({ allowPrivate: false })
const deliver = (caller = open) => useCases.deliverWebhooks(deps(), caller)
/** What the worker does each minute, and then every few seconds. */
const tell = async (caller = open) => {
  await useCases.registerPublications(journey.database.db, key)
  await useCases.sealLog(journey.database.db, key)
  await useCases.writeDeliveries(deps())
  return deliver(caller)
}

type Payload = { problems: { code: string }[] }
const send = async <T extends Payload>(name: string, type: string, input: object, fields = '', who?: 'staff2') => {
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} problems { code } } }`
  const data = await journey.ask<Record<string, T>>(journey.federation[who ?? 'staff'], document, { input })
  expect(data[name]?.problems, name).toEqual([])
  return data[name] as T
}
interface Log {
  webhook: {
    state: string
    failingSince: string | null
    deliveries: {
      edges: { node: { id: string; topic: string; state: string; tries: number; failure: string; status: number } }[]
    }
  }
}
const LOG = `query ($id: ID!) { webhook(id: $id) { state failingSince url topics deliveries { totalCount edges { node {
  id messageId topic state tries failure status answer body nextTryAt } } } } }`
const log = async () => {
  const { webhook } = await journey.ask<Log>(journey.federation.staff, LOG, { id: hook })
  return { ...webhook, deliveries: webhook.deliveries.edges.map(({ node }) => node) }
}
const told = () => receiver.calls.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })

/** By the words of Standard Webhooks, and not by the program's own code. */
const signatureIsRight = ({ headers, body }: (typeof receiver.calls)[number]): boolean => {
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']]
  expect(Math.abs(Number(timestamp) * 1000 - now.getTime())).toBeLessThan(1000)
  const mac = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
  return headers['webhook-signature'] === `v1,${mac.update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

beforeAll(async () => {
  journey = await startJourney(clock)
  receiver = await startReceiver(() => answer)
  const file = usebioFile('Spring Pairs', ['1', '2', '3', '4', '5', '6'], sixPairs)
  taken = await journey.takeIn('spring.xml', file)
})
afterAll(async () => {
  await receiver?.close()
  await journey?.stop()
})
beforeEach(() => {
  receiver.calls.splice(0)
  answer = { status: 204 }
})

const revisionOf = async (field: string): Promise<string> => {
  const query = `query ($stage: ID!) { stage(id: $stage) { shown: ${field} { id } } }`
  const found = await journey.ask<{ stage: { shown: { id: string } } }>(journey.federation.staff, query, {
    stage: taken.stage,
  })
  return found.stage.shown.id
}

describe('an address that is registered', () => {
  it('is refused without a scheme that can be called, or a topic', async () => {
    const organisation = globalId('Organisation', journey.federation.id)
    for (const [url, topics, code] of [
      ['ftp://example.org/', ['published'], 'WEBHOOK_URL_UNREADABLE'],
      ['https://name:word@example.org/', ['published'], 'WEBHOOK_URL_UNREADABLE'],
      ['https://example.org/', [], 'WEBHOOK_TOPIC_MISSING'],
    ] as const) {
      const document =
        'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret problems { code } } }'
      const input = { organisation, url, topics }
      const data = await journey.ask<{ createWebhook: Payload }>(journey.federation.staff, document, { input })
      expect(data.createWebhook).toEqual({ secret: null, problems: [{ code }] })
    }
  })

  it('is shown its secret once, and nobody sees it again', async () => {
    const made = await send<Payload & { secret: string; webhook: { id: string } }>(
      'createWebhook',
      'CreateWebhookInput',
      {
        organisation: globalId('Organisation', journey.federation.id),
        url: receiver.url,
        topics: ['published', 'corrected', 'official', 'listed', 'awarded', 'decided'],
      },
      'secret webhook { id }',
    )
    hook = made.webhook.id
    secret = made.secret
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const [row] = await journey.database.sql`select to_jsonb(w) as row from webhook w`
    expect(JSON.stringify(row)).not.toContain(secret.slice(6))
    const audits = await journey.database.sql`select data from audit_event where type like 'WEBHOOK%'`
    expect(JSON.stringify(audits)).not.toContain(secret.slice(6))
    for (const who of [undefined, { accountId: 'stranger', requestId: 'r', grants: [] }]) {
      const { errors } = await journey.api.execute(who, LOG, { id: hook })
      expect(errors?.[0]?.extensions?.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/)
    }
  })

  it('is not called while it lies in the operator’s own network, unless the operator allows it', async () => {
    await send('testWebhook', 'WebhookInput', { webhook: hook })
    expect(await deliver(closed)).toBe(0)
    expect(receiver.calls).toEqual([])
    expect((await log()).deliveries).toMatchObject([
      { topic: null, state: 'FAILED', failure: 'ADDRESS_NOT_PUBLIC', status: null },
    ])
    await send('testWebhook', 'WebhookInput', { webhook: hook })
    expect(await deliver()).toBe(1)
    expect(told()).toMatchObject([{ type: 'test' }])
    expect(receiver.calls.every(signatureIsRight)).toBe(true)
  })
})

describe('what is told', () => {
  it('is what was published, once the log is sealed, with the digest that is registered', async () => {
    const revision = await revisionOf('provisional')
    await send('publishStandings', 'PublishStandingsInput', { stage: taken.stage, revision })
    await useCases.writeDeliveries(deps())
    expect(await deliver()).toBe(0)
    await send('makeOfficial', 'MakeOfficialInput', { revision, closeWindowsEarly: 'everybody has signed' })
    const ranking = journey.federation.rankingCode
    await send('issueList', 'IssueListInput', { ranking, asOf: '2026-03-31' })
    expect(await tell()).toBe(4)
    expect(told().map(({ type }) => type)).toEqual(['published', 'official', 'awarded', 'listed'])
    expect(receiver.calls.every(signatureIsRight)).toBe(true)
    const registered = await journey.database.sql`select name, form, digest from publication order by name`
    const names = told().map(({ data }) => data.publication)
    for (const name of names) expect(registered).toContainEqual(name)
    expect(told()[0]?.data).toMatchObject({
      body: 'TBF',
      stage: 1,
      page: expect.stringMatching(/^http:\/\/portal\.test\/events\//),
    })
    // Nobody, and no row by its inner id.
    expect(JSON.stringify(told().map(({ data }) => ({ ...data, publication: null })))).not.toMatch(
      /[0-9a-f]{8}-[0-9a-f]{4}-7|Pair|player/,
    )
    expect(await tell()).toBe(0)
  })

  it('says that published standings were replaced', async () => {
    const [row] = await journey.database
      .sql`select slot from score_sheet where superseded_at is null order by slot limit 1`
    const correction = {
      stage: taken.stage,
      slot: row?.slot as string,
      sheet: { bridge: { contract: '3NT', declarer: 'N', tricks: 11 } },
      ...{ kind: 'typo', reason: 'misread', authorityKind: 'staff' },
    }
    const { previewCorrection } = await journey.ask<{ previewCorrection: { previewedOn: string } }>(
      journey.federation.staff,
      'query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn } }',
      { input: correction },
    )
    const { previewedOn } = previewCorrection
    const applied = await send<Payload & { correction: { id: string } }>(
      'applyCorrection',
      'ApplyCorrectionInput',
      { correction, previewedOn },
      'correction { id }',
    )
    const approval = { correction: applied.correction.id, previewedOn }
    await send('approveCorrection', 'ApproveCorrectionInput', approval, '', 'staff2')
    await tell()
    expect(told().find(({ type }) => type === 'corrected')?.data).toMatchObject({ revision: 2, replaces: 1 })
    expect(told().find(({ type }) => type === 'listed')?.data).toMatchObject({ issue: 2, replaces: 1 })
  })
})

/** One more message that waits, of a list issued for another day. */
const listFor = async (asOf: string) => {
  later(MINUTE)
  await send('issueList', 'IssueListInput', { ranking: journey.federation.rankingCode, asOf })
  return tell()
}

describe('a receiver that does not take a message', () => {
  it('is called again, later each time, under the same id', async () => {
    answer = { status: 500, text: 'x'.repeat(50_000) }
    expect(await listFor('2026-04-30')).toBe(0)
    const [first] = (await log()).deliveries
    expect(first).toMatchObject({ state: 'WAITING', tries: 1, failure: 'REFUSED', status: 500 })
    expect((first as unknown as { answer: string }).answer.length).toBeLessThanOrEqual(2_000)
    expect(await deliver()).toBe(0)
    expect(receiver.calls).toHaveLength(1)
    later(MINUTE)
    answer = { status: 302, location: `${receiver.url}/elsewhere` }
    await deliver()
    expect((await log()).deliveries[0]).toMatchObject({ tries: 2, failure: 'REDIRECTED', status: 302 })
    later(6 * MINUTE)
    answer = undefined
    await deliver()
    expect((await log()).deliveries[0]).toMatchObject({ tries: 3, failure: 'TIMED_OUT', status: null })
    later(31 * MINUTE)
    answer = { status: 200, text: 'thanks' }
    expect(await deliver()).toBe(1)
    expect((await log()).deliveries[0]).toMatchObject({ state: 'DELIVERED', tries: 4, answer: 'thanks', failure: null })
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.calls.map(({ path }) => path)).toEqual(Array(4).fill('/hook'))
  })

  it('is sent a message again when somebody asks for it', async () => {
    const [last] = (await log()).deliveries
    await send('repeatWebhookDelivery', 'RepeatWebhookDeliveryInput', { delivery: last?.id })
    expect(await deliver()).toBe(1)
    expect(receiver.calls).toHaveLength(1)
    expect((await log()).deliveries[0]).toMatchObject({ id: last?.id, state: 'DELIVERED', tries: 1 })
  })

  it('hears nothing while it is paused, and afterwards of what came in between', async () => {
    await send('switchWebhook', 'SwitchWebhookInput', { webhook: hook, active: false })
    expect(await listFor('2026-05-31')).toBe(0)
    expect(receiver.calls).toEqual([])
    await send('switchWebhook', 'SwitchWebhookInput', { webhook: hook, active: true })
    expect(await tell()).toBe(1)
    expect(told()).toMatchObject([{ type: 'listed', data: { asOf: '2026-05-31' } }])
  })

  it('is not called any more after three days, and its keepers are notified', async () => {
    await journey.database.sql`insert into "user" (id, name, email) values ('keeper', 'keeper', 'keeper@example.org')`
    await journey.database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values ('keeper', 'publisher', 'organisation', ${journey.federation.id}, '[2020-01-01,)', 'test')`
    answer = { status: 503 }
    await listFor('2026-06-30')
    expect((await log()).failingSince).not.toBeNull()
    for (const wait of [5, 31, 121, 301, 601, 841, 1201, 1441]) {
      later(wait * MINUTE)
      await deliver()
    }
    const notices = await journey.database.sql`select code, path from notice where recipient = 'keeper'`
    expect((await log()).state).toBe('DISABLED')
    expect(notices).toEqual([{ code: 'WEBHOOK_DISABLED', path: '/desk/webhooks' }])
    const before = receiver.calls.length
    later(useCases.FAILING_FOR)
    await deliver()
    expect(receiver.calls).toHaveLength(before)
    answer = { status: 410 }
    await send('switchWebhook', 'SwitchWebhookInput', { webhook: hook, active: true })
    expect(await listFor('2026-07-31')).toBe(0)
    expect((await log()).state).toBe('DISABLED')
  })

  it('is forgotten with all that was sent there when it is removed', async () => {
    await send('removeWebhook', 'WebhookInput', { webhook: hook })
    const [left] = await journey.database.sql`select count(*)::int as n from webhook_delivery`
    expect(left?.n).toBe(0)
  })
})

describe('an address that can be called', () => {
  it('is one of the public internet, however it is written', () => {
    const inner = ['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.0.1', '100.64.0.1', '0.0.0.0', '224.0.0.1']
    const inner6 = ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::1']
    for (const address of [...inner, ...inner6]) expect(useCases.isPublicAddress(address), address).toBe(false)
    for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
      expect(useCases.isPublicAddress(address), address).toBe(true)
  })

  it('is looked at as the caller reads it, and by what its name resolves to', async () => {
    for (const host of ['2130706433', '0x7f.1', '[::1]', '[::ffff:7f00:1]', 'localhost', '017700000001']) {
      const url = receiver.url.replace('127.0.0.1', host)
      expect(await closed.call({ url, headers: {}, body: '' }), host).toMatchObject({ failure: 'ADDRESS_NOT_PUBLIC' })
    }
    expect(receiver.calls).toEqual([])
    expect(await open.call({ url: 'http://nowhere.invalid/', headers: {}, body: '' })).toMatchObject({
      failure: 'NAME_UNKNOWN',
    })
  })
})
