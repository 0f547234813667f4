import { describe, expect, it } from 'vitest'
import { isPersonNumber, numbersAfter, personNumber, serialOf } from './person-number.js'

describe('person numbers', () => {
  it.each([
    [100_001, '10000119'],
    [100_002, '10000216'],
    [999_999, '99999920'],
  ])('closes %i with its check digits', (serial, number) => {
    expect(personNumber(serial)).toBe(number)
    expect(Number(number) % 97).toBe(1)
  })

  it('always has eight digits and finds every single wrong digit and every swap of neighbours', () => {
    for (let serial = 100_001; serial < 101_500; serial += 7) {
      const number = personNumber(serial)
      expect(isPersonNumber(number)).toBe(true)
      for (let at = 0; at < 8; at++) {
        const wrong = (Number(number[at]) + 1 + (serial % 9)) % 10
        if (String(wrong) !== number[at])
          expect(isPersonNumber(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
        if (at < 7 && number[at] !== number[at + 1]) {
          expect(isPersonNumber(number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2))).toBe(false)
        }
      }
    }
  })

  it('reads a number as people write it', () => {
    expect(isPersonNumber('1000 01-19')).toBe(true)
    expect(isPersonNumber('abc')).toBe(false)
  })

  it('goes on from the highest', () => {
    expect(numbersAfter(undefined, 2)).toEqual(['10000119', '10000216'])
    expect(numbersAfter('10000216', 1).map(serialOf)).toEqual([100_003])
    expect(() => personNumber(1_000_000)).toThrow(RangeError)
  })
})
