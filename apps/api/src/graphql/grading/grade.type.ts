import type { Explanation } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import type { GradeOfPerson } from '../../domain/grading/grading.repo.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { LocalDate } from '../shared/scalars.js'
import { SportEnum } from '../shared/enums.js'
import { GradeStatusEnum } from './grading.enums.js'

@ObjectType('Grade', { description: 'A grade that a person holds.', simpleResolvers: true })
export class GradeType {
  @Field(() => String, { description: 'The code of the grade within its ladder.' })
  grade!: string

  @Field(() => BilingualType, { description: 'The name in both languages.' })
  name!: BilingualType

  @Field(() => SportEnum, { description: 'The sport it belongs to.' })
  sport!: string

  @Field(() => LocalDate, { description: 'The day it was awarded.' })
  awardedOn!: string

  @Field(() => GradeStatusEnum, { description: 'Whether it stands.' })
  status!: GradeOfPerson['status']

  @Field(() => Int, { description: 'The version of the ladder it was awarded by.' })
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
