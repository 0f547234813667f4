import { describe, expect, it } from 'vitest'
import { SpentAddresses } from './spent-addresses.js'

describe('an address that has spent its points', () => {
  it('waits as long as it was told, and no other does', () => {
    const spent = new SpentAddresses()
    spent.note('192.0.2.1', 2, 1_000)
    expect(spent.wait('192.0.2.1', 1_500)).toBe(1_500)
    expect(spent.wait('192.0.2.2', 1_500)).toBe(0)
    expect(spent.wait('192.0.2.1', 3_000)).toBe(0)
    expect(spent.wait('192.0.2.1', 2_000)).toBe(0)
  })

  it('is one of so many that are remembered', () => {
    const spent = new SpentAddresses()
    for (let at = 0; at <= 10_000; at++) spent.note(`address ${at}`, 60, 0)
    expect([spent.wait('address 0', 0), spent.wait('address 1', 0)]).toEqual([0, 60_000])
  })
})
