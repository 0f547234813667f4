import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { event, organisation } from '../db/schema/index.js'
import type { Place } from './grants.js'
import type { ScopeKind } from './viewer.js'

/** What a grant points at. */
export interface ScopeReference {
  readonly kind: ScopeKind
  readonly id: string
}

/** The place of an organisation or an event; `undefined` when there is none of that id. */
export const placeOf = async (db: Db, { kind, id }: ScopeReference): Promise<Place | undefined> => {
  const path = sql<string[]>`organisation_path(${kind === 'event' ? event.organisationId : organisation.id})`
  const [row] =
    kind === 'event'
      ? await db.select({ path }).from(event).where(eq(event.id, id))
      : await db.select({ path }).from(organisation).where(eq(organisation.id, id))
  if (!row) return undefined
  return { organisationPath: row.path, ...(kind === 'event' ? { eventId: id } : {}) }
}

/** Finds a scope by the code people know it by: an organisation's, or `organisation/event`. */
export const scopeByCode = async (db: Db, code: string): Promise<ScopeReference | undefined> => {
  const [organisationCode = '', eventCode] = code.split('/')
  const [owner] = await db
    .select({ id: organisation.id })
    .from(organisation)
    .where(and(eq(organisation.code, organisationCode), isNull(organisation.withdrawnAt)))
  if (!owner) return undefined
  if (eventCode === undefined) return { kind: 'organisation', id: owner.id }
  const [found] = await db
    .select({ id: event.id })
    .from(event)
    .where(and(eq(event.organisationId, owner.id), eq(event.code, eventCode)))
  return found && { kind: 'event', id: found.id }
}
