import { mcr1998 } from './mcr-1998/edition.js'
import { wmo2006 } from './wmo-2006/edition.js'

/** Oldest first; the last one is the default for new events. */
export const mahjongEditions = [mcr1998, wmo2006] as const
export { mcr1998, wmo2006 }
