import { afterEach, expect, it, vi } from 'vitest'
import { federationZone } from './federation-zone'

afterEach(() => vi.unstubAllGlobals())

it('is the federation’s own from the moment it is founded, and then held', async () => {
  const answers = [
    { isFounded: false, federationZone: 'UTC' },
    { isFounded: true, federationZone: 'Asia/Shanghai' },
  ]
  const fetch = vi.fn(async () => Response.json({ data: answers.shift() }))
  vi.stubGlobal('fetch', fetch)
  expect(await federationZone()).toBe('UTC')
  expect(await federationZone()).toBe('Asia/Shanghai')
  expect(await federationZone()).toBe('Asia/Shanghai')
  expect(fetch).toHaveBeenCalledTimes(2)
})
