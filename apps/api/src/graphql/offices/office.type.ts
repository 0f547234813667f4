import { Field, ID, ObjectType } from 'type-graphql'
import { parseDateRange } from '../../base/date-range.js'
import type { LicenceRow, OfficerRow, TermRow } from '../../domain/offices/offices.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import {
  CommitteeBodyEnum,
  CommitteeStandingEnum,
  OfficeEnum,
  OfficialKindEnum,
  OfficialLevelEnum,
} from '../registry/register-desk.enums.js'
import { LocalDate } from '../shared/scalars.js'
import { SportEnum } from '../shared/enums.js'

/** What an office, a licence and a seat have in common: a time. */
@ObjectType()
abstract class Timed {
  @Field(() => ID, { description: 'To end it.' })
  id!: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day.' })
  from?: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it no longer holds; null: open.' })
  until?: string

  @Field(() => Boolean, { description: 'Whether it holds today.' })
  current!: boolean
}

@ObjectType('Officer', { description: 'Who holds an office of a body.' })
export class OfficerType extends Timed {
  row!: OfficerRow
  personId!: string

  @Field(() => OfficeEnum, { description: 'Which office.' })
  office!: OfficerRow['office']
}

@ObjectType('OfficialLicence', { description: 'A technical official’s licence.' })
export class LicenceType extends Timed {
  personId!: string
  organisationId!: string

  @Field(() => SportEnum, { description: 'For which sport.' })
  sport!: string

  @Field(() => OfficialKindEnum, { description: 'What it allows.' })
  kind!: LicenceRow['kind']

  @Field(() => OfficialLevelEnum, { description: 'At which level.' })
  level!: LicenceRow['level']
}

@ObjectType('CommitteeTerm', { description: 'A seat on the roster of a committee.' })
export class CommitteeTermType extends Timed {
  personId!: string

  @Field(() => CommitteeBodyEnum, { description: 'Which committee.' })
  body!: TermRow['body']

  @Field(() => CommitteeStandingEnum, { description: 'As what the member sits.' })
  standing!: TermRow['standing']

  @Field(() => Boolean, { description: 'Somebody without an account cannot be called to a panel.' })
  hasAccount!: boolean
}

const timed = (kind: string, row: { id: string; valid: string }, today: string) => {
  const { from, until } = parseDateRange(row.valid)
  const current = (from === undefined || from <= today) && (until === undefined || today < until)
  return {
    id: toGlobalId(kind, row.id),
    current,
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
  }
}

export const toOfficer = (row: OfficerRow, today: string): OfficerType => ({
  row,
  ...timed('Officer', row, today),
  personId: row.personId,
  office: row.office,
})

export const toLicence = (row: LicenceRow, today: string): LicenceType => {
  const { personId, organisationId, sport, kind, level } = row
  return { ...timed('OfficialLicence', row, today), personId, organisationId, sport, kind, level }
}

export const toTerm = (row: TermRow, today: string): CommitteeTermType => {
  const { personId, body, standing, hasAccount, endedAt } = row
  const time = timed('CommitteeTerm', row, today)
  return { ...time, current: time.current && endedAt === null, personId, body, standing, hasAccount }
}
