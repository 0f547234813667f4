import type { Procedure } from './core/procedure.js'
import { wcaLike } from './procedure/wca.js'
import { sportOfEdition, sports } from './sports.js'

/** Every procedure a federation can choose: those of the sports' texts, and one that goes with any sport. */
export const procedures: readonly Procedure[] = [...sports.flatMap(sport => sport.procedures?.texts ?? []), wcaLike]

export const procedureById = (id: string): Procedure | undefined => procedures.find(procedure => procedure.id === id)

/** The procedure that goes with an edition when nobody chose another. */
export const procedureOfEdition = (editionId: string): Procedure =>
  procedureById(sportOfEdition(editionId)?.procedures?.ofEditions?.[editionId] ?? editionId) ?? wcaLike
