import { describe, expect, it } from 'vitest'
import { isPersonNumber, numbersAfter, partOfNumber, personNumber, serialOf } from './person-number.js'

describe('person numbers', () => {
  it.each([
    [100_001, '10000119'],
    [100_002, '10000216'],
    [999_999, '99999920'],
    [1_000_000, '100000017'],
    [9_999_999, '999999967'],
    [140_000_000, '14000000010'],
    [999_999_999, '99999999996'],
  ])('closes %i with its check digits', (serial, number) => {
    expect(personNumber(serial)).toBe(number)
    expect(Number(number) % 97).toBe(1)
    expect(isPersonNumber(number)).toBe(true)
    expect(serialOf(number)).toBe(serial)
  })

  it.each([100_001, 1_000_003, 10_000_019, 140_000_003])(
    'finds every single wrong digit and every swap of neighbours in numbers of any length: %i and on',
    from => {
      for (let serial = from; serial < from + 1_500; serial += 7) {
        const number = personNumber(serial)
        expect(isPersonNumber(number)).toBe(true)
        for (let at = 0; at < number.length; at++) {
          const wrong = (Number(number[at]) + 1 + (serial % 9)) % 10
          if (String(wrong) !== number[at])
            expect(isPersonNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
          if (at < number.length - 1 && number[at] !== number[at + 1]) {
            expect(isPersonNumber(number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2))).toBe(false)
          }
        }
      }
    },
  )

  it('reads a number as people write it', () => {
    expect(isPersonNumber('1000 01-19')).toBe(true)
    expect(isPersonNumber('１０００００ ０１７')).toBe(true)
    expect(isPersonNumber('abc')).toBe(false)
    expect(isPersonNumber('00000001')).toBe(false)
  })

  it('goes on from the highest, with one digit more when six are used up', () => {
    expect(numbersAfter(undefined, 2)).toEqual(['10000119', '10000216'])
    expect(numbersAfter('10000216', 1).map(serialOf)).toEqual([100_003])
    expect(numbersAfter('99999920', 2)).toEqual(['100000017', '100000114'])
    expect(() => personNumber(1_000_000_000)).toThrow(RangeError)
  })

  it.each([
    ['0000 75', '%000075%'],
    ['１４０００', '%14000%'],
    ['123', undefined],
    ['123456789012', undefined],
    ['2024 open', undefined],
  ])('looks for %s as a part of numbers: %s', (text, pattern) => {
    expect(partOfNumber(text)).toBe(pattern)
  })
})
