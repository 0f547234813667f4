import { type BoardAnalysis, editionOf, type Hand, type SeatWall } from '@paiji/rules'
import { type HandBoard, writeDeals, type WrittenDealFormat } from '@paiji/formats'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { type HandSetRow, handsOfSessions, playedBoards, solvedOf } from './hands.repo.js'
import { canManageHands, canSeeHands } from './policy.js'
import { dealingOf, findSession, placeOfSession, type SessionOfHands } from './session-for-hands.js'

/** The hands that count in a session and what the viewer may know of them. */
export interface SeenHands {
  readonly session: SessionOfHands
  readonly row: HandSetRow
  /** Everybody sees them: the session is over and every board of the set was played, or nothing more is played at all. */
  readonly open: boolean
  /** The viewer sees them. */
  readonly seen: boolean
  readonly manages: boolean
}

/** The hands of a session; undefined where it has none. */
export const seenHands = async (db: Db, viewer: Viewer, sessionId: string): Promise<SeenHands | undefined> => {
  const [row] = await handsOfSessions(db, [sessionId])
  const session = row && (await findSession(db, sessionId))
  if (!session) return undefined
  const place = await placeOfSession(db, session)
  const isWhole = dealingOf(session)?.walls !== undefined || session.ended
  const open = session.over && (isWhole || (await wholePlayed(db, row)))
  return {
    session,
    row,
    open,
    seen: canSeeHands(viewer, place, { open }).allowed,
    manages: canManageHands(viewer, place).allowed,
  }
}

const wholePlayed = async (db: Db, { sessionId, boards }: HandSetRow): Promise<boolean> => {
  const played = await playedBoards(db, sessionId)
  return boards.every(({ number }) => played.has(number))
}

/** A board of a set with its hands laid out, and what it is worth where that is known. */
export interface LaidBoard {
  readonly board: string
  readonly dealer: string
  readonly vulnerability: string
  readonly hands: readonly Hand[]
  /** Where tables build walls and hold no cards of boards. */
  readonly walls?: readonly SeatWall[]
  readonly analysis?: BoardAnalysis | undefined
}

const inOrder = (row: HandSetRow) => [...row.boards].sort((a, b) => Number(a.number) - Number(b.number))

/** The boards of a set in order, as the rules of its edition read them. */
export const laidBoards = async (db: Db, { session, row }: SeenHands): Promise<readonly LaidBoard[]> => {
  const walls = dealingOf(session)?.walls
  if (walls)
    return inOrder(row).map(({ number, dealer, vulnerability, deal }) => ({
      ...{ board: number, dealer, vulnerability },
      hands: [],
      walls: walls.lay(deal),
    }))
  const rules = editionOf(session.editionId)?.boards
  if (!rules) return []
  const boards = inOrder(row)
  const solved = await solvedOf(
    db,
    boards.map(({ deal }) => deal),
  )
  return boards.map(one => {
    const prepared = { ...one, solved: solved.get(one.deal) ?? null }
    const { dealer = one.dealer, vulnerability = one.vulnerability } = rules.markings(prepared)
    return {
      board: one.number,
      dealer,
      vulnerability,
      hands: rules.hands(prepared),
      analysis: rules.analysis(prepared),
    }
  })
}

const letterOf = (seat: string): HandBoard['dealer'] =>
  (['N', 'E', 'S', 'W'] as const).find(letter => letter === seat.charAt(0).toUpperCase()) ?? 'N'

const sides = ['none', 'ns', 'ew', 'both'] as const

/** The set as a file; undefined where its format cannot carry the boards. */
export const handFile = ({ session, row }: SeenHands, format: WrittenDealFormat): Uint8Array | undefined => {
  const boards = inOrder(row).map(
    ({ number, dealer, vulnerability, deal }): HandBoard => ({
      number,
      dealer: letterOf(dealer),
      vulnerability: sides.find(one => one === vulnerability) ?? 'none',
      deal,
    }),
  )
  return writeDeals(format, session.nameEn, boards)
}
