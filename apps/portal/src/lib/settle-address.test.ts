import { describe, expect, it } from 'vitest'
import { addressOf } from './settle-address'

describe('the address of a request', () => {
  it.each([
    ['a stranger, whatever they say', '203.0.113.9', '1.2.3.4', '', '203.0.113.9'],
    ['nobody in between', '::ffff:192.0.2.1', undefined, '10.0.0.0/8', '192.0.2.1'],
    ['one proxy', '10.0.0.2', '198.51.100.7', '10.0.0.0/8', '198.51.100.7'],
    ['a stranger behind a proxy who makes one up', '10.0.0.2', '1.2.3.4, 198.51.100.7', '10.0.0.0/8', '198.51.100.7'],
    ['two proxies', '127.0.0.1', '198.51.100.7, 10.0.0.2', '127.0.0.1, 10.0.0.0/8', '198.51.100.7'],
    ['a proxy that says nothing', '10.0.0.2', undefined, '10.0.0.0/8', '10.0.0.2'],
    ['an odd word', '10.0.0.2', 'unknown', '10.0.0.0/8', 'unknown'],
  ])('%s', (_name, peer, forwarded, proxies, expected) => {
    expect(addressOf(peer, forwarded, proxies)).toBe(expected)
  })
})
