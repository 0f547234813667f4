import { Field, ObjectType } from 'type-graphql'
import type { AwardChange, CorrectionPreview } from '../../domain/corrections/preview-correction.js'
import type { GradeChange } from '../../domain/grading/preview-grades.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { printHundredths } from '../awards/hundredths.js'
import { ListChangeType, toListChange } from '../awards/list-change.type.js'
import { ParamType } from '../shared/param.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { StandingChangeType, toStandingChange } from '../standings/standing-line.type.js'
import { RulingScoreChangeType } from '../rulings/preview.type.js'
import { GradeChangeKindEnum } from './corrections.enums.js'

@ObjectType('AwardChange', { description: 'How the points of a contestant would change.' })
export class AwardChangeType {
  change!: AwardChange

  @Field(() => String, { description: 'The points before.', nullable: true })
  pointsBefore?: string

  @Field(() => String, { description: 'The points after.', nullable: true })
  pointsAfter?: string
}

@ObjectType('GradeChange', { description: 'A grade that would be reached, or one held that would lose its evidence.' })
export class GradeChangeType {
  row!: GradeChange

  @Field(() => String, { description: 'The code of the grade.' })
  grade!: string

  @Field(() => BilingualType, { description: 'The name in both languages.' })
  name!: BilingualType

  @Field(() => GradeChangeKindEnum, { description: 'How it would change.' })
  change!: GradeChange['change']
}

/** What moves: places, points, list places, grades. */
@ObjectType('Moves', { simpleResolvers: true })
export abstract class MovesType {
  @Field(() => [StandingChangeType], { description: 'Whose place would change.' })
  standings!: StandingChangeType[]

  @Field(() => [AwardChangeType], { description: 'Whose points would change.' })
  awards!: AwardChangeType[]

  @Field(() => [ListChangeType], { description: 'Whose place on which list would change.' })
  lists!: ListChangeType[]

  @Field(() => [GradeChangeType], { description: 'Whose grade would change.' })
  grades!: GradeChangeType[]
}

@ObjectType('CorrectionPreview', { simpleResolvers: true, description: 'What would move, before anything is stored.' })
export class CorrectionPreviewType extends MovesType {
  @Field(() => String, { description: 'Send it back with applyCorrection: refused if the facts have moved since.' })
  previewedOn!: string

  @Field(() => [ParamType], { description: 'What stands now.' })
  before!: ParamType[]

  @Field(() => [ParamType], { description: 'What would stand.' })
  after!: ParamType[]

  @Field(() => [RulingScoreChangeType], { description: 'Scores that would change, where adjustments change them.' })
  scores!: RulingScoreChangeType[]

  @Field(() => Boolean, { description: 'Whether a second person must approve it.' })
  secondPersonNeeded!: boolean

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

const printed = (amount: number | undefined): string | undefined =>
  amount === undefined ? undefined : printHundredths(amount)

const toAwardChange = (change: AwardChange): AwardChangeType => ({
  change,
  pointsBefore: printed(change.pointsBefore),
  pointsAfter: printed(change.pointsAfter),
})

const toGradeChange = (row: GradeChange): GradeChangeType => ({
  row,
  grade: row.grade,
  name: { zh: row.nameZh, en: row.nameEn },
  change: row.change,
})

/** The moves of several previews together. */
export const toMoves = (
  previews: readonly Pick<CorrectionPreview, 'standings' | 'awards' | 'lists' | 'grades'>[],
): MovesType => ({
  standings: previews.flatMap(preview => preview.standings.map(toStandingChange)),
  awards: previews.flatMap(preview => preview.awards.map(toAwardChange)),
  lists: previews.flatMap(preview => preview.lists.map(toListChange)),
  grades: previews.flatMap(preview => preview.grades.map(toGradeChange)),
})
