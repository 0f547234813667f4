import { randomUUID } from 'node:crypto'
import { err, ok, problem } from '@paiji/rules'
import { publicationForms } from '@paiji/rules/proof'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { dayOf, MS_A_DAY } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { certificate } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { type Called, peopleCalled } from '../registry/called.js'
import { zonesOfPeople } from '../registry/people.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import {
  type CertifiableRow,
  certificatesByIds,
  certificatesSince,
  certifiableOf,
  type HolderRow,
  holderOf,
  issuerOf,
  withdraw,
} from './certificates.repo.js'
import { canHoldCertificates } from './policy.js'

/** Of what: an awarded grade, or a place in official standings. */
export type CertificateOf =
  | { readonly grade: string }
  | { readonly placing: { readonly revision: string; readonly entry: string } }

export interface IssueCertificateInput {
  readonly of: CertificateOf
  readonly showNumber: boolean
  readonly showClub: boolean
  readonly idempotencyKey?: string | undefined
}

/** Certifiable things that are looked through. */
export const CERTIFIABLE = 500
/** A person's certificates in a day. */
const MOST = 50

const isOf = (of: CertificateOf, row: CertifiableRow): boolean =>
  'grade' in of
    ? row.gradeAwardId === of.grade
    : row.revisionId === of.placing.revision && row.entryId === of.placing.entry

const shownHolder = (called: Called, holder: HolderRow, { showNumber, showClub }: IssueCertificateInput) => ({
  nameZh: called.zh,
  nameEn: called.en,
  ...(showNumber ? { number: holder.number } : {}),
  ...(showClub && holder.clubZh !== null ? { clubZh: holder.clubZh, clubEn: holder.clubEn } : {}),
})

/**
 * Certifies what a person has: an awarded grade or a place in official standings, with what the holder wants shown. The
 * words never change; the key of the log signs them within a minute. Problems: NOT_PERMITTED,
 * CERTIFICATE_SUBJECT_UNKNOWN, CERTIFICATES_TOO_MANY.
 */
export const issueCertificate = (
  deps: Deps,
  viewer: Viewer,
  input: IssueCertificateInput,
): Promise<Outcome<{ certificateId: string }>> =>
  idempotently(deps, viewer, 'issueCertificate', input, async tx => {
    const permitted = requirePermission(canHoldCertificates(viewer))
    if (!permitted.ok) return permitted
    const personId = viewer.personId ?? ''
    const found = (await certifiableOf(tx, personId, CERTIFIABLE)).find(row => isOf(input.of, row))
    const issuer = found && (await issuerOf(tx, found.organisationId))
    const now = deps.clock.now()
    const zone = (await zonesOfPeople(tx, [personId])).get(personId) ?? 'UTC'
    const holder = await holderOf(tx, personId, dayOf(now, zone))
    const called = (await peopleCalled(tx, [personId])).get(personId)
    if (!found || !issuer || !holder || !called) return err([problem('CERTIFICATE_SUBJECT_UNKNOWN')])
    if ((await certificatesSince(tx, personId, new Date(now.getTime() - MS_A_DAY))) >= MOST)
      return err([problem('CERTIFICATES_TOO_MANY', { params: { most: MOST } })])
    const { kind, organisationId, gradeAwardId, revisionId, entryId, words } = found
    const id = randomUUID()
    const content = {
      format: publicationForms.certificate,
      id,
      kind,
      issuer,
      issuedAt: now.toISOString(),
      holder: shownHolder(called, holder, input),
      [kind]: words,
    }
    const subject = { gradeAwardId, revisionId, entryId }
    await tx
      .insert(certificate)
      .values({ id, organisationId, personId, kind, ...subject, content, issuedBy: actorOf(viewer), recordedAt: now })
    await recordAudit(tx, viewer, {
      type: 'CERTIFICATE_ISSUED',
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { certificateId: id, kind },
    })
    return ok({ certificateId: id })
  })

/** Takes an own certificate back: its page says so from then on. Problems: CERTIFICATE_UNKNOWN, NOT_PERMITTED. */
export const withdrawCertificate = (
  deps: Deps,
  viewer: Viewer,
  input: { readonly certificateId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<{ certificateId: string }>> =>
  idempotently(deps, viewer, 'withdrawCertificate', input, async tx => {
    const [row] = await certificatesByIds(tx, [input.certificateId])
    if (!row) return err([problem('CERTIFICATE_UNKNOWN')])
    const permitted = requirePermission(canHoldCertificates(viewer, row.personId))
    if (!permitted.ok) return permitted
    if (row.withdrawnAt) return ok({ certificateId: row.id })
    await withdraw(tx, row.id, deps.clock.now())
    await recordAudit(tx, viewer, {
      type: 'CERTIFICATE_WITHDRAWN',
      organisationId: row.organisationId,
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: { certificateId: row.id },
    })
    return ok({ certificateId: row.id })
  })
