import type { ScoringProfile } from '../../tiles/profile.js'
import { fans1998 } from './fans.js'

/** The profile of today's calculators: the 1998 book with the league's readings. */
export const profile1998: ScoringProfile = {
  edition: 'mahjong/mcr-1998',
  fans: fans1998,
  switches: {
    waitUniqueness: 'formal',
    knittedWait: 'residual',
    nineGatesPung: 'one',
    mixedKongs: 5,
    forcedHog: 'counted',
    flowers: true,
    minimum: 8,
  },
}
