import { problem, type Problem } from '../../core/problem.js'
import { type Card, countCards, distinctSorted, formatCard } from '../cards/cards.js'
import { defaultReading } from '../play/classify.js'
import { beats } from '../play/comparison.js'
import type { ArticleOf } from '../score/scored-game.js'
import type { CardGift, DealRecord, Play } from './deal-record.js'
import { completeOrder } from '../ladder/finish-order.js'
import { type Reading, sameReading } from '../play/hand-type.js'
import { type PlayChoices, type PlayRules, playChoices } from '../play/play-readings.js'
import { afterPass, afterPlay, startTrick, type TrickFlow } from '../play/trick.js'
import { returnCards, type TributeFlow, tributeFlow } from '../play/tribute.js'
import { type FinishingOrder, type SeatNo, sideOf } from '../types.js'
import type { ReturnRule } from '../settings/settings.js'

/** By what a recorded deal is judged: an edition's conditions, and its articles. */
export interface DealConditions {
  readonly play: PlayRules
  readonly returnRule: ReturnRule
  readonly article: ArticleOf
}

type Judging = Pick<DealConditions, 'play'> & Partial<DealConditions>

/** Every play that some event allows. */
const anyPlay: PlayRules = {
  jokerPairFullHouse: true,
  underDeclareStraightFlush: true,
  underDeclareLoneWild: true,
  tenCardReport: false,
}

/** A 10张报牌 that fell due: the play after which the seat held ten cards or fewer for the first time. */
export interface TenCardReport {
  readonly play: number
  readonly seat: SeatNo
  readonly cards: number
}

export interface DealReplay {
  /** Complete when the deal was played to its end, otherwise who is out so far. */
  readonly finish: FinishingOrder
  readonly complete: boolean
  readonly tribute?: TributeFlow
  readonly reports: readonly TenCardReport[]
  /** Plays that led to a lead by the partner of one who was out (借风). */
  readonly borrowedLeads: readonly number[]
  readonly problems: readonly Problem[]
}

/** One turn as the replay took it. */
export interface TakenTurn {
  /** What the cards counted as; absent for a pass. */
  readonly reading?: Reading
  /** Cards the seat held afterwards. */
  readonly left: number
  /** The turn opened a trick. */
  readonly leads: boolean
  /** The lead came from a partner who went out unbeaten (借风, art. 9). */
  readonly borrowed: boolean
}

/** Where the table stands after the last turn that could be applied. */
export interface DealState {
  readonly turn: SeatNo
  /** The play to beat and whose it is; absent when the seat on play leads. */
  readonly top?: Reading
  readonly owner?: SeatNo
  readonly out: readonly SeatNo[]
  readonly over: boolean
  /** The replay stopped at a turn it could not apply; the ones after it were not looked at. */
  readonly stopped: boolean
  /** Cards in hand by seat, ascending faces. */
  readonly held: readonly (readonly Card[])[]
  /** Seats that came to ten cards or fewer and were due to say so (art. 12). */
  readonly reportDue: readonly boolean[]
}

export interface FollowedDeal {
  readonly replay: DealReplay
  /** One for each play that was applied, in order. */
  readonly turns: readonly TakenTurn[]
  readonly state: DealState
}

interface Table {
  readonly record: DealRecord
  readonly conditions: Judging
  /** Cards in hand by seat, counted by face. */
  readonly held: Uint8Array[]
  readonly left: number[]
  readonly reportDone: boolean[]
  readonly problems: Problem[]
  readonly reports: TenCardReport[]
  readonly borrowedLeads: number[]
  readonly turns: TakenTurn[]
}

type Params = Record<string, string | number>

const note = (table: Table, code: string, path: string, article: string, params: Params = {}): void => {
  const clause = table.conditions.article?.(article)
  table.problems.push(problem(code, { ...(clause ? { clause } : {}), at: { path }, params }))
}

const move = (table: Table, gift: CardGift): void => {
  const from = table.held[gift.from] as Uint8Array
  const to = table.held[gift.to] as Uint8Array
  from[gift.card] = (from[gift.card] as number) - 1
  to[gift.card] = (to[gift.card] as number) + 1
  table.left[gift.from] = (table.left[gift.from] as number) - 1
  table.left[gift.to] = (table.left[gift.to] as number) + 1
}

const holds = (table: Table, seat: SeatNo, card: Card): boolean =>
  ((table.held[seat] as Uint8Array)[card] as number) > 0

const cardList = (held: Uint8Array): Card[] => [...held].flatMap((count, card) => Array<Card>(count).fill(card))

