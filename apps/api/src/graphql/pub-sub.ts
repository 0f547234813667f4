import { setTimeout as delay } from 'node:timers/promises'
import { Repeater } from '@graphql-yoga/subscription'
import { restAfter } from '../base/pace.js'
import type { RawSql } from '../db/client.js'
import { CHANNEL, type Notice } from '../domain/shared/notify.js'

/** Tells one watcher; settles when that one has taken it and asks for the next. */
type Tell = (notice: Notice) => Promise<void>

/** The watchers of each thing in this process. They are limited where streams are admitted. */
const watchers = new Map<string, Set<Tell>>()

const keyOf = ({ topic, id }: Notice): string => `${topic} ${id}`

/** Watchers that come within so many milliseconds are opened by one event. */
const TOGETHER = 1_000

const openings = new Map<string, Notice>()
let since = 0

/** One object for all that come together, so that a hall that opens its telephones at once is answered by one reading. */
const openingOf = (notice: Notice, now: number): Notice => {
  // A clock that was set back ends it too.
  if (Math.abs(now - since) >= TOGETHER) {
    openings.clear()
    since = now
  }
  const key = keyOf(notice)
  const found = openings.get(key) ?? notice
  openings.set(key, found)
  return found
}

/** Something has changed: who comes from now on is not answered by what was read before it. */
export const endOpening = (notice: Notice): void => {
  openings.delete(keyOf(notice))
}

/** Who is slow is told of the newest when they have taken the one before, and of none between. */
const tellOneByOne = (push: (notice: Notice) => PromiseLike<unknown>): Tell => {
  let taking: Promise<void> | undefined
  let newest: Notice | undefined
  const run = async (): Promise<void> => {
    try {
      for (let next = newest; next; next = newest) {
        newest = undefined
        await push(next)
      }
    } catch {
      // Whose stream ends with an error tells its own reader; the others are told all the same.
    }
    taking = undefined
  }
  return notice => {
    newest = notice
    taking ??= run()
    return taking
  }
}

/**
 * The notices about one thing, an opening one first: it is listened to before the opening is answered, so nothing that
 * changes between the page and its stream is missed. `now` in milliseconds.
 */
export const openedNotices = (notice: Notice, now = Date.now()): AsyncIterable<unknown> =>
  new Repeater<Notice>(async (push, stop) => {
    const key = keyOf(notice)
    const tell = tellOneByOne(push)
    const others = watchers.get(key) ?? new Set()
    watchers.set(key, others.add(tell))
    void tell(openingOf(notice, now))
    await stop
    others.delete(tell)
    if (others.size === 0 && watchers.get(key) === others) watchers.delete(key)
  })

const readNotice = (text: string): Notice | undefined => {
  try {
    const value = JSON.parse(text) as Partial<Notice>
    return typeof value.topic === 'string' && typeof value.id === 'string'
      ? { topic: value.topic, id: value.id }
      : undefined
  } catch {
    return undefined
  }
}

/** What was told and is not yet taken, or rests: by key, whether it has changed again. */
const telling = new Map<string, Notice | undefined>()
/** So long, in milliseconds, is waited for the slowest of a hall. */
const SLOWEST = 1_000

const tellAll = async (key: string, notice: Notice): Promise<void> => {
  const begun = performance.now()
  const taken = Promise.all(Array.from(watchers.get(key) ?? [], tell => tell(notice)))
  await Promise.race([taken, delay(SLOWEST, undefined, { ref: false })])
  await delay(restAfter(performance.now() - begun), undefined, { ref: false })
}

/**
 * Tells the watchers of one thing that it has changed: at once, and in a burst of changes once for all that came while
 * the hall was taking the last. A notice says nothing but that: its readers read what stands.
 */
export const tellWatchers = async (notice: Notice): Promise<void> => {
  const key = keyOf(notice)
  if (telling.has(key)) {
    telling.set(key, notice)
    return
  }
  for (let next: Notice | undefined = notice; next; next = telling.get(key)) {
    telling.set(key, undefined)
    await tellAll(key, next)
  }
  telling.delete(key)
}

/** What the maker of the schema asks for and no subscription uses: each names its own notices. */
export const byOwnNotices = {
  publish: (): void => undefined,
  subscribe: (topic: string): never => {
    throw new Error(`a subscription to ${topic} names no notices`)
  },
}

/** Hands every notice of the database to the watchers in this process. One connection, renewed when it breaks. */
export const listenForNotices = async (sql: RawSql): Promise<{ stop(): Promise<void> }> => {
  const { unlisten } = await sql.listen(CHANNEL, text => {
    const notice = readNotice(text)
    if (!notice) return
    endOpening(notice)
    void tellWatchers(notice)
  })
  return { stop: unlisten }
}
