import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningDatabase } from '@paiji/api/testing'
import { buildSchema } from 'graphql'
import * as acts from './acts.js'
import { client, nothingTold, type Told } from './clients.js'
import { addressOf, makeScene, PASSWORD, people, type Scene } from './scene.js'
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
      const kills = await killFor(service, database, options)
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

const signIn = async (url: string, who: string): Promise<string> => {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: addressOf(who), password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`Signing in as ${who} answered ${response.status}.`)
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
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
  for (const who of [...people, 'player']) cookies.set(who, await signIn(urls[0], who))
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
  ])
  return { running }
}

const everyKind = (names: readonly string[]): readonly string[] => [
  ...names.filter(name => name !== 'portal'),
  ...names.filter(name => name === 'portal'),
  'second API',
  'backend',
  'all backends',
]

const killFor = async (
  service: RunningService,
  database: Database,
  { seconds, quiet, kinds: wanted, tell = () => undefined }: SoakOptions,
): Promise<Kill[]> => {
  const kinds = wanted ?? everyKind(await service.names())
  const kills: Kill[] = []
  const end = Date.now() + seconds * 1000
  for (let at = 0; at < kinds.length || Date.now() < end; at++) {
    await sleep(quiet)
    const kind = kinds[at % kinds.length] ?? ''
    const begun = performance.now()
    await killOne(service, database, kind)
    kills.push({ kind, recovered: Math.round(performance.now() - begun) })
    tell(`${kind}: ${kills.at(-1)?.recovered} ms`)
  }
  return kills
}

const BACKENDS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name = 'postgres.js'`

/** Kills one and waits until it serves again, started by whoever keeps it. */
const killOne = async (service: RunningService, { sql }: Database, kind: string): Promise<void> => {
  if (kind === 'backend' || kind === 'all backends') {
    await sql.unsafe(kind === 'backend' ? `${BACKENDS} order by random() limit 1` : BACKENDS).catch(() => undefined)
    return untilWrites(service.urls)
  }
  const before = (await service.part(kind))?.restarts ?? 0
  if (!service.kill(kind)) throw new Error(`There is no process to kill: ${kind}.`)
  if (kind === 'second API') await service.startSecond()
  else
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
      const part = await service.part(kind)
      if (part?.up && part.restarts > before) break
    }
  return untilWrites(service.urls)
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
  publications: `select 'StandingsRevision:' || r.id as name from standings_revision r where published_at is not null
    and not exists (select from correction c where c.stage_id = r.stage_id)`,
  lists: `select 'RankingList:' || id as name from ranking_list`,
  people: `select 'Person:' || person_id as name from person_name where family like 'Soak%'`,
  merges: `select 'PersonMerge:' || id as name from person_merge`,
  events: `select 'Event:' || id as name from event where code like 'SOAK-%'`,
}

const plainName = (kind: string, name: string): string =>
  kind === 'scores' ? name : Buffer.from(name, 'base64url').toString()

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
  return { acknowledged, lost, doubled, again: told.again, strange: told.strange }
}
