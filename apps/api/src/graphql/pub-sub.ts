import { createPubSub, type PubSub } from '@graphql-yoga/subscription'
import type { RawSql } from '../db/client.js'
import { CHANNEL, type Notice } from '../domain/shared/notify.js'

type Channels = { [topic: string]: [payload: Notice] | [id: string, payload: Notice] }

/** The one event bus of this process: subscriptions wait on `topic`, or on `topic` and `id`. */
export const pubSub: PubSub<Channels> = createPubSub<Channels>()

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
