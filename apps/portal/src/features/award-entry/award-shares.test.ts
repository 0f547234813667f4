import { describe, expect, it } from 'vitest'
import { addShare, awardText, sharesOf, weightOf } from './award-shares'

describe('an award in rows', () => {
  it.each([
    ['', 1, ''],
    ['4s n =', 1, '4s n ='],
    ['ave+', 1, 'ave+'],
    ['60% 3nt n +1; 40% 3nt n =', 2, '60% 3nt n +1; 40% 3nt n ='],
    ['4♠= 60 %, 4♠−1 40 %', 2, '60% 4♠=; 40% 4♠−1'],
    ['1/3 4h s =; 4h s -1 2/3', 2, '1/3 4h s =; 2/3 4h s -1'],
    ['33.5 % +620; 66.5% -50 ;', 2, '33.5% +620; 66.5% -50'],
  ])('reads and writes %j', (text, rows, written) => {
    const shares = sharesOf(text)
    expect(shares).toHaveLength(rows)
    expect(awardText(shares)).toBe(written)
  })

  it('gives a new row what the others leave', () => {
    const two = addShare(sharesOf('4s n ='))
    expect(two.map(share => share.weight)).toEqual(['50', '50'])
    expect(addShare([...sharesOf('60% 4s n =; 15.5% 3s n =')]).at(-1)?.weight).toBe('24.5')
    expect(addShare(sharesOf('60% 4s n =; 60% 3s n =')).at(-1)?.weight).toBe('0')
  })

  it('adds weights without a float’s dust', () => {
    expect(weightOf(sharesOf('33.1% 4s n =; 33.2% 3s n =; 33.7% 2s n ='))).toBe('100')
    expect(weightOf(sharesOf('33.1% 4s n =; 33.2% 3s n ='))).toBe('66.3')
    expect(weightOf(sharesOf('1/3 4s n =; 1/3 3s n =; 1/3 2s n ='))).toBe('100')
  })
})
