import type { Problem, ProblemLocation } from '@paiji/rules'
import {
  type Card,
  type CardGift,
  checkDealtHands,
  type DealEntry,
  type DealRecord,
  type FinishingOrder,
  type FollowedDeal,
  followDeal,
  formatCard,
  gsac2017,
  gsac2017Settings,
  type LevelRank,
  levelRankOf,
  levelValue,
  outcomeOf,
  type Play,
  playChoices,
  rankOfLevel,
  ranks,
  type Reading,
  type SeatNo,
  seatNos,
  sideOf,
} from '@paiji/rules/played-deal'
import type { ProblemLog } from '../problem-log.js'
import { remarkDifference } from '../stated/statements.js'
import { codeOfCard, type LoggedAction, typesOfAction } from './guandan-cards.js'
import type { LoggedGuandanDeal } from './guandan-messages.js'
import type { LoggedDeal } from './logged.js'

/** A deal of a sheet, and what its log says. */
export interface BuiltDeal {
  readonly entry: DealEntry
  /** The same as the sport's reader takes it: cards and level in text. */
  readonly written: unknown
  readonly logged: LoggedDeal
  readonly level: string
}

const conditions = {
  // Servers show everybody how many cards are left.
  play: { ...gsac2017Settings.play, tenCardReport: false },
  returnRule: gsac2017Settings.returnRule,
  article: gsac2017.article,
}

const nextSeat = (seat: SeatNo): SeatNo => ((seat + 1) % 4) as SeatNo
const partner = (seat: SeatNo): SeatNo => ((seat + 2) % 4) as SeatNo

const rankNumber = (rank: string): number => (ranks as readonly string[]).indexOf(rank) + 2

/** The comparison number of an action's rank: its level value, or of a run, whose lowest card it names, the top. */
const keyOfRank = (type: string, rank: string, level: LevelRank): number => {
  const natural = rank === 'B' ? 16 : rank === 'R' ? 17 : rankNumber(rank)
  const span = { straight: 4, straight_flush: 4, tube: 2, plate: 1 }[type]
  if (span !== undefined) return (natural === 14 ? 1 : natural) + span
  return natural === level ? 15 : natural
}

/** What the platform took the cards for, where the rules leave a choice. */
const declared = (action: LoggedAction, level: LevelRank): { as?: Reading; other?: string } => {
  const { readings } = playChoices(action.cards, level, conditions.play)
  const types = typesOfAction(action.type)
  const ofType = readings.filter(({ type }) => types.includes(type))
  const [first] = readings
  if (ofType.length === 0) return first ? { other: first.type } : {}
  if (readings.length === 1) return {}
  const ranked = ofType.find(({ type, key }) => key === keyOfRank(type, action.rank, level))
  return { as: ranked ?? (ofType.at(-1) as Reading) }
}

const playsOf = (log: ProblemLog, deal: LoggedGuandanDeal, level: LevelRank): readonly Play[] =>
  deal.turns.map(({ seat, action, location }) => {
    if (action.cards.length === 0) return { seat, cards: [] }
    const { as, other } = declared(action, level)
    remarkDifference(log, location, { what: 'action', taken: other, stated: action.type })
    return { seat, cards: action.cards, ...(as ? { as } : {}) }
  })

const without = (cards: readonly Card[], one: Card): readonly Card[] => {
  const at = cards.indexOf(one)
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)]
}

/** A hand as drawn, from what was played of it and left, the exchange of tribute undone. */
const handOf = (deal: LoggedGuandanDeal, seat: SeatNo): readonly Card[] => {
  const played = deal.turns.filter(turn => turn.seat === seat).flatMap(({ action }) => action.cards)
  const gifts = [...deal.tributes, ...deal.returns]
  const received = gifts.filter(({ to }) => to === seat)
  const given = gifts.filter(({ from }) => from === seat).map(({ card }) => card)
  const after = [...played, ...(deal.end?.rest.get(seat) ?? [])]
  return [...received.reduce((cards, { card }) => without(cards, card), after as readonly Card[]), ...given]
}

/** The four hands; undefined where the log does not show what was left. */
const handsOf = (log: ProblemLog, deal: LoggedGuandanDeal): readonly (readonly Card[])[] | undefined => {
  const location = deal.end?.location ?? deal.location
  if (!deal.end?.restKnown) {
    log.info('LOG_CARDS_UNKNOWN', location)
    return undefined
  }
  const hands = seatNos.map(seat => deal.drawn.get(seat) ?? handOf(deal, seat))
  const problems = checkDealtHands(hands)
  for (const found of problems) log.judged(found, location)
  return problems.length > 0 ? undefined : hands
}

/** The order of the deal before, as far as the tribute tells it; the two between stand as they may. */
const orderBefore = (deal: LoggedGuandanDeal, level: LevelRank): FinishingOrder | undefined => {
  const leader = deal.turns[0]?.seat
  const { tributes, resisted } = deal
  if (resisted) {
    if (leader === undefined || resisted.includes(leader)) return undefined
    const [only] = resisted
    if (resisted.length === 2) return [leader, partner(leader), ...[...resisted].sort((a, b) => a - b)]
    return fourWith(leader, only as SeatNo)
  }
  const [one, two] = tributes
  if (!one) return undefined
  if (!two) return fourWith(one.to, one.from)
  const [a, b] = [levelValue(one.card, level), levelValue(two.card, level)]
  const larger = a === b ? (one.from === nextSeat(one.to) ? one : two) : a > b ? one : two
  return [larger.to, partner(larger.to), ...[one.from, two.from].sort((x, y) => x - y)]
}

