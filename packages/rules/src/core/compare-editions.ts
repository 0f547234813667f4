import type { Bilingual, RulesEdition } from './edition.js'
import type { StageFacts } from './facts.js'
import type { Problem } from './problem.js'
import type { Result } from './result.js'

/** How a report names what it speaks of. */
export interface ReportWords {
  readonly language: keyof Bilingual
  /** How a contestant is called. */
  entrant(id: string): string
  /** How a place in the stage is called, e.g. the board and the table. */
  slot(slot: string): string
}

/** What differs between two editions, as data and as lines of plain text. */
export interface ComparedEditions {
  readonly comparison: object
  report(words: ReportWords): readonly string[]
}

/** Stored facts under two editions of one sport. Problems: what settings and sheets are refused for. */
export type CompareEditions = (
  stored: StageFacts<unknown>,
  a: RulesEdition,
  b: RulesEdition,
) => Result<ComparedEditions, readonly Problem[]>
