import { type Problem, problem } from '../core/problem.js'
import type { PlainCount, PlainRow, PlainSheet } from '../plain/description.js'
import { paymentFor } from './score-hand.js'

const SEATS = 4
const STICK = 1_000
/** What those without a ready hand pay to those with one when the wall is used up, together. */
const NOTEN = 3_000
const seats = [0, 1, 2, 3] as const

type Ending = 'ron' | 'tsumo' | 'drawn' | 'chombo'

/** A hand as its row says it; seats count from the player who starts East. */
interface Hand {
  readonly ending: Ending
  readonly winner: number | undefined
  readonly from: number | undefined
  readonly han: string
  readonly fu: number
  readonly riichi: readonly number[]
  readonly tenpai: readonly number[]
  /** Another winner on the discard of the row before. */
  readonly also: boolean
}

/** A session while it is replayed: who deals, what lies on the table, what everybody has. */
export interface Replayed {
  readonly scores: readonly number[]
  /** Bets that nobody has won yet. */
  readonly sticks: number
  readonly chombo: readonly number[]
  readonly problems: readonly Problem[]
  readonly counted: readonly PlainCount[]
  /** What each hand brought to each seat, in the order of the rows. */
  readonly changes: readonly (readonly number[])[]
}

const seatsIn = (value: PlainRow[string] | undefined): readonly number[] => (Array.isArray(value) ? value : [])
const seatIn = (value: PlainRow[string] | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined

const handOf = (row: PlainRow): Hand => ({
  ending: row.ending as Ending,
  winner: seatIn(row.winner),
  from: seatIn(row.from),
  han: typeof row.han === 'string' ? row.han : '',
  fu: Number(row.fu ?? 0),
  riichi: seatsIn(row.declared),
  tenpai: seatsIn(row.tenpai),
  also: row.also === true,
})

/** From five han on the fu change nothing. */
const needsFu = (han: string): boolean => han !== 'yakuman' && Number(han) < 5

const problemsOf = (hand: Hand, before: Hand | undefined, at: number): readonly Problem[] => {
  const found = (code: string, name: string) =>
    problem(code, { at: { path: `hands[${at}].${name}` }, params: { hand: at + 1 } })
  if (hand.ending === 'chombo') return hand.from === undefined ? [found('OFFENDER_MISSING', 'from')] : []
  if (hand.ending === 'drawn')
    return hand.riichi.every(seat => hand.tenpai.includes(seat)) ? [] : [found('RIICHI_WITHOUT_TENPAI', 'tenpai')]
  const isRon = hand.ending === 'ron'
  const continues = before?.ending === 'ron' && isRon && before.from === hand.from && before.winner !== hand.winner
  return [
    ...(hand.winner === undefined ? [found('HAND_WINNER_MISSING', 'winner')] : []),
    ...(isRon && hand.from === undefined ? [found('DISCARDER_MISSING', 'from')] : []),
    ...(!isRon && hand.from !== undefined ? [found('DISCARDER_NOT_EXPECTED', 'from')] : []),
    ...(isRon && hand.from !== undefined && hand.from === hand.winner ? [found('WINNER_IS_DISCARDER', 'from')] : []),
    ...(hand.han === '' || (needsFu(hand.han) && hand.fu === 0) ? [found('HAND_VALUE_MISSING', 'han')] : []),
    ...(hand.also && !continues ? [found('WIN_WITHOUT_FIRST', 'also')] : []),
  ]
}

/** Replays the hands of a session from equal scores: payments, bets, counters and who deals. */
class Session {
  scores: number[]
  sticks = 0
  chombo = [0, 0, 0, 0]
  counted: PlainCount[] = []
  private dealer = 0
  private counters = 0
  /** How the hand that is being written goes on once all its winners are known. */
  private dealerWon = false

  constructor(start: number) {
    this.scores = seats.map(() => start)
  }

  private pay(from: number, to: number, points: number): void {
    this.scores[from] = (this.scores[from] ?? 0) - points
    this.scores[to] = (this.scores[to] ?? 0) + points
  }

  private bet(riichi: readonly number[]): void {
    for (const seat of riichi) {
      this.scores[seat] = (this.scores[seat] ?? 0) - STICK
      this.sticks++
    }
  }

  /** The winner first in turn after the discarder takes the bets: of rows for one discard the nearest. */
  private takeSticks(winner: number): void {
    this.scores[winner] = (this.scores[winner] ?? 0) + STICK * this.sticks
    this.sticks = 0
  }

  private win(hand: Hand, winner: number): void {
    const value = hand.han === 'yakuman' ? 'yakuman' : { han: Number(hand.han), fu: hand.fu }
    const seat = winner === this.dealer ? 'E' : 'S'
    const payment = paymentFor({ by: hand.ending === 'ron' ? 'ron' : 'tsumo', seat, honba: this.counters }, value)
    for (const payer of seats) {
      if (payer === winner) continue
      if ('ron' in payment) {
        if (payer === hand.from) this.pay(payer, winner, payment.ron)
      } else if ('each' in payment) this.pay(payer, winner, payment.each)
      else this.pay(payer, winner, payer === this.dealer ? payment.dealer : payment.other)
    }
    this.dealerWon ||= winner === this.dealer
  }

  private drawn({ tenpai }: Hand): void {
    const ready = tenpai.length
    if (ready === 0 || ready === SEATS) return
    for (const seat of seats) {
      const change = tenpai.includes(seat) ? NOTEN / ready : -NOTEN / (SEATS - ready)
      this.scores[seat] = (this.scores[seat] ?? 0) + change
    }
  }

  private next(stays: boolean, adds: boolean): void {
    this.counters = adds ? this.counters + 1 : 0
    if (!stays) this.dealer = (this.dealer + 1) % SEATS
    this.dealerWon = false
  }

  private tally(hands: readonly Hand[]): void {
    const [first] = hands
    if (!first || first.ending === 'chombo') return
    for (const seat of seats) {
      const won = hands.some(({ winner, ending }) => winner === seat && ending !== 'drawn')
      const kinds = [
        ...(won ? [first.ending === 'ron' ? 'wonOnDiscard' : 'wonBySelfDraw'] : []),
        ...(first.ending === 'ron' && first.from === seat ? ['dealtIn'] : []),
        ...(first.riichi.includes(seat) ? ['declaredRiichi'] : []),
      ]
      this.counted.push({ seat, kind: 'handsPlayed', succeeded: won })
      for (const kind of kinds) this.counted.push({ seat, kind })
    }
  }

  /** One hand with all its winners. */
  play(hands: readonly Hand[]): void {
    const [first] = hands
    if (!first) return
    this.tally(hands)
    if (first.ending === 'chombo') {
      // The hand is played again: bets go back, counters stay, the penalty comes after the total.
      const offender = first.from ?? 0
      this.chombo[offender] = (this.chombo[offender] ?? 0) + 1
      return
    }
    this.bet(first.riichi)
    if (first.ending === 'drawn') {
      this.drawn(first)
      this.next(first.tenpai.includes(this.dealer), true)
      return
    }
    const turns = (seat: number): number => (seat - (first.from ?? seat) + SEATS) % SEATS
    const winners = hands.flatMap(({ winner }) => winner ?? []).toSorted((a, b) => turns(a) - turns(b))
    for (const hand of hands) this.win(hand, hand.winner ?? 0)
    this.takeSticks(winners[0] ?? 0)
    this.next(this.dealerWon, this.dealerWon)
  }
}

/** A session written hand by hand, played through; problems stand with the rows they are of. */
export const replay = ({ hands: rows }: PlainSheet, start: number): Replayed => {
  const hands = (Array.isArray(rows) ? (rows as readonly PlainRow[]) : []).map(handOf)
  const problems = hands.flatMap((hand, at) => problemsOf(hand, hands[at - 1], at))
  const session = new Session(start)
  const changes: (readonly number[])[] = []
  for (let at = 0; at < hands.length && problems.length === 0; ) {
    let end = at + 1
    while (hands[end]?.also) end++
    const before = [...session.scores]
    session.play(hands.slice(at, end))
    changes.push(session.scores.map((score, seat) => score - (before[seat] ?? 0)))
    at = end
  }
  const { scores, sticks, chombo, counted } = session
  return { scores, sticks, chombo, problems, counted, changes }
}
