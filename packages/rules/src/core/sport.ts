import type { Bilingual, RulesEdition } from './edition.js'
import type { CompareEditions } from './compare-editions.js'
import type { ChooseProfile } from './file-evidence.js'
import type { SportId } from './ids.js'
import type { SportFiles } from './results-file.js'
import type { SportSeating } from './seating.js'

/** Every code of a sport that a person may read → its term in each language. Sentences live in the portal. */
export type Terms = Readonly<Record<string, Bilingual>>

/** A sport answers for itself; one line in `sports.ts` registers it. */
export interface SportRules<Sheet = unknown> {
  readonly id: SportId
  readonly name: Bilingual
  /** Oldest first; the last one is the default for new events. */
  readonly editions: readonly RulesEdition<Sheet>[]
  readonly terms: Terms
  /** Every problem its rules can answer with, faults at the table among them. */
  readonly problemCodes: readonly string[]
  readonly seating: SportSeating
  /** Named arithmetic profiles a stage may choose from, and which one a results file calls for. */
  readonly profiles?: {
    readonly ids: readonly string[]
    readonly choose: ChooseProfile
  }
  /** Results files that carry this sport. */
  readonly files?: SportFiles
  /** The same stored facts under two editions of the sport: what differs and the articles that make it. */
  readonly compare?: CompareEditions
}

export const defaultEdition = <Sheet>(sport: SportRules<Sheet>): RulesEdition<Sheet> => {
  const newest = sport.editions.at(-1)
  if (!newest) throw new Error(`sport ${sport.id} has no edition`)
  return newest
}