/** Payments as owed, returns as allowed; what is wrong is located and the cards move as written (arts. 10, 18). */
const exchangeTribute = (table: Table, flow: TributeFlow): void => {
  const { returnRule } = table.conditions
  const { tributes, returns, level } = table.record
  if (flow.resist && tributes.length + returns.length > 0) {
    note(table, 'TRIBUTE_NOT_DUE', 'tributes', '10.3')
  }
  for (const owed of flow.transfers) {
    const i = tributes.findIndex(gift => gift.from === owed.from && gift.to === owed.to)
    const paid = tributes[i]
    if (!paid) note(table, 'TRIBUTE_MISSING', 'tributes', '10.1', { from: owed.from, to: owed.to })
    else if (!owed.eligible.includes(paid.card)) {
      note(table, 'TRIBUTE_WRONG_CARD', `tributes[${i}]`, '18.1', { card: formatCard(paid.card) })
    }
  }
  const before = table.held.map(cardList)
  for (const gift of tributes) if (holds(table, gift.from, gift.card)) move(table, gift)
  for (const owed of flow.transfers) {
    const i = returns.findIndex(gift => gift.from === owed.to && gift.to === owed.from)
    const given = returns[i]
    if (!given) {
      note(table, 'TRIBUTE_MISSING', 'returns', '10.1', { from: owed.to, to: owed.from })
      continue
    }
    const to = sideOf(given.from) === sideOf(given.to) ? 'partner' : 'opponent'
    if (returnRule && !returnCards(before[given.from] as Card[], level, to, returnRule).includes(given.card)) {
      note(table, 'TRIBUTE_WRONG_RETURN', `returns[${i}]`, '18.2', { card: formatCard(given.card) })
    }
  }
  for (const gift of returns) if (holds(table, gift.from, gift.card)) move(table, gift)
}

/** Takes the cards from the hand; false (and a located problem) when the seat does not hold them. */
const takeCards = (table: Table, play: Play, path: string): boolean => {
  const held = table.held[play.seat] as Uint8Array
  const counts = countCards(play.cards)
  const missing = play.cards.find(card => (counts[card] as number) > (held[card] as number))
  if (missing !== undefined) {
    note(table, 'PLAY_CARDS_NOT_HELD', path, '6.1', { card: formatCard(missing), seat: play.seat })
    return false
  }
  for (const card of play.cards) held[card] = (held[card] as number) - 1
  table.left[play.seat] = (table.left[play.seat] as number) - play.cards.length
  return true
}

const undeclared = (
  table: Table,
  choices: PlayChoices,
  path: string,
  top: Reading | undefined,
): Reading | undefined => {
  if (choices.unspoken) return choices.unspoken
  note(table, 'PLAY_DECLARATION_MISSING', path, '7.3.2', { readings: choices.readings.length })
  const beating = top ? choices.readings.filter(reading => beats(reading, top)) : choices.readings
  return defaultReading(beating) ?? beating[0] ?? choices.readings[0]
}

/** What the play counts as; undefined when the cards are no play at all. */
const readPlay = (table: Table, play: Play, path: string, top: Reading | undefined): Reading | undefined => {
  const choices = playChoices(play.cards, table.record.level, table.conditions.play)
  const declared = play.as
  if (choices.readings.length === 0) {
    note(table, 'PLAY_NOT_A_TYPE', path, '4', { cards: distinctSorted(play.cards).join(' ') })
    return undefined
  }
  if (!declared) return undeclared(table, choices, path, top)
  if (choices.readings.some(reading => sameReading(reading, declared))) return declared
  const under = choices.refused.some(reading => sameReading(reading, declared))
  note(table, under ? 'PLAY_UNDER_DECLARED' : 'PLAY_DECLARATION_WRONG', path, '7.2', {
    declared: declared.type,
  })
  return choices.readings.at(-1)
}

const noteReport = (table: Table, play: Play, index: number, path: string): void => {
  const left = table.left[play.seat] as number
  const due = !table.reportDone[play.seat] && left > 0 && left <= 10
  if (due) {
    table.reportDone[play.seat] = true
    table.reports.push({ play: index, seat: play.seat, cards: left })
  }
  if (due && table.conditions.play.tenCardReport && !play.reported) {
    note(table, 'PLAY_TEN_NOT_REPORTED', path, '12.1', { seat: play.seat, cards: left })
  }
  if (!due && play.reported) note(table, 'PLAY_REPORT_NOT_DUE', path, '12', { seat: play.seat, cards: left })
}

