import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Admission, type Leave } from './admission.js'

/** Who was let in so far, with the way out of each. */
const crowd = (admission: Admission, addresses: readonly string[]) => {
  const inside: { address: string; leave: Leave }[] = []
  for (const address of addresses) void admission.other(address)?.then(leave => inside.push({ address, leave }))
  return inside
}
const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const soon = () => passing(1)

describe('callers who are not signed in', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are served a few at a time, address by address', async () => {
    const admission = new Admission()
    const inside = crowd(admission, ['a', 'a', 'a', 'a', 'a', 'a', 'b', 'c'])
    await soon()
    expect(inside.map(one => one.address)).toEqual(['a', 'a', 'a', 'a'])
    for (let at = 0; at < 3; at++) inside[at]?.leave()
    await soon()
    expect(
      inside
        .slice(4)
        .map(one => one.address)
        .sort(),
    ).toEqual(['a', 'b', 'c'])
  })

  it('wait while somebody signed in is served, and are let in when they leave', async () => {
    const admission = new Admission()
    const [before] = crowd(admission, [])
    expect(before).toBeUndefined()
    const leave = admission.first()
    const inside = crowd(admission, ['a', 'b', 'c'])
    await soon()
    expect(inside).toHaveLength(1)
    leave()
    leave()
    await soon()
    expect(inside).toHaveLength(1)
    inside[0]?.leave()
    await passing(250)
    expect(inside).toHaveLength(2)
    inside[1]?.leave()
    await soon()
    expect(inside).toHaveLength(3)
  })

  it('have their share of the time beside a desk that never rests', async () => {
    const admission = new Admission()
    admission.first()
    const inside = crowd(admission, ['a', 'b'])
    await passing(10)
    inside[0]?.leave()
    await soon()
    expect(inside).toHaveLength(1)
    await passing(250)
    expect(inside).toHaveLength(2)
  })

  it('are told to come back when too many wait', async () => {
    const admission = new Admission()
    const waiting = Array.from({ length: 1_004 }, () => admission.other('a'))
    expect(waiting.at(-1)).toBeInstanceOf(Promise)
    expect(admission.other('b')).toBeUndefined()
  })
})
