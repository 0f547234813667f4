import type { ImportedLine } from '@paiji/formats'
import { type Problem, problem, type RulesEdition, type SheetFact } from '@paiji/rules'

/** A result whose score in the file is not what its contract, vulnerability and tricks are worth. */
export interface ScoreDifference {
  readonly slot: string
  /** Points for north–south as the file states them. */
  readonly stated: number
  /** Points for north–south of the contract. */
  readonly computed: number
  readonly line: ImportedLine
  readonly board: string | undefined
}

interface Planned {
  readonly fact: SheetFact<unknown>
  readonly line: ImportedLine
}

/** Most remarks of this kind; the lines themselves are all listed. */
const MOST_REMARKS = 100

/** Lines where score and contract contradict each other; one with a score alone has nothing to contradict. */
export const scoreDifferences = (
  edition: RulesEdition | undefined,
  planned: readonly Planned[],
): readonly ScoreDifference[] =>
  planned.flatMap(({ fact, line }) => {
    if (!edition || line.score === undefined || !('contract' in line.sheet)) return []
    const sheet = edition.parseSheet(fact.sheet)
    if (!sheet.ok) return []
    const { board } = fact
    const printed = edition.describeSheet(sheet.value, { ...(board === undefined ? {} : { board }), settings: {} })
    const computed = printed.score === undefined ? undefined : Number(printed.score)
    if (computed === undefined || computed === line.score) return []
    return [{ slot: fact.slot, stated: line.score, computed, line, board }]
  })

/** A remark on each line, at its place in the file; beyond a hundred only how many more there are. */
export const scoreRemarks = (differences: readonly ScoreDifference[]): readonly Problem[] => {
  const more = differences.length - MOST_REMARKS
  return [
    ...differences.slice(0, MOST_REMARKS).map(({ line, board, stated, computed }) =>
      problem('SCORE_DIFFERS', {
        severity: 'warning',
        at: line.location,
        params: { board: board ?? '', stated, computed, sign: stated === -computed ? 'yes' : 'no' },
      }),
    ),
    ...(more > 0 ? [problem('TOO_MANY_PROBLEMS', { severity: 'info', params: { more } })] : []),
  ]
}
