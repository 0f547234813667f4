import type { Problem } from '../../core/problem.js'
import { problem } from '../../core/problem.js'
import { entrantId, factId } from '../../core/ids.js'
import { unitCode } from '../../core/points.js'
import { fromDecimal, toText } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import { type Order, type OrderLine, orderForces, orderKinds, type TypedAward } from './order-line.js'

type Fields = Readonly<Record<string, unknown>>
type Read<T> = Result<T, readonly Problem[]>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  typeof value === 'string' && (values as readonly string[]).includes(value)
const texts = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every(isText) ? value : undefined
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const awards = ['artificial', 'assigned', 'weighted'] as const
const reaches = ['stage', 'event'] as const
const scopes = ['compete', 'attend', 'officiate'] as const
const fates = ['refund', 'forfeit'] as const
const bodies = ['director', 'chiefDirector', 'committee', 'nationalAuthority'] as const

/** As it was typed: a decimal becomes a ratio, anything else is for `orderEffects` to refuse. */
const amountOf = (text: string): string => {
  const value = fromDecimal(text)
  return value ? toText(value) : text.trim()
}

/** The amount, and how it was stated in its unit where that is kept with it. */
const statedAmount = (amount: string, { unit, stated }: Fields) => ({
  amount: amountOf(amount),
  ...(isText(unit) && isText(stated) ? { unit: unitCode(unit), stated } : {}),
})

const typedOf = (value: unknown): { typed?: TypedAward } => {
  if (!isFields(value) || !isText(value.form) || !isFields(value.answers)) return {}
  const answers = Object.entries(value.answers).flatMap(([name, answer]) =>
    typeof answer === 'string' ? [[name, answer] as const] : [],
  )
  return { typed: { form: value.form, answers: Object.fromEntries(answers) } }
}

/** Each kind reads its own fields; `undefined` when one of them is missing or of another shape. */
const readers: { readonly [K in Order['kind']]: (f: Fields) => Extract<Order, { kind: K }> | undefined } = {
  adjustScore: f => {
    const offenders = texts(f.offenders ?? [])
    return isOneOf(awards, f.award) && isText(f.slot) && f.payload !== undefined && offenders
      ? {
          kind: 'adjustScore',
          award: f.award,
          slot: f.slot,
          payload: f.payload,
          offenders: offenders.map(entrantId),
          ...typedOf(f.typed),
        }
      : undefined
  },
  forfeit: f =>
    isText(f.entrant) && isText(f.slot) ? { kind: 'forfeit', entrant: entrantId(f.entrant), slot: f.slot } : undefined,
  proceduralPenalty: f =>
    isText(f.entrant) && isText(f.amount) && (f.slot === undefined || isText(f.slot))
      ? {
          kind: 'proceduralPenalty',
          entrant: entrantId(f.entrant),
          ...statedAmount(f.amount, f),
          ...(f.slot === undefined ? {} : { slot: f.slot }),
        }
      : undefined,
  lessenPenalty: f =>
    isText(f.adjustment) && isText(f.amount)
      ? { kind: 'lessenPenalty', adjustment: factId(f.adjustment), ...statedAmount(f.amount, f) }
      : undefined,
  disqualify: f =>
    isText(f.entrant) && isOneOf(reaches, f.from)
      ? { kind: 'disqualify', entrant: entrantId(f.entrant), from: f.from }
      : undefined,
  restoreResult: f => {
    const adjustments = texts(f.adjustments)
    return adjustments && { kind: 'restoreResult', adjustments: adjustments.map(factId) }
  },
  replay: f => (isText(f.slot) ? { kind: 'replay', slot: f.slot } : undefined),
  suspend: f => {
    const { person, scope, from, until } = f
    if (!isText(person) || !isOneOf(scopes, scope) || !isDay(from)) return undefined
    if (until !== undefined && !isDay(until)) return undefined
    return { kind: 'suspend', person, scope, from, ...(until === undefined ? {} : { until }) }
  },
  caution: f => (isText(f.person) ? { kind: 'caution', person: f.person } : undefined),
  fine: f => {
    const { person, amount, currency, provenDamage } = f
    if (!isText(person) || typeof amount !== 'number' || !isText(currency)) return undefined
    return { kind: 'fine', person, amount, currency, ...(typeof provenDamage === 'number' ? { provenDamage } : {}) }
  },
  deposit: f => (isOneOf(fates, f.fate) ? { kind: 'deposit', fate: f.fate } : undefined),
  remand: f => (isOneOf(bodies, f.to) ? { kind: 'remand', to: f.to } : undefined),
  liftStay: () => ({ kind: 'liftStay' }),
  recordOnly: f => ({ kind: 'recordOnly', ...(isText(f.why) ? { why: f.why.trim() } : {}) }),
}

/**
 * One order line from a form or from storage: `{ order: { kind, … }, clause: { edition, article }, as, text }`.
 * Lines of before named what they review as well; that is derived now (`caseScope`).
 * Problem: ORDER_UNREADABLE, at the field.
 */
export const parseOrderLine = (input: unknown, path = 'orders'): Read<OrderLine> => {
  const refuse = (field: string): Read<never> =>
    err([problem('ORDER_UNREADABLE', { at: { path: field ? `${path}.${field}` : path } })])
  if (!isFields(input)) return refuse('')
  const { clause, text } = input
  if (!isFields(input.order) || !isOneOf(orderKinds, input.order.kind)) return refuse('order.kind')
  if (!isFields(clause) || !isText(clause.edition) || !isText(clause.article)) return refuse('clause')
  if (!isOneOf(orderForces, input.as)) return refuse('as')
  if (!isText(text)) return refuse('text')
  const order = readers[input.order.kind](input.order)
  if (!order) return refuse('order')
  const { edition, article } = clause
  return ok({ order, clause: { edition, article }, as: input.as, text: text.trim() })
}
