import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningDatabase } from '@paiji/api/testing'
import { buildSchema } from 'graphql'
import * as acts from './acts.js'
import { cases } from './cases.js'
import { type Client, client, nothingTold, type Told } from './clients.js'
import { signIn } from '../support/sign-in.js'
import { addressOf, makeScene, members, PASSWORD, people, players, type Scene } from './scene.js'
import { type RunningService, startService } from './service.js'

/**
 * The soak: clients of every role write while processes and connections of the service are killed one after the other.
 * Afterwards every acknowledged write must be there exactly once, the proofs clean, and the service up by itself.
 */

export interface Kill {
  readonly kind: string
  /** Until it served again, in milliseconds. */
  readonly recovered: number
}

export interface Verdict {
  readonly kills: readonly Kill[]
  readonly acknowledged: Readonly<Record<string, number>>
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Requests that were sent again with their key. */
  readonly again: number
  /** Writes that were refused because the disk was full. */
  readonly full: number
  readonly strange: readonly string[]
  /** What `recompute --check` and `verify-log` find that was not so before. */
  readonly proofs: readonly string[]
}

export interface SoakOptions {
  /** How long it is written and killed; every kind is killed once at least. */
  readonly seconds: number
  /** What is killed; everything there is unless told. */
  readonly kinds?: readonly string[]
  /** Milliseconds of quiet between a recovery and the next kill. */
  readonly quiet: number
  /** Milliseconds between two writes of one client. */
  readonly pause: number
  /** Kinds of writes of which one at least is acknowledged before it ends, however soon all kills are over. */
  readonly writes?: readonly string[]
  readonly tell?: (line: string) => void
}

type Database = Awaited<ReturnType<typeof runningDatabase>>

export const soak = async (options: SoakOptions): Promise<Verdict> => {
  const { pause } = options
  const service = await startService()
  try {
    const database = await runningDatabase(service.folder)
    try {
      const scene = await makeScene(database)
      // What the fixtures wrote past the log is found by the proofs; everything that is found later is new.
      const known = await proofsOf(service)
      await service.startSecond()
      const told = nothingTold()
      const { running } = await startClients(service, { scene, told, pause })
      const kills = await killFor({ service, database, told }, options)
      for (const kind of options.writes ?? [])
        await untilSo(`${kind} are acknowledged`, () => told.acknowledged[kind] !== undefined)
      told.stopping = true
      await running
      return { kills, ...(await judge(database, told)), proofs: newOf(await proofsOf(service), known) }
    } finally {
      await database.close()
    }
  } finally {
    await service.stop()
  }
}

const inputTypes = (): Record<string, string> => {
  const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../apps/api/schema.graphql'), 'utf8'))
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
  return Object.fromEntries(fields.map(field => [field.name, String(field.args[0]?.type)]))
}

const startClients = async (
  { urls }: RunningService,
  desk: { scene: Scene; told: Told; pause: number },
): Promise<{ running: Promise<unknown> }> => {
  const types = inputTypes()
  const cookies = new Map<string, string>()
  for (const who of [...people, ...players, ...members])
    cookies.set(who, await signIn(urls[0], addressOf(who), PASSWORD))
  const as = (who: string) => client(urls, cookies.get(who) ?? '', desk.told, types)
  const { slots } = desk.scene.running
  const half = slots.length >> 1
  const running = Promise.all([
    acts.scores(desk, as('scorer'), slots.slice(0, half)),
    acts.scores(desk, as('scorer2'), slots.slice(half)),
    acts.rulings(desk, as('director')),
    acts.corrections(desk, as('staff'), as('staff2')),
    acts.appeals(desk, as('player')),
    acts.publications(desk, as('publisher')),
    acts.lists(desk, as('rankingOfficer')),
    acts.events(desk, as('sanctioningOfficer')),
    acts.merges(desk, as('registrar')),
    cases({ ...desk, ...room(desk.scene, as) }),
  ])
  return { running }
}

/** Those who bring a case to its end. */
const room = ({ committee }: Scene, as: (who: string) => Client) => ({
  player: as('player'),
  partner: as('partner'),
  clerk: as('clerk'),
  members: new Map(committee.map((person, at) => [person, as(members[at] ?? '')])),
})

const everyKind = (names: readonly string[]): readonly string[] => [
  ...names.filter(name => name !== 'portal'),
  ...names.filter(name => name === 'portal'),
  'second API',
  'backend',
  'all backends',
  'disk',
]

/** What is under attack, and what the clients were told meanwhile. */
interface Field {
  readonly service: RunningService
  readonly database: Database
  readonly told: Told
}

const killFor = async (
  field: Field,
  { seconds, quiet, kinds: wanted, tell = () => undefined }: SoakOptions,
): Promise<Kill[]> => {
  const { service } = field
  const all = wanted ?? everyKind(await service.names())
  const kinds = all.filter(kind => kind !== 'disk' || service.ownDisk)
  if (!service.ownDisk) tell('this machine lets nobody make a small disk: none is filled')
  const kills: Kill[] = []
  const end = Date.now() + seconds * 1000
  for (let at = 0; at < kinds.length || Date.now() < end; at++) {
    await sleep(quiet)
    const kind = kinds[at % kinds.length] ?? ''
    const begun = kind === 'disk' ? await fillDisk(field) : performance.now()
    await (kind === 'disk' ? untilWrites(service.urls) : killOne(field, kind))
    kills.push({ kind, recovered: Math.round(performance.now() - begun) })
    tell(`${kind}: ${kills.at(-1)?.recovered} ms`)
  }
  return kills
}

