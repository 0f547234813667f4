import { ok } from '@paiji/rules'
import { isZone } from '@paiji/rules/procedure'
import { bothNames } from '../../base/both-names.js'
import type { Viewer } from '../../auth/viewer.js'
import { organisation } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { federationIds, organisationsByIds, type OrganisationRow } from './organisations.repo.js'
import { logOf, managedOrganisation } from './places.js'
import { canFoundFederation } from './policy.js'
import type { RegistryProblemCode } from './problem-codes.js'
import { titleSearchText } from './search-text.js'
import { oneRow } from '../../db/one-row.js'

const refuse = refusing<RegistryProblemCode>()

export const organisationKinds = ['federation', 'association', 'club'] as const
export type OrganisationKind = (typeof organisationKinds)[number]

export interface CreateOrganisationInput {
  /** Names the body in addresses, on the command line and as an issuer of numbers. */
  readonly code: string
  readonly kind: OrganisationKind
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  /** The body above; only a federation has none. */
  readonly parentId?: string | undefined
  /** An IANA name; the parent's unless told, a federation's is China's. */
  readonly timeZone?: string | undefined
  readonly idempotencyKey?: string | undefined
}

const FEDERATION_TIME_ZONE = 'Asia/Shanghai'

/**
 * Founds a federation, or a body below another. Problems: NOT_PERMITTED, ORGANISATION_UNKNOWN (the parent),
 * PARENT_MISSING, PARENT_NOT_ALLOWED (a federation has none, and nothing is below a club), ORGANISATION_CODE_UNREADABLE,
 * ORGANISATION_CODE_TAKEN, ORGANISATION_NAME_MISSING, TIME_ZONE_UNKNOWN.
 */
export const createOrganisation = async (
  deps: Deps,
  viewer: Viewer,
  input: CreateOrganisationInput,
): Promise<Outcome<{ organisationId: string }>> => {
  const above = await bodyAbove(deps, viewer, input)
  if (!above.ok) return above
  const { parent, log } = above.value
  const timeZone = input.timeZone ?? parent?.timeZone ?? FEDERATION_TIME_ZONE
  const code = input.code.trim()
  const { nameZh, nameEn } = bothNames(input)
  const wrong = check({ code, nameZh, timeZone })
  if (wrong) return wrong
  const { kind, parentId = null } = input
  const searchText = titleSearchText({ zh: nameZh, en: nameEn, code })
  const values = { code, kind, parentId, nameZh, nameEn, searchText, timeZone, recordedAt: deps.clock.now() }
  return idempotently(
    deps,
    viewer,
    'createOrganisation',
    input,
    async tx => {
      const row = oneRow(await tx.insert(organisation).values(values).returning({ id: organisation.id }))
      await recordAudit(tx, viewer, {
        type: 'ORGANISATION_CREATED',
        organisationId: log ?? row.id,
        aggregateKind: 'organisation',
        aggregateId: row.id,
        data: { code, kind, parentId },
      })
      return ok({ organisationId: row.id })
    },
    { constraints: { organisation_code_unique: 'ORGANISATION_CODE_TAKEN' } },
  )
}

interface Above {
  readonly parent: OrganisationRow | undefined
  /** In whose log it is written; its own when it is a federation. */
  readonly log: string | undefined
}

const bodyAbove = async (
  { db }: Deps,
  viewer: Viewer,
  { kind, parentId }: CreateOrganisationInput,
): Promise<Outcome<Above>> => {
  if (parentId === undefined) {
    if (kind !== 'federation') return refuse('PARENT_MISSING', 'parent')
    const permitted = requirePermission(canFoundFederation(viewer, await federationIds(db)))
    return permitted.ok ? ok({ parent: undefined, log: undefined }) : permitted
  }
  const managed = await managedOrganisation(db, viewer, parentId)
  if (!managed.ok) return managed
  const [parent] = await organisationsByIds(db, [parentId])
  if (kind === 'federation' || parent?.kind === 'club') return refuse('PARENT_NOT_ALLOWED', 'parent')
  return ok({ parent, log: logOf(managed.value.place) })
}

/** Codes stand in addresses, and before the slash of `organisation/event`. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/

export const isBodyCode = (text: string): boolean => CODE.test(text)

const check = (said: { code: string; nameZh: string; timeZone: string }): Outcome<never> | undefined => {
  if (!isBodyCode(said.code)) return refuse('ORGANISATION_CODE_UNREADABLE', 'code')
  if (!said.nameZh) return refuse('ORGANISATION_NAME_MISSING', 'nameZh')
  return isZone(said.timeZone) ? undefined : refuse('TIME_ZONE_UNKNOWN', 'timeZone')
}
