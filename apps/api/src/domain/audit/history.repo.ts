import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Role } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { ownTypes } from '../../db/log/write-log.js'
import { auditEvent, user } from '../../db/schema/index.js'
import { isRowId } from '../../base/row-id.js'
import type { FieldChange } from './audit-event.js'

/** One entry of a record's history, as people read it. */
export interface HistoryRow {
  readonly id: string
  readonly sequence: number
  readonly type: string
  readonly recordedAt: Date
  /** Who did it; none when the program itself did. */
  readonly actorName: string | null
  readonly actorId: string
  /** Whom of the register it was about; none where it names nobody. */
  readonly personId: string | null
  /** The roles the account held above the record at that moment: under which authority it acted. */
  readonly roles: readonly Role[]
  readonly changes: readonly FieldChange[]
  readonly reason: string | null
}

const rolesThen = sql<Role[]>`coalesce((
  select array_agg(distinct g.role order by g.role) from role_grant g
  where g.account_id = ${auditEvent.actor} and g.recorded_at <= ${auditEvent.recordedAt}
    and (g.revoked_at is null or g.revoked_at > ${auditEvent.recordedAt})
    and g.valid @> (${auditEvent.recordedAt} at time zone 'UTC')::date
), '{}')`

const changesOf = (data: unknown): readonly FieldChange[] => {
  const changes = (data as { changes?: unknown } | null)?.changes
  return Array.isArray(changes) ? (changes as FieldChange[]) : []
}

const personOf = (data: unknown): string | null => {
  const personId = (data as { personId?: unknown } | null)?.personId
  return typeof personId === 'string' && isRowId(personId) ? personId : null
}

const reasonOf = (data: unknown): string | null => {
  const reason = (data as { reason?: unknown } | null)?.reason
  return typeof reason === 'string' && reason !== '' ? reason : null
}

/** What people did to records of one kind or several, newest first, without the rows by which the log seals the rest; `before` is the sequence to go on from. */
export const historyOf = async (
  db: Db,
  kinds: string | readonly string[],
  ids: readonly string[],
  page: { readonly first: number; readonly before?: number | undefined },
): Promise<HistoryRow[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: auditEvent.id,
      sequence: auditEvent.sequence,
      type: auditEvent.type,
      recordedAt: auditEvent.recordedAt,
      actorName: user.name,
      actorId: auditEvent.actor,
      roles: rolesThen,
      data: auditEvent.data,
    })
    .from(auditEvent)
    .leftJoin(user, eq(user.id, auditEvent.actor))
    .where(
      and(
        inArray(auditEvent.aggregateKind, [kinds].flat()),
        inArray(auditEvent.aggregateId, [...ids]),
        notInArray(auditEvent.type, [...ownTypes]),
        page.before === undefined ? undefined : lt(auditEvent.sequence, page.before),
      ),
    )
    .orderBy(desc(auditEvent.sequence))
    .limit(page.first + 1)
  return rows.map(({ data, ...row }) => ({
    ...row,
    personId: personOf(data),
    changes: changesOf(data),
    reason: reasonOf(data),
  }))
}
