import type { Adjustment, AdjustmentFact } from '../../core/adjustment.js'
import type { ClauseRef } from '../../core/clause.js'
import type { EntrantId, FactId } from '../../core/ids.js'
import { type Problem, problem } from '../../core/problem.js'
import { compare, fromText } from '../../core/ratio.js'
import { all, err, ok, type Result } from '../../core/result.js'
import type { ThirdPartyPolicy } from '../../core/procedure.js'
import { reviewPower } from '../hearing.js'
import { bodiesBelow, forcesUnder, isHarmless } from '../scope.js'
import type { Order, OrderLine, OrderPowers } from './order-line.js'

/** One change of the facts; a decision appends, it never edits. */
export type FactChange =
  | { readonly op: 'add'; readonly stage: string; readonly adjustment: Adjustment; readonly clause: ClauseRef }
  | { readonly op: 'supersede'; readonly stage: string; readonly fact: FactId }

/** The parts of a stage that orders look at. */
export interface OrderedStage {
  readonly id: string
  readonly entrants: readonly EntrantId[]
  readonly sheets: readonly { readonly slot: string; readonly sides: readonly EntrantId[] }[]
  readonly adjustments: readonly AdjustmentFact[]
  /** Contestants that went on from an earlier stage, each with the one it was there. */
  readonly from?: ReadonlyMap<EntrantId, EntrantId>
}

export interface OrderScene {
  readonly powers: OrderPowers
  readonly thirdParties: ThirdPartyPolicy
  /** The stage of the case first, then the later ones of the event in which its contestants play on. */
  readonly stages: readonly OrderedStage[]
}

type Sanction = Extract<Order, { kind: 'suspend' | 'caution' | 'fine' }>

/** What a decision comes to once it is signed. */
export interface OrderEffects {
  readonly facts: readonly FactChange[]
  readonly sanctions: readonly Sanction[]
  readonly deposit?: 'refund' | 'forfeit'
  readonly remandTo?: Extract<Order, { kind: 'remand' }>['to']
  readonly liftsStay: boolean
  readonly recommendations: readonly OrderLine[]
  /** Slots that are to be played again. */
  readonly replays: readonly string[]
}

type Step<T> = Result<T, readonly Problem[]>

const refuse = (code: string, at: number, params: Problem['params'] = {}): Step<never> =>
  err([problem(code, { at: { path: `orders[${at}]` }, params })])

/** The adjustments that a change closes or takes the effect from: a place that is void takes all that was set in it along. */
const touchedBy = (changes: readonly FactChange[], stages: readonly OrderedStage[]): readonly FactId[] =>
  changes.flatMap(change => {
    if (change.op === 'supersede') return [change.fact]
    const { adjustment } = change
    if (adjustment.kind !== 'annulled') return []
    const stage = stages.find(({ id }) => id === change.stage)
    const within = stage?.adjustments.filter(
      fact => 'slot' in fact.adjustment && fact.adjustment.slot === adjustment.slot,
    )
    return within?.map(({ id }) => id) ?? []
  })

/**
 * The least power over all that a line touches: the matter of the case, and those of the rulings whose adjustments it
 * closes. So no order reaches through one case what its body may not do in another.
 */
const checkPower = (line: OrderLine, at: number, { powers, stages, ...scene }: OrderScene): Step<OrderLine> => {
  const { kind } = line.order
  const { procedure, body, matter, matters } = powers
  if (line.order.kind === 'remand' && !bodiesBelow(body).includes(line.order.to))
    return refuse('ORDER_BEYOND_POWERS', at, { matter, kind })
  if (isHarmless(kind)) return ok(line)
  const changes = factsOf(line, at, { powers, stages, ...scene })
  const touched = touchedBy(changes.ok ? changes.value : [], stages).flatMap(fact => matters.get(fact) ?? [])
  for (const each of [matter, ...touched]) {
    const forces = forcesUnder(reviewPower(procedure, body, each).may)
    if (forces.includes(line.as)) continue
    return refuse(forces.length > 0 ? 'ORDER_ONLY_RECOMMENDED' : 'ORDER_BEYOND_POWERS', at, { matter: each, kind })
  }
  return ok(line)
}

const AWARDS: readonly Adjustment['kind'][] = ['assigned', 'artificial', 'stated', 'annulled']

/** Penalties and forfeits in the slot are lifted by a line of their own. */
const aboutSlot = (slot: string) => (fact: AdjustmentFact) =>
  'slot' in fact.adjustment && fact.adjustment.slot === slot && AWARDS.includes(fact.adjustment.kind)

/** Whatever a ruling put in the slot before gives way: one slot, one award. */
const replaceSlot = (stage: OrderedStage, slot: string, adjustment: Adjustment, clause: ClauseRef): FactChange[] => [
  ...stage.adjustments
    .filter(aboutSlot(slot))
    .map(({ id }) => ({ op: 'supersede' as const, stage: stage.id, fact: id })),
  { op: 'add', stage: stage.id, adjustment, clause },
]

