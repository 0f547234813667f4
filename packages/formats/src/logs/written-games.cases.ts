import {
  type Card,
  type DealRecord,
  type FinishingOrder,
  followDeal,
  gsac2017,
  gsac2017Settings,
  levelRankOf,
  playedOut,
  playGame,
  type Rank,
  rankOfLevel,
} from '@paiji/rules/played-deal'
import { codeOfCard } from './guandan-cards.js'

/** Games of guandan played at random as the platform would have told them. */

export type Message = Record<string, unknown>

const codes = (cards: readonly Card[]): string[] => cards.map(codeOfCard)

const typeNames: Readonly<Record<string, string>> = {
  single: 'Single',
  pair: 'Pair',
  triple: 'Trips',
  tube: 'ThreePair',
  plate: 'TwoTrips',
  full_house: 'ThreeWithTwo',
  straight: 'Straight',
  straight_flush: 'StraightFlush',
  bomb: 'Bomb',
  joker_bomb: 'Bomb',
}

const conditions = {
  play: { ...gsac2017Settings.play, tenCardReport: false },
  returnRule: gsac2017Settings.returnRule,
  article: gsac2017.article,
}

const rankText = (key: number, level: number): string =>
  key === 16 ? 'B' : key === 17 ? 'R' : rankOfLevel(key === 15 ? level : Math.min(key, 14))

/** The messages of one deal as the seat saw it. */
export const messagesOf = (deal: DealRecord, seat: number): { messages: Message[]; order: FinishingOrder } => {
  const { turns, replay, state } = followDeal(deal, conditions)
  const order = [...replay.finish, ...[0, 1, 2, 3].filter(each => !replay.finish.includes(each as 0))] as FinishingOrder
  const notify = (stage: string, fields: Message): Message => ({ type: 'notify', stage, ...fields })
  let greatest = -1
  let best: unknown[] = []
  const plays = deal.plays.map((play, i) => {
    const { reading } = turns[i] as { reading?: { type: string; key: number } }
    const action = reading
      ? [typeNames[reading.type], rankText(reading.key, deal.level), codes(play.cards)]
      : ['PASS', 'PASS', 'PASS']
    if (reading) [greatest, best] = [play.seat, action]
    return notify('play', { curPos: play.seat, curAction: action, greaterPos: greatest, greaterAction: best })
  })
  const gifts = (list: DealRecord['tributes']) => list.map(({ from, to, card }) => [from, to, codeOfCard(card)])
  const resist = replay.tribute?.resist ? replay.tribute.payers : undefined
  const rest = [0, 1, 2, 3].flatMap(each => {
    const held = state.held[each] as readonly Card[]
    return held.length > 0 ? [[each, codes(held)]] : []
  })
  const messages = [
    notify('beginning', { handCards: codes(deal.hands[seat] as readonly Card[]), myPos: seat }),
    ...(resist ? [notify('anti-tribute', { antiNums: resist.length, antiPos: resist })] : []),
    ...(deal.tributes.length > 0 ? [notify('tribute', { result: gifts(deal.tributes) })] : []),
    ...(deal.returns.length > 0 ? [notify('back', { result: gifts(deal.returns) })] : []),
    ...plays,
    notify('episodeOver', { order, curRank: rankOfLevel(deal.level), restCards: rest, somethingNew: 1 }),
  ]
  return { messages, order }
}

export interface MadeGame {
  readonly deals: readonly DealRecord[]
  readonly messages: readonly Message[]
  readonly orders: readonly FinishingOrder[]
  readonly levels: readonly string[]
  readonly passed: boolean
}

const mostDeals = 60

/** A game from 2 on until A is passed, as the ladder of the rules has it. */
export const madeGame = (seed: number, seat: number): MadeGame => {
  const deals: DealRecord[] = []
  const orders: FinishingOrder[] = []
  const messages: Message[] = []
  const levels: string[] = []
  let level: string = '2'
  for (let i = 0; i < mostDeals; i++) {
    const deal = playedOut(seed * 100 + i, levelRankOf(level as Rank), orders.at(-1))
    const made = messagesOf(deal, seat)
    deals.push(deal)
    orders.push(made.order)
    levels.push(level)
    messages.push(...made.messages)
    const sheet = {
      kind: 'game' as const,
      deals: orders.map(finish => ({ finish })),
      extraDeals: [],
      ended: 'inProgress' as const,
      fouls: [0, 0] as const,
    }
    const report = playGame(sheet, { ...gsac2017Settings, format: 'byTime' })
    if (!report.ok) throw new Error(JSON.stringify(report.error))
    if (report.value.levels.includes('A+')) {
      messages.push({ type: 'notify', stage: 'gameOver', curTimes: 1, settingTimes: 1 })
      return { deals, messages, orders, levels, passed: true }
    }
    level = report.value.levels[report.value.outcomes.at(-1)?.winner as 0] as string
  }
  return { deals, messages, orders, levels, passed: false }
}

export const jsonLines = (messages: readonly Message[]): string => messages.map(one => JSON.stringify(one)).join('\n')
