import type { Procedure } from '../procedure.js'
import { bridge1999, bridge2007, bridge2017 } from './bridge.js'
import { ebuLike, wcaLike } from './federations.js'
import { guandan2017 } from './guandan.js'
import { mahjong2006 } from './mahjong.js'

/** Every procedure a federation can choose. A new text is a new entry, never a change of an old one. */
export const procedures: readonly Procedure[] = [
  bridge1999,
  bridge2007,
  bridge2017,
  ebuLike,
  guandan2017,
  mahjong2006,
  wcaLike,
]

export const procedureById = (id: string): Procedure | undefined => procedures.find(procedure => procedure.id === id)

/** Editions whose text says nothing of appeals go by the procedure of another one. */
const BY_EDITION: Readonly<Record<string, string>> = {
  'guandan/jingji-2022': guandan2017.id,
  'mahjong/mcr-1998': mahjong2006.id,
}

/** The procedure that goes with an edition when nobody chose another. */
export const procedureOfEdition = (editionId: string): Procedure =>
  procedureById(BY_EDITION[editionId] ?? editionId) ?? wcaLike

export { bridge1999, bridge2007, bridge2017, ebuLike, guandan2017, mahjong2006, wcaLike }
