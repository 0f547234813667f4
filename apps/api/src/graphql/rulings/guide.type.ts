import type {
  GuideCounter,
  GuideField,
  GuideOption,
  GuideSituation,
  RulingAuthority,
  RulingGuide,
  RulingKind,
  RulingPart,
} from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { situationWords, wordsOf } from './words.js'
import { GuideFieldKindEnum, RulingAuthorityEnum, RulingKindEnum, RulingPartEnum } from './rulings.enums.js'

@ObjectType('GuideWord', { description: 'A code and its name.', simpleResolvers: true })
export class GuideWordType {
  @Field(() => String, { description: 'The code.' })
  code!: string

  @Field(() => BilingualType, { description: 'The name in both languages.' })
  name!: BilingualType
}

@ObjectType('GuideField', { simpleResolvers: true, description: 'What an option asks; it is answered with text.' })
export class GuideFieldType {
  @Field(() => GuideFieldKindEnum, { description: 'How it is answered.' })
  kind!: GuideField['kind']

  @Field(() => String, { description: "The field's name in the answers." })
  name!: string

  @Field(() => BilingualType, { description: 'What it asks.' })
  label!: BilingualType

  @Field(() => [GuideWordType], { description: 'Choices, or what is usual.' })
  options!: GuideWordType[]

  @Field(() => Boolean, { description: 'Whether it may be left out.' })
  optional!: boolean

  @Field(() => Boolean, { description: 'Several results may be given, each with its weight.' })
  weighted!: boolean

  @Field(() => Int, { description: 'The smallest number.', nullable: true })
  min?: number

  @Field(() => Int, { description: 'The largest number.', nullable: true })
  max?: number

  @Field(() => BilingualType, { description: 'The unit of the number.', nullable: true })
  unit?: BilingualType

  @Field(() => String, { description: 'What is usual.', nullable: true })
  suggested?: string
}

@ObjectType('GuideOption', { description: 'What the edition allows in a situation.', simpleResolvers: true })
export class GuideOptionType {
  @Field(() => String, { description: 'The code of the option.' })
  code!: string

  @Field(() => BilingualType, { description: 'The name in both languages.' })
  name!: BilingualType

  @Field(() => RulingKindEnum, { description: 'What kind of ruling it gives.' })
  kind!: RulingKind

  @Field(() => RulingPartEnum, { description: 'What an appeal against it would be about.' })
  part!: RulingPart

  @Field(() => [ClauseType], { description: 'The articles that give it.' })
  clauses!: readonly ClauseType[]

  @Field(() => RulingAuthorityEnum, { description: 'The lowest authority that may impose it.' })
  authority!: RulingAuthority

  @Field(() => [GuideFieldType], { description: 'What it needs to know.' })
  fields!: GuideFieldType[]

  @Field(() => Boolean, { description: 'Whether it needs a place of play.' })
  needsSlot!: boolean

  @Field(() => Boolean, { description: 'Whether it is about one contestant.' })
  needsEntrant!: boolean

  @Field(() => Boolean, { description: 'Whether the edition proposes it from the answers.' })
  proposed!: boolean

  @Field(() => BilingualType, { nullable: true, description: 'What accumulation makes of it.' })
  becomes?: BilingualType

  @Field(() => [BilingualType], { description: 'What has to be done at the table or on the sheet.' })
  effects!: BilingualType[]
}

@ObjectType('GuideSituation', { description: 'A situation that the edition knows.', simpleResolvers: true })
export class GuideSituationType {
  @Field(() => String, { description: 'The code of the situation.' })
  code!: string

  @Field(() => BilingualType, { description: 'The name in both languages.' })
  name!: BilingualType

  @Field(() => ClauseType)
  clause!: ClauseType

  @Field(() => Int, { nullable: true, description: 'How often this contestant has done it, this time included.' })
  repetition?: number

  @Field(() => [GuideOptionType], { description: 'What may be ruled.' })
  options!: GuideOptionType[]
}

@ObjectType('GuideCounter', {
  description: 'How often something has been counted against a side.',
  simpleResolvers: true,
})
export class GuideCounterType {
  @Field(() => String, { description: 'What is counted.' })
  code!: string

  @Field(() => BilingualType, { description: 'The name in both languages.' })
  name!: BilingualType

  @Field(() => Int, { description: 'How often so far.' })
  value!: number

  @Field(() => Int, { description: 'From which number on there is a consequence.', nullable: true })
  limit?: number
}

@ObjectType('RulingGuide', { simpleResolvers: true, description: 'What the event’s edition lets a director do.' })
export class RulingGuideType {
  @Field(() => [GuideSituationType], { description: 'What the edition knows.' })
  situations!: GuideSituationType[]

  @Field(() => [GuideCounterType], { description: 'What has been counted against the sides so far.' })
  counters!: GuideCounterType[]
}

const toWord =
  (sport: string) =>
  (code: string): GuideWordType => ({ code, name: wordsOf(sport, code) })

export const toField = (sport: string, field: GuideField): GuideFieldType => ({
  kind: field.kind,
  name: field.name,
  label: wordsOf(sport, field.name),
  optional: 'optional' in field && field.optional === true,
  weighted: field.kind === 'award' && field.weighted,
  options: (field.kind === 'award' ? field.suggestions : 'options' in field ? (field.options ?? []) : []).map(
    toWord(sport),
  ),
  ...(field.kind === 'integer' ? { min: field.min, max: field.max } : {}),
  ...(field.kind === 'amount' ? { unit: wordsOf(sport, field.unit), suggested: field.suggested } : {}),
})

export const toOption = (sport: string, option: GuideOption): GuideOptionType => ({
  code: option.code,
  name: wordsOf(sport, option.code),
  kind: option.kind,
  part: option.part,
  clauses: option.clauses,
  authority: option.authority,
  fields: option.fields.map(field => toField(sport, field)),
  needsSlot: option.needsSlot,
  needsEntrant: option.needsEntrant,
  proposed: option.proposed,
  effects: option.effects.map(effect => wordsOf(sport, effect)),
  ...(option.becomes === undefined ? {} : { becomes: wordsOf(sport, option.becomes) }),
})

const toSituation = (sport: string, { code, clause, repetition, options }: GuideSituation): GuideSituationType => ({
  code,
  name: situationWords(sport, code),
  clause,
  repetition,
  options: options.map(option => toOption(sport, option)),
})

export const toCounter = (sport: string, counter: GuideCounter): GuideCounterType => ({
  ...counter,
  name: wordsOf(sport, counter.code),
})

export const toGuide = (sport: string, guide: RulingGuide): Omit<RulingGuideType, 'problems'> => ({
  situations: guide.situations.map(situation => toSituation(sport, situation)),
  counters: guide.counters.map(counter => toCounter(sport, counter)),
})
