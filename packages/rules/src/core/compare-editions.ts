import type { Bilingual, RulesEdition } from './edition.js'
import type { ClauseRef } from './clause.js'
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

/** Why two editions treat the same fact differently, with the article of each. */
interface EditionDifference {
  readonly code: string
  readonly clauses: readonly [ClauseRef, ClauseRef]
}

/** What comes out otherwise, in the order of the editions compared; exact ratio text. */
export interface EditionDifferences {
  readonly lines: readonly {
    readonly entrant: string
    readonly slot: string
    readonly awards: readonly [string, string]
    readonly causes: readonly EditionDifference[]
  }[]
  readonly standings: readonly {
    readonly entrant: string
    readonly totals: readonly [string, string]
    readonly ranks: readonly [number, number]
  }[]
}

/** What differs between two editions, as data and as lines of plain text. */
export interface ComparedEditions {
  readonly comparison: EditionDifferences
  /** What a difference is called. */
  nameOf(code: string): Bilingual
  report(words: ReportWords): readonly string[]
}

/** Stored facts under two editions of one sport. Problems: what settings and sheets are refused for. */
export type CompareEditions = (
  stored: StageFacts<unknown>,
  a: RulesEdition,
  b: RulesEdition,
) => Result<ComparedEditions, readonly Problem[]>
