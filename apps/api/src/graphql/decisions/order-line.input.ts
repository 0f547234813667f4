import type { Order, OrderLine } from '@paiji/rules/procedure'
import { ok } from '@paiji/rules'
import { Field, ID, InputType, Int } from 'type-graphql'
import { fromGlobalId, fromGlobalIds } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { HearingBodyEnum } from '../appeals/appeals.enums.js'
import { LostByInput, PlaceInput, PointPenaltyInput } from '../rulings/ruling.input.js'
import { RulingAnswerInput, readAnswers } from '../rulings/ruling-answer.input.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { JSONObject, LocalDate } from '../shared/scalars.js'
import {
  DepositOrderEnum,
  DisqualifiedFromEnum,
  OrderedAwardEnum,
  OrderForceEnum,
  SuspendedFromEnum,
} from './decisions.enums.js'

type Of<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>

const ENTRY = 'The contestant.'
const PERSON = 'The person in the register.'

@InputType('FilledFormInput', { description: 'A form of `decisionGuide`, filled in.' })
export class FilledFormInput {
  @Field(() => String, { description: 'The code of the form.' })
  form!: string

  @Field(() => [RulingAnswerInput], { description: 'How it was filled in.', defaultValue: [] })
  answers!: RulingAnswerInput[]
}

@InputType('WrittenAwardInput', { description: 'An award as the edition reads it.' })
export class WrittenAwardInput {
  @Field(() => OrderedAwardEnum, { description: 'What kind of score it is.' })
  kind!: Of<'adjustScore'>['award']

  @Field(() => JSONObject, { description: 'The adjusted score.' })
  payload!: Readonly<Record<string, unknown>>
}

@OneOfInput('AwardInput', { description: 'What is put in a place of play: a form filled in, or as data.' })
export class AwardInput {
  @Field(() => FilledFormInput, { nullable: true, description: 'A form filled in.' })
  filled?: FilledFormInput

  @Field(() => WrittenAwardInput, { nullable: true, description: 'As data.' })
  written?: WrittenAwardInput
}

@InputType('AdjustScoreOrderInput', { description: 'Another score in one place of play.' })
export class AdjustScoreOrderInput extends PlaceInput {
  @Field(() => AwardInput, { description: 'The score.' })
  award!: AwardInput

  @Field(() => [ID], { description: 'Contestants whose act led to it.', defaultValue: [] })
  offenders!: string[]
}

@InputType('LessenPenaltyOrderInput', { description: 'A penalty that stands with a smaller amount.' })
export class LessenPenaltyOrderInput {
  @Field(() => ID, { description: 'The penalty, by its adjustment.' })
  adjustment!: string

  @Field(() => String, {
    description: "In the stage's unit, exact: 3 or 5/2; or with its unit where the sport reads one.",
  })
  amount!: string
}

@InputType('DisqualifyOrderInput', { description: 'A disqualification.' })
export class DisqualifyOrderInput {
  @Field(() => ID, { description: ENTRY })
  entry!: string

  @Field(() => DisqualifiedFromEnum, { description: 'How far it reaches.' })
  from!: Of<'disqualify'>['from']
}

@InputType('RestoreResultOrderInput', { description: 'Adjustments that no longer stand.' })
export class RestoreResultOrderInput {
  @Field(() => [ID], { description: 'The adjustments.' })
  adjustments!: string[]
}

@InputType('SuspendOrderInput', { description: 'A suspension.' })
export class SuspendOrderInput {
  @Field(() => ID, { description: PERSON })
  person!: string

  @Field(() => SuspendedFromEnum, { description: 'From what.' })
  scope!: Of<'suspend'>['scope']

  @Field(() => LocalDate, { description: 'Its first day.' })
  from!: string

  @Field(() => LocalDate, { nullable: true, description: 'The day after its last; until further notice without it.' })
  until?: string
}

@InputType('CautionOrderInput', { description: 'A caution.' })
export class CautionOrderInput {
  @Field(() => ID, { description: PERSON })
  person!: string
}

@InputType('FineOrderInput', { description: 'A fine.' })
export class FineOrderInput {
  @Field(() => ID, { description: PERSON })
  person!: string

  @Field(() => Int, { description: "How much, in the currency's smallest unit." })
  amount!: number

  @Field(() => String, { description: 'The currency, by ISO 4217.' })
  currency!: string

  @Field(() => Int, { nullable: true, description: 'The damage that was proven, in the same unit.' })
  provenDamage?: number
}

@InputType('DepositOrderInput', { description: 'What becomes of the deposit.' })
export class DepositOrderInput {
  @Field(() => DepositOrderEnum, { description: 'Whether it is given back.' })
  fate!: Of<'deposit'>['fate']
}

@InputType('RemandOrderInput', { description: 'The case goes back.' })
export class RemandOrderInput {
  @Field(() => HearingBodyEnum, { description: 'To which body.' })
  to!: Of<'remand'>['to']
}

