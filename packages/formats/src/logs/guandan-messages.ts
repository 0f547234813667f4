import type { ProblemLocation } from '@paiji/rules'
import { type Card, isLevelMark, type SeatNo, seatNos } from '@paiji/rules/played-deal'
import { isRecord, type JsonRecord } from '../json-access.js'
import type { ProblemLog } from '../problem-log.js'
import { cardOfCode, cardsOfCodes, type LoggedAction, readAction } from './guandan-cards.js'
import type { JsonValue } from './json-values.js'

export interface LoggedGift {
  readonly from: SeatNo
  readonly to: SeatNo
  readonly card: Card
}

export interface LoggedTurn {
  readonly seat: SeatNo
  readonly action: LoggedAction
  /** Whose play is the best of the trick so far, after this one. */
  readonly greatest?: SeatNo
  readonly location: ProblemLocation
}

/** One deal as its messages have it. */
export interface LoggedGuandanDeal {
  readonly location: ProblemLocation
  /** Hands as drawn, of the seats whose view is logged. */
  readonly drawn: Map<SeatNo, readonly Card[]>
  tributes: readonly LoggedGift[]
  returns: readonly LoggedGift[]
  resisted?: readonly SeatNo[]
  readonly turns: LoggedTurn[]
  /** Level played, and the levels of the two sides before the deal. */
  level?: string
  levels?: readonly [string, string]
  end?: {
    readonly location: ProblemLocation
    readonly order: readonly SeatNo[]
    readonly rest: ReadonlyMap<SeatNo, readonly Card[]>
    /** Whether the message lists what was left. */
    readonly restKnown: boolean
  }
}

export interface LoggedGame {
  readonly deals: LoggedGuandanDeal[]
  /** The platform says that the game is over. */
  over: boolean
}

const asSeat = (value: unknown): SeatNo | undefined => seatNos.find(seat => seat === value)

interface Message {
  readonly log: ProblemLog
  readonly fields: JsonRecord
  readonly location: ProblemLocation
}

const bad = ({ log, location }: Message, element: string): undefined => {
  log.error('LOG_VALUE_UNREADABLE', { ...location, path: element }, { element })
  return undefined
}

const giftsOf = (message: Message): readonly LoggedGift[] => {
  const { result } = message.fields
  const gifts = Array.isArray(result)
    ? result.map((gift: unknown) => {
        const [from, to, code]: unknown[] = Array.isArray(gift) ? gift : []
        const [giver, receiver, card] = [asSeat(from), asSeat(to), cardOfCode(code)]
        return giver === undefined || receiver === undefined || giver === receiver || card === undefined
          ? undefined
          : { from: giver, to: receiver, card }
      })
    : [undefined]
  if (gifts.length === 0 || gifts.length > 2 || gifts.includes(undefined)) bad(message, 'result')
  return gifts.flatMap(gift => gift ?? [])
}

const readTurn = (message: Message, deal: LoggedGuandanDeal): undefined => {
  const { curPos, curAction, greaterPos } = message.fields
  const seat = asSeat(curPos)
  const action = readAction(curAction)
  if (seat === undefined) return bad(message, 'curPos')
  if (!action) return bad(message, 'curAction')
  const greatest = asSeat(greaterPos)
  deal.turns.push({ seat, action, location: message.location, ...(greatest === undefined ? {} : { greatest }) })
  return undefined
}

const restOf = (message: Message): ReadonlyMap<SeatNo, readonly Card[]> => {
  const rest = new Map<SeatNo, readonly Card[]>()
  const { restCards } = message.fields
  if (restCards === undefined || restCards === null) return rest
  if (!Array.isArray(restCards)) bad(message, 'restCards')
  else
    for (const entry of restCards as unknown[]) {
      const [who, codes]: unknown[] = Array.isArray(entry) ? entry : []
      const [seat, cards] = [asSeat(who), cardsOfCodes(codes)]
      if (seat === undefined || !cards || rest.has(seat)) bad(message, 'restCards')
      else if (cards.length > 0) rest.set(seat, cards)
    }
  return rest
}

/** The level of a deal as the platform writes it; 10 is `T` there too. */
const levelOf = (message: Message, key: string): string | undefined => {
  const value = message.fields[key]
  if (value === undefined || value === null) return undefined
  const mark = value === '10' || value === 10 ? 'T' : typeof value === 'number' ? String(value) : value
  return isLevelMark(mark) && mark !== 'A+' ? mark : bad(message, key)
}