const disqualified = (stage: OrderedStage, entrant: EntrantId, policy: ThirdPartyPolicy, clause: ClauseRef) => {
  const unranked: FactChange = { op: 'add', stage: stage.id, adjustment: { kind: 'unranked', entrant }, clause }
  if (policy === 'offendersOnly') return [unranked]
  const slots = stage.sheets.filter(sheet => sheet.sides.includes(entrant)).map(sheet => sheet.slot)
  return [unranked, ...slots.flatMap(slot => replaceSlot(stage, slot, { kind: 'annulled', slot }, clause))]
}

/** The contestant in each stage it played: it has another id wherever it went on. */
const throughStages = (stages: readonly OrderedStage[], entrant: EntrantId) => {
  const same = new Set<EntrantId>([entrant])
  return stages.flatMap(stage => {
    const own = stage.entrants.filter(each => {
      const before = stage.from?.get(each)
      return same.has(each) || (before !== undefined && same.has(before))
    })
    for (const each of own) same.add(each)
    return own.map(each => ({ stage, entrant: each }))
  })
}

const AMOUNT = /^(?:[1-9]\d*|\d+\/[1-9]\d*)$/

type PenaltyOrder = Extract<Order, { kind: 'proceduralPenalty' | 'lessenPenalty' | 'restoreResult' | 'forfeit' }>

const amountOf = ({ amount, unit, stated }: Extract<Order, { kind: 'proceduralPenalty' | 'lessenPenalty' }>) => ({
  amount,
  ...(unit === undefined ? {} : { unit }),
  ...(stated === undefined ? {} : { stated }),
})

const lessened = (stage: OrderedStage, { order, clause }: OrderLine, at: number): Step<readonly FactChange[]> => {
  if (order.kind !== 'lessenPenalty') return ok([])
  const before = stage.adjustments.find(({ id }) => id === order.adjustment)
  if (before?.adjustment.kind !== 'penalty') return refuse('ORDER_NO_PENALTY', at)
  if (!AMOUNT.test(order.amount)) return refuse('ORDER_AMOUNT_UNREADABLE', at)
  const { unit: _, stated: __, ...adjustment } = before.adjustment
  if (compare(fromText(order.amount), fromText(adjustment.amount)) >= 0) return refuse('ORDER_NOT_LESS', at)
  return ok([
    { op: 'supersede', stage: stage.id, fact: before.id },
    { op: 'add', stage: stage.id, adjustment: { ...adjustment, ...amountOf(order) }, clause },
  ])
}

/** Points taken, given back or made fewer, and games lost. */
const penaltyFacts = (
  stage: OrderedStage,
  line: OrderLine & { readonly order: PenaltyOrder },
  at: number,
): Step<readonly FactChange[]> => {
  const { order, clause } = line
  if (order.kind === 'lessenPenalty') return lessened(stage, line, at)
  if (order.kind === 'restoreResult') {
    const known = new Set(stage.adjustments.map(({ id }) => id))
    return order.adjustments.length === 0 || order.adjustments.some(id => !known.has(id))
      ? refuse('ORDER_NOTHING_TO_RESTORE', at)
      : ok(order.adjustments.map(fact => ({ op: 'supersede', stage: stage.id, fact })))
  }
  const { entrant, slot } = order
  if (!stage.entrants.includes(entrant)) return refuse('ORDER_ENTRANT_UNKNOWN', at)
  const sheet = stage.sheets.find(each => each.slot === slot)
  if (slot !== undefined && !sheet) return refuse('ORDER_SLOT_UNKNOWN', at)
  if (sheet && !sheet.sides.includes(entrant)) return refuse('ORDER_ENTRANT_UNKNOWN', at)
  if (order.kind === 'forfeit')
    return ok([{ op: 'add', stage: stage.id, adjustment: { kind: 'forfeit', entrant, slot: order.slot }, clause }])
  const { amount } = order
  if (!AMOUNT.test(amount) || (slot !== undefined && amount.includes('/'))) return refuse('ORDER_AMOUNT_UNREADABLE', at)
  const inSlot = slot === undefined ? {} : { slot }
  const adjustment = { kind: 'penalty' as const, entrant, ...amountOf(order), ...inSlot }
  return ok([{ op: 'add', stage: stage.id, adjustment, clause }])
}

/** The facts one line changes. Later stages are left alone where the policy touches one stage only. */
const factsOf = (line: OrderLine, at: number, scene: OrderScene): Step<readonly FactChange[]> => {
  const { order, clause } = line
  const [stage] = scene.stages
  if (!stage) return ok([])
  switch (order.kind) {
    case 'adjustScore': {
      if (!stage.sheets.some(({ slot }) => slot === order.slot)) return refuse('ORDER_SLOT_UNKNOWN', at)
      const kind = order.award === 'artificial' ? ('artificial' as const) : ('assigned' as const)
      return ok(replaceSlot(stage, order.slot, { kind, slot: order.slot, payload: order.payload }, clause))
    }
    case 'replay':
      if (!stage.sheets.some(({ slot }) => slot === order.slot)) return refuse('ORDER_SLOT_UNKNOWN', at)
      return ok(replaceSlot(stage, order.slot, { kind: 'annulled', slot: order.slot }, clause))
    case 'disqualify': {
      const { entrant } = order
      if (!stage.entrants.includes(entrant)) return refuse('ORDER_ENTRANT_UNKNOWN', at)
      const here = order.from === 'stage' || scene.thirdParties === 'touchedStageOnly'
      const reach = throughStages(here ? [stage] : scene.stages, entrant)
      return ok(reach.flatMap(each => disqualified(each.stage, each.entrant, scene.thirdParties, clause)))
    }
    case 'forfeit':
    case 'proceduralPenalty':
    case 'lessenPenalty':
    case 'restoreResult':
      return penaltyFacts(stage, { ...line, order }, at)
    default:
      return ok([])
  }
}

