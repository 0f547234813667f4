import { setMaxListeners } from 'node:events'
import { createPubSub, type PubSub, type PubSubEventTarget } from '@graphql-yoga/subscription'
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
    pubSub.publish(notice.topic, notice)
    pubSub.publish(notice.topic, notice.id, notice)
  })
  return { stop: unlisten }
}
