import { randomBytes } from 'node:crypto'
import type { SportDealing } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import type { Transaction } from '../../db/transaction.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { boardsOfSession, hasResults, lockSession, playedBoards, roundsOf } from './hands.repo.js'
import { refuseHands, type SessionOfHands, sessionForHands } from './session-for-hands.js'
import { type StoredHands, storeHands } from './store-hands.js'
import { sha256Bytes } from '../../base/digest.js'

export interface DealHandsInput {
  readonly sessionId: string
  /** The first and the last board; those of the session where none are named. */
  readonly first?: number | undefined
  readonly last?: number | undefined
  /** Needed where hands are there already. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/** As many as are dealt at once. */
const MOST = 200

const numbersOf = ({ first, last }: DealHandsInput, own: readonly string[]): readonly string[] | undefined => {
  if (first === undefined && last === undefined) {
    const numbers = [...new Set(own)].sort((a, b) => Number(a) - Number(b))
    return numbers.length > 0 && numbers.length <= MOST ? numbers : undefined
  }
  const [from, to] = [first ?? 1, last ?? 0]
  if (from < 1 || to < from || to - from >= MOST || to > 9999) return undefined
  return Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`)
}

type Dealt = SessionOfHands & { readonly dealing: SportDealing }

const isBegun = async (tx: Transaction, { id, dealing }: Dealt): Promise<boolean> =>
  dealing.walls ? hasResults(tx, id) : (await playedBoards(tx, id)).size > 0

/** What is dealt where nobody says: the boards that the session has, or walls for each of its rounds. */
const usualNumbers = async (tx: Transaction, { id, dealing: { walls } }: Dealt): Promise<readonly string[]> => {
  if (!walls) return (await boardsOfSession(tx, id)).map(one => one.number)
  return Array.from({ length: walls.aRound * (await roundsOf(tx, id)) }, (_, at) => `${at + 1}`)
}

/**
 * Deals a session from a new secret seed; its commitment is everybody's at once, the seed once the session is over.
 * Problems: HANDS_SESSION_UNKNOWN, NOT_PERMITTED, HANDS_NOT_OFFERED, HANDS_SESSION_BEGUN (closed, or with results),
 * HANDS_BOARDS_UNREADABLE, HANDS_REASON_NEEDED.
 */
export const dealHands = (deps: Deps, viewer: Viewer, input: DealHandsInput): Promise<Outcome<StoredHands>> =>
  idempotently(deps, viewer, 'dealHands', input, async tx => {
    const found = await sessionForHands(tx, viewer, input.sessionId)
    if (!found.ok) return found
    const { dealing } = found.value
    await lockSession(tx, found.value.id)
    if (found.value.over || (await isBegun(tx, found.value))) return refuseHands('HANDS_SESSION_BEGUN')
    const own = await usualNumbers(tx, found.value)
    const numbers = numbersOf(input, own)
    if (!numbers) return refuseHands('HANDS_BOARDS_UNREADABLE', 'last', { most: MOST })
    const seed = randomBytes(32).toString('hex')
    const boards = numbers.flatMap(number => dealing.deal(sha256Bytes, seed, number) ?? [])
    if (boards.length < numbers.length) return refuseHands('HANDS_BOARDS_UNREADABLE', 'first', { most: MOST })
    const dealt = { seed, commitment: dealing.commitment(sha256Bytes, seed) }
    return storeHands({ tx, viewer }, found.value, { boards, dealt, reason: input.reason })
  })
