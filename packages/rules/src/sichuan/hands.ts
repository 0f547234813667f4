import { type Problem, problem } from '../core/problem.js'
import type { PlainCount, PlainRow, PlainSettings, PlainSheet } from '../plain/description.js'

const seats = [0, 1, 2, 3] as const
/** Three have won: nobody is left to play against. */
const WINNERS = 3

/** What a line of a sheet says happened; the last three are said when the wall is used up. */
export const happenings = [
  'ron',
  'selfDraw',
  'exposedKong',
  'addedKong',
  'concealedKong',
  'pig',
  'ready',
  'exhausted',
] as const
type What = (typeof happenings)[number]

/** In bases, from each who pays. */
const kongs: Readonly<Partial<Record<What, number>>> = { exposedKong: 2, addedKong: 1, concealedKong: 2 }

interface Line {
  readonly what: What
  readonly seat: number | undefined
  readonly from: number | undefined
  readonly fan: number | undefined
  /** The winner takes what the discarder's last kong of the hand had brought. */
  readonly passed: boolean
}

const numberIn = (value: PlainRow[string] | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined

const lineOf = (row: PlainRow): Line => ({
  what: row.what as What,
  seat: numberIn(row.seat),
  from: numberIn(row.from),
  fan: numberIn(row.fan),
  passed: row.passed === true,
})

/** What one happening moved between the seats. */
export interface Move {
  readonly code: What | 'passedKong' | 'refund' | 'notReady'
  /** The hand of the session, from 1. */
  readonly hand: number
  readonly changes: readonly number[]
}

interface Kong {
  readonly owner: number
  readonly changes: readonly number[]
  passed: boolean
}

export interface Replayed {
  readonly moves: readonly Move[]
  readonly points: readonly number[]
  readonly hands: number
  readonly counted: readonly PlainCount[]
  readonly problems: readonly Problem[]
}

const paid = (payers: readonly number[], to: number, amount: number): readonly number[] =>
  seats.map(seat => (seat === to ? amount * payers.length : payers.includes(seat) ? -amount : 0))

const isPaidBySeat = (what: What): boolean => what === 'ron' || what === 'exposedKong'

/** What a line lacks or says too much, whatever went before. */
const lacking = ({ what, seat, from, fan, passed }: Line): readonly (readonly [string, string])[] => {
  if (what === 'exhausted') return []
  const needsFan = what === 'ron' || what === 'selfDraw' || what === 'ready'
  return [
    ...(seat === undefined ? [['LINE_SEAT_MISSING', 'seat'] as const] : []),
    ...(isPaidBySeat(what) && from === undefined ? [['LINE_PAYER_MISSING', 'from'] as const] : []),
    ...(!isPaidBySeat(what) && from !== undefined ? [['LINE_PAYER_NOT_EXPECTED', 'from'] as const] : []),
    ...(from !== undefined && from === seat ? [['LINE_OWN_TILE', 'from'] as const] : []),
    ...(needsFan && fan === undefined ? [['LINE_FAN_MISSING', 'fan'] as const] : []),
    ...(passed && what !== 'ron' ? [['LINE_KONG_MISSING', 'passed'] as const] : []),
  ]
}

/** A session while it is replayed: who has won of the hand that is played, and what its kongs brought. */
class Session {
  readonly moves: Move[] = []
  readonly counted: PlainCount[] = []
  /** Hands begun so far. */
  hand = 0
  private out = new Set<number>()
  private kongs: Kong[] = []
  private ready = new Map<number, number>()
  private pigs = new Set<number>()
  isOpen = false

  constructor(private readonly settings: PlainSettings) {}

  private get base(): number {
    return Number(this.settings.base)
  }

  private worth(fan: number): number {
    return this.base * 2 ** Math.min(fan, Number(this.settings.cap))
  }

  private others(seat: number): readonly number[] {
    return seats.filter(one => one !== seat && !this.out.has(one))
  }

  private move(code: Move['code'], changes: readonly number[]): void {
    if (changes.some(change => change !== 0)) this.moves.push({ code, hand: this.hand, changes })
  }

  private count(seat: number, kind: string): void {
    this.counted.push({ seat, kind })
  }

  /** What a line says against those before it in its hand. */
  contradicted({ what, seat, from, passed }: Line): readonly (readonly [string, string])[] {
    const isOut = (one: number | undefined): boolean => one !== undefined && this.out.has(one)
    if (isOut(seat)) return [['LINE_SEAT_OUT', 'seat']]
    if (isOut(from)) return [['LINE_SEAT_OUT', 'from']]
    const isChecked = (what === 'ready' || what === 'pig') && seat !== undefined
    if (isChecked && (this.ready.has(seat) || this.pigs.has(seat))) return [['LINE_SEAT_TWICE', 'seat']]
    return passed && !this.lastKong(from) ? [['LINE_KONG_MISSING', 'passed']] : []
  }

  private lastKong(owner: number | undefined): Kong | undefined {
    return this.kongs.findLast(kong => kong.owner === owner && !kong.passed)
  }

  private kong(what: What, seat: number, from: number | undefined): void {
    const payers = from === undefined ? this.others(seat) : [from]
    const changes = paid(payers, seat, this.base * (kongs[what] ?? 0))
    this.kongs.push({ owner: seat, changes, passed: false })
    this.move(what, changes)
    this.count(seat, 'kongsMade')
  }

  private win({ what, seat = 0, from, fan = 0, passed }: Line): void {
    const isSelfDraw = what === 'selfDraw'
    const payers = isSelfDraw ? this.others(seat) : [from ?? 0]
    const bonus = isSelfDraw ? this.settings.selfDraw : 'none'
    const each = this.worth(fan + (bonus === 'addFan' ? 1 : 0)) + (bonus === 'addBase' ? this.base : 0)
    this.move(what, paid(payers, seat, each))
    const kong = passed ? this.lastKong(from) : undefined
    if (kong) {
      kong.passed = true
      this.move('passedKong', paid([kong.owner], seat, kong.changes[kong.owner] ?? 0))
    }
    this.out.add(seat)
    this.count(seat, isSelfDraw ? 'wonBySelfDraw' : 'wonOnDiscard')
    if (from !== undefined) this.count(from, 'dealtIn')
  }

  /** The wall is used up: those with three suits pay, then kongs are given back, then those not ready pay. */
  private check(): void {
    const left = seats.filter(seat => !this.out.has(seat))
    const clean = left.filter(seat => !this.pigs.has(seat))
    for (const seat of clean) this.move('pig', paid([...this.pigs], seat, this.worth(Number(this.settings.cap))))
    const waiting = clean.filter(seat => !this.ready.has(seat))
    const owing = new Set([...waiting, ...this.pigs])
    for (const { owner, changes, passed } of this.kongs)
      if (this.settings.refund === true && owing.has(owner) && !passed)
        this.move(
          'refund',
          changes.map(change => -change),
        )
    for (const [seat, fan] of this.ready) this.move('notReady', paid(waiting, seat, this.worth(fan)))
  }

  private end(): void {
    for (const seat of seats) this.counted.push({ seat, kind: 'handsPlayed', succeeded: this.out.has(seat) })
    this.out = new Set()
    this.kongs = []
    this.ready = new Map()
    this.pigs = new Set()
    this.isOpen = false
  }

  play(line: Line): void {
    if (!this.isOpen) this.hand++
    this.isOpen = true
    const { what, seat = 0, from, fan = 0 } = line
    if (what === 'ready') this.ready.set(seat, fan)
    else if (what === 'pig') this.pigs.add(seat)
    else if (what === 'exhausted') this.check()
    else if (kongs[what] === undefined) this.win(line)
    else this.kong(what, seat, from)
    if (what === 'exhausted' || this.out.size === WINNERS) this.end()
  }
}

/** A session written happening by happening, played through; problems stand with the lines they are of. */
export const replay = ({ hands: rows }: PlainSheet, settings: PlainSettings): Replayed => {
  const lines = (Array.isArray(rows) ? (rows as readonly PlainRow[]) : []).map(lineOf)
  const session = new Session(settings)
  const problems: Problem[] = []
  for (const [at, line] of lines.entries()) {
    const found = [...lacking(line), ...(problems.length === 0 ? session.contradicted(line) : [])]
    problems.push(
      ...found.map(([code, name]) =>
        problem(code, { at: { path: `hands[${at}].${name}` }, params: { line: at + 1, hand: session.hand } }),
      ),
    )
    if (problems.length === 0) session.play(line)
  }
  if (problems.length === 0 && session.isOpen)
    problems.push(problem('HAND_NOT_ENDED', { at: { path: 'hands' }, params: { hand: session.hand } }))
  const { moves, counted, hand } = session
  const points = seats.map(seat => moves.reduce((sum, { changes }) => sum + (changes[seat] ?? 0), 0))
  return { moves, points, hands: hand, counted, problems }
}
