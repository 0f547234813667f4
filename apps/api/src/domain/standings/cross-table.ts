import { type CrossTable, editionOf, ok, type Problem, type Result } from '@paiji/rules'
import type { DerivedStandings } from './derive-standings.js'
import type { RevisionRow } from './standings.repo.js'

/** Only results the federation has published, and only where a sport knows such a table. */
export const hasCrossTable = (revision: Pick<RevisionRow, 'publishedAt' | 'editionId'>): boolean =>
  revision.publishedAt !== null && editionOf(revision.editionId)?.crossTable !== undefined

/**
 * Everybody's results side by side; nothing where the sport knows no such table. `order` is the entries as they are
 * ranked. Problems: those of the edition, when its facts cannot be read.
 */
export const crossTableOf = (
  derived: DerivedStandings,
  order: readonly string[],
): Result<CrossTable | undefined, readonly Problem[]> => derived.edition.crossTable?.(derived, order) ?? ok(undefined)
