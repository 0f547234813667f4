import { Field, ID, InputType, Int } from 'type-graphql'
import { fromGlobalIds } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { JSONObject } from '../shared/scalars.js'
import { RulingAnswerInput, readAnswers } from '../rulings/ruling.input.js'

@InputType('OrderLineInput', { description: 'One line of a decision; each kind reads its own fields.' })
export class OrderLineInputType {
  @Field(() => String, {
    description:
      'adjustScore, forfeit, proceduralPenalty, lessenPenalty, disqualify, restoreResult, replay, suspend, caution, fine, deposit, remand or recordOnly.',
  })
  kind!: string

  @Field(() => String, { description: 'The edition of the rules.' })
  edition!: string

  @Field(() => String, { description: 'The article it rests on.' })
  article!: string

  @Field(() => String, { description: 'fact, judgement, law, regulation or discipline.' })
  reviews!: string

  @Field(() => String, { description: 'order or recommendation.' })
  as!: string

  @Field(() => String, { description: 'The order in words.' })
  text!: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
    nullable: true,
  })
  slot?: string

  @Field(() => String, { nullable: true, description: 'artificial, assigned or weighted.' })
  award?: string

  @Field(() => String, { nullable: true, description: 'A form of `decisionGuide`, in place of award and payload …' })
  form?: string

  @Field(() => [RulingAnswerInput], { nullable: true, description: '… and how it was filled in.' })
  answers?: RulingAnswerInput[]

  @Field(() => JSONObject, { nullable: true, description: 'The adjusted score, as the edition reads it.' })
  payload?: Readonly<Record<string, unknown>>

  @Field(() => [ID], { nullable: true, description: 'Entries whose act led to it.' })
  offenders?: string[]

  @Field(() => ID, { description: 'The contestant it concerns.', nullable: true })
  entrant?: string

  @Field(() => String, { nullable: true, description: "In the stage's unit, exact: 3 or 5/2." })
  amount?: string

  @Field(() => String, { nullable: true, description: 'Disqualified from: stage or event.' })
  reach?: string

  @Field(() => [ID], { nullable: true, description: 'Adjustments that no longer stand; the penalty to lessen.' })
  adjustments?: string[]

  @Field(() => ID, { description: 'The person in the register.', nullable: true })
  person?: string

  @Field(() => String, { nullable: true, description: 'compete, attend or officiate.' })
  scope?: string

  @Field(() => String, { nullable: true, description: 'First day of a suspension.' })
  startsOn?: string

  @Field(() => String, { nullable: true, description: 'The day after its last.' })
  endsOn?: string

  @Field(() => Int, { nullable: true, description: "A fine, in the currency's smallest unit." })
  money?: number

  @Field(() => String, { description: 'The currency of the money.', nullable: true })
  currency?: string

  @Field(() => Int, { description: 'The damage that was proven.', nullable: true })
  provenDamage?: number

  @Field(() => String, { nullable: true, description: 'Of the deposit: refund or forfeit.' })
  fate?: string

  @Field(() => String, { nullable: true, description: 'The body a case goes back to.' })
  to?: string
}

const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))

const rowIds = (type: string, ids: readonly string[] | undefined, path: string): Outcome<string[] | undefined> =>
  ids ? fromGlobalIds(type, ids, path) : { ok: true, value: undefined }

/** A line as `parseOrderLine` of the rules reads it, ids in their stored form. */
export const readOrderLine = (input: OrderLineInputType, at: number): Outcome<unknown> => {
  const path = `orders[${at}]`
  const entrant = rowIds('Entry', input.entrant ? [input.entrant] : undefined, `${path}.entrant`)
  const person = rowIds('Person', input.person ? [input.person] : undefined, `${path}.person`)
  const offenders = rowIds('Entry', input.offenders, `${path}.offenders`)
  const adjustments = rowIds('Adjustment', input.adjustments, `${path}.adjustments`)
  for (const read of [entrant, person, offenders, adjustments]) if (!read.ok) return read
  const value = <T>(read: Outcome<T>): T | undefined => (read.ok ? read.value : undefined)
  const order = present({
    kind: input.kind,
    slot: input.slot,
    award: input.award,
    payload: input.payload,
    offenders: value(offenders),
    entrant: value(entrant)?.[0],
    amount: input.money ?? input.amount,
    from: input.startsOn ?? input.reach,
    until: input.endsOn,
    adjustments: value(adjustments),
    adjustment: value(adjustments)?.[0],
    typed: input.form ? { form: input.form, answers: readAnswers(input.answers ?? []) } : undefined,
    person: value(person)?.[0],
    scope: input.scope,
    currency: input.currency,
    provenDamage: input.provenDamage,
    fate: input.fate,
    to: input.to,
  })
  const clause = { edition: input.edition, article: input.article }
  return { ok: true, value: { order, clause, reviews: input.reviews, as: input.as, text: input.text } }
}
