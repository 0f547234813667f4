import type { ScoringProfile } from '../../tiles/profile.js'
import { fans2006 } from './fans.js'

/** The 2006 book read with the organisers' clarifications of 2024 (waits by form; a knitted straight keeps its wait). */
export const profile2006: ScoringProfile = {
  edition: 'mahjong/wmo-2006',
  fans: fans2006,
  switches: {
    waitUniqueness: 'formal',
    knittedWait: 'residual',
    nineGatesPung: 'one',
    mixedKongs: 6,
    forcedHog: 'notCounted',
    flowers: true,
    minimum: 8,
  },
}
