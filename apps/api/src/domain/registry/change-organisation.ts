import { ok } from '@paiji/rules'
import { isZone } from '@paiji/rules/procedure'
import { eq, sql } from 'drizzle-orm'
import { bothNames } from '../../base/both-names.js'
import type { Viewer } from '../../auth/viewer.js'
import { organisation } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { logOf, managedOrganisation } from './places.js'
import type { RegistryProblemCode } from './problem-codes.js'
import { titleSearchText } from './search-text.js'

const refuse = refusing<RegistryProblemCode>()

export interface ChangeOrganisationInput {
  readonly organisationId: string
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  readonly timeZone: string
  /** The body above; a federation has none, and stays where it is when it is missing. */
  readonly parentId?: string | undefined
  readonly region: string | null
  readonly venue: string | null
  readonly contactName: string | null
  readonly contactEmail: string | null
  readonly contactPhone: string | null
  readonly website: string | null
  /** Of a federation only: days a transfer waits, and days of them in which it may be objected to. */
  readonly transferWaitingDays?: number | undefined
  readonly transferObjectionDays?: number | undefined
}

const MOST_DAYS = 366

/**
 * Changes how a body is named, where it stands and how it is reached. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED,
 * ORGANISATION_NAME_MISSING, TIME_ZONE_UNKNOWN, PARENT_NOT_ALLOWED, ORGANISATION_BELOW_ITSELF, TRANSFER_DAYS_REFUSED,
 * NOTHING_CHANGED.
 */
export const changeOrganisation = async (
  deps: Deps,
  viewer: Viewer,
  input: ChangeOrganisationInput,
): Promise<Outcome<{ organisationId: string }>> => {
  const managed = await managedOrganisation(deps.db, viewer, input.organisationId)
  if (!managed.ok) return managed
  const above = input.parentId === undefined ? undefined : await managedOrganisation(deps.db, viewer, input.parentId)
  if (above && !above.ok) return above
  const refused = check(input)
  if (refused) return refused
  return inTransaction(deps.db, async tx => {
    const [row] = await tx.select().from(organisation).where(eq(organisation.id, input.organisationId)).for('update')
    if (!row) return refuse('ORGANISATION_UNKNOWN')
    const { timeZone, region, venue, contactName, contactEmail, contactPhone, website } = input
    const { transferWaitingDays, transferObjectionDays } = input
    const parentId = input.parentId ?? row.parentId
    if (parentId !== row.parentId) {
      const wrong = await misplaced(tx, row, parentId ?? '')
      if (wrong) return wrong
    }
    const days =
      row.kind === 'federation' && transferWaitingDays !== undefined && transferObjectionDays !== undefined
        ? { transferWaitingDays, transferObjectionDays }
        : {}
    const contact = { region, venue, contactName, contactEmail, contactPhone, website }
    const after = { ...bothNames(input), timeZone, ...contact, ...days, parentId }
    const changes = changesBetween(row, after)
    if (changes.length === 0) return refuse('NOTHING_CHANGED')
    const searchText = titleSearchText({ zh: after.nameZh, en: after.nameEn, code: row.code })
    await tx
      .update(organisation)
      .set({ ...after, searchText })
      .where(eq(organisation.id, row.id))
    await recordAudit(tx, viewer, {
      type: 'ORGANISATION_CHANGED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'organisation',
      aggregateId: row.id,
      data: { changes },
    })
    return ok({ organisationId: row.id })
  })
}

type Row = typeof organisation.$inferSelect

/** A federation stands at the root, nothing stands below a club, and nobody below himself. */
const misplaced = async (
  tx: Parameters<Parameters<typeof inTransaction>[1]>[0],
  row: Row,
  parentId: string,
): Promise<Outcome<never> | undefined> => {
  const [parent] = await tx
    .select({ kind: organisation.kind, path: sql<string[]>`organisation_path(${organisation.id})` })
    .from(organisation)
    .where(eq(organisation.id, parentId))
  if (!parent || row.kind === 'federation' || parent.kind === 'club') return refuse('PARENT_NOT_ALLOWED', 'parent')
  return parent.path.includes(row.id) ? refuse('ORGANISATION_BELOW_ITSELF', 'parent') : undefined
}

const check = (said: ChangeOrganisationInput): Outcome<never> | undefined => {
  if (!said.nameZh.trim()) return refuse('ORGANISATION_NAME_MISSING', 'nameZh')
  if (!isZone(said.timeZone)) return refuse('TIME_ZONE_UNKNOWN', 'timeZone')
  const [waiting, objecting] = [said.transferWaitingDays ?? 0, said.transferObjectionDays ?? 0]
  const whole = Number.isInteger(waiting) && Number.isInteger(objecting)
  return whole && 0 <= objecting && objecting <= waiting && waiting <= MOST_DAYS
    ? undefined
    : refuse('TRANSFER_DAYS_REFUSED', 'transferWaitingDays')
}
