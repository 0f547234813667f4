import type { ResultOf, VariablesOf } from '@/gql'
import type { DraftDecisionMutation } from '@/features/case-act'
import { smallestUnits, writtenPrice } from '@/lib/format/money'
import type { DecisionQuery } from './panel.graphql'

/** Fields that an order of each kind has besides its words and its article. */
export const orderFields = {
  adjustScore: ['slot'],
  forfeit: ['slot', 'entrant'],
  replay: ['slot'],
  restoreResult: ['adjustments'],
  lessenPenalty: ['adjustments', 'amount'],
  proceduralPenalty: ['entrant', 'amount'],
  disqualify: ['entrant', 'reach'],
  suspend: ['person', 'scope', 'startsOn', 'endsOn'],
  caution: ['person'],
  fine: ['person', 'money', 'currency', 'provenDamage'],
  deposit: ['fate'],
  remand: ['to'],
  liftStay: [],
  recordOnly: ['why'],
} as const

export type OrderKindName = keyof typeof orderFields
export type OrderFieldName = (typeof orderFields)[OrderKindName][number]

/** A line of a decision's input. */
export type OrderLine = VariablesOf<typeof DraftDecisionMutation>['input']['orders'][number]
type Order = OrderLine['order']
type OrderOf<Kind extends OrderKindName> = Extract<Order, Readonly<Record<Kind, unknown>>>[Kind]

/** An order as the API stores it. */
export type StoredOrder = ResultOf<typeof DecisionQuery>['draftedDecision']['orders'][number]

export const orderForces: Readonly<Record<OrderLine['as'], true>> = { order: true, recommendation: true }

/** Fields that may be left empty. */
export const optionalFields: ReadonlySet<OrderFieldName> = new Set(['endsOn', 'provenDamage', 'why'])

/** One order as it is being written: plain texts, the form of the sport with its answers, the penalties it is about. */
export interface TypedOrder {
  readonly key: number
  readonly kind: OrderKindName
  readonly article: string
  readonly text: string
  readonly as: OrderLine['as']
  readonly values: Readonly<Partial<Record<Exclude<OrderFieldName, 'adjustments'>, string>>>
  readonly form?: string
  readonly answers: Readonly<Record<string, string>>
  readonly adjustments: readonly string[]
  /** An award that no form was filled in for: it goes back as it came. */
  readonly kept?: {
    readonly kind: NonNullable<StoredOrder['award']>
    readonly payload: Readonly<Record<string, unknown>>
  }
}

/** What the ruling gave: the first order begins with it. */
export interface RuledAward {
  readonly form: string
  readonly answers: readonly { readonly name: string; readonly value: string }[]
  readonly article: string
}

/** The kinds of order lines that this body has in this case, each with the force it may have. */
export type OfferedOrders = readonly { readonly kind: OrderKindName; readonly as: readonly OrderLine['as'][] }[]

/** The forces a line may have: those of its kind, and of every adjustment it is about. */
export const forcesOf = (
  { kind, adjustments }: Pick<TypedOrder, 'kind' | 'adjustments'>,
  offered: OfferedOrders,
  existing: readonly { readonly value: string; readonly as: readonly OrderLine['as'][] }[],
): readonly OrderLine['as'][] => {
  const own = offered.find(each => each.kind === kind)?.as ?? []
  const about = existing.filter(({ value }) => adjustments.includes(value))
  return own.filter(force => about.every(({ as }) => as.includes(force)))
}

/** A new line: the score of the ruling where this body may change it, else the first kind that it may write. */
export const newOrder = (
  key: number,
  slot: string | null,
  offered: OfferedOrders,
  ruled: RuledAward | null = null,
): TypedOrder => ({
  key,
  kind:
    (offered.find(each => each.kind === 'adjustScore') ?? offered.find(each => each.kind === 'recordOnly'))?.kind ??
    'recordOnly',
  article: ruled?.article ?? '',
  text: '',
  as: offered.find(each => each.kind === 'adjustScore')?.as[0] ?? 'order',
  values: slot ? { slot } : {},
  ...(ruled ? { form: ruled.form } : {}),
  answers: Object.fromEntries((ruled?.answers ?? []).map(({ name, value }) => [name, value])),
  adjustments: [],
})

