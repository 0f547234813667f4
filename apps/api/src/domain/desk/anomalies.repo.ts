import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { anomaly, anomalyKinds, user } from '../../db/schema/index.js'
import { type AnomalyKind, checks, type Severity } from './checks.js'

export type AnomalyRow = typeof anomaly.$inferSelect & { readonly ownerName: string | null }

export interface AnomalyFilter {
  readonly scopes: readonly string[]
  readonly kind?: AnomalyKind | undefined
  readonly severity?: Severity | undefined
  /** Those that were accepted, instead of those that are open. */
  readonly accepted: boolean
  readonly first: number
  readonly offset: number
}

const within = (scopes: readonly string[]) => sql`organisation_path(${anomaly.organisationId}) && ${uuids(scopes)}`

const kindsOf = (severity: Severity): readonly AnomalyKind[] =>
  anomalyKinds.filter(kind => checks[kind].severity === severity)

/** Those still found, the gravest kinds first, then the oldest. */
export const listAnomalies = async (db: Db, filter: AnomalyFilter): Promise<AnomalyRow[]> => {
  const rank = sql`array_position(${sql.param([...kindsOf('grave'), ...kindsOf('notable'), ...kindsOf('slight')])}::text[], ${anomaly.kind})`
  const rows = await db
    .select({ row: anomaly, ownerName: user.name })
    .from(anomaly)
    .leftJoin(user, eq(user.id, anomaly.ownerId))
    .where(
      and(
        isNull(anomaly.goneAt),
        filter.accepted ? sql`${anomaly.acceptedAt} is not null` : isNull(anomaly.acceptedAt),
        filter.kind ? eq(anomaly.kind, filter.kind) : undefined,
        filter.severity ? sql`${anomaly.kind} = any(${sql.param([...kindsOf(filter.severity)])}::text[])` : undefined,
        within(filter.scopes),
      ),
    )
    .orderBy(rank, asc(anomaly.firstSeenAt), asc(anomaly.id))
    .limit(filter.first + 1)
    .offset(filter.offset)
  return rows.map(({ row, ownerName }) => ({ ...row, ownerName }))
}

/** One by its id, open or not, within these bodies. */
export const anomalyById = async (db: Db, scopes: readonly string[], id: string): Promise<AnomalyRow | undefined> => {
  const [found] = await db
    .select({ row: anomaly, ownerName: user.name })
    .from(anomaly)
    .leftJoin(user, eq(user.id, anomaly.ownerId))
    .where(and(eq(anomaly.id, id), within(scopes)))
  return found && { ...found.row, ownerName: found.ownerName }
}

/** How many are open, by kind, the most first. */
export const countAnomalies = (
  db: Db,
  scopes: readonly string[],
): Promise<{ readonly kind: AnomalyKind; readonly n: number }[]> =>
  db
    .select({ kind: anomaly.kind, n: count() })
    .from(anomaly)
    .where(and(isNull(anomaly.goneAt), isNull(anomaly.acceptedAt), within(scopes)))
    .groupBy(anomaly.kind)
    .orderBy(desc(count()))
