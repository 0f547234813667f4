import { type BoardRules, editionOf } from '@paiji/rules'
import type { RevisionRow } from './standings.repo.js'

/**
 * What the edition can say of a board, once the results of its stage are published and not before: until then somebody
 * may still have to play it. Nothing for sports without boards.
 */
export const publishedBoards = (
  revision: Pick<RevisionRow, 'publishedAt' | 'editionId'>,
): Omit<BoardRules, 'field'> | undefined => (revision.publishedAt ? editionOf(revision.editionId)?.boards : undefined)
