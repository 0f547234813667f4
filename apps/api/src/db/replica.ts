import { setTimeout as delay } from 'node:timers/promises'
import { type Connection, connect, type Database } from './client.js'
import { openClient } from './driver.js'

/** How a standby is followed. */
export interface ReplicaOptions {
  /** The standby's address. */
  readonly url: string
  /** How old what is read from it may be at most, in seconds. */
  readonly staleness: number
  /** Told once, when the standby was made the primary and the connection goes there. */
  readonly onPromoted?: () => void
}

export interface Replica {
  /** The standby, while what it holds is younger than the bound; else nothing, and the primary is asked. */
  fresh(): Database | undefined
  readonly state: () => ReplicaState
  close(): Promise<void>
}

/** `behind`: reachable and too old; `promoted`: it is the primary now, and there is no standby any more. */
export type ReplicaState = 'fresh' | 'behind' | 'lost' | 'promoted'

const LOOK_EVERY = 150
/** A look that takes longer tells nothing. */
const PATIENCE = 1_000

/** A place of the primary's log, and when the primary was there. */
interface Mark {
  readonly at: number
  readonly lsn: bigint
}

const lsnOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

const inTime = <T>(asked: PromiseLike<T>): Promise<T | undefined> =>
  Promise.race([Promise.resolve(asked).catch(() => undefined), delay(PATIENCE, undefined, { ref: false })])

/**
 * Watches a standby: how far behind it is, by the places of the primary's log that it has reached; and whether it was made
 * the primary, while the old one answers nobody. Then the pools of the connection go there, without a restart.
 */
export const followReplica = (primary: Connection, { url, staleness, onPromoted }: ReplicaOptions): Replica => {
  const standby = connect(url)
  const looks = openClient(url, { max: 1 })
  const stopping = new AbortController()
  let [state, asOf, marks]: [ReplicaState, number, Mark[]] = ['lost', 0, []]

  const look = async (): Promise<void> => {
    const at = performance.now()
    const [now] = (await inTime(primary.sql<{ lsn: string }[]>`select pg_current_wal_lsn()::text as lsn`)) ?? []
    if (now) marks.push({ at, lsn: lsnOf(now.lsn) })
    const [seen] =
      (await inTime(looks<{ lsn: string | null; follows: boolean }[]>`
        select pg_last_wal_replay_lsn()::text as lsn, pg_is_in_recovery() as follows`)) ?? []
    state = seen?.follows ? 'fresh' : 'lost'
    // Promoted while the old primary still answers: that is for a person to settle.
    if (seen && !seen.follows && !now) promote()
    if (!seen?.follows) return
    const reached = seen.lsn === null ? -1n : lsnOf(seen.lsn)
    for (const mark of marks.filter(one => one.lsn <= reached)) asOf = Math.max(asOf, mark.at)
    marks = marks.filter(one => one.lsn > reached)
  }
  const promote = () => {
    state = 'promoted'
    primary.moveTo(url)
    onPromoted?.()
  }
  const watch = async () => {
    while (!stopping.signal.aborted && state !== 'promoted') {
      await look().catch(() => undefined)
      await delay(LOOK_EVERY, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  const isYoung = () => performance.now() - asOf <= staleness * 1000
  return {
    fresh: () => (state === 'fresh' && isYoung() ? standby.db : undefined),
    state: () => (state === 'fresh' && !isYoung() ? 'behind' : state),
    close: async () => {
      stopping.abort()
      await watching
      await Promise.all([standby.close(), looks.end({ timeout: 1 })])
    },
  }
}

/** Of two servers the one that takes writes now; the first when neither answers. */
export const writableOf = async (url: string, other: string | undefined): Promise<string> => {
  if (!other) return url
  const takesWrites = async (one: string): Promise<boolean> => {
    const sql = openClient(one, { max: 1 })
    const [row] = (await inTime(sql<{ follows: boolean }[]>`select pg_is_in_recovery() as follows`)) ?? []
    await sql.end({ timeout: 1 })
    return row?.follows === false
  }
  return !(await takesWrites(url)) && (await takesWrites(other)) ? other : url
}
