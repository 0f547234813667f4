import { setMaxListeners } from 'node:events'
import { createPubSub, type PubSub, type PubSubEventTarget, Repeater } from '@graphql-yoga/subscription'
import type { RawSql } from '../db/client.js'
import { CHANNEL, type Notice } from '../domain/shared/notify.js'

type Channels = { [topic: string]: [payload: Notice] | [id: string, payload: Notice] }

/** Watchers of one topic are counted where streams are admitted, so any number may listen here. */
const everybodyListens = (): PubSubEventTarget<Channels> => {
  const target = new EventTarget()
  setMaxListeners(0, target)
  return target as PubSubEventTarget<Channels>
}

/** The one event bus of this process: subscriptions wait on `topic`, or on `topic` and `id`. */
export const pubSub: PubSub<Channels> = createPubSub<Channels>({ eventTarget: everybodyListens() })

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
  const key = `${notice.topic} ${notice.id}`
  const found = openings.get(key) ?? notice
  openings.set(key, found)
  return found
}

/** Something has changed: who comes from now on is not answered by what was read before it. */
export const endOpening = ({ topic, id }: Notice): void => {
  openings.delete(`${topic} ${id}`)
}

/**
 * The notices about one thing, an opening one first: it is listened to before the opening is answered, so nothing that
 * changes between the page and its stream is missed. `now` in milliseconds.
 */
export const openedNotices = (notice: Notice, now = Date.now()): AsyncIterable<unknown> => {
  const changes = pubSub.subscribe(notice.topic, notice.id)
  return Repeater.merge([[openingOf(notice, now)], changes])
}

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

/** Hands every notice of the database to this process' subscriptions. One connection, renewed when it breaks. */
export const listenForNotices = async (sql: RawSql): Promise<{ stop(): Promise<void> }> => {
  const { unlisten } = await sql.listen(CHANNEL, text => {
    const notice = readNotice(text)
    if (!notice) return
    endOpening(notice)
    pubSub.publish(notice.topic, notice)
    pubSub.publish(notice.topic, notice.id, notice)
  })
  return { stop: unlisten }
}
