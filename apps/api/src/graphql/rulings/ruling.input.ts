import { all, ok, rulingAuthorities, rulingKinds } from '@paiji/rules'
import { Field, ID, InputType } from 'type-graphql'
import type { RecordRulingInput } from '../../domain/rulings/record-ruling.js'
import type { RulingMatter } from '../../domain/rulings/resolve-ruling.js'
import { fromGlobalId, parseGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { oneOf } from '../shared/one-of.js'
import { DateTime, JSONObject } from '../shared/scalars.js'

@InputType('RulingAnswerInput', { description: 'An answer to a question of the guide.' })
export class RulingAnswerInput {
  @Field(() => String, { description: 'The name of the field.' })
  name!: string

  @Field(() => String, { description: 'An entry’s id where the field asks for a contestant.' })
  value!: string
}

@InputType('RulingChoiceInput', { description: 'What was chosen in the guide.' })
export class RulingChoiceInput {
  @Field(() => String, { description: 'The code of the situation.' })
  situation!: string

  @Field(() => String, { description: 'The code of the option.' })
  option!: string

  @Field(() => [RulingAnswerInput], { description: 'What its fields were filled in with.', defaultValue: [] })
  answers!: RulingAnswerInput[]
}

@InputType('RulingPartyInput', { description: 'A contestant whom a ruling concerns.' })
export class RulingPartyInput {
  @Field(() => ID, { description: 'The contestant.' })
  entry!: string

  @Field(() => String, { defaultValue: 'offending', description: 'offending or nonOffending.' })
  role!: string
}

@InputType('AdjustmentInput', { description: 'Without the guide: what is to change, as the edition reads it.' })
export class AdjustmentInput {
  @Field(() => String, { description: 'assigned, artificial, penalty, annulled, forfeit or unranked.' })
  kind!: string

  @Field(() => ID, { description: 'The contestant it concerns.', nullable: true })
  entry?: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
    nullable: true,
  })
  slot?: string

  @Field(() => String, { nullable: true, description: 'Decimal or ratio text.' })
  amount?: string

  @Field(() => JSONObject, { nullable: true, description: 'An assigned or artificial score, as the edition reads it.' })
  payload?: Readonly<Record<string, unknown>>
}

@InputType('RulingMatterInput', { description: 'What is ruled: a choice of the guide, or adjustments stated freely.' })
export class RulingMatterInput {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => String, { nullable: true, description: 'Where it happened; needed by what changes a score there.' })
  slot?: string

  @Field(() => [RulingPartyInput], { description: 'Whom it concerns.', defaultValue: [] })
  parties!: RulingPartyInput[]

  @Field(() => RulingChoiceInput, { description: 'The choice of the guide.', nullable: true })
  choice?: RulingChoiceInput

  @Field(() => String, { nullable: true, description: 'Without a choice: what kind of ruling it is.' })
  kind?: string

  @Field(() => String, { nullable: true, description: 'Needed without a choice; else it stands before the guide’s.' })
  article?: string

  @Field(() => [AdjustmentInput], { description: 'What it changes, stated freely.', nullable: true })
  adjustments?: AdjustmentInput[]

  @Field(() => String, { description: 'Who gives it.', defaultValue: 'director' })
  authority!: string

  @Field(() => ID, { nullable: true, description: 'The ruling this one takes the place of.' })
  supersedes?: string
}

@InputType('RecordRulingInput')
export class RecordRulingInputType {
  @Field(() => RulingMatterInput, { description: 'What is ruled and about whom.' })
  matter!: RulingMatterInput

  @Field(() => String, { description: 'What happened.' })
  facts!: string

  @Field(() => String, { description: 'What was decided.' })
  decision!: string

  @Field(() => String, { defaultValue: 'judgement', description: 'law, judgement, score or discipline.' })
  part!: string

  @Field(() => String, { nullable: true, description: 'public or parties; as usual for the kind without it.' })
  visibility?: string

  @Field(() => DateTime, { description: 'When it was given; unset, now.', nullable: true })
  givenAt?: Date

  @Field(() => DateTime, { nullable: true, description: 'When those concerned were told.' })
  notifiedAt?: Date

