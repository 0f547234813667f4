import { type Problem, problem } from '../../core/problem.js'
import { checkHand } from './check-hand.js'
import { handFaults, type LeanHand } from './lean-hand.js'
import { readConcealed, readMeld, readWin } from './read-hand.js'
import { readFlag, windIndex } from './total-of.js'
import { isRecord, isTextList, isWhole } from '../read.js'

/** A winning hand as it is written: see the field list of {@link readRequest}. */
export interface HandRequest {
  readonly melds?: readonly string[]
  readonly hand: string
  readonly win: string
  readonly flags?: readonly string[]
  readonly round: string
  readonly seat: string
  readonly flowers?: number
}

const windOf = (value: unknown): number =>
  typeof value === 'string' && value.length === 1 ? windIndex(value.charCodeAt(0)) : -1

const faultAt = (hand: LeanHand, path: string): Problem | undefined => {
  const code = handFaults[hand.fault]
  return hand.fault === 0 || code === undefined ? undefined : problem(code, { at: { path } })
}

const readTiles = (hand: LeanHand, input: HandRequest): Problem | undefined => {
  for (const [i, meld] of (input.melds ?? []).entries()) {
    readMeld(hand, meld, 0, meld.length)
    if (hand.fault !== 0) return faultAt(hand, `melds[${i}]`)
  }
  readConcealed(hand, input.hand, 0, input.hand.length)
  if (hand.fault !== 0) return faultAt(hand, 'hand')
  readWin(hand, input.win, 0, input.win.length)
  if (hand.fault !== 0) return faultAt(hand, 'win')
  for (const [i, flag] of (input.flags ?? []).entries()) {
    readFlag(hand, flag, 0, flag.length)
    if (hand.fault !== 0) return faultAt(hand, `flags[${i}]`)
  }
  return undefined
}

const missingOr = (value: unknown, code: string, path: string): Problem =>
  problem(value === undefined || value === null ? 'FIELD_MISSING' : code, { at: { path } })

/** Problems of shape, before the tiles are read. */
const shapeProblems = (input: Readonly<Record<string, unknown>>): readonly Problem[] => {
  const found: Problem[] = []
  const { melds, hand, win, flags, round, seat, flowers } = input
  if (melds !== undefined && melds !== null && !isTextList(melds))
    found.push(missingOr(melds, 'FIELD_UNREADABLE', 'melds'))
  if (typeof hand !== 'string') found.push(missingOr(hand, 'FIELD_UNREADABLE', 'hand'))
  if (typeof win !== 'string') found.push(missingOr(win, 'FIELD_UNREADABLE', 'win'))
  if (flags !== undefined && flags !== null && !isTextList(flags))
    found.push(missingOr(flags, 'FIELD_UNREADABLE', 'flags'))
  if (windOf(round) < 0) found.push(missingOr(round, 'WIND_UNREADABLE', 'round'))
  if (windOf(seat) < 0) found.push(missingOr(seat, 'WIND_UNREADABLE', 'seat'))
  const noFlowers = flowers === undefined || flowers === null
  if (!noFlowers && !isWhole(flowers, 0, 8)) found.push(problem('FLOWERS_UNREADABLE', { at: { path: 'flowers' } }))
  return found
}

/**
 * Reads a request into `hand`: `melds` (`["c234m","aEEEE"]`), `hand` (tiles before the winning one), `win`, `flags`
 * (`self last repl rob lok`), `round` and `seat` (E S W N), `flowers` (0–8). Answers what is wrong, located by field.
 */
export const readRequest = (hand: LeanHand, input: unknown): readonly Problem[] => {
  hand.clear()
  if (!isRecord(input)) return [problem('LINE_UNREADABLE')]
  const shape = shapeProblems(input)
  if (shape.length > 0) return shape
  const request = {
    ...(input as Partial<HandRequest> & Pick<HandRequest, 'hand' | 'win' | 'round' | 'seat'>),
    melds: (input.melds ?? []) as readonly string[],
    flags: (input.flags ?? []) as readonly string[],
  }
  const unreadable = readTiles(hand, request)
  if (unreadable) return [unreadable]
  hand.round = windOf(request.round)
  hand.seat = windOf(request.seat)
  hand.flowers = request.flowers ?? 0
  checkHand(hand)
  const impossible = faultAt(hand, 'hand')
  return impossible ? [impossible] : []
}
