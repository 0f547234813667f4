import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { bothNames } from '../../base/both-names.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { identifierIssuer, type issuerVisibilities } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { federationIds } from './organisations.repo.js'
import { canManageRegister } from './policy.js'

export interface DeclareIssuerInput {
  /** How its numbers are filed: a short code such as `WBF`. */
  readonly code: string
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  /** Whether everybody sees its numbers, or only the register's keepers and the person. */
  readonly visibility: (typeof issuerVisibilities)[number]
}

/** Most characters of each text. */
const LONGEST = { code: 40, nameZh: 200, nameEn: 200 } as const

/**
 * Declares a body that gives people numbers, or changes what was declared. Problems: NOT_PERMITTED,
 * ISSUER_NAME_MISSING, TEXT_TOO_LONG.
 */
export const declareIssuer = async (
  deps: Deps,
  viewer: Viewer,
  input: DeclareIssuerInput,
): Promise<Outcome<{ code: string }>> => {
  const federations = await federationIds(deps.db)
  const permitted = requirePermission(canManageRegister(viewer, { organisationPath: federations }))
  if (!permitted.ok) return permitted
  const code = input.code.trim()
  const { nameZh, nameEn } = bothNames(input)
  if (!code || !nameZh) return err([problem('ISSUER_NAME_MISSING')])
  const long = Object.entries(LONGEST).filter(
    ([path, most]) => (input[path as keyof typeof LONGEST]?.length ?? 0) > most,
  )
  if (long.length > 0)
    return err(long.map(([path, most]) => problem('TEXT_TOO_LONG', { at: { path }, params: { most } })))
  const log = viewer.grants.map(grant => grant.scope.id).find(id => federations.includes(id)) ?? federations[0] ?? ''
  return inTransaction(deps.db, async tx => {
    const [before] = await tx.select().from(identifierIssuer).where(eq(identifierIssuer.code, code)).for('update')
    const after = { nameZh, nameEn, visibility: input.visibility }
    const values = { ...after, declaredBy: actorOf(viewer), recordedAt: deps.clock.now() }
    await tx
      .insert(identifierIssuer)
      .values({ code, ...values })
      .onConflictDoUpdate({ target: identifierIssuer.code, set: values })
    await recordAudit(tx, viewer, {
      type: 'ISSUER_DECLARED',
      organisationId: log,
      aggregateKind: 'organisation',
      aggregateId: log,
      data: { code, changes: changesBetween(before ?? {}, after) },
    })
    return ok({ code })
  })
}
