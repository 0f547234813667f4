import { expect, it } from 'vitest'
import type { Notice } from '../domain/shared/notify.js'
import { endOpening, openedNotices, pubSub } from './pub-sub.js'

const about = (id: string): Notice => ({ topic: 'standings', id })
const watch = (id: string, now: number) => openedNotices(about(id), now)[Symbol.asyncIterator]()

it('begins with what stands, and misses nothing that changes while that is read', async () => {
  const watcher = watch('a', 10_000)
  const opening = watcher.next()
  pubSub.publish('standings', 'a', about('a'))
  expect((await opening).value).toEqual(about('a'))
  expect((await watcher.next()).value).toEqual(about('a'))
  await watcher.return?.()
})

it('opens all that come together by one event, until something changes or a second has gone', async () => {
  const opened = async (now: number) => {
    const watcher = watch('b', now)
    const { value } = await watcher.next()
    await watcher.return?.()
    return value
  }
  const first = await opened(20_000)
  expect(await opened(20_500)).toBe(first)
  endOpening(about('b'))
  const second = await opened(20_600)
  expect(second).not.toBe(first)
  expect(await opened(22_000)).not.toBe(second)
})
