import { expect, it } from 'vitest'
import type { Notice } from '../domain/shared/notify.js'
import { endOpening, openedNotices, tellWatchers } from './pub-sub.js'

const about = (id: string): Notice => ({ topic: 'standings', id })
const watch = (id: string, now: number) => openedNotices(about(id), now)[Symbol.asyncIterator]()

it('begins with what stands, and misses nothing that changes while that is read', async () => {
  const watcher = watch('a', 10_000)
  const opening = watcher.next()
  void tellWatchers(about('a'))
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

it('tells a hall once for all that came while it was taking the last, and never leaves the last untold', async () => {
  const hall = Array.from({ length: 400 }, () => watch('hall', 30_000))
  await Promise.all(hall.map(watcher => watcher.next()))
  const heard = hall.map(() => 0)
  const reading = hall.map(async (watcher, at) => {
    for (let one = await watcher.next(); !one.done; one = await watcher.next()) heard[at] = (heard[at] ?? 0) + 1
  })
  for (let at = 0; at < 50; at++) void tellWatchers(about('hall'))
  void tellWatchers(about('elsewhere'))
  await expect.poll(() => heard.every(times => times === 2)).toBe(true)
  // Whatever was left of the fifty would be told before something that comes later.
  void tellWatchers(about('hall'))
  await expect.poll(() => heard.every(times => times >= 3)).toBe(true)
  await Promise.all(hall.map(watcher => watcher.return?.()))
  await Promise.all(reading)
  expect(new Set(heard)).toEqual(new Set([3]))
})

it('does not make a hall wait for its slowest', async () => {
  const [slow, quick] = [watch('c', 40_000), watch('c', 40_000)]
  await Promise.all([slow.next(), quick.next()])
  const first = quick.next()
  void tellWatchers(about('c'))
  await first
  const second = quick.next()
  void tellWatchers(about('c'))
  expect((await second).value).toEqual(about('c'))
  expect((await slow.next()).value).toEqual(about('c'))
  await Promise.all([slow.return?.(), quick.return?.()])
})
