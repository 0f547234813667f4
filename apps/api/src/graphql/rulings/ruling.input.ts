import { all, ok, type RulingAuthority, type RulingKind } from '@paiji/rules'
import { Field, ID, InputType } from 'type-graphql'
import type { RecordRulingInput } from '../../domain/rulings/record-ruling.js'
import type { RulingMatter } from '../../domain/rulings/resolve-ruling.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { DateTime, JSONObject } from '../shared/scalars.js'
import type { PartyRow, RulingRow } from '../../domain/rulings/rulings.repo.js'
import { RulingAuthorityEnum, RulingKindEnum, RulingPartyRoleEnum, RulingVisibilityEnum } from './rulings.enums.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { LedRulingInput, readLed } from './led.input.js'
import { RulingAnswerInput, readAnswers } from './ruling-answer.input.js'

const PLACE = 'The place of a sheet in the draw: which board or match at which table and round.'

@InputType('RulingChoiceInput', { description: 'What was chosen in the guide.' })
export class RulingChoiceInput {
  @Field(() => String, { description: 'The code of the situation.' })
  situation!: string

  @Field(() => String, { description: 'The code of the option.' })
  option!: string

  @Field(() => [RulingAnswerInput], { description: 'What its fields were filled in with.', defaultValue: [] })
  answers!: RulingAnswerInput[]

  @Field(() => String, { nullable: true, description: 'An article that stands before those of the guide.' })
  article?: string
}

@InputType('RulingPartyInput', { description: 'A contestant whom a ruling concerns.' })
export class RulingPartyInput {
  @Field(() => ID, { description: 'The contestant.' })
  entry!: string

  @Field(() => RulingPartyRoleEnum, { defaultValue: 'offending', description: 'How the ruling concerns it.' })
  role!: PartyRow['role']
}

@InputType('PlacedScoreInput', { description: 'A score put in one place of play.' })
export class PlacedScoreInput {
  @Field(() => String, { description: PLACE })
  slot!: string

  @Field(() => JSONObject, { description: 'The score, as the edition reads it.' })
  payload!: Readonly<Record<string, unknown>>
}

@InputType('PointPenaltyInput', { description: 'Points taken away.' })
export class PointPenaltyInput {
  @Field(() => ID, { description: 'From which contestant.' })
  entry!: string

  @Field(() => String, {
    description:
      'Decimal or ratio text in the unit of the stage, or with its unit where the sport reads one: 25% top, 6 IMP.',
  })
  amount!: string

  @Field(() => String, { nullable: true, description: 'The place of play it is taken from, else the total.' })
  slot?: string
}

@InputType('PlaceInput', { description: 'One place of play.' })
export class PlaceInput {
  @Field(() => String, { description: PLACE })
  slot!: string
}

@InputType('LostByInput', { description: 'Who loses.' })
export class LostByInput {
  @Field(() => ID, { description: 'The contestant.' })
  entry!: string

  @Field(() => String, { nullable: true, description: 'The place of play that is lost; everything without it.' })
  slot?: string
}

@InputType('ContestantInput', { description: 'One contestant.' })
export class ContestantInput {
  @Field(() => ID, { description: 'The contestant.' })
  entry!: string
}

@OneOfInput('AdjustmentInput', { description: 'Without the guide: what is to change, one of these.' })
export class AdjustmentInput {
  @Field(() => PlacedScoreInput, { nullable: true, description: 'An assigned score.' })
  assigned?: PlacedScoreInput

  @Field(() => PlacedScoreInput, { nullable: true, description: 'An artificial score.' })
  artificial?: PlacedScoreInput

  @Field(() => PointPenaltyInput, { nullable: true, description: 'Points taken away.' })
  penalty?: PointPenaltyInput

  @Field(() => PlaceInput, { nullable: true, description: 'A result that does not count.' })
  annulled?: PlaceInput

  @Field(() => LostByInput, { nullable: true, description: 'A game, match or session lost.' })
  forfeit?: LostByInput

  @Field(() => ContestantInput, { nullable: true, description: 'A contestant without a place.' })
  unranked?: ContestantInput
}

@InputType('StatedRulingInput', { description: 'A ruling outside the guide: its article, its kind, what it changes.' })
export class StatedRulingInput {
  @Field(() => RulingKindEnum, { description: 'What kind of ruling it is.' })
  kind!: RulingKind

  @Field(() => String, { description: 'The article it rests on.' })
  article!: string

  @Field(() => String, {
    nullable: true,
    description: 'The rules of a body that it stands in, as they are cited: CBF/fines.2; else the event’s edition.',
  })
  articleOf?: string

  @Field(() => [AdjustmentInput], { description: 'What it changes.', defaultValue: [] })
  adjustments!: AdjustmentInput[]
}

@OneOfInput('RulingContentInput', {
  description: 'What is ruled: a choice of the guide, one that questions led to, or stated freely.',
})
export class RulingContentInput {
  @Field(() => RulingChoiceInput, { nullable: true, description: 'The choice of the guide.' })
  choice?: RulingChoiceInput

