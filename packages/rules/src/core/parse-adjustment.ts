import { textOf } from './text-of.js'
import type { Adjustment } from './adjustment.js'
import { type KnownPlaces, placeAt } from './known-places.js'
import type { StageFacts } from './facts.js'
import { type EntrantId, entrantId } from './ids.js'
import { type UnitCode, unitCode } from './points.js'
import { problem, type Problem } from './problem.js'
import { compare, fromDecimal, fromText, type Ratio, ratio, toDecimal, toText, zero } from './ratio.js'
import { err, ok, type Result } from './result.js'

type Read<T> = Result<T, readonly Problem[]>

/** What a penalty takes, in the stage's unit, and how it was stated. */
export interface PenaltyAmount {
  readonly amount: string
  readonly unit: UnitCode
  readonly stated: string
}

/** What a sport decides about adjustments itself. */
export interface AdjustmentReader {
  /** The payload of `assigned` or `artificial`, as the scorer reads it. */
  payload(payload: unknown, kind: 'assigned' | 'artificial', slot: string): Read<unknown>
  /** Whether a penalty may be taken from one slot, in the slot's own unit and in whole points. */
  readonly penaltyInSlot: boolean
  /** An amount as typed, with its unit → what it is in the unit of the stage; without this, plain amounts alone. */
  penaltyAmount?(text: string): Result<PenaltyAmount, Problem>
  /** The most that can be taken at once, in the unit of the stage: what the contestant could win there. */
  mostPenalty?(entrant: EntrantId): Ratio
}

const refuse = (code: string, path: string, params?: Problem['params']): Read<never> =>
  err([problem(code, { at: { path }, ...(params ? { params } : {}) })])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const amountOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > 24) return undefined
  const ratio = /^-?\d+\/[1-9]\d*$/.test(value) ? fromText(value) : fromDecimal(value)
  return ratio && toText(ratio)
}

/** What an adjustment is held against. */
interface Known extends KnownPlaces {
  readonly facts: StageFacts<unknown>
}

const slotOf = (known: Known, value: unknown): Read<string> =>
  typeof value === 'string' && placeAt(known, value)
    ? ok(value)
    : refuse('SLOT_UNKNOWN', 'slot', { slot: textOf(value) })

const entrantOf = ({ facts }: Known, value: unknown): Read<EntrantId> =>
  typeof value === 'string' && facts.entrants.some(entrant => entrant.id === value)
    ? ok(entrantId(value))
    : refuse('ENTRANT_UNKNOWN', 'entrant')

const optionalSlot = (known: Known, value: unknown): Read<{ slot?: string }> => {
  if (value === undefined || value === null) return ok({})
  const slot = slotOf(known, value)
  return slot.ok ? ok({ slot: slot.value }) : slot
}

/** More points than any sport here plays for in a session. */
const USUAL_MOST: Ratio = ratio(1_000)

/** A plain amount is the stage's own; one with its unit is as the sport reads it, and stays as it was stated once read. */
const amountAsTyped = (
  { amount, unit, stated }: Readonly<Record<string, unknown>>,
  reader: AdjustmentReader,
): Result<{ readonly amount?: string } & Partial<Omit<PenaltyAmount, 'amount'>>, Problem> => {
  const plain = amountOf(amount)
  if (plain !== undefined && typeof unit === 'string' && typeof stated === 'string')
    return ok({ amount: plain, unit: unitCode(unit), stated })
  const isPositive = typeof amount === 'string' && !amount.trim().startsWith('-')
  if (reader.penaltyAmount && isPositive) return reader.penaltyAmount(amount)
  return ok(plain === undefined ? {} : { amount: plain })
}

const readPenalty = (
  input: Readonly<Record<string, unknown>>,
  known: Known,
  reader: AdjustmentReader,
): Read<Adjustment> => {
  const entrant = entrantOf(known, input.entrant)
  if (!entrant.ok) return entrant
  const slot = optionalSlot(known, input.slot)
  if (!slot.ok) return slot
  const typed = amountAsTyped(input, reader)
  if (!typed.ok) return err([typed.error])
  const { amount, ...unit } = typed.value
  const inSlot = slot.value.slot !== undefined
  // A penalty takes points: what gives some is another ruling.
  if (amount === undefined || compare(fromText(amount), zero) <= 0 || (inSlot && amount.includes('/')))
    return refuse('ADJUSTMENT_AMOUNT_UNREADABLE', 'amount')
  const most = reader.mostPenalty?.(entrant.value) ?? USUAL_MOST
  if (compare(fromText(amount), most) > 0)
    return refuse('ADJUSTMENT_AMOUNT_BEYOND', 'amount', { most: toDecimal(most, 0) })
  if (inSlot && !reader.penaltyInSlot) return refuse('ADJUSTMENT_UNREADABLE', 'slot')
  return ok({ kind: 'penalty', entrant: entrant.value, amount, ...unit, ...slot.value })
}

/**
 * An adjustment as somebody wants to record it → one that fits these facts: a contestant of the stage, a place that
 * has a sheet or was drawn, a payload the sport can read, an exact amount.
 */
export const readAdjustment = (input: unknown, known: Known, reader: AdjustmentReader): Read<Adjustment> => {
  if (!isRecord(input)) return refuse('ADJUSTMENT_UNREADABLE', 'adjustment')
  switch (input.kind) {
    case 'assigned':
    case 'artificial': {
      const slot = slotOf(known, input.slot)
      if (!slot.ok) return slot
      const payload = reader.payload(input.payload, input.kind, slot.value)
      return payload.ok ? ok({ kind: input.kind, slot: slot.value, payload: payload.value }) : payload
    }
    case 'penalty':
      return readPenalty(input, known, reader)
    case 'annulled': {
      const slot = slotOf(known, input.slot)
      return slot.ok ? ok({ kind: 'annulled', slot: slot.value }) : slot
    }
    case 'forfeit':
    case 'unranked': {
      const entrant = entrantOf(known, input.entrant)
      if (!entrant.ok) return entrant
      if (input.kind === 'unranked') return ok({ kind: 'unranked', entrant: entrant.value })
      const slot = optionalSlot(known, input.slot)
      return slot.ok ? ok({ kind: 'forfeit', entrant: entrant.value, ...slot.value }) : slot
    }
    default:
      return refuse('ADJUSTMENT_KIND_UNKNOWN', 'kind', { kind: textOf(input.kind) })
  }
}
