import { lawBooks } from '@paiji/rules/laws'
import { describe, expect, it } from 'vitest'
import { lawAddress } from './law-address'

describe('the page of an article', () => {
  it.each([
    ['bridge/laws-2017', '54D', '/laws/bridge/2017/54D'],
    ['mahjong/wmo-2006', '3.11.6-7 (2)', '/laws/mahjong/2006/3.11.6-7%20(2)'],
    ['federation/wca-2025', '15.2025.1', '/laws/federation/2025/15.2025.1'],
  ])('%s %s: %s', (edition, article, address) => {
    expect(lawAddress({ edition, article })).toBe(address)
  })

  it('is none for what stands with the event', () => {
    expect(lawAddress({ edition: 'event/regulations', article: '7' })).toBeUndefined()
  })

  it('says every text as the library does', () => {
    for (const { id, shelf, slug } of lawBooks)
      expect(lawAddress({ edition: id, article: '1' })).toBe(`/laws/${shelf}/${slug}/1`)
  })
})
