import type { ClauseRef } from './clause.js'
import type { ProcedureWindow, WindowKind } from './procedure.js'

type Windows = Partial<Record<WindowKind, ProcedureWindow>>

/** What `practiceWindows` sets; every preset that uses them says so in `assumed`. */
export const assumedWindows = [
  'concurrence',
  'deposit',
  'cure',
  'leave',
  'lawPart',
  'information',
  'statement',
  'response',
  'disclosure',
  'challenge',
  'decision',
] as const

/**
 * Lengths where the rules are silent and an organiser sets none: a day for a signature, a payment, a cure, a
 * challenge or the director's own statement, two for information or the other side's answer, a fortnight for the decision. All adjustable.
 */
export const practiceWindows = (clause: ClauseRef): Windows => {
  const hours = (amount: number, anchor: ProcedureWindow['anchor']): ProcedureWindow => ({
    anchor,
    amount,
    unit: 'hour',
    adjustable: true,
    clause,
  })
  return {
    concurrence: hours(24, 'FILED'),
    deposit: hours(24, 'FILED'),
    cure: hours(24, 'ORDERED'),
    leave: hours(24, 'FILED'),
    lawPart: hours(24, 'ORDERED'),
    information: hours(48, 'ORDERED'),
    statement: hours(24, 'FILED'),
    response: hours(48, 'NOTIFIED'),
    disclosure: hours(24, 'ORDERED'),
    challenge: hours(24, 'ORDERED'),
    decision: { ...hours(0, 'FILED'), amount: 14, unit: 'day' },
  }
}

/** Names at open national level, roles elsewhere. */
export const openLevelNames = {
  byCategory: { international: 'names', national: 'names', regional: 'roles', club: 'roles' },
  otherwise: 'roles',
} as const