  @Field(() => String, { nullable: true, description: 'Why it takes the place of another.' })
  reason?: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('WithdrawRulingInput')
export class WithdrawRulingInputType {
  @Field(() => ID, { description: 'The ruling.' })
  ruling!: string

  @Field(() => String, { description: 'Why it is withdrawn.' })
  reason!: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('DrawLotInput')
export class DrawLotInputType {
  @Field(() => ID, { description: 'The stage whose tie is drawn.' })
  stage!: string

  @Field(() => [ID], { description: 'In the order drawn, the best lot first.' })
  entries!: string[]

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

const readParty = ({ entry, role }: RulingPartyInput): Outcome<RulingMatter['parties'][number]> => {
  const id = fromGlobalId('Entry', entry, 'parties')
  if (!id.ok) return id
  const known = oneOf(['offending', 'nonOffending'] as const, role, 'parties')
  return known.ok ? ok({ entryId: id.value, role: known.value }) : known
}

/** Offending contestants first, whatever the order of the form. */
const byRole = (parties: RulingMatter['parties']): RulingMatter['parties'] => [
  ...parties.filter(party => party.role === 'offending'),
  ...parties.filter(party => party.role === 'nonOffending'),
]

const readAdjustment = ({ kind, entry, slot, amount, payload }: AdjustmentInput): Outcome<unknown> => {
  const entrant = entry === undefined || entry === null ? ok(undefined) : fromGlobalId('Entry', entry, 'adjustments')
  if (!entrant.ok) return entrant
  return ok({ kind, entrant: entrant.value, slot, amount, payload })
}

/** Answers under their names; an entry's id becomes the one the facts use. */
export const readAnswers = (answers: readonly RulingAnswerInput[]): Record<string, string> =>
  Object.fromEntries(
    answers.map(({ name, value }) => {
      const id = parseGlobalId(value)
      return [name, id?.type === 'Entry' ? id.id : value]
    }),
  )

/** The form as the use cases take it. */
export const readMatter = (input: RulingMatterInput): Outcome<RulingMatter> => {
  const stage = fromGlobalId('Stage', input.stage, 'stage')
  if (!stage.ok) return stage
  const parties = all(input.parties.map(readParty))
  if (!parties.ok) return parties
  const adjustments = all((input.adjustments ?? []).map(readAdjustment))
  if (!adjustments.ok) return adjustments
  const authority = oneOf(rulingAuthorities, input.authority, 'authority')
  if (!authority.ok) return authority
  const kind = input.kind ? oneOf(rulingKinds, input.kind, 'kind') : ok(undefined)
  if (!kind.ok) return kind
  const supersedes = input.supersedes ? fromGlobalId('Ruling', input.supersedes, 'supersedes') : ok(undefined)
  if (!supersedes.ok) return supersedes
  const { choice, slot, article } = input
  return ok({
    stageId: stage.value,
    parties: byRole(parties.value),
    authority: authority.value,
    adjustments: adjustments.value,
    ...(slot ? { slot } : {}),
    ...(article ? { article } : {}),
    ...(kind.value ? { kind: kind.value } : {}),
    ...(supersedes.value ? { supersedesId: supersedes.value } : {}),
    ...(choice ? { choice: { ...choice, answers: readAnswers(choice.answers) } } : {}),
  })
}

export const readRuling = (input: RecordRulingInputType): Outcome<RecordRulingInput> => {
  const matter = readMatter(input.matter)
  if (!matter.ok) return matter
  const part = oneOf(['law', 'judgement', 'score', 'discipline'] as const, input.part, 'part')
  if (!part.ok) return part
  const visibility = input.visibility
    ? oneOf(['public', 'parties'] as const, input.visibility, 'visibility')
    : ok(undefined)
  if (!visibility.ok) return visibility
  const { facts, decision, givenAt, notifiedAt, reason, idempotencyKey } = input
  return ok({
    ...matter.value,
    facts,
    decision,
    part: part.value,
    ...(visibility.value ? { visibility: visibility.value } : {}),
    ...(givenAt ? { givenAt } : {}),
    ...(notifiedAt ? { notifiedAt } : {}),
    ...(reason ? { reason } : {}),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
}
