import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskMutations } from '../support/desk-mutations.js'
import { directorOf } from '../support/director.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { walkerOf } from '../support/walk-mutation.js'

/** The desk's day: what waits for whom, and what the checks find, take on and accept. */

let journey: Journey
let federation = ''
const pairs = ['1', '2', '3', '4', '5', '6']
const { done } = directorOf(() => journey)

interface Work {
  kind: string
  total: number
  items: { id: string; note: string | null; name: { zh: string } | null }[]
}

const today = async (who = journey.federation.staff): Promise<Work[]> =>
  (await journey.ask<{ workToday: Work[] }>(who, '{ workToday { kind total items { id note name { zh } } } }'))
    .workToday

interface Found {
  id: string
  kind: string
  severity: string
  count: number
  isMine: boolean
  acceptReason: string | null
  person: { number: string } | null
  event: { id: string } | null
}

const found = async (filter = ''): Promise<Found[]> => {
  const document = `{ anomalyDesk${filter} { anomalies { id kind severity count isMine acceptReason person { number } event { id } } } }`
  return (await journey.ask<{ anomalyDesk: { anomalies: Found[] } }>(journey.federation.staff, document)).anomalyDesk
    .anomalies
}

const register = async (display: string, birthDate: string | null) => {
  const name = { script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }
  const input = { organisation: federation, names: [name], birthDate, surelyNew: true }
  return (await done<{ person: { id: string } }>('registerPerson', input, 'person { id }')).person.id
}

const { walk, walked } = walkerOf<(typeof deskMutations)[number]>(() => journey)

beforeAll(async () => {
  journey = await startJourney()
  federation = globalId('Organisation', journey.federation.id)
})
afterAll(() => journey?.stop())

describe('the desk today', () => {
  it('is empty where nothing waits, and closed to nobody', async () => {
    expect(await today()).toEqual([])
    const nobody = await journey.api.execute(undefined, '{ workToday { kind } }')
    expect(nobody.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })

  it('lists what waits, each with its door, in one statement', async () => {
    await journey.takeInAsIs('evening.xml', usebioFile('Evening', pairs, sixPairs))
    await journey.read('other.xml', usebioFile('Other', pairs, sixPairs))
    const work = await today()
    expect(work.map(one => one.kind)).toContain('unlinkedPlayers')
    expect(work.map(one => one.kind)).toContain('filesToCommit')
    const { workToday, viewer } = await journey.ask<{
      workToday: { kind: string; total: number; items: { since: unknown; due: unknown }[] }[]
      viewer: { work: { kind: string; total: number }[] }
    }>(journey.federation.staff, '{ workToday { kind total items { since due } } viewer { work { kind total } } }', {})
    // Rail, mark and menu count what the page lists.
    expect(viewer.work).toEqual(workToday.map(({ kind, total }) => ({ kind, total })))
    for (const { kind, items } of workToday) for (const item of items) expect(item.since ?? item.due, kind).toBeTruthy()
    const stranger = { accountId: 'stranger', requestId: 'r', grants: [] }
    expect(await today(stranger)).toEqual([])
  })

  it('shows the others who has taken a piece of it on, until it is given back', async () => {
    const { staff } = journey.federation
    const pieces = async (who = staff) => {
      const { workToday } = await journey.ask<{
        workToday: { kind: string; items: { id: string; taken: { by: string; isMine: boolean } | null }[] }[]
      }>(who, '{ workToday { kind items { id taken { by isMine } } } }', {})
      return workToday.find(({ kind }) => kind === 'filesToCommit')?.items ?? []
    }
    const [piece] = await pieces()
    const work = { kind: 'filesToCommit', item: piece?.id }
    await walk('takeWork', work, ['WORK_TAKEN'])
    expect((await pieces())[0]?.taken?.isMine).toBe(true)
    await walk('takeWork', { ...work, release: true }, ['WORK_GIVEN_BACK'])
    expect((await pieces())[0]?.taken).toBeNull()
  })

  it('finds what ought not to be, shows it until it is gone, and keeps why it was accepted', async () => {
    const child = await register('王小小', '2020-05-05')
    await register('李成年', '1990-01-01')
    await walk('runChecks', { organisation: federation }, ['CHECKS_RUN'])
    const [minor] = (await found()).filter(one => one.kind === 'minorWithoutGuardian')
    expect(minor).toMatchObject({ severity: 'notable', count: 1, isMine: false })
    expect((await today()).find(one => one.kind === 'anomalies')?.total).toBeGreaterThan(0)
    await walk('ownAnomaly', { anomaly: minor?.id, mine: true }, ['ANOMALY_OWNED'])
    expect((await found('(kind: minorWithoutGuardian)'))[0]?.isMine).toBe(true)
    await done('recordGuardian', { person: child, name: '王母', relation: 'parent', contact: '139' }, 'person { id }')
    await journey.ask(journey.federation.staff, RUN, { input: { organisation: federation } })
    expect(await found('(kind: minorWithoutGuardian)')).toEqual([])
    await register('赵小小', '2021-05-05')
    await journey.ask(journey.federation.staff, RUN, { input: { organisation: federation } })
    const [other] = await found('(severity: notable, kind: minorWithoutGuardian)')
    await walk('acceptAnomaly', { anomaly: other?.id, reason: '监护人拒绝登记' }, ['ANOMALY_ACCEPTED'])
    await journey.ask(journey.federation.staff, RUN, { input: { organisation: federation } })
    expect(await found('(kind: minorWithoutGuardian)')).toEqual([])
    expect(await found('(accepted: true)')).toMatchObject([{ acceptReason: '监护人拒绝登记' }])
    expect([...walked].sort()).toEqual([...deskMutations])
  })
})

const RUN = 'mutation ($input: RunChecksInput!) { runChecks(input: $input) { found gone problems { code } } }'
