import { Field, ID, ObjectType } from 'type-graphql'
import { storedMatter } from '../../domain/appeals/admissibility.js'
import type { AppealRow } from '../../domain/appeals/appeals.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type AppealOutcome, type AppealStatus, isOpenCase } from '../../domain/appeals/statuses.js'
import { AppealMatterEnum, AppealOutcomeEnum, AppealStatusEnum } from './appeals.enums.js'

import { DateTime } from '../shared/scalars.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('AppealSummary', { simpleResolvers: true, description: 'What anybody may know of a case.' })
export class AppealSummaryType {
  row!: AppealRow

  @Field(() => ID)
  id!: string

  @Field(() => String, { description: 'The number of the case in its year.' })
  number!: string

  @Field(() => AppealStatusEnum, { description: 'Where it stands.' })
  status!: AppealStatus

  @Field(() => AppealOutcomeEnum, {
    nullable: true,
    description: 'What the decision did to the ruling; null before it is published.',
  })
  outcome?: AppealOutcome | null

  @Field(() => Boolean, { description: 'Whether the results of its event may still move by it.' })
  isOpen!: boolean

  @Field(() => DateTime, { description: 'When it was filed.' })
  filedAt!: Date

  @Field(() => DateTime, { description: 'The end of the time for filing.' })
  dueAt!: Date

  @Field(() => AppealMatterEnum, { nullable: true, description: 'Once the case is published.' })
  matter?: CodeOf<typeof AppealMatterEnum>
}

const PUBLISHED: readonly string[] = ['PUBLISHED', 'CLOSED']

export const toAppealSummary = (row: AppealRow): AppealSummaryType => ({
  row,
  id: toGlobalId('Appeal', row.id),
  number: row.number ?? '',
  status: row.status,
  isOpen: isOpenCase(row.status),
  outcome: PUBLISHED.includes(row.status) ? row.outcome : null,
  filedAt: row.filedAt as Date,
  dueAt: row.dueAt as Date,
  ...(PUBLISHED.includes(row.status) ? { matter: storedMatter(row.matter) } : {}),
})