const BACKENDS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name = 'postgres.js'`

/** Kills one and waits until it serves again, started by whoever keeps it. */
const killOne = async ({ service, database: { sql } }: Field, kind: string): Promise<void> => {
  if (kind === 'backend' || kind === 'all backends') {
    await sql.unsafe(kind === 'backend' ? `${BACKENDS} order by random() limit 1` : BACKENDS).catch(() => undefined)
    return untilWrites(service.urls)
  }
  const before = (await service.part(kind))?.restarts ?? 0
  if (!(await service.kill(kind))) throw new Error(`There is no process to kill: ${kind}.`)
  if (kind === 'second API') await service.startSecond()
  else
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
      const part = await service.part(kind)
      if (part?.up && part.restarts > before) break
    }
  return untilWrites(service.urls)
}

/** Asks until the answer is what it is waited for. */
const untilSo = async (what: string, holds: () => Promise<boolean> | boolean): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) if (await holds()) return
  throw new Error(`In a minute it has not come to this: ${what}.`)
}

const READING = JSON.stringify({ query: '{ events(first: 1) { edges { node { id } } } }' })

/** Fills the disk until a write is refused for it while reading goes on, and makes room again; answers when that was. */
const fillDisk = async ({ service, told }: Field): Promise<number> => {
  const { urls } = service
  const [before, makeRoom] = [told.full, service.fillDisk()]
  try {
    await untilSo('writes are refused for want of room', () => told.full > before)
    await untilSo('/readyz says that the disk is full', async () =>
      (await (await fetch(`${urls[0]}/readyz`)).text()).includes('disk nearly full'),
    )
    await untilSo('reading goes on', async () => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${urls[1]}/graphql`, { method: 'POST', headers, body: READING })
      return ((await response.json()) as { data?: { events?: unknown } }).data?.events != null
    })
  } finally {
    makeRoom()
  }
  return performance.now()
}

/** Both APIs can write. */
const untilWrites = async (urls: readonly string[]): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
    const ready = await Promise.all(
      urls.map(url =>
        fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
          .then(response => response.ok)
          .catch(() => false),
      ),
    )
    if (ready.every(Boolean)) return
  }
  throw new Error('The service did not come back in a minute.')
}

const docket = (kinds: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, type]) => [
      kind,
      `select 'Appeal:' || appeal_id as name from docket_entry where type = '${type}'`,
    ]),
  )

/** What each kind of acknowledged write has left behind, as it was told: rows that the fixtures made are taken away. */
const LEFT: Readonly<Record<string, string>> = {
  scores: `select slot || ' ' || version as name from score_sheet s where version > 1
    and not exists (select from correction c where c.stage_id = s.stage_id)`,
  rulings: `select 'Ruling:' || id as name from ruling`,
  corrections: `select 'Correction:' || id as name from correction`,
  approvals: `select 'Correction:' || id as name from correction where status = 'APPLIED' and approved_by <> requested_by`,
  appeals: `select 'Appeal:' || id as name from appeal where number is not null`,
  drafts: `select 'Appeal:' || id as name from appeal`,
  withdrawals: `select 'Appeal:' || id as name from appeal where status = 'WITHDRAWN'`,
  publications: `select 'StandingsRevision:' || r.id as name from standings_revision r join stage t on t.id = r.stage_id
    join event e on e.id = t.event_id where published_at is not null and e.name_en = 'Running'`,
  ...docket({ concurrences: 'CONCURRENCE_GIVEN', admissions: 'ADMITTED', panels: 'PANEL_PROPOSED' }),
  ...docket({ decisions: 'DECISION_SIGNED', notices: 'DECISION_NOTIFIED' }),
  votes: `select 'Appeal:' || appeal_id || ' ' || row_number() over (partition by appeal_id order by number) as name
    from docket_entry where type = 'VOTE_CAST'`,
  lists: `select 'RankingList:' || id as name from ranking_list`,
  people: `select 'Person:' || person_id as name from person_name where family like 'Soak%'`,
  merges: `select 'PersonMerge:' || id as name from person_merge`,
  events: `select 'Event:' || id as name from event where code like 'SOAK-%'`,
}

const plainName = (kind: string, name: string): string =>
  kind === 'scores' ? name : name.replace(/^\S+/, id => Buffer.from(id, 'base64url').toString())

/** What both proofs say, line by line. */
const proofsOf = async (service: RunningService): Promise<readonly string[]> =>
  (await Promise.all([service.command('recompute', '--check'), service.command('verify-log')])).flat()

/** The lines that name something wrong and that were not there before. */
const newOf = (lines: readonly string[], known: readonly string[]): readonly string[] =>
  lines.filter(line => /[A-Z]+_[A-Z]+/.test(line) && !known.includes(line))

const judge = async ({ sql }: Database, told: Told): Promise<Omit<Verdict, 'kills' | 'proofs'>> => {
  const [lost, doubled]: [string[], string[]] = [[], []]
  for (const [kind, statement] of Object.entries(LEFT)) {
    const names = (told.acknowledged[kind] ?? []).map(name => plainName(kind, name))
    const rows = (await sql.unsafe(statement)).map(row => String(row.name))
    lost.push(...names.filter(name => !rows.includes(name)).map(name => `${kind} ${name}`))
    const twice = rows.filter((name, at) => rows.indexOf(name) !== at || !names.includes(name))
    doubled.push(...twice.map(name => `${kind} ${name}`))
  }
  const acknowledged = Object.fromEntries(Object.entries(told.acknowledged).map(([kind, all]) => [kind, all.length]))
  return { acknowledged, lost, doubled, again: told.again, full: told.full, strange: told.strange }
}
