import type { BoardEnd, BoardPlace, BoardRange } from '../../core/board-rules.js'
import type { ScoredField } from '../score/field.js'
import type { AwardedEntry } from '../score/side-award.js'
import { contractText } from '../sheet/contract.js'

type Contract = BoardRange['contracts'][number]

/** The contract that a table played, `PASS` where all passed; undefined where none is known. */
const contractOf = ({ entry }: AwardedEntry): Omit<Contract, 'count'> | undefined => {
  const { sheet } = entry.fact
  if (sheet.result === 'passedOut') return { contract: 'PASS' }
  if (sheet.result !== 'played') return undefined
  return { contract: contractText(sheet.contract), declarer: sheet.declarer.charAt(0).toUpperCase() }
}

const contractsOf = (awarded: readonly AwardedEntry[]): readonly Contract[] => {
  const found = new Map<string, Contract>()
  for (const item of awarded) {
    const played = contractOf(item)
    if (!played) continue
    const key = `${played.contract} ${played.declarer ?? ''}`
    found.set(key, { ...played, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.contract < b.contract ? -1 : 1))
}

/** The one score that stands for both sides of a table; undefined where a ruling weighed or parted it. */
const scoreOf = ({ entry: { ns, ew } }: AwardedEntry): number | undefined =>
  ns.kind === 'score' && ew.kind === 'score' && ns.score === ew.score ? ns.score : undefined

const endsOf = (awarded: readonly AwardedEntry[]): Pick<BoardRange, 'highest' | 'lowest'> => {
  const scores = awarded.flatMap(item => scoreOf(item) ?? [])
  const [high, low] = [Math.max(...scores), Math.min(...scores)]
  if (scores.length < 2 || high === low) return {}
  const at = (score: number): BoardEnd => ({
    score,
    slots: awarded.flatMap(item => (scoreOf(item) === score ? [item.entry.fact.slot] : [])),
  })
  return { highest: at(high), lowest: at(low) }
}

/** What was played on one board of a scored field: its contracts, and the tables at either end. */
export const boardRange = (field: ScoredField, at: BoardPlace): BoardRange => {
  const awarded = field.awarded.filter(({ entry: { fact } }) => {
    const isHere = at.session === undefined || fact.session === undefined || fact.session === at.session
    return fact.board === at.board && isHere && (at.section === undefined || fact.section === at.section)
  })
  return { contracts: contractsOf(awarded), ...endsOf(awarded) }
}