@InputType('RecordOnlyOrderInput', { description: 'Nothing but the record.' })
export class RecordOnlyOrderInput {
  @Field(() => String, {
    nullable: true,
    description: 'Why nothing changes: where the ruling is varied or overturned and no other order changes anything.',
  })
  why?: string
}

@OneOfInput('OrderInput', { description: 'What a line of a decision orders.' })
export class OrderInput {
  @Field(() => AdjustScoreOrderInput, { nullable: true, description: 'Another score in one place of play.' })
  adjustScore?: AdjustScoreOrderInput

  @Field(() => LostByInput, { nullable: true, description: 'A game lost by forfeit; it names its place of play.' })
  forfeit?: LostByInput

  @Field(() => PointPenaltyInput, { nullable: true, description: 'Points taken away.' })
  proceduralPenalty?: PointPenaltyInput

  @Field(() => LessenPenaltyOrderInput, { nullable: true, description: 'A penalty with a smaller amount.' })
  lessenPenalty?: LessenPenaltyOrderInput

  @Field(() => DisqualifyOrderInput, { nullable: true, description: 'A disqualification.' })
  disqualify?: DisqualifyOrderInput

  @Field(() => RestoreResultOrderInput, { nullable: true, description: 'Adjustments that no longer stand.' })
  restoreResult?: RestoreResultOrderInput

  @Field(() => PlaceInput, { nullable: true, description: 'A place of play to be played again.' })
  replay?: PlaceInput

  @Field(() => SuspendOrderInput, { nullable: true, description: 'A suspension.' })
  suspend?: SuspendOrderInput

  @Field(() => CautionOrderInput, { nullable: true, description: 'A caution.' })
  caution?: CautionOrderInput

  @Field(() => FineOrderInput, { nullable: true, description: 'A fine.' })
  fine?: FineOrderInput

  @Field(() => DepositOrderInput, { nullable: true, description: 'What becomes of the deposit.' })
  deposit?: DepositOrderInput

  @Field(() => RemandOrderInput, { nullable: true, description: 'The case goes back to a body.' })
  remand?: RemandOrderInput

  @Field(() => Boolean, { nullable: true, description: 'True: the results need no longer wait.' })
  liftStay?: boolean

  @Field(() => RecordOnlyOrderInput, { nullable: true, description: 'Nothing but the record.' })
  recordOnly?: RecordOnlyOrderInput
}

@InputType('OrderLineInput', { description: 'One line of a decision.' })
export class OrderLineInputType {
  @Field(() => OrderInput, { description: 'What it orders.' })
  order!: OrderInput

  @Field(() => String, { description: 'The edition of the rules.' })
  edition!: string

  @Field(() => String, { description: 'The article it rests on.' })
  article!: string

  @Field(() => OrderForceEnum, { description: 'Whether it orders or recommends.' })
  as!: OrderLine['as']

  @Field(() => String, { description: 'The order in words.' })
  text!: string
}

const awardOf = ({ filled, written }: AwardInput): object => {
  if (filled) return { typed: { form: filled.form, answers: readAnswers(filled.answers) } }
  return written ? { award: written.kind, payload: written.payload } : {}
}

/** Ids in their stored form under the names that the rules read them by. */
const named = (name: string, read: Outcome<unknown>): Outcome<object> => (read.ok ? ok({ [name]: read.value }) : read)

type FieldReader = (value: unknown, path: string) => Outcome<object>

const idOf =
  (name: string, type: Parameters<typeof fromGlobalId>[0]): FieldReader =>
  (value, path) =>
    named(name, fromGlobalId(type, String(value), path))
const idsOf =
  (name: string, type: Parameters<typeof fromGlobalIds>[0]): FieldReader =>
  (value, path) =>
    named(name, fromGlobalIds(type, value as readonly string[], path))

const idReaders: Readonly<Record<string, FieldReader>> = {
  entry: idOf('entrant', 'Entry'),
  person: idOf('person', 'Person'),
  adjustment: idOf('adjustment', 'Adjustment'),
  adjustments: idsOf('adjustments', 'Adjustment'),
  offenders: idsOf('offenders', 'Entry'),
  award: award => ok(awardOf(award as AwardInput)),
}

/** A line as `parseOrderLine` of the rules reads it. */
export const readOrderLine = (input: OrderLineInputType, at: number): Outcome<unknown> => {
  const [kind, given] = Object.entries(input.order).find(([, value]) => value) ?? ['', {}]
  let order: object = { kind }
  for (const [name, value] of Object.entries(given as object)) {
    if (value === undefined || value === null) continue
    const read = idReaders[name]?.(value, `orders[${at}].${name}`) ?? ok({ [name]: value })
    if (!read.ok) return read
    order = { ...order, ...read.value }
  }
  const { edition, article, as, text } = input
  return ok({ order, clause: { edition, article }, as, text })
}
