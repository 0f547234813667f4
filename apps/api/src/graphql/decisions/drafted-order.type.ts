import { Field, ID, Int, ObjectType } from 'type-graphql'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { JSONObject, LocalDate } from '../shared/scalars.js'
import { ClauseType } from '../shared/clause.type.js'
import type { Order, OrderLine } from '@paiji/rules/procedure'
import { awardTextOf } from '../../domain/decisions/award-figures.js'
import { HearingBodyEnum } from '../appeals/appeals.enums.js'
import {
  DepositOrderEnum,
  DisqualifiedFromEnum,
  OrderedAwardEnum,
  OrderForceEnum,
  OrderKindEnum,
  SuspendedFromEnum,
} from './decisions.enums.js'

type Of<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>

@ObjectType('OrderAnswer', { description: 'An answer to a form of award.', simpleResolvers: true })
export class OrderAnswerType {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string

  @Field(() => String, { description: 'What was filled in.' })
  value!: string
}

@ObjectType('DraftedOrder', {
  simpleResolvers: true,
  description: 'A line of a decision; each kind has its own fields.',
})
export class DraftedOrderType {
  entryId?: string
  personId?: string

  @Field(() => OrderKindEnum, { description: 'What kind of order it is.' })
  kind!: Order['kind']

  @Field(() => OrderForceEnum, { description: 'Whether it orders or recommends.' })
  as!: OrderLine['as']

  @Field(() => ClauseType)
  clause!: ClauseType

  @Field(() => String, { description: 'The order in words.' })
  text!: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
    nullable: true,
  })
  slot?: string

  @Field(() => String, { description: 'The form of award that was filled in.', nullable: true })
  form?: string

  @Field(() => [OrderAnswerType], { description: 'How the form of the award was filled in.' })
  answers!: OrderAnswerType[]

  @Field(() => String, {
    description: 'The award in the notation of the sport: 4♠ N = 60%, 4♠ N −1 40%.',
    nullable: true,
  })
  awarded?: string | undefined

  @Field(() => OrderedAwardEnum, { description: 'The award, as the sport names it.', nullable: true })
  award?: Of<'adjustScore'>['award']

  @Field(() => JSONObject, {
    nullable: true,
    description: 'An award that no form was filled in for, as the edition reads it.',
  })
  payload?: Readonly<Record<string, unknown>>

  @Field(() => String, { description: 'An amount in the unit of the stage, exact.', nullable: true })
  amount?: string

  @Field(() => DisqualifiedFromEnum, { description: 'How far a disqualification reaches.', nullable: true })
  reach?: Of<'disqualify'>['from']

  @Field(() => [ID], { description: 'Adjustments of the ruling that it replaces.' })
  adjustments!: string[]

  @Field(() => SuspendedFromEnum, { description: 'From what somebody is suspended.', nullable: true })
  scope?: Of<'suspend'>['scope']

  @Field(() => LocalDate, { description: 'The first day of a suspension.', nullable: true })
  startsOn?: string

  @Field(() => LocalDate, { description: 'The day after the last day of a suspension.', nullable: true })
  endsOn?: string

  @Field(() => Int, { description: 'The money, in the smallest unit of the currency.', nullable: true })
  money?: number

  @Field(() => String, { description: 'The currency of the money.', nullable: true })
  currency?: string

  @Field(() => Int, { description: 'The damage that was proven.', nullable: true })
  provenDamage?: number

  @Field(() => DepositOrderEnum, { description: 'What becomes of the deposit.', nullable: true })
  fate?: Of<'deposit'>['fate']

  @Field(() => HearingBodyEnum, { description: 'The body a case goes back to.', nullable: true })
  to?: Of<'remand'>['to']

  @Field(() => String, { description: 'Why nothing changes although the ruling does not stand.', nullable: true })
  why?: string
}

type Stored = Readonly<Record<string, unknown>>

const ids = (values: readonly unknown[]): string[] => values.map(value => toGlobalId('Adjustment', String(value)))

/** What was filled in for an award; a payload without a form goes back as it is. */
const awardOf = ({ award, payload, typed }: Of<'adjustScore'>): Partial<DraftedOrderType> => {
  if (!typed) return { award, payload: payload as Stored }
  return { form: typed.form, answers: Object.entries(typed.answers).map(([name, value]) => ({ name, value })) }
}

/** The fields of each kind. */
const fieldsOf = (order: Order): Partial<DraftedOrderType> => {
  switch (order.kind) {
    case 'adjustScore':
      return { slot: order.slot, ...awardOf(order) }
    case 'forfeit':
      return { slot: order.slot, entryId: order.entrant }
    case 'proceduralPenalty':
      return { entryId: order.entrant, amount: order.amount, ...(order.slot ? { slot: order.slot } : {}) }
    case 'lessenPenalty':
      return { adjustments: ids([order.adjustment]), amount: order.amount }
    case 'disqualify':
      return { entryId: order.entrant, reach: order.from }
    case 'restoreResult':
      return { adjustments: ids(order.adjustments) }
    case 'replay':
      return { slot: order.slot }
    case 'suspend':
      return {
        personId: order.person,
        scope: order.scope,
        startsOn: order.from,
        ...(order.until ? { endsOn: order.until } : {}),
      }
    case 'caution':
      return { personId: order.person }
    case 'fine': {
      const { person, amount, currency, provenDamage } = order
      return { personId: person, money: amount, currency, ...(provenDamage === undefined ? {} : { provenDamage }) }
    }
    case 'deposit':
      return { fate: order.fate }
    case 'remand':
      return { to: order.to }
    case 'liftStay':
      return {}
    case 'recordOnly':
      return order.why ? { why: order.why } : {}
  }
}

/** A stored line as the form writes it again; it was read by the rules before it was stored. */
export const toDraftedOrder = (line: Stored): DraftedOrderType => {
  const { order, as, clause, text } = line as Stored & OrderLine
  const awarded = awardTextOf({ order, clause })
  return { kind: order.kind, as, clause, text, answers: [], adjustments: [], awarded, ...fieldsOf(order) }
}
