import type { ProblemLocation } from '@paiji/rules'
import { type HandAct, type Player, tileText } from '@paiji/rules/played-hand'
import type { ProblemLog } from '../problem-log.js'

/** A tile of the server: 136 of four copies each, then the eight flowers. */
export const tileOfId = (id: number): string => (id >= 136 ? `H${id - 135}` : tileText(id >> 2))
export const isTileId = (id: number): boolean => Number.isInteger(id) && id >= 0 && id < 144

/** The types of an action, by number. */
const FLOWER = 1
const DISCARD = 2
const CHOW = 3
const KONG = 5
const WIN = 6
const DRAW = 7
const PASS = 8
const WITHDRAWN = 9

interface Acting {
  readonly seat: Player
  readonly type: number
  readonly data: number
  /** Seats that won, one bit each. */
  readonly winners: number
  /** The seat drew just before: what it calls now nobody was before it with. */
  readonly ownTurn: boolean
}

const chowKind = (kind: number): number | undefined =>
  kind < 27 && kind % 9 > 0 && kind % 9 < 8 ? kind - 1 : undefined

/** A claim of a discard, or a kong of one's own; without data it came to nothing. */
const claimAct = ({ seat, type, data, ownTurn }: Acting): HandAct | undefined => {
  const kind = data & 0x3f
  if (type === CHOW) {
    if (data === 0) return { seat, act: 'chow', failed: true }
    const low = chowKind(kind)
    return low === undefined ? undefined : { seat, act: 'chow', tile: tileText(low) }
  }
  if (kind > 33) return undefined
  const tile = tileText(kind)
  if (type !== KONG) return data === 0 ? { seat, act: 'pung', failed: true } : { seat, act: 'pung', tile }
  if ((data & 0x300) === 0x300) return { seat, act: 'addedKong', tile }
  // A concealed kong of the first kind has no bit set either.
  if (data === 0 && !ownTurn) return { seat, act: 'kong', failed: true }
  return { seat, act: (data & 0xc0) === 0 ? 'concealedKong' : 'kong', tile }
}

const winAct = ({ seat, data, winners }: Acting): HandAct => {
  if (data >> 1 === 0) return { seat, act: 'falseWin' }
  return (winners & (1 << seat)) === 0 ? { seat, act: 'win', failed: true } : { seat, act: 'win' }
}

const tileAct = ({ seat, type, data }: Acting): HandAct | undefined => {
  const tile = data & 0xff
  if (!isTileId(tile)) return undefined
  if (type === DISCARD) return { seat, act: 'discard', tile: tileOfId(tile) }
  if (type === DRAW) return { seat, act: data & 0x100 ? 'drawFromBack' : 'draw', tile: tileOfId(tile) }
  const flower = 136 + ((data >> 8) & 15)
  return flower < 144 ? { seat, act: 'flower', tile: tileOfId(flower), gets: tileOfId(tile) } : undefined
}

const actOf = (acting: Acting): HandAct | undefined => {
  const { seat, type } = acting
  if (type === WITHDRAWN) return { seat, act: 'withdrawn' }
  if (type === WIN) return winAct(acting)
  return type >= CHOW && type <= KONG ? claimAct(acting) : tileAct(acting)
}

export interface ReadActs {
  readonly acts: readonly HandAct[]
  readonly places: readonly ProblemLocation[]
  /** Fan of the win that counted, as called. */
  readonly fan?: number
}

type Row = readonly [number, number, number]
const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && value.length >= 2 && value.slice(0, 3).every(item => Number.isSafeInteger(item) && item >= 0)

/** The actions of a hand. Passes and the start say nothing; a type that nobody describes is told and left out. */
export const readActs = (
  log: ProblemLog,
  rows: readonly unknown[],
  winners: number,
  at: (path: string) => ProblemLocation,
): ReadActs => {
  const acts: HandAct[] = []
  const places: ProblemLocation[] = []
  let fan: number | undefined
  let drew: number | undefined
  for (const [i, row] of rows.entries()) {
    const place = at(`a[${i}]`)
    if (!isRow(row)) {
      log.error('LOG_VALUE_UNREADABLE', place, { element: `a[${i}]` })
      continue
    }
    const [combined, data] = row
    const [seat, type] = [((combined >> 4) & 3) as Player, combined & 15]
    if (type === 0 || type === PASS) continue
    if (type > WITHDRAWN) {
      log.warn('LOG_ACTION_UNKNOWN', place, { action: type })
      continue
    }
    const act = actOf({ seat, type, data, winners, ownTurn: drew === seat })
    if (!act) {
      log.error('LOG_VALUE_UNREADABLE', place, { element: `a[${i}]` })
      continue
    }
    if (type === DRAW || type === FLOWER) drew = seat
    else if (!act.failed && type !== WITHDRAWN) drew = undefined
    if (act.act === 'win' && !act.failed) fan = data >> 1
    acts.push(act)
    places.push(place)
  }
  return { acts, places, ...(fan === undefined ? {} : { fan }) }
}
