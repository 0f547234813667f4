import type { BridgeEdition } from '../bridge-edition.js'
import { laws1987 } from './laws-1987/edition.js'
import { ccba1999 } from './ccba-1999/edition.js'
import { laws2007 } from './laws-2007/edition.js'
import { laws2017 } from './laws-2017/edition.js'

/** Oldest first; the last is the default. */
export const bridgeEditions: readonly BridgeEdition[] = [laws1987, ccba1999, laws2007, laws2017]

/** `laws-2017` or `bridge/laws-2017`. */
export const bridgeEditionOf = (id: string): BridgeEdition | undefined =>
  bridgeEditions.find(edition => edition.id === id || edition.id === `bridge/${id}`)

export { ccba1999, laws1987, laws2007, laws2017 }
