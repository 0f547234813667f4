import { bridgeEditionOf } from '@paiji/rules/bridge'
import type { StoredBoard } from '../events/boards.repo.js'
import type { RevisionRow } from './standings.repo.js'

/** What the file says a board is worth; nothing here was computed by this program. */
export interface BoardAnalysis {
  readonly parScore?: string
  readonly parContract?: string
  /** For each declarer: tricks in notrump, spades, hearts, diamonds, clubs; null where the file does not say. */
  readonly makeable: readonly { readonly seat: string; readonly tricks: readonly (number | null)[] }[]
}

const declarers = ['north', 'south', 'east', 'west'] as const
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const makeableOf = (text: string | undefined): BoardAnalysis['makeable'] =>
  text === undefined || !/^[0-9a-d-]{20}$/.test(text)
    ? []
    : declarers.map((seat, row) => ({
        seat,
        tricks: [...text.slice(row * 5, row * 5 + 5)].map(digit => (digit === '-' ? null : Number.parseInt(digit, 16))),
      }))

/** Par and makeable tricks of a board, shown like its hands: once the results are published, and not before. */
export const analysisOf = (
  revision: Pick<RevisionRow, 'publishedAt' | 'editionId'>,
  board: Pick<StoredBoard, 'analysis'> | undefined,
): BoardAnalysis | undefined => {
  if (!revision.publishedAt || !bridgeEditionOf(revision.editionId)) return undefined
  const told = board?.analysis
  if (typeof told !== 'object' || told === null) return undefined
  const { parScore, parContract, makeable } = told as Record<string, unknown>
  const analysis = {
    parScore: textIn(parScore),
    parContract: textIn(parContract),
    makeable: makeableOf(textIn(makeable)),
  }
  const says = analysis.parScore ?? analysis.parContract ?? analysis.makeable[0]
  return says === undefined ? undefined : analysis
}