const readEnd = (message: Message, deal: LoggedGuandanDeal): undefined => {
  const { order } = message.fields
  const seats = Array.isArray(order) ? order.map(asSeat) : []
  if (seats.length !== 4 || seats.includes(undefined) || new Set(seats).size !== 4) return bad(message, 'order')
  const level = levelOf(message, 'curRank')
  if (level !== undefined) deal.level = level
  deal.end = {
    location: message.location,
    order: seats as SeatNo[],
    rest: restOf(message),
    restKnown: Array.isArray(message.fields.restCards),
  }
  return undefined
}

/** A request to move says the levels of both sides. */
const readRequest = (message: Message, deal: LoggedGuandanDeal, mySeat: SeatNo | undefined): void => {
  const [own, other, level] = ['selfRank', 'oppoRank', 'curRank'].map(key => levelOf(message, key))
  if (level !== undefined && deal.level === undefined) deal.level = level
  if (own === undefined || other === undefined || mySeat === undefined || deal.levels) return
  deal.levels = mySeat % 2 === 0 ? [own, other] : [other, own]
}

const readBeginning = (message: Message, games: LoggedGame[]): SeatNo | undefined => {
  const { handCards, myPos } = message.fields
  const seat = asSeat(myPos)
  const cards = cardsOfCodes(handCards)
  if (seat === undefined) return bad(message, 'myPos')
  if (cards?.length !== 27) return bad(message, 'handCards')
  const open = games.at(-1)?.deals.at(-1)
  // The view of another seat of the same deal.
  if (open && !open.end && open.turns.length === 0 && !open.drawn.has(seat)) {
    open.drawn.set(seat, cards)
    return seat
  }
  if (open && !open.end) message.log.error('LOG_DEAL_UNFINISHED', open.location)
  const last = games.at(-1)
  const game = last && !last.over ? last : { deals: [], over: false }
  if (game !== last) games.push(game)
  game.deals.push({
    location: message.location,
    drawn: new Map([[seat, cards]]),
    tributes: [],
    returns: [],
    turns: [],
  })
  return seat
}

const readResisted = (message: Message, deal: LoggedGuandanDeal): undefined => {
  const { antiPos, antiNums } = message.fields
  const seats = Array.isArray(antiPos) ? antiPos.map(asSeat) : [undefined]
  const count = seats.length
  if (count < 1 || count > 2 || seats.includes(undefined)) return bad(message, 'antiPos')
  if (antiNums !== undefined && antiNums !== count) return bad(message, 'antiNums')
  deal.resisted = seats as SeatNo[]
  return undefined
}

const inDeal: Readonly<Record<string, (message: Message, deal: LoggedGuandanDeal) => void>> = {
  tribute: (message, deal) => {
    deal.tributes = giftsOf(message)
  },
  back: (message, deal) => {
    deal.returns = giftsOf(message)
  },
  'anti-tribute': readResisted,
  play: readTurn,
  episodeOver: readEnd,
}

/**
 * The messages of a log as games and deals. Kinds that nothing is known of are counted and left out; what a known kind
 * says wrongly is an error at its line.
 */
export const readMessages = (log: ProblemLog, values: readonly JsonValue[]): readonly LoggedGame[] => {
  const games: LoggedGame[] = []
  let mySeat: SeatNo | undefined
  let unknown = 0
  for (const { value, location } of values) {
    if (!isRecord(value)) {
      log.error('LOG_VALUE_UNREADABLE', location, { element: 'message' })
      continue
    }
    const message: Message = { log, fields: value, location }
    const { type, stage } = value
    const deal = games.at(-1)?.deals.at(-1)
    const game = games.at(-1)
    if (type === 'notify' && stage === 'beginning') mySeat = readBeginning(message, games) ?? mySeat
    else if (type === 'notify' && (stage === 'gameOver' || stage === 'gameResult')) {
      if (game) game.over = true
    } else if (type === 'act' && deal && !deal.end) readRequest(message, deal, mySeat)
    else if (type === 'notify' && typeof stage === 'string' && Object.hasOwn(inDeal, stage)) {
      if (!deal || deal.end) log.error('LOG_MESSAGE_UNKNOWN', location, { stage, known: 'yes' })
      else inDeal[stage]?.(message, deal)
    } else unknown++
  }
  if (unknown > 0) log.info('LOG_MESSAGE_UNKNOWN', undefined, { stage: unknown, known: 'no' })
  const last = games.at(-1)?.deals.at(-1)
  if (last && !last.end) log.error('LOG_DEAL_UNFINISHED', last.location)
  return games
}
