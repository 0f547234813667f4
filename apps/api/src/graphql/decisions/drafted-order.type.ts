import { Field, ID, Int, ObjectType } from 'type-graphql'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { JSONObject } from '../shared/scalars.js'
import { ClauseType } from '../shared/clause.type.js'

@ObjectType('OrderAnswer', { description: 'An answer to a form of award.', simpleResolvers: true })
export class OrderAnswerType {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string

  @Field(() => String, { description: 'What was filled in.' })
  value!: string
}

@ObjectType('DraftedOrder', {
  simpleResolvers: true,
  description: 'A line of a decision as `OrderLineInput` takes it; each kind has its own fields.',
})
export class DraftedOrderType {
  @Field(() => String, { description: 'What kind of order it is.' })
  kind!: string

  @Field(() => String, { description: 'Whether it orders or recommends.' })
  as!: string

  @Field(() => String, { description: 'What of the ruling it reviews.' })
  reviews!: string

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

  @Field(() => String, { description: 'The award, as the sport names it.', nullable: true })
  award?: string

  @Field(() => JSONObject, {
    nullable: true,
    description: 'An award that no form was filled in for, as the edition reads it.',
  })
  payload?: Readonly<Record<string, unknown>>

  @Field(() => ID, { description: 'The contestant it concerns.', nullable: true })
  entrant?: string

  @Field(() => String, { description: 'An amount in the unit of the stage, exact.', nullable: true })
  amount?: string

  @Field(() => String, { description: 'How far a disqualification reaches.', nullable: true })
  reach?: string

  @Field(() => [ID], { description: 'Adjustments of the ruling that it replaces.' })
  adjustments!: string[]

  @Field(() => ID, { description: 'The person in the register.', nullable: true })
  person?: string

  @Field(() => String, { description: 'From what somebody is suspended.', nullable: true })
  scope?: string

  @Field(() => String, { description: 'The first day of a suspension.', nullable: true })
  startsOn?: string

  @Field(() => String, { description: 'The day after the last day of a suspension.', nullable: true })
  endsOn?: string

  @Field(() => Int, { description: 'The money, in the smallest unit of the currency.', nullable: true })
  money?: number

  @Field(() => String, { description: 'The currency of the money.', nullable: true })
  currency?: string

  @Field(() => Int, { description: 'The damage that was proven.', nullable: true })
  provenDamage?: number

  @Field(() => String, { description: 'What becomes of the deposit.', nullable: true })
  fate?: string

  @Field(() => String, { description: 'The body a case goes back to.', nullable: true })
  to?: string
}

type Stored = Readonly<Record<string, unknown>>

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const whole = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
const idOf = (type: string, value: unknown): string | undefined =>
  typeof value === 'string' ? toGlobalId(type, value) : undefined

/** What was filled in for an award; a payload without a form goes back as it is. */
const awardOf = ({ kind, award, payload, typed }: Stored) => {
  const { form, answers = {} } = (typed ?? {}) as { form?: string; answers?: Readonly<Record<string, string>> }
  return {
    answers: Object.entries(answers).map(([name, value]) => ({ name, value })),
    ...(kind !== 'adjustScore' ? {} : form ? { form } : { award: text(award), payload: payload as Stored | undefined }),
  }
}

/** `from` is a day in a suspension and a reach in a disqualification. */
const reachOf = ({ kind, from, until }: Stored) =>
  kind === 'suspend' ? { startsOn: text(from), endsOn: text(until) } : { reach: text(from) }

const factsOf = ({ adjustment, adjustments }: Stored): string[] =>
  [...((adjustments as string[] | undefined) ?? []), ...(adjustment ? [String(adjustment)] : [])].map(id =>
    toGlobalId('Adjustment', id),
  )

/** A stored line as the form writes it again. */
export const toDraftedOrder = (line: Stored): DraftedOrderType => {
  const order = line.order as Stored
  return {
    kind: String(order.kind),
    as: String(line.as),
    reviews: String(line.reviews),
    clause: line.clause as ClauseType,
    text: String(line.text ?? ''),
    slot: text(order.slot),
    ...awardOf(order),
    ...reachOf(order),
    entrant: idOf('Entry', order.entrant),
    person: idOf('Person', order.person),
    amount: text(order.amount),
    adjustments: factsOf(order),
    scope: text(order.scope),
    money: whole(order.amount),
    currency: text(order.currency),
    provenDamage: whole(order.provenDamage),
    fate: text(order.fate),
    to: text(order.to),
  }
}