  @Field(() => LedRulingInput, { nullable: true, description: 'What questions led to.' })
  led?: LedRulingInput

  @Field(() => StatedRulingInput, { nullable: true, description: 'Stated freely.' })
  stated?: StatedRulingInput
}

@InputType('RulingMatterInput', { description: 'What is ruled, where, about whom and on whose authority.' })
export class RulingMatterInput {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => String, { nullable: true, description: 'Where it happened; needed by what changes a score there.' })
  slot?: string

  @Field(() => [RulingPartyInput], { description: 'Whom it concerns.', defaultValue: [] })
  parties!: RulingPartyInput[]

  @Field(() => RulingContentInput, { description: 'What is ruled.' })
  content!: RulingContentInput

  @Field(() => RulingAuthorityEnum, { description: 'Who gives it.', defaultValue: 'director' })
  authority!: RulingAuthority

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

  @Field(() => RulingVisibilityEnum, { nullable: true, description: 'Who reads it; as usual for the kind without it.' })
  visibility?: RulingRow['visibility']

  @Field(() => DateTime, { description: 'When it was given; unset, now.', nullable: true })
  givenAt?: Date

  @Field(() => DateTime, { nullable: true, description: 'When those concerned were told.' })
  notifiedAt?: Date

  @Field(() => String, { nullable: true, description: 'Why it takes the place of another, in Chinese.' })
  reason?: string

  @Field(() => String, {
    nullable: true,
    description: 'The same in English; of one that replaces another, one of the two is needed.',
  })
  reasonEn?: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('WithdrawRulingInput')
export class WithdrawRulingInputType {
  @Field(() => ID, { description: 'The ruling.' })
  ruling!: string

  @Field(() => String, { nullable: true, description: 'Why it is withdrawn, in Chinese; one of the two is needed.' })
  reason?: string

  @Field(() => String, { nullable: true, description: 'The same in English.' })
  reasonEn?: string

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
  return ok({ entryId: id.value, role })
}

/** Offending contestants first, whatever the order of the form. */
const byRole = (parties: RulingMatter['parties']): RulingMatter['parties'] => [
  ...parties.filter(party => party.role === 'offending'),
  ...parties.filter(party => party.role === 'nonOffending'),
]

/** The one adjustment that was given, as the rules read it: its kind, and the contestant by the id of the facts. */
const readAdjustment = (input: AdjustmentInput): Outcome<unknown> => {
  const given = Object.entries(input).find(([, value]) => value)
  if (!given) return ok({})
  const [kind, { entry, ...rest }] = given as [string, Partial<LostByInput>]
  if (entry === undefined) return ok({ kind, ...rest })
  const entrant = fromGlobalId('Entry', entry, 'adjustments')
  return entrant.ok ? ok({ kind, entrant: entrant.value, ...rest }) : entrant
}

/** A choice of the guide, or what was stated in its place. */
const readContent = ({
  choice,
  led,
  stated,
}: RulingContentInput): Outcome<
  Pick<RulingMatter, 'choice' | 'led' | 'kind' | 'article' | 'articleOf' | 'adjustments'>
> => {
  if (led) return ok({ led: readLed(led), adjustments: [] })
  if (choice) {
    const { situation, option, answers, article } = choice
    const chosen = { situation, option, answers: readAnswers(answers) }
    return ok({ choice: chosen, adjustments: [], ...(article ? { article } : {}) })
  }
  if (!stated) return ok({ adjustments: [] })
  const { kind, article, articleOf } = stated
  const adjustments = all(stated.adjustments.map(readAdjustment))
  if (!adjustments.ok) return adjustments
  return ok({ kind, article, adjustments: adjustments.value, ...(articleOf ? { articleOf } : {}) })
}

/** The form as the use cases take it. */
export const readMatter = (input: RulingMatterInput): Outcome<RulingMatter> => {
  const stage = fromGlobalId('Stage', input.stage, 'stage')
  if (!stage.ok) return stage
  const parties = all(input.parties.map(readParty))
  if (!parties.ok) return parties
  const content = readContent(input.content)
  if (!content.ok) return content
  const supersedes = input.supersedes ? fromGlobalId('Ruling', input.supersedes, 'supersedes') : ok(undefined)
  if (!supersedes.ok) return supersedes
  const { authority, slot } = input
  return ok({
    stageId: stage.value,
    parties: byRole(parties.value),
    authority,
    ...content.value,
    ...(slot ? { slot } : {}),
    ...(supersedes.value ? { supersedesId: supersedes.value } : {}),
  })
}

export const readRuling = (input: RecordRulingInputType): Outcome<RecordRulingInput> => {
  const matter = readMatter(input.matter)
  if (!matter.ok) return matter
  const { facts, decision, visibility, givenAt, notifiedAt, reason, reasonEn, idempotencyKey } = input
  return ok({
    ...matter.value,
    facts,
    decision,
    ...(visibility ? { visibility } : {}),
    ...(givenAt ? { givenAt } : {}),
    ...(notifiedAt ? { notifiedAt } : {}),
    ...(reason ? { reason } : {}),
    ...(reasonEn ? { reasonEn } : {}),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
}
