import type { Explanation } from '@paiji/rules'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { GradeOfPerson } from '../../domain/grading/grading.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BroughtInType } from '../shared/brought-in.type.js'
import { eventsIn, withGlobalIds } from '../forecast/grade-progress.type.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { SportEnum } from '../shared/enums.js'
import { GradeStatusEnum } from './grading.enums.js'

@ObjectType('Grade', { description: 'A grade that a person was awarded.', simpleResolvers: true })
export class GradeType {
  row!: GradeOfPerson
  /** Events the evidence speaks of. */
  eventIds!: readonly string[]

  @Field(() => ID, { description: 'To say that it no longer stands.' })
  id!: string

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

  @Field(() => String, { nullable: true, description: 'Why it no longer stands as it did, or stands again.' })
  statusReason!: string | null

  @Field(() => DateTime, { nullable: true, description: 'When that was said.' })
  statusAt!: Date | null

  @Field(() => Int, { description: 'The version of the ladder it was awarded by.' })
  policyVersion!: number

  @Field(() => BroughtInType, {
    nullable: true,
    description: 'Where it was brought in from; none where it was given here.',
  })
  broughtIn?: BroughtInType | undefined

  @Field(() => ExplanationType, { description: 'The tree behind the number, down to facts and articles.' })
  explanation!: ExplanationType
}

/** A stored tree with the events it speaks of, by the ids they are asked for. */
export const evidenceOf = (tree: Explanation): { explanation: ExplanationType; eventIds: readonly string[] } => ({
  explanation: toExplanation(withGlobalIds(tree)),
  eventIds: [...new Set(eventsIn(tree))],
})

/** A grade held before the switch, by the sheet that says so. */
const originOf = ({ recordedAt, sourceRow, evidence }: GradeOfPerson): BroughtInType | undefined => {
  const { system = '', note } = (evidence as Explanation).params ?? {}
  return sourceRow === null
    ? undefined
    : { at: recordedAt, system: String(system), row: sourceRow, note: note === undefined ? null : String(note) }
}

export const toGrade = (row: GradeOfPerson): GradeType => ({
  row,
  id: toGlobalId('Grade', row.id),
  grade: row.grade,
  name: { zh: row.nameZh, en: row.nameEn },
  sport: row.sport,
  awardedOn: row.awardedOn,
  status: row.status,
  statusReason: row.statusReason,
  statusAt: row.statusAt,
  policyVersion: row.policyVersion,
  broughtIn: originOf(row),
  ...evidenceOf(row.evidence as Explanation),
})
