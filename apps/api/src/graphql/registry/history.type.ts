import { Field, ID, ObjectType } from 'type-graphql'
import type { Role } from '../../auth/viewer.js'
import type { RequestContext } from '../../context.js'
import type { HistoryRow } from '../../domain/audit/history.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { DateTime } from '../shared/scalars.js'
import { RoleEnum } from '../shared/enums.js'
import { calledAccountLoader, calledPersonLoader } from './registry.loaders.js'

@ObjectType('FieldChange', { simpleResolvers: true, description: 'One field of a record, before and after.' })
export class FieldChangeType {
  @Field(() => String, { description: 'Which field, as the record names it.' })
  field!: string

  @Field(() => String, { nullable: true, description: 'What stood there; null: nothing.' })
  before?: string | null

  @Field(() => String, { nullable: true, description: 'What stands there since; null: nothing.' })
  after?: string | null
}

@ObjectType('HistoryEntry', {
  simpleResolvers: true,
  description: 'One thing that was done to a record, as the audit log holds it.',
})
export class HistoryEntryType {
  @Field(() => ID, { description: 'Its place in the log.' })
  id!: string

  @Field(() => DateTime, { description: 'When it was recorded.' })
  at!: Date

  @Field(() => String, { description: 'What was done: a code of the audit log.' })
  type!: string

  @Field(() => String, { nullable: true, description: 'Who did it; null when the program itself did.' })
  actor?: string | null

  @Field(() => BilingualType, {
    nullable: true,
    description: 'What whoever did it is called; null when the program itself did.',
  })
  called?: BilingualType

  @Field(() => BilingualType, {
    nullable: true,
    description: 'Whom else it was about; null where it was about nobody.',
  })
  about?: BilingualType

  @Field(() => [RoleEnum], {
    description: 'The roles the account held at that moment: under which authority it acted.',
  })
  roles!: readonly Role[]

  @Field(() => String, { nullable: true, description: 'The reason that was given.' })
  reason?: string | null

  @Field(() => [FieldChangeType], { description: 'The fields before and after.' })
  changes!: readonly FieldChangeType[]
}

@ObjectType('HistoryPage', { simpleResolvers: true, description: 'A part of a history, newest first.' })
export class HistoryPageType {
  @Field(() => [HistoryEntryType], { description: 'The entries.' })
  entries!: HistoryEntryType[]

  @Field(() => String, { nullable: true, description: 'Where to go on from; null at the beginning of the record.' })
  next?: string | null
}

/** A part of the history of records; `own` are people whose records they are, who need not be named again. */
export const toHistory = async (
  { load }: RequestContext,
  rows: readonly HistoryRow[],
  first: number,
  own: readonly string[] = [],
): Promise<HistoryPageType> => {
  const shown = rows.slice(0, first)
  const entries = shown.map(async ({ actorName, actorId, personId, ...row }) => {
    const [called, about] = await Promise.all([
      actorName === null ? undefined : load(calledAccountLoader).load(actorId),
      personId === null || own.includes(personId) ? undefined : load(calledPersonLoader).load(personId),
    ])
    return {
      id: toGlobalId('AuditEvent', row.id),
      at: row.recordedAt,
      type: row.type,
      actor: actorName,
      ...(called ? { called } : {}),
      ...(about ? { about } : {}),
      roles: row.roles,
      reason: row.reason,
      changes: row.changes,
    }
  })
  const last = shown.at(-1)
  return { entries: await Promise.all(entries), next: rows.length > first && last ? String(last.sequence) : null }
}
