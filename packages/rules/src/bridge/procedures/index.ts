import type { SportProcedures } from '../../core/sport.js'
import { ebuLike } from './england.js'
import { bridge1999, bridge2007, bridge2017 } from './laws.js'

export const bridgeProcedures: SportProcedures = { texts: [bridge1999, bridge2007, bridge2017, ebuLike] }