/** First and last, and between them whoever is left: no partner second, for that would be a double win. */
const fourWith = (first: SeatNo, last: SeatNo): FinishingOrder => {
  const [one, two] = seatNos.filter(seat => seat !== first && seat !== last) as [SeatNo, SeatNo]
  return one === partner(first) ? [first, two, one, last] : [first, one, two, last]
}

const gift = ({ from, to, card }: CardGift): CardGift => ({ from, to, card })

/** Turns that the replay could not take, and an end that is none, cannot stand; what the rules forbid is told. */
const isGrave = ({ code }: Problem, stopped: boolean, isLast: boolean): boolean =>
  code === 'PLAY_INCOMPLETE' || (stopped && isLast)

const placeOf = (deal: LoggedGuandanDeal, path: string | undefined): ProblemLocation => {
  const turn = /^plays\[(\d+)\]/.exec(path ?? '')
  const location = turn ? deal.turns[Number(turn[1])]?.location : undefined
  return location ?? (path === 'plays' ? (deal.end?.location ?? deal.location) : deal.location)
}

const judge = (log: ProblemLog, deal: LoggedGuandanDeal, { replay, state }: FollowedDeal): boolean => {
  let grave = false
  for (const [i, found] of replay.problems.entries()) {
    const cannot = isGrave(found, state.stopped, i === replay.problems.length - 1)
    grave ||= cannot
    log.judged({ ...found, severity: cannot ? 'error' : 'warning' }, placeOf(deal, found.at?.path))
  }
  const order = deal.end?.order ?? []
  if (!grave && replay.finish.some((seat, i) => order[i] !== seat)) {
    grave = true
    log.judged({ code: 'PLAY_ORDER_CONTRADICTS_FINISH' }, deal.end?.location ?? deal.location)
  }
  return !grave
}

/** Whose play is the best of the trick, by the replay and by the messages. */
const compareGreatest = (log: ProblemLog, deal: LoggedGuandanDeal, { turns }: FollowedDeal): void => {
  let greatest: SeatNo | undefined
  for (const [i, turn] of turns.entries()) {
    const logged = deal.turns[i]
    if (!logged) return
    if (turn.reading) greatest = logged.seat
    remarkDifference(log, logged.location, { what: 'greatest', taken: greatest, stated: logged.greatest })
  }
}

const recordOf = (
  log: ProblemLog,
  deal: LoggedGuandanDeal,
  level: LevelRank,
  before: FinishingOrder | undefined,
): DealRecord | undefined => {
  const hands = handsOf(log, deal)
  if (!hands) return undefined
  const leader = deal.turns[0]?.seat
  const previousFinish = before ?? orderBefore(deal, level)
  const record: DealRecord = {
    level,
    hands,
    ...(leader === undefined ? {} : { leader }),
    ...(previousFinish ? { previousFinish } : {}),
    tributes: deal.tributes.map(gift),
    returns: deal.returns.map(gift),
    plays: playsOf(log, deal, level),
  }
  const followed = followDeal(record, conditions)
  if (!judge(log, deal, followed)) return undefined
  compareGreatest(log, deal, followed)
  return record
}

const giftText = ({ from, to, card }: CardGift) => ({ from, to, card: formatCard(card) })

const writtenRecord = ({ level, hands, tributes, returns, plays, ...before }: DealRecord) => ({
  ...before,
  level: rankOfLevel(level),
  hands: hands.map(hand => hand.map(formatCard)),
  tributes: tributes.map(giftText),
  returns: returns.map(giftText),
  plays: plays.map(({ seat, cards, as }) => ({
    seat,
    cards: cards.map(formatCard),
    ...(as ? { as: { type: as.type, size: as.size, key: as.key } } : {}),
  })),
})

const loggedOf = (
  deal: LoggedGuandanDeal,
  level: string,
  entry: DealEntry,
  record: DealRecord | undefined,
): LoggedDeal => {
  const { winner, upgrade } = outcomeOf(entry)
  const passes = deal.turns.filter(({ action }) => action.cards.length === 0).length
  const codes = (gifts: LoggedGuandanDeal['tributes']) =>
    gifts.map(({ from, to, card }): readonly [number, number, string] => [from, to, codeOfCard(card)])
  return {
    kind: 'deal',
    ...(deal.resisted ? { antiTribute: deal.resisted } : {}),
    ...(deal.tributes.length > 0 ? { tribute: codes(deal.tributes) } : {}),
    ...(deal.returns.length > 0 ? { back: codes(deal.returns) } : {}),
    level,
    order: deal.end?.order ?? [],
    winners: seatNos.filter(seat => sideOf(seat) === winner),
    upgrade,
    plays: deal.turns.length - passes,
    passes,
    rest: Object.fromEntries([...(deal.end?.rest ?? [])].map(([seat, cards]) => [seat, cards.length])),
    ...(record ? { hands: record.hands.map(cards => cards.map(codeOfCard).join(' ')) } : {}),
  }
}

/** One deal of a game's sheet. `before`: the order of the deal before it, where the log has that. */
export const buildDeal = (
  log: ProblemLog,
  deal: LoggedGuandanDeal,
  before: FinishingOrder | undefined,
): BuiltDeal | undefined => {
  const { end, level } = deal
  if (!end) return undefined
  const rank = ranks.find(known => known === level)
  if (!rank) {
    log.error('VALUE_MISSING', { ...end.location, path: 'curRank' }, { element: 'curRank' })
    return undefined
  }
  const record = recordOf(log, deal, levelRankOf(rank), before)
  const entry: DealEntry = { finish: end.order, ...(record ? { record } : {}) }
  const written = { finish: end.order, ...(record ? { record: writtenRecord(record) } : {}) }
  return { entry, written, logged: loggedOf(deal, rank, entry, record), level: rank }
}
