import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { event, follow, organisation, person, user } from '../../db/schema/index.js'

export type FollowRow = typeof follow.$inferSelect

/** What is followed: one of these. */
export type FollowSubject =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'organisation'; readonly id: string }
  | { readonly kind: 'event'; readonly id: string }

/** As many as one account follows. */
export const MOST_FOLLOWS = 500

const columns = { person: follow.personId, organisation: follow.organisationId, event: follow.eventId } as const

/** What an account follows, the newest first. */
export const followsOf = (db: Db, accountId: string, first = MOST_FOLLOWS): Promise<FollowRow[]> =>
  db
    .select()
    .from(follow)
    .where(eq(follow.accountId, accountId))
    .orderBy(desc(follow.recordedAt), desc(follow.id))
    .limit(first)

/** The row of an account about one subject. */
export const isFollow = (accountId: string, { kind, id }: FollowSubject) =>
  and(eq(follow.accountId, accountId), eq(columns[kind], id))

/** The subject as it is stored: of a record that was merged the one that stands; undefined where nobody sees it. */
export const standingSubject = async (db: Db, { kind, id }: FollowSubject): Promise<FollowSubject | undefined> => {
  if (kind === 'person') {
    const [row] = await db.select().from(person).where(eq(person.id, id))
    return row && row.withdrawnAt === null ? { kind, id: row.mergedIntoId ?? row.id } : undefined
  }
  if (kind === 'organisation') {
    const [row] = await db.select({ id: organisation.id }).from(organisation).where(eq(organisation.id, id))
    return row && { kind, id: row.id }
  }
  const announced = and(eq(event.id, id), eq(event.unannounced, false))
  const [row] = await db.select({ id: event.id }).from(event).where(announced)
  return row && { kind, id: row.id }
}

export const hasAccount = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.select({ id: user.id }).from(user).where(eq(user.id, accountId))).length > 0

/** The column of each kind of subject. */
export const columnOf = ({ kind, id }: FollowSubject): Partial<typeof follow.$inferInsert> => ({
  ...(kind === 'person' ? { personId: id } : {}),
  ...(kind === 'organisation' ? { organisationId: id } : {}),
  ...(kind === 'event' ? { eventId: id } : {}),
})
