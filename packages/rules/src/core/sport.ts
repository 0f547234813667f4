import type { Bilingual, Terms } from './bilingual.js'
import type { ConditionsText } from './conditions.js'
import type { RulesEdition } from './edition.js'
import type { CompareEditions } from './compare-editions.js'
import type { ChooseProfile, CompareLines } from './file-evidence.js'
import type { SportId } from './ids.js'
import type { SportLaws } from './law-text.js'
import type { LeaderList } from './leaders.js'
import type { LedWords } from './led.js'
import type { FinalPreset } from './finals.js'
import type { Procedure } from './procedure.js'
import type { SportDealing } from './dealing.js'
import type { SportFiles } from './results-file.js'
import type { SportSeating } from './seating.js'
import type { TallyGroup } from './tally.js'

export type { Terms } from './bilingual.js'

/** Work of seconds for each deal: for a thread of its own, never for a request. */
export interface DealSolver {
  /** The name of a stored deal, the same however it was written; undefined when it is no deal of the sport. */
  key(deal: unknown): string | undefined
  /** A solver for one thread: from a key to what is stored of it; undefined for what is no key. */
  create(): (key: string) => string | undefined
}

/** How appeals go under the texts of a sport. A new text is a new procedure, never a change of an old one. */
export interface SportProcedures {
  readonly texts: readonly Procedure[]
  /** Editions whose text says nothing of appeals, and the procedure they go by. */
  readonly ofEditions?: Readonly<Record<string, string>>
}

/** A sport answers for itself; one line in `sports.ts` registers it. */
export interface SportRules<Sheet = unknown> {
  readonly id: SportId
  readonly name: Bilingual
  /** Oldest first; the last one is the default for new events. */
  readonly editions: readonly RulesEdition<Sheet>[]
  readonly terms: Terms
  /** What a director may be called for, where an option of his has the same code and another word. */
  readonly situations?: Terms
  /**
   * Where single terms are shown as they stand: a place within the sport's messages, and the codes whose words go there.
   * The terms are the only place that words them.
   */
  readonly vocabularies?: Readonly<Record<string, readonly string[]>>
  /** The words of its led rulings, where its editions lead a director by questions. */
  readonly led?: LedWords
  /** Every problem its rules can answer with, faults at the table among them. */
  readonly problemCodes: readonly string[]
  readonly seating: SportSeating
  /** The formats of a stage that the sport can play, the usual one first. */
  readonly formats: readonly string[]
  /** Usual ways to go on after a preliminary. */
  readonly finals: readonly FinalPreset[]
  readonly procedures?: SportProcedures
  /** What its citations lead to, article by article. */
  readonly laws?: SportLaws
  /** What its conditions of contest usually say, where it has words of its own. */
  readonly conditions?: readonly ConditionsText[]
  /** Named arithmetic profiles a stage may choose from, and which one a results file calls for. */
  readonly profiles?: {
    readonly ids: readonly string[]
    readonly choose: ChooseProfile
    readonly compareLines: CompareLines
  }
  /** Solves deals of the sport: what they are worth when everybody sees all cards. */
  readonly solver?: DealSolver
  /** Deals boards of the sport from a seed that is committed to before play. */
  readonly dealing?: SportDealing
  /** What its editions count of a contestant's play, in the order in which people read it. */
  readonly tallies?: readonly TallyGroup[]
  /** Lists of those who lead in something of these. */
  readonly leaders?: readonly LeaderList[]
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