const isSanction = (order: Order): order is Sanction => ['suspend', 'caution', 'fine'].includes(order.kind)

const checkSanction = (line: OrderLine, at: number, { finesUpToDamage }: OrderPowers): Step<OrderLine> => {
  const { order } = line
  if (order.kind === 'suspend' && order.until !== undefined && order.until <= order.from)
    return refuse('ORDER_PERIOD_REVERSED', at)
  if (order.kind !== 'fine') return ok(line)
  if (!Number.isInteger(order.amount) || order.amount <= 0) return refuse('ORDER_AMOUNT_UNREADABLE', at)
  return finesUpToDamage && order.amount > (order.provenDamage ?? 0)
    ? refuse('ORDER_FINE_ABOVE_DAMAGE', at, { amount: order.amount, damage: order.provenDamage ?? 0 })
    : ok(line)
}

const TOGETHER: readonly Order['kind'][] = ['deposit', 'remand']

/** A deposit has one fate, a case goes back to one body, and a slot gets one award. */
const contradictions = (lines: readonly OrderLine[]): readonly Problem[] => {
  const twice = (keys: readonly string[]): string[] => keys.filter((key, at) => keys.indexOf(key) !== at)
  const orders = lines.filter(line => line.as === 'order').map(line => line.order)
  const kinds = twice(orders.map(({ kind }) => kind).filter(kind => TOGETHER.includes(kind)))
  const slots = twice(
    orders.flatMap(each => (each.kind === 'adjustScore' || each.kind === 'replay' ? [each.slot] : [])),
  )
  return [...kinds, ...slots].map(what => problem('ORDERS_CONTRADICT', { at: { path: 'orders' }, params: { what } }))
}

/**
 * What the lines of a decision come to: facts to append and to supersede, sanctions, the deposit's fate. A line on what
 * the body may only recommend on is refused as an order and kept apart as a recommendation (Law 93B3).
 * Problems: ORDER_ONLY_RECOMMENDED, ORDER_BEYOND_POWERS (a text without recommendations, a remand to no lower body), ORDER_SLOT_UNKNOWN, ORDER_ENTRANT_UNKNOWN, ORDER_AMOUNT_UNREADABLE,
 * ORDER_NOTHING_TO_RESTORE, ORDER_NO_PENALTY, ORDER_NOT_LESS, ORDER_PERIOD_REVERSED, ORDER_FINE_ABOVE_DAMAGE, ORDERS_CONTRADICT, ORDERS_MISSING.
 */
export const orderEffects = (lines: readonly OrderLine[], scene: OrderScene): Step<OrderEffects> => {
  if (lines.length === 0) return err([problem('ORDERS_MISSING', { at: { path: 'orders' } })])
  const checked = all(
    lines.map((line, at) => {
      const power = checkPower(line, at, scene)
      return power.ok ? map1(checkSanction(line, at, scene.powers)) : power
    }),
  )
  if (!checked.ok) return checked
  const against = contradictions(lines)
  if (against.length > 0) return err(against)
  const orders = lines.map((line, at) => ({ line, at })).filter(({ line }) => line.as === 'order')
  const facts = all(orders.map(({ line, at }) => factsOf(line, at, scene)))
  if (!facts.ok) return facts
  const find = <K extends Order['kind']>(kind: K) =>
    orders.map(({ line }) => line.order).find((order): order is Extract<Order, { kind: K }> => order.kind === kind)
  const deposit = find('deposit')?.fate
  const remandTo = find('remand')?.to
  return ok({
    facts: once(facts.value.flat()),
    sanctions: orders.map(({ line }) => line.order).filter(isSanction),
    ...(deposit ? { deposit } : {}),
    ...(remandTo ? { remandTo } : {}),
    liftsStay: orders.some(({ line: { order } }) => order.kind === 'liftStay'),
    recommendations: lines.filter(line => line.as === 'recommendation'),
    replays: orders.flatMap(({ line: { order } }) => (order.kind === 'replay' ? [order.slot] : [])),
  })
}

const map1 = (step: Step<OrderLine>): Step<readonly OrderLine[]> => (step.ok ? ok([step.value]) : step)

/** A fact is superseded once, even when two lines ask for it. */
const once = (facts: readonly FactChange[]): readonly FactChange[] => {
  const seen = new Set<string>()
  return facts.filter(change => {
    if (change.op === 'add') return true
    if (seen.has(change.fact)) return false
    seen.add(change.fact)
    return true
  })
}
