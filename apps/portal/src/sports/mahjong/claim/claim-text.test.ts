import { describe, expect, test } from 'vitest'
import { claimOfText, claimText } from './claim-text'

describe('announced fans in an address', () => {
  test.each([{ 22: 1 }, { 22: 1, 63: 1, 64: 2 }, { '57m': 1, 81: 8 }])('%o comes back', claimed =>
    expect(claimOfText(claimText(claimed))).toEqual(claimed),
  )
  test.each(['', '99', '22x9', '22,63', 'x2', '22.'])('%s is no claim', text =>
    expect(claimOfText(text)).toBeUndefined(),
  )
})