/** The fields of a stored order as texts. */
const textsOf = (order: StoredOrder): TypedOrder['values'] => {
  const { slot, amount, reach, scope, startsOn, endsOn, money, currency, provenDamage, fate, to, why } = order
  const price = (units: number | null) => (units !== null && currency ? writtenPrice(units, currency) : null)
  const paid = { money: price(money), currency, provenDamage: price(provenDamage) }
  const given = { slot, amount, reach, scope, startsOn, endsOn, ...paid, fate, to, why }
  const all = { ...given, entrant: order.entrant?.id, person: order.person?.id }
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value == null ? [] : [[name, `${value}`]])))
}

/** A stored order, to be written again. */
export const fromStored = (order: StoredOrder, key: number): TypedOrder => {
  const { kind, award, payload, form } = order
  return {
    key,
    kind,
    article: order.clause.article,
    text: order.text,
    as: order.as,
    values: textsOf(order),
    answers: Object.fromEntries(order.answers.map(({ name, value }) => [name, value])),
    adjustments: order.adjustments,
    ...(form ? { form } : {}),
    ...(award && payload ? { kept: { kind: award, payload } } : {}),
  }
}

const awardInput = ({ form, answers, kept }: TypedOrder): OrderOf<'adjustScore'>['award'] =>
  !form && kept
    ? { written: kept }
    : {
        filled: {
          form: form ?? '',
          answers: Object.entries(answers)
            .filter(([, value]) => value.trim() !== '')
            .map(([name, value]) => ({ name, value })),
        },
      }

/** What an order of each kind says; a code that was not chosen goes empty and is refused where it is missing. */
const orderOf = (typed: TypedOrder): Order => {
  const text = (name: Exclude<OrderFieldName, 'adjustments'>): string => typed.values[name]?.trim() ?? ''
  const [entry, person, slot, amount] = [text('entrant'), text('person'), text('slot'), text('amount')]
  switch (typed.kind) {
    case 'adjustScore':
      return { adjustScore: { slot, award: awardInput(typed) } }
    case 'forfeit':
      return { forfeit: { entry, slot } }
    case 'replay':
      return { replay: { slot } }
    case 'restoreResult':
      return { restoreResult: { adjustments: [...typed.adjustments] } }
    case 'lessenPenalty':
      return { lessenPenalty: { adjustment: typed.adjustments[0] ?? '', amount } }
    case 'proceduralPenalty':
      return { proceduralPenalty: { entry, amount } }
    case 'disqualify':
      return { disqualify: { entry, from: text('reach') as OrderOf<'disqualify'>['from'] } }
    case 'suspend': {
      const scope = text('scope') as OrderOf<'suspend'>['scope']
      return { suspend: { person, scope, from: text('startsOn'), until: text('endsOn') || null } }
    }
    case 'caution':
      return { caution: { person } }
    case 'fine': {
      const currency = text('currency').toUpperCase()
      const units = (price: string): number => (/^[A-Z]{3}$/.test(currency) ? smallestUnits(price, currency) : 0)
      const provenDamage = text('provenDamage') === '' ? null : units(text('provenDamage'))
      return { fine: { person, amount: units(text('money')), currency, provenDamage } }
    }
    case 'deposit':
      return { deposit: { fate: text('fate') as OrderOf<'deposit'>['fate'] } }
    case 'remand':
      return { remand: { to: text('to') as OrderOf<'remand'>['to'] } }
    case 'liftStay':
      return { liftStay: true }
    case 'recordOnly':
      return { recordOnly: { why: text('why') || null } }
  }
}

/** What was typed as a line of the decision's input. */
export const orderInput = (typed: TypedOrder, edition: string): OrderLine => ({
  order: orderOf(typed),
  edition,
  article: typed.article.trim(),
  text: typed.text.trim(),
  as: typed.as,
})
