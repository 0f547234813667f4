import type { BoardAnalysis, PreparedBoard } from '../core/board-rules.js'

const declarers = ['north', 'south', 'east', 'west'] as const
const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const makeableOf = (text: string | undefined): BoardAnalysis['makeable'] =>
  text === undefined || !/^[0-9a-d-]{20}$/.test(text)
    ? []
    : declarers.map((seat, row) => ({
        seat,
        tricks: [...text.slice(row * 5, row * 5 + 5)].map(digit => (digit === '-' ? null : Number.parseInt(digit, 16))),
      }))

/** Par and makeable tricks of a board as its file gives them; undefined when it says nothing. */
export const analysisOf = (board: PreparedBoard | undefined): BoardAnalysis | undefined => {
  const stored = board?.analysis
  if (typeof stored !== 'object' || stored === null) return undefined
  const { parScore, parContract, makeable } = stored as Record<string, unknown>
  const analysis = {
    parScore: textIn(parScore),
    parContract: textIn(parContract),
    makeable: makeableOf(textIn(makeable)),
  }
  const says = analysis.parScore ?? analysis.parContract ?? analysis.makeable[0]
  return says === undefined ? undefined : analysis
}
