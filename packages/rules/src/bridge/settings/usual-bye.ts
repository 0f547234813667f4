import { isRecord } from '../read.js'

/** Scales that share 20 points between two teams. */
const TWENTIES: readonly unknown[] = ['wbf-2013', 'wbf-2013-discrete', 'acbl-20']

/** Decimal text: the 12 of 20 that the conditions of the English Bridge Union give a team without opponents. */
const USUAL_BYE = '12'

/**
 * Conditions of a stage that begins now: a bye in teams by a scale of 20 is worth 12 where nothing else is written. The
 * reader itself takes silence for nothing, so that what was published before stays as it is.
 */
export const withUsualBye = (settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { victoryPoints } = settings
  if (!isRecord(victoryPoints) || !TWENTIES.includes(victoryPoints.scale)) return settings
  if (victoryPoints.bye !== undefined && victoryPoints.bye !== null) return settings
  return { ...settings, victoryPoints: { ...victoryPoints, bye: USUAL_BYE } }
}
