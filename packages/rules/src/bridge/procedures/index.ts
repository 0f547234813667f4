import type { SportProcedures } from '../../core/sport.js'
import { ebuLike } from './england.js'
import { bridge1999, bridge2007, bridge2017 } from './laws.js'

/** The text of 1987 on file has no Laws 92 and 93: its events go by those of 1997. */
export const bridgeProcedures: SportProcedures = {
  texts: [bridge1999, bridge2007, bridge2017, ebuLike],
  ofEditions: { 'bridge/laws-1987': bridge1999.id },
}
