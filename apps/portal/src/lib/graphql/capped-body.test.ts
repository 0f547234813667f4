import { describe, expect, it } from 'vitest'
import { cappedBody } from './capped-body'

/** A body without an end, that counts what was taken of it. */
const endless = () => {
  let taken = 0
  const body = new ReadableStream({
    pull: controller => {
      taken += 1_000
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  return {
    request: new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit),
    taken: () => taken,
  }
}

describe('a body', () => {
  it('is read whole when it fits', async () => {
    const body = await cappedBody(new Request('http://x/', { method: 'POST', body: 'abc' }), 3)
    expect(new TextDecoder().decode(body)).toBe('abc')
  })

  it('is not read on when it has more than it may, whatever it says of itself', async () => {
    const { request, taken } = endless()
    expect(await cappedBody(request, 5_000)).toBeUndefined()
    expect(taken()).toBeLessThan(10_000)
  })
})
