import { describe, expect, it } from 'vitest'
import { type ClockFacts, clockOf } from './round-clock.js'

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`)
const facts: ClockFacts = {
  startsAt: at('01:00:00'),
  minutes: 50,
  clockPausedAt: null,
  clockHeldSeconds: 0,
  clockEndedAt: null,
  closedAt: null,
}

describe('the clock of a round', () => {
  it.each<[string, Partial<ClockFacts>, string, unknown]>([
    ['has no clock without a length', { minutes: null }, '01:00:00', undefined],
    ['has no clock without a start', { startsAt: null }, '01:00:00', undefined],
    ['waits for its start', {}, '00:59:00', { state: 'WAITING', secondsLeft: 3000, endsAt: at('01:50:00') }],
    ['runs', {}, '01:20:01', { state: 'RUNNING', secondsLeft: 1799, endsAt: at('01:50:00') }],
    ['runs over', {}, '01:50:05', { state: 'RUNNING', secondsLeft: -5, endsAt: at('01:50:00') }],
    [
      'stands while it is stopped',
      { clockPausedAt: at('01:20:00') },
      '01:40:00',
      { state: 'PAUSED', secondsLeft: 1800 },
    ],
    [
      'is longer by the pauses that are over',
      { clockHeldSeconds: 600 },
      '01:40:00',
      { state: 'RUNNING', secondsLeft: 1200, endsAt: at('02:00:00') },
    ],
    ['ends where time was called', { clockEndedAt: at('01:45:00') }, '03:00:00', { state: 'ENDED', secondsLeft: 300 }],
    ['ends with its round', { closedAt: at('01:51:00') }, '03:00:00', { state: 'ENDED', secondsLeft: -60 }],
    [
      'ends where it was stopped',
      { clockPausedAt: at('01:10:00'), clockEndedAt: at('01:45:00') },
      '03:00:00',
      { state: 'ENDED', secondsLeft: 2400 },
    ],
  ])('%s', (_, changed, now, expected) => expect(clockOf({ ...facts, ...changed }, at(now))).toEqual(expected))
})
