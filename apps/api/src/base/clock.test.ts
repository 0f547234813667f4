import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayOf, daysOnEarth } from './clock.js'

const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

it('knows every day that it is somewhere', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      expect(daysOnEarth(instant)).toContain(dayOf(instant, zone))
    }),
  )
})

it.each([
  ['2026-11-21T11:00:00Z', ['2026-11-20', '2026-11-21', '2026-11-22']],
  ['2026-11-21T13:00:00Z', ['2026-11-21', '2026-11-22']],
])('at %s it is one of %j', (instant, days) => {
  expect(daysOnEarth(new Date(instant))).toEqual(days)
})