/** One recorded turn; false when the replay cannot go on from it. */
const takeTurn = (table: Table, flow: TrickFlow, play: Play, index: number): boolean => {
  const path = `plays[${index}]`
  if (flow.over) {
    note(table, 'PLAY_AFTER_END', path, '6.4')
    return false
  }
  if (flow.out.includes(play.seat)) {
    note(table, 'PLAY_BY_FINISHED_SEAT', path, '6.1', { seat: play.seat })
    return false
  }
  if (play.seat !== flow.turn) {
    const article = play.cards.length === 0 ? '17.3' : '17.2'
    note(table, 'PLAY_SEAT_OUT_OF_TURN', path, article, { seat: play.seat, expected: flow.turn })
    return false
  }
  if (play.cards.length === 0) {
    if (!flow.top) {
      note(table, 'PLAY_PASS_BY_LEADER', path, '6.2', { seat: play.seat })
      return false
    }
    afterPass(flow, play.seat)
    if (flow.borrowedWind && !flow.top) table.borrowedLeads.push(index)
    table.turns.push({ left: table.left[play.seat] as number, leads: false, borrowed: false })
    return true
  }
  const leads = !flow.top
  const reading = readPlay(table, play, path, flow.top)
  if (!takeCards(table, play, path) || !reading) return false
  if (flow.top && !beats(reading, flow.top)) {
    note(table, 'PLAY_DOES_NOT_BEAT', path, '6.1', { seat: play.seat })
  }
  noteReport(table, play, index, path)
  const borrowed = leads && flow.borrowedWind
  table.turns.push({ reading, left: table.left[play.seat] as number, leads, borrowed })
  afterPlay(flow, play.seat, reading, table.left[play.seat] === 0)
  return true
}

const setTable = (record: DealRecord, conditions: Judging): Table => ({
  record,
  conditions,
  held: record.hands.map(countCards),
  left: record.hands.map(hand => hand.length),
  reportDone: [false, false, false, false],
  problems: [],
  reports: [],
  borrowedLeads: [],
  turns: [],
})

const stateOf = (table: Table, flow: TrickFlow, stopped: boolean): DealState => ({
  turn: flow.turn,
  ...(flow.top ? { top: flow.top } : {}),
  ...(flow.owner === undefined ? {} : { owner: flow.owner }),
  out: flow.out,
  over: flow.over,
  stopped,
  held: table.held.map(cardList),
  reportDue: table.reportDone,
})

interface Run {
  readonly table: Table
  readonly flow: TrickFlow
  readonly applied: boolean
  readonly replay: DealReplay
}

const runDeal = (record: DealRecord, conditions: Judging): Run => {
  const table = setTable(record, conditions)
  const owed = record.previousFinish
  const tribute = owed ? tributeFlow(owed, record.hands, record.level) : undefined
  if (tribute) exchangeTribute(table, tribute)
  const leader = tribute?.leader ?? (record.leader as SeatNo)
  if (tribute && record.leader !== undefined && record.leader !== leader) {
    note(table, 'PLAY_LEADER_WRONG', 'leader', '10.1', { seat: record.leader, expected: leader })
  }
  const flow = startTrick(leader)
  let applied = true
  for (let i = 0; applied && i < record.plays.length; i++) {
    applied = takeTurn(table, flow, record.plays[i] as Play, i)
  }
  if (applied && !flow.over) note(table, 'PLAY_INCOMPLETE', 'plays', '6.4', { turns: record.plays.length })
  const { reports, borrowedLeads, problems } = table
  const finish = flow.over ? completeOrder(flow.out) : flow.out
  return {
    table,
    flow,
    applied,
    replay: { finish, complete: flow.over, ...(tribute ? { tribute } : {}), reports, borrowedLeads, problems },
  }
}

/**
 * Who went out when. Cards move as they are written, whatever an event thinks of a play: the order is the same under
 * all conditions, so this asks for none and judges nothing.
 */
export const finishOfRecord = (record: DealRecord): Pick<DealReplay, 'finish' | 'complete'> =>
  runDeal(record, { play: anyPlay }).replay

/**
 * Plays a recorded deal again and judges every turn, for somebody who writes it down: every turn as it was taken, and who
 * is on play with what. Problems are located (`plays[12]`, `tributes[0]`) with the article; the replay stops at the first
 * turn it cannot apply, and goes on after a play that merely fails to beat.
 */
export const followDeal = (record: DealRecord, conditions: DealConditions): FollowedDeal => {
  const { table, flow, applied, replay } = runDeal(record, conditions)
  return { replay, turns: table.turns, state: stateOf(table, flow, !applied) }
}
