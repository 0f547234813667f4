import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiResult } from '@/lib/graphql/result'
import { createSender, type Sending } from './sender'

type Answer = ApiResult<string>

/** A server that answers when it is told to, and what waits to be sent to it. */
const server = (...waiting: string[]) => {
  const asked: { readonly item: string; readonly answer: (answer: Answer) => void }[] = []
  const told: Sending[] = []
  const sender = createSender<string, string>({
    next: () => waiting[0],
    deliver: item => new Promise(resolve => asked.push({ item, answer: resolve })),
    settle: (item, result) => {
      if (!result.ok) return result.failure
      waiting.splice(waiting.indexOf(item), 1)
      return undefined
    },
    tell: state => told.push(state),
  })
  return { asked, told, waiting, sender }
}

const arrived: Answer = { ok: true, data: '' }
const lost: Answer = { ok: false, failure: { layer: 'network', message: '', retryable: true } }
const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('what is sent', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('goes one after the other', async () => {
    const { asked, told, waiting, sender } = server('a', 'b')
    void sender.flush()
    void sender.flush()
    expect(asked.map(({ item }) => item)).toEqual(['a'])
    asked[0]?.answer(arrived)
    await passing(0)
    asked[1]?.answer(arrived)
    await passing(0)
    expect([waiting, told.at(-1)]).toEqual([[], { sending: false }])
  })

  it('goes again a moment after it has failed', async () => {
    const { asked, told, sender } = server('a')
    void sender.flush()
    asked[0]?.answer(lost)
    await passing(0)
    expect([asked.length, told.at(-1)?.failure?.layer]).toEqual([1, 'network'])
    await passing(5_000)
    expect(asked.length).toBe(2)
  })

  it('goes again where no answer comes, and holds up nothing', async () => {
    const { asked, told, waiting, sender } = server('a')
    void sender.flush()
    await passing(25_000)
    expect(asked.length).toBe(2)
    asked[1]?.answer(arrived)
    await passing(0)
    expect([waiting, told.at(-1)]).toEqual([[], { sending: false }])
  })

  it('goes at once when asked to, while an attempt still waits', async () => {
    const { asked, waiting, sender } = server('a', 'b')
    void sender.flush()
    sender.retry()
    await passing(0)
    expect(asked.map(({ item }) => item)).toEqual(['a', 'a'])
    asked[0]?.answer(arrived)
    await passing(0)
    expect(waiting).toEqual(['a', 'b'])
    asked[1]?.answer(arrived)
    await passing(0)
    expect(waiting).toEqual(['b'])
  })

  it('makes no attempt by itself once it rests', async () => {
    const { asked, sender } = server('a')
    void sender.flush()
    asked[0]?.answer(lost)
    await passing(0)
    sender.rest()
    await passing(60_000)
    expect(asked.length).toBe(1)
  })
})
