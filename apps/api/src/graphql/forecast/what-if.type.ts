import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ForecastList } from '../../domain/forecast/forecast-lists.js'
import type { SupposedField } from '../../domain/forecast/supposed-field.js'
import type { WhatIf } from '../../domain/forecast/what-if.js'
import type { GradeForecast } from '../../domain/grading/grade-progress.js'
import { printHundredths } from '../awards/hundredths.js'
import { PolicyType, toPolicy } from '../awards/policy.type.js'
import { RankingEntryType, RankingType, toRanking, toRankingEntry } from '../awards/ranking.type.js'
import { RatedResultType, toRatedResult } from '../awards/rated-result.type.js'
import { SimulatedLineType, toSimulatedLine } from '../awards/simulation.type.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { LocalDate } from '../shared/scalars.js'
import { GradeProgressType, toGradeProgress } from './grade-progress.type.js'
import { FieldSourceEnum, UnknownBecauseEnum } from './forecast.enums.js'

@InputType('WhatIfInput', { description: 'A place in an event to try.' })
export class WhatIfInputType {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => ID, { description: 'Whose place it is.' })
  person!: string

  @Field(() => Int, { description: 'Reached alone, not shared.' })
  place!: number

  @Field(() => Int, { nullable: true, description: 'Contestants ranked together; the entries so far if absent.' })
  field?: number | null
}

@ObjectType('WhatIfField', { simpleResolvers: true, description: 'The field that was supposed.' })
export class WhatIfFieldType {
  @Field(() => Int, { description: 'Contestants.' })
  size!: number

  @Field(() => FieldSourceEnum, { description: 'Where its size comes from.' })
  source!: SupposedField['source']

  @Field(() => Int, { description: 'Entered so far where this contestant is ranked.' })
  entries!: number

  @Field(() => Boolean, { description: 'Whether this contestant has entered.' })
  entered!: boolean

  @Field(() => String, { nullable: true, description: 'The group it is ranked in, where there are several.' })
  group?: string | null
}

@ObjectType('WhatIfList', { simpleResolvers: true, description: 'A place on a list without the event and with it.' })
export class WhatIfListType {
  @Field(() => RankingType, { description: 'The ranking it belongs to.' })
  ranking!: RankingType

  @Field(() => PolicyType, { description: 'The policy of the list.', nullable: true })
  policy?: PolicyType | undefined

  @Field(() => RankingEntryType, { nullable: true, description: 'On the newest list in print.' })
  published?: RankingEntryType | undefined

  @Field(() => SimulatedLineType, { nullable: true, description: 'Null where no points would count, or nobody knows.' })
  line?: SimulatedLineType | undefined

  @Field(() => ExplanationType, { nullable: true, description: 'Of the value with the event.' })
  explanation?: ExplanationType | undefined

  @Field(() => [RatedResultType], { description: 'On a rating list: the results behind the value with the event.' })
  rated!: RatedResultType[]

  @Field(() => UnknownBecauseEnum, {
    nullable: true,
    description: 'Why nothing is known; null where something is.',
  })
  unknown?: NonNullable<ForecastList['unknown']> | undefined
}

@ObjectType('WhatIfGrade', { description: 'What a place would do for a grade.', simpleResolvers: true })
export class WhatIfGradeType {
  @Field(() => GradeProgressType, { description: 'The progress today.' })
  before!: GradeProgressType

  @Field(() => GradeProgressType, { description: 'The progress with it.' })
  after!: GradeProgressType
}

@ObjectType('WhatIf', { description: 'What a place in an event to come would mean for one person. Stored nowhere.' })
export class WhatIfType {
  answer!: WhatIf

  @Field(() => Int, { description: 'The place that is assumed.' })
  place!: number

  @Field(() => WhatIfFieldType, { description: 'The field that is assumed.' })
  field!: WhatIfFieldType

  @Field(() => PolicyType, { description: 'The policy that was in force.' })
  policy!: PolicyType

  @Field(() => String, { description: 'The points it would give.' })
  points!: string

  @Field(() => String, { description: 'The kind of point within the policy.' })
  colour!: string

  @Field(() => LocalDate, { description: 'The last day the points would count.', nullable: true })
  expiresOn?: string | undefined

  @Field(() => ExplanationType, { description: 'The tree behind the number, down to facts and articles.' })
  explanation!: ExplanationType

  @Field(() => LocalDate, { description: 'The day of the lists: the event’s last, or today where that is over.' })
  asOf!: string

  @Field(() => [WhatIfListType], { description: 'Every ranking that the event’s points may count on.' })
  lists!: WhatIfListType[]

  @Field(() => [WhatIfGradeType], { description: 'What the place would do for each grade in sight.' })
  grades!: WhatIfGradeType[]
}

@ObjectType('WhatIfPayload', { description: 'What a place would give.', simpleResolvers: true })
export class WhatIfPayloadType {
  @Field(() => WhatIfType, { description: 'Points, lists and grades.', nullable: true })
  whatIf?: WhatIfType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

const toField = ({ size, source, entries, entered, group }: SupposedField): WhatIfFieldType => ({
  size,
  source,
  entries,
  entered,
  group,
})

const toList = ({ ranking, policy, published, line, explanation, rated, unknown }: ForecastList): WhatIfListType => ({
  ranking: toRanking(ranking),
  policy: policy && toPolicy(policy),
  published: published && toRankingEntry(published),
  line: line && toSimulatedLine(line),
  explanation: explanation && toExplanation(explanation),
  rated: rated.map((result, at) => toRatedResult({ number: at + 1, result })),
  unknown,
})

const toGrade = ({ before, after }: GradeForecast): WhatIfGradeType => ({
  before: toGradeProgress(before),
  after: toGradeProgress(after),
})

export const toWhatIf = (answer: WhatIf): WhatIfType => ({
  answer,
  place: answer.place,
  field: toField(answer.field),
  policy: toPolicy(answer.policy),
  points: printHundredths(answer.points),
  colour: answer.colour,
  expiresOn: answer.expiresOn,
  explanation: toExplanation(answer.explanation),
  asOf: answer.asOf,
  lists: answer.lists.map(toList),
  grades: answer.grades.map(toGrade),
})
