import { type Contract, doublings, strains } from '../types.js'

/** The numbers of Law 77; pairs are `[not vulnerable, vulnerable]`, triples run over the doublings. */
export interface DuplicateTable {
  readonly trick: Readonly<Record<'minor' | 'major' | 'notrump' | 'firstNotrump', number>>
  readonly gameAt: number
  readonly partscore: number
  readonly game: readonly [number, number]
  readonly smallSlam: readonly [number, number]
  readonly grandSlam: readonly [number, number]
  /** For making the contract undoubled, doubled, redoubled. */
  readonly making: readonly [number, number, number]
  /** Doubled overtricks; redoubled ones count twice. */
  readonly doubledOvertrick: readonly [number, number]
  readonly undertrick: readonly [number, number]
  /** Doubled: the first, the second and third each, every further one; redoubled count twice. */
  readonly doubledUndertricks: readonly [readonly [number, number, number], readonly [number, number, number]]
}

/** The parts a score is made of, for explanations. */
export interface ScoreParts {
  readonly trickPoints: number
  readonly overtrickPoints: number
  readonly premiumPoints: number
  readonly undertrickPoints: number
  readonly total: number
}

const trickPoints = (table: DuplicateTable, contract: Contract): number => {
  const { level, strain } = contract
  const plain =
    strain === 'notrump'
      ? table.trick.firstNotrump + (level - 1) * table.trick.notrump
      : level * (strain === 'clubs' || strain === 'diamonds' ? table.trick.minor : table.trick.major)
  return plain * 2 ** doublings.indexOf(contract.doubling)
}

const overtrickPoints = (table: DuplicateTable, contract: Contract, vulnerable: 0 | 1, count: number): number => {
  if (contract.doubling === 'doubled') return count * table.doubledOvertrick[vulnerable]
  if (contract.doubling === 'redoubled') return count * 2 * table.doubledOvertrick[vulnerable]
  const { minor, major, notrump } = table.trick
  const each = contract.strain === 'notrump' ? notrump : strains.indexOf(contract.strain) < 2 ? minor : major
  return count * each
}

const undertrickPoints = (table: DuplicateTable, contract: Contract, vulnerable: 0 | 1, count: number): number => {
  if (contract.doubling === 'undoubled') return count * table.undertrick[vulnerable]
  const [first, next, further] = table.doubledUndertricks[vulnerable]
  const doubled = first + Math.min(count - 1, 2) * next + Math.max(count - 3, 0) * further
  return contract.doubling === 'redoubled' ? 2 * doubled : doubled
}

const premiumPoints = (table: DuplicateTable, contract: Contract, vulnerable: 0 | 1, tricks: number): number => {
  const base = tricks >= table.gameAt ? table.game[vulnerable] : table.partscore
  const slam =
    contract.level === 7 ? table.grandSlam[vulnerable] : contract.level === 6 ? table.smallSlam[vulnerable] : 0
  return base + slam + table.making[doublings.indexOf(contract.doubling) as 0 | 1 | 2]
}

/** Law 77 item by item, for declarer's side; `tricks` is 0–13. */
export const scoreParts = (
  table: DuplicateTable,
  contract: Contract,
  declarerVulnerable: boolean,
  tricks: number,
): ScoreParts => {
  const vulnerable = declarerVulnerable ? 1 : 0
  const over = tricks - contract.level - 6
  if (over < 0) {
    const lost = undertrickPoints(table, contract, vulnerable, -over)
    return { trickPoints: 0, overtrickPoints: 0, premiumPoints: 0, undertrickPoints: lost, total: -lost }
  }
  const made = trickPoints(table, contract)
  const extra = overtrickPoints(table, contract, vulnerable, over)
  const premium = premiumPoints(table, contract, vulnerable, made)
  return {
    trickPoints: made,
    overtrickPoints: extra,
    premiumPoints: premium,
    undertrickPoints: 0,
    total: made + extra + premium,
  }
}

/** 0–104: level, strain and doubling of a contract as one number. */
export const contractCode = (contract: Contract): number =>
  ((contract.level - 1) * 5 + strains.indexOf(contract.strain)) * 3 + doublings.indexOf(contract.doubling)

const cell = (code: number, vulnerable: 0 | 1, tricks: number): number => (code * 2 + vulnerable) * 14 + tricks

const everyContract = (): Contract[] =>
  [1, 2, 3, 4, 5, 6, 7].flatMap(level =>
    strains.flatMap(strain => doublings.map(doubling => ({ level, strain, doubling }))),
  )

/** Every score of Law 77, at `(contractCode × 2 + vulnerable) × 14 + tricks`. */
export const scoreTable = (table: DuplicateTable): Int16Array => {
  const scores = new Int16Array(7 * 5 * 3 * 2 * 14)
  for (const contract of everyContract()) {
    for (let tricks = 0; tricks <= 13; tricks++) {
      for (const vulnerable of [0, 1] as const) {
        const { total } = scoreParts(table, contract, vulnerable === 1, tricks)
        scores[cell(contractCode(contract), vulnerable, tricks)] = total
      }
    }
  }
  return scores
}

export type ContractScorer = (contract: Contract, declarerVulnerable: boolean, tricks: number) => number

/** Looks scores up in a table made by `scoreTable`. */
export const contractScorer =
  (scores: Int16Array): ContractScorer =>
  (contract, vulnerable, tricks) =>
    scores[cell(contractCode(contract), vulnerable ? 1 : 0, tricks)] as number
