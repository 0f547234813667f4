import type { RulesWindow, AppealStep } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import { HearingBodyEnum } from '../appeals/appeals.enums.js'
import { BilingualType } from '../shared/bilingual.type.js'
import type { CodeOf } from '../shared/enum.js'
import { RuleWindowAnchorEnum, RuleWindowKindEnum } from '../standings/standings.enums.js'
import { LawArticleType, LawBookType } from './laws.type.js'

@ObjectType('LawWindow', { simpleResolvers: true, description: 'A time that an article gives.' })
export class LawWindowType {
  @Field(() => RuleWindowKindEnum, { description: 'What may be done while it runs.' })
  kind!: CodeOf<typeof RuleWindowKindEnum>

  @Field(() => RuleWindowAnchorEnum, { description: 'From what it runs.' })
  anchor!: CodeOf<typeof RuleWindowAnchorEnum>

  @Field(() => Int, { description: 'How long, in minutes.' })
  minutes!: number
}

@ObjectType('LawDrives', { simpleResolvers: true, description: 'What in this product goes by an article.' })
export class LawDrivesType {
  @Field(() => [LawWindowType], { description: 'Times that it gives.' })
  windows!: LawWindowType[]

  @Field(() => [HearingBodyEnum], { description: 'Who hears an appeal by it, in their order.' })
  hearing!: AppealStep['body'][]

  @Field(() => [String], { description: 'Tie-breaks of the usual conditions that it orders, by their codes.' })
  tieBreaks!: string[]

  @Field(() => [String], { description: 'Conditions of contest that it sets or leaves open, by their keys.' })
  settings!: string[]
}

@ObjectType('RulingsByKind', { simpleResolvers: true, description: 'How many public rulings came to what.' })
export class RulingsByKindType {
  @Field(() => Int, { description: 'Adjusted scores.' })
  adjustedScore!: number

  @Field(() => Int, { description: 'Penalties.' })
  penalty!: number

  @Field(() => Int, { description: 'Warnings.' })
  warning!: number

  @Field(() => Int, { description: 'Rectifications.' })
  rectification!: number

  @Field(() => Int, { description: 'Disqualifications.' })
  disqualification!: number
}

@ObjectType('LawChange', {
  simpleResolvers: true,
  description: 'What became of a matter from one text of a sport to another, in our own words.',
})
export class LawChangeType {
  @Field(() => LawBookType, { description: 'The text before.' })
  from!: LawBookType

  @Field(() => LawBookType, { description: 'The text after.' })
  to!: LawBookType

  @Field(() => LawArticleType, { nullable: true, description: 'Its article before; null where it was new.' })
  before?: LawArticleType | undefined

  @Field(() => LawArticleType, { nullable: true, description: 'Its article after; null where it is gone.' })
  after?: LawArticleType | undefined

  @Field(() => BilingualType, { description: 'What changed.' })
  note!: BilingualType

  @Field(() => Boolean, { description: 'Whether a score may come out otherwise by it.' })
  changesScore!: boolean

  @Field(() => Boolean, { description: 'Whether results can be shown under both: `StandingsRevision.underEdition`.' })
  isCompared!: boolean
}

export const toWindow = ({ kind, anchor, length }: RulesWindow): LawWindowType => ({
  kind,
  anchor,
  minutes: length.minutes,
})
