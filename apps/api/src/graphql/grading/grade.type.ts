import type { Explanation } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import type { GradeOfPerson } from '../../domain/grading/grading.repo.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('Grade', { simpleResolvers: true })
export class GradeType {
  @Field(() => String)
  grade!: string

  @Field(() => BilingualType)
  name!: BilingualType

  @Field(() => String, { description: 'The sport it belongs to.' })
  sport!: string

  @Field(() => LocalDate)
  awardedOn!: string

  @Field(() => String)
  status!: string

  @Field(() => Int)
  policyVersion!: number

  @Field(() => ExplanationType, { description: 'The tree behind the number, down to facts and articles.' })
  explanation!: ExplanationType
}

export const toGrade = (row: GradeOfPerson): GradeType => ({
  grade: row.grade,
  name: { zh: row.nameZh, en: row.nameEn },
  sport: row.sport,
  awardedOn: row.awardedOn,
  status: row.status,
  policyVersion: row.policyVersion,
  explanation: toExplanation(row.evidence as Explanation),
})
