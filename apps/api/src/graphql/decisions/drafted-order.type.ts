import { Field, ID, Int, ObjectType } from 'type-graphql'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { ClauseType } from '../shared/clause.type.js'

@ObjectType('OrderAnswer', { simpleResolvers: true })
export class OrderAnswerType {
  @Field(() => String)
  name!: string

  @Field(() => String)
  value!: string
}

@ObjectType('DraftedOrder', {
  simpleResolvers: true,
  description: 'A line of a decision as `OrderLineInput` takes it; each kind has its own fields.',
})
export class DraftedOrderType {
  @Field(() => String)
  kind!: string

  @Field(() => String)
  as!: string

  @Field(() => String)
  reviews!: string

  @Field(() => ClauseType)
  clause!: ClauseType

  @Field(() => String)
  text!: string

  @Field(() => String, { nullable: true })
  slot?: string

  @Field(() => String, { nullable: true })
  form?: string

  @Field(() => [OrderAnswerType])
  answers!: OrderAnswerType[]

  @Field(() => String, { nullable: true })
  award?: string

  @Field(() => String, { nullable: true, description: 'JSON text of an award that no form was filled in for.' })
  payload?: string

  @Field(() => ID, { nullable: true })
  entrant?: string

  @Field(() => String, { nullable: true })
  amount?: string

  @Field(() => String, { nullable: true })
  reach?: string

  @Field(() => [ID])
  adjustments!: string[]

  @Field(() => ID, { nullable: true })
  person?: string

  @Field(() => String, { nullable: true })
  scope?: string

  @Field(() => String, { nullable: true })
  startsOn?: string

  @Field(() => String, { nullable: true })
  endsOn?: string

  @Field(() => Int, { nullable: true })
  money?: number

  @Field(() => String, { nullable: true })
  currency?: string

  @Field(() => Int, { nullable: true })
  provenDamage?: number

  @Field(() => String, { nullable: true })
  fate?: string

  @Field(() => String, { nullable: true })
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
    ...(kind !== 'adjustScore' ? {} : form ? { form } : { award: text(award), payload: JSON.stringify(payload) }),
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
