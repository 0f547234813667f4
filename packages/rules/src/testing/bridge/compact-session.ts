import { type Ratio, ratio } from '../../core/ratio.js'

/** Results of a matchpointed session as parallel columns, one row for each table and board; contestants by index. */
export interface SessionColumns {
  /** Board index from 0. */
  readonly board: Uint16Array
  readonly ns: Uint32Array
  readonly ew: Uint32Array
  readonly nsScore: Int16Array
  readonly boards: number
  readonly contestants: number
  /** Results due on a board; boards with fewer are adjusted by Neuberg's formula. */
  readonly expected: number
}

/** One scored board: numerators on the 2-1-0 scale over `denominator`. */
export interface CompactBoard {
  readonly rows: Uint32Array
  readonly ns: Int32Array
  readonly ew: Int32Array
  readonly denominator: number
}

/** Every board, and each contestant's sums kept apart by denominator so that they stay whole numbers. */
export interface CompactSession {
  readonly columns: SessionColumns
  readonly boards: readonly CompactBoard[]
  readonly sums: ReadonlyMap<number, Float64Array>
  readonly played: Uint32Array
}

const lowest = -7600
const buckets = (7600 - lowest) / 10 + 1
const bucketOf = (score: number): number => (score - lowest) / 10

/** Law 78A with Neuberg: (2·lower + equal) × E − A over A, itself counted among the equal. */
const scoreBoard = (columns: SessionColumns, rows: Uint32Array, counts: Int32Array): CompactBoard => {
  const actual = rows.length
  const expected = Math.max(columns.expected, actual)
  counts.fill(0)
  for (const row of rows) counts[bucketOf(columns.nsScore[row] as number)]! += 1
  let lower = 0
  for (let bucket = 0; bucket < buckets; bucket++) {
    const count = counts[bucket] as number
    if (count === 0) continue
    counts[bucket] = 2 * lower + count
    lower += count
  }
  const ns = new Int32Array(actual)
  const ew = new Int32Array(actual)
  for (let i = 0; i < actual; i++) {
    const standing = counts[bucketOf(columns.nsScore[rows[i] as number] as number)] as number
    ns[i] = standing * expected - actual
    ew[i] = (2 * actual - standing) * expected - actual
  }
  return { rows, ns, ew, denominator: actual }
}

/** Row numbers of every board, by one counting pass. */
const rowsByBoard = (columns: SessionColumns): Uint32Array[] => {
  const sizes = new Uint32Array(columns.boards)
  for (const board of columns.board) sizes[board]! += 1
  const rows = [...sizes].map(size => new Uint32Array(size))
  const filled = new Uint32Array(columns.boards)
  for (let row = 0; row < columns.board.length; row++) {
    const board = columns.board[row] as number
    ;(rows[board] as Uint32Array)[filled[board]!++] = row
  }
  return rows
}

const addBoard = (
  sums: Map<number, Float64Array>,
  played: Uint32Array,
  columns: SessionColumns,
  board: CompactBoard,
  sign: 1 | -1,
): void => {
  const sum = sums.get(board.denominator) ?? new Float64Array(columns.contestants)
  sums.set(board.denominator, sum)
  for (let i = 0; i < board.rows.length; i++) {
    const row = board.rows[i] as number
    const [ns, ew] = [columns.ns[row] as number, columns.ew[row] as number]
    sum[ns]! += sign * (board.ns[i] as number)
    sum[ew]! += sign * (board.ew[i] as number)
    played[ns]! += sign
    played[ew]! += sign
  }
}

/** Scores a whole session in whole numbers; meant for large fields and for desks that show every entry at once. */
export const scoreCompactSession = (columns: SessionColumns): CompactSession => {
  const counts = new Int32Array(buckets)
  const sums = new Map<number, Float64Array>()
  const played = new Uint32Array(columns.contestants)
  const boards = rowsByBoard(columns).map(rows => scoreBoard(columns, rows, counts))
  for (const board of boards) addBoard(sums, played, columns, board, 1)
  return { columns, boards, sums, played }
}

/**
 * The session after one result changed to `nsScore`: that board is scored again and the sums of those who played it
 * move by the difference; no other board is looked at.
 */
export const rescoreCompactSession = (session: CompactSession, row: number, nsScore: number): CompactSession => {
  const index = session.columns.board[row] as number
  const before = session.boards[index] as CompactBoard
  const columns = { ...session.columns, nsScore: session.columns.nsScore.slice() }
  columns.nsScore[row] = nsScore
  const after = scoreBoard(columns, before.rows, new Int32Array(buckets))
  const sums = new Map(session.sums)
  sums.set(before.denominator, (sums.get(before.denominator) as Float64Array).slice())
  const played = session.played.slice()
  addBoard(sums, played, columns, before, -1)
  addBoard(sums, played, columns, after, 1)
  return { columns, boards: session.boards.with(index, after), sums, played }
}

/** Exact matchpoints of one contestant (2-1-0), and the most it could have won. */
export const compactTotal = (session: CompactSession, contestant: number): { won: Ratio; available: Ratio } => {
  let [num, den] = [0n, 1n]
  for (const [denominator, sum] of session.sums) {
    const [n, d] = [BigInt(sum[contestant] ?? 0), BigInt(denominator)]
    if (n !== 0n) [num, den] = [num * d + n * den, den * d]
  }
  const top = 2 * (session.columns.expected - 1)
  return { won: ratio(num, den), available: ratio(top * (session.played[contestant] ?? 0)) }
}

/** North–south score column from played contracts, by look-up in `scoreTable`; `passedOutCode` scores 0. */
export const scoreColumn = (
  scores: Int16Array,
  contracts: Uint8Array,
  declarerNs: Uint8Array,
  vulnerable: Uint8Array,
  tricks: Uint8Array,
): Int16Array => {
  const column = new Int16Array(contracts.length)
  for (let i = 0; i < contracts.length; i++) {
    const code = contracts[i] as number
    if (code === passedOutCode) continue
    const score = scores[(code * 2 + (vulnerable[i] as number)) * 14 + (tricks[i] as number)] as number
    column[i] = declarerNs[i] ? score : -score
  }
  return column
}

export const passedOutCode = 255
