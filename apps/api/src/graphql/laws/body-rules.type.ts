import type { OwnMeasure } from '@paiji/rules'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { CodedRules } from '../../domain/body-rules/body-rules.repo.js'
import type { SetsInput } from '../../domain/body-rules/read-body-articles.js'
import { enumOf } from '../shared/enum.js'
import { type OneSport, SportEnum } from '../shared/enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { LawBookType } from './laws.type.js'

const BodyRulesKindEnum = enumOf<CodedRules['kind']>('BodyRulesKind', 'What the rules of a body are.', {
  regulations: 'Regulations.',
  conditions: 'Conditions of contest for more than one event.',
  tariff: 'A tariff of fees or fines.',
  supplement: 'A supplement to other rules, as a league has.',
})

const BodyRulesScopeEnum = enumOf<CodedRules['scope']>('BodyRulesScope', 'For which events the rules of a body are.', {
  all: 'For all of the body and of those below it that begin on their first day or later.',
  chosen: 'For those that are held under them by choice.',
})

const ArticleSetsKindEnum = enumOf<SetsInput['kind']>('ArticleSetsKind', 'What an article of a body’s rules sets.', {
  penalty: 'What is taken, or done, for a breach; the guide of rulings offers it.',
  filing: 'How long a ruling can be appealed, in minutes.',
  deposit: 'What is deposited with an appeal.',
})

const PenaltyMeasureEnum = enumOf<OwnMeasure>('PenaltyMeasure', 'What is done for a breach.', {
  warning: 'A warning.',
  points: 'Points off the total, in the unit of the standings.',
  pointsHere: 'Points off the score at the table it is about.',
  forfeit: 'The game or match is lost.',
  disqualification: 'The contestant is disqualified.',
})

@ObjectType('ArticleSets', { simpleResolvers: true, description: 'What an article of a body’s rules sets.' })
export class ArticleSetsType {
  @Field(() => ArticleSetsKindEnum, { description: 'What it is about.' })
  kind!: SetsInput['kind']

  @Field(() => PenaltyMeasureEnum, { nullable: true, description: 'Of a penalty: what is done.' })
  measure?: OwnMeasure | undefined

  @Field(() => String, {
    nullable: true,
    description: 'Points as decimal text; minutes; or the deposit in the smallest unit of its currency.',
  })
  amount?: string | undefined

  @Field(() => Int, { nullable: true, description: 'Of a penalty: from the how-manieth time on; null: the first.' })
  from?: number | undefined

  @Field(() => String, { nullable: true, description: 'Of a deposit: ISO 4217.' })
  currency?: string | undefined
}

@ObjectType('BodyRules', { description: 'What a text is as rules that a body made itself.' })
export class BodyRulesType {
  row!: CodedRules

  @Field(() => BodyRulesKindEnum, { description: 'What sort of rules they are.' })
  kind!: CodedRules['kind']

  @Field(() => BodyRulesScopeEnum, { description: 'Which events are held under them.' })
  scope!: CodedRules['scope']

  @Field(() => SportEnum, { nullable: true, description: 'Of which sport; null: of all.' })
  sport?: OneSport | null

  @Field(() => String, { description: 'Its name in addresses, without the version.' })
  name!: string

  @Field(() => Int, { description: 'The version, from 1.' })
  version!: number

  @Field(() => DateTime, { description: 'When this version was published.' })
  publishedAt!: Date

  @Field(() => String, { nullable: true, description: 'Why there is a new version.' })
  reason?: string | null
}

@ObjectType('EventRules', { simpleResolvers: true, description: 'Rules of a body that an event is held under.' })
export class EventRulesType {
  @Field(() => LawBookType, { description: 'The version of them.' })
  book!: LawBookType

  @Field(() => Boolean, { description: 'They were chosen for it, and are not for all events.' })
  isChosen!: boolean
}

@InputType('ArticleSetsInput', { description: 'What an article sets.' })
export class ArticleSetsInputType {
  @Field(() => ArticleSetsKindEnum, { description: 'What it is about.' })
  kind!: SetsInput['kind']

  @Field(() => PenaltyMeasureEnum, { nullable: true, description: 'Of a penalty: what is done.' })
  measure?: OwnMeasure | null

  @Field(() => String, {
    nullable: true,
    description: 'Points as decimal text; minutes; or the deposit in the smallest unit of its currency.',
  })
  amount?: string | null

  @Field(() => Int, { nullable: true, description: 'Of a penalty: from the how-manieth time on.' })
  from?: number | null

  @Field(() => String, { nullable: true, description: 'Of a deposit: ISO 4217.' })
  currency?: string | null
}

@InputType('BodyArticleInput', { description: 'An article of a body’s rules, in both languages.' })
export class BodyArticleInputType {
  @Field(() => String, { description: 'Its number: 3.2.' })
  number!: string

  @Field(() => String, { description: 'Its title in Chinese.' })
  titleZh!: string

  @Field(() => String, { description: 'Its title in English.' })
  titleEn!: string

  @Field(() => String, { description: 'What it says in Chinese.' })
  zh!: string

  @Field(() => String, { description: 'What it says in English.' })
  en!: string

  @Field(() => ArticleSetsInputType, { nullable: true, description: 'What it sets.' })
  sets?: ArticleSetsInputType | null
}

@InputType('PublishBodyRulesInput', { description: 'A version of a body’s rules that is to be published.' })
export class PublishBodyRulesInputType extends KeyedInput {
  @Field(() => ID, { description: 'The body.' })
  organisation!: string

  @Field(() => String, { description: 'Its name in addresses: fines.' })
  name!: string

  @Field(() => Int, { description: 'The version that the client has seen; 0 where there is none.' })
  expectedVersion!: number

  @Field(() => BodyRulesKindEnum, { description: 'What sort of rules they are.' })
  kind!: CodedRules['kind']

  @Field(() => BodyRulesScopeEnum, { description: 'Which events are held under them.' })
  scope!: CodedRules['scope']

  @Field(() => SportEnum, { nullable: true, description: 'Of which sport; of all unless told.' })
  sport?: string | null

  @Field(() => String, { description: 'The title in Chinese.' })
  titleZh!: string

  @Field(() => String, { description: 'The title in English.' })
  titleEn!: string

  @Field(() => LocalDate, { description: 'The first day on which an event begins under it.' })
  from!: string

  @Field(() => String, { nullable: true, description: 'Why; needed from the second version on.' })
  reason?: string | null

  @Field(() => [BodyArticleInputType], { description: 'Every article of the version.' })
  articles!: BodyArticleInputType[]
}
