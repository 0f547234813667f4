import { randomUUID } from 'node:crypto'
import { err, ok, problem } from '@paiji/rules'
import { publicationForms } from '@paiji/rules/proof'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { dayOf, MS_A_DAY } from '../../base/clock.js'
import { allowed, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { certificate } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { type Called, peopleCalled } from '../registry/called.js'
import { placesOfOrganisations } from '../registry/organisations.repo.js'
import { zonesOfPeople } from '../registry/people.repo.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { accountsOfPeople, notifyAccounts } from '../shared/notify-accounts.js'
import { contentOf } from './certificate-content.js'
import {
  type CertifiableRow,
  type CertificateRow,
  certificatesByIds,
  certificatesSince,
  certifiableOf,
  type HolderRow,
  holderOf,
  issuerOf,
  withdraw,
} from './certificates.repo.js'
import { canCertify, canCertifyAnywhere, canHoldCertificates } from './policy.js'

/** Of what: an awarded grade, or a place in official standings. */
export type CertificateOf =
  | { readonly grade: string }
  | { readonly placing: { readonly revision: string; readonly entry: string } }

export interface IssueCertificateInput {
  /** Whom an office certifies it for; left out, the viewer. */
  readonly personId?: string | undefined
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

/** Whose it is, and whether an office makes it. */
interface Maker {
  readonly personId: string
  readonly byOffice: boolean
}

/** What is shown of the holder; an office shows no club that the holder hides. */
const shownHolder = (
  called: Called,
  { number, clubZh, clubEn, hidesClub }: HolderRow,
  { showNumber, showClub, byOffice }: Pick<IssueCertificateInput, 'showNumber' | 'showClub'> & Pick<Maker, 'byOffice'>,
) => ({
  nameZh: called.zh,
  nameEn: called.en,
  ...(showNumber ? { number } : {}),
  ...(showClub && clubZh !== null && !(byOffice && hidesClub) ? { clubZh, clubEn } : {}),
})

const makerOf = (viewer: Viewer, { personId }: IssueCertificateInput): Outcome<Maker> => {
  const byOffice = personId !== undefined && personId !== viewer.personId
  const permitted = requirePermission(byOffice ? canCertifyAnywhere(viewer) : canHoldCertificates(viewer))
  return permitted.ok ? ok({ personId: personId ?? viewer.personId ?? '', byOffice }) : permitted
}

/** The thing to certify; of an office, among what its own body gave. */
const subjectOf = async (act: Act, { personId, byOffice }: Maker, of: CertificateOf) => {
  const found = (await certifiableOf(act.tx, personId, CERTIFIABLE)).find(row => isOf(of, row))
  if (!found || !byOffice) return found
  const [place] = await placesOfOrganisations(act.tx, [found.organisationId])
  return place && canCertify(act.viewer, place).allowed ? found : undefined
}

/** Writes it down, with its audit row; an office's is told to the holder. */
const keep = async (act: Act, maker: Maker, subject: CertifiableRow, content: { readonly id: string }) => {
  const { tx, deps, viewer } = act
  const { kind, organisationId, gradeAwardId, revisionId, entryId } = subject
  const { personId, byOffice } = maker
  const made = { issuedBy: actorOf(viewer), recordedAt: deps.clock.now() }
  const about = { organisationId, personId, kind, gradeAwardId, revisionId, entryId }
  await tx.insert(certificate).values({ id: content.id, ...about, content, ...made })
  await recordAudit(tx, viewer, {
    type: 'CERTIFICATE_ISSUED',
    organisationId,
    aggregateKind: 'person',
    aggregateId: personId,
    data: { certificateId: content.id, kind, ...(byOffice ? { byOffice } : {}) },
  })
  if (!byOffice) return
  await notifyAccounts(act, accountsOfPeople([personId]), {
    code: 'CERTIFICATE_BY_OFFICE',
    organisationId,
    about: { kind: 'person', id: personId },
    path: '/my/certificates',
    occasion: content.id,
  })
}

/**
 * Certifies what a person has: an awarded grade or a place in official standings, with what the holder wants shown. The
 * words never change; the key of the log signs them within a minute. The office of the body that gave it may do so for the
 * person, and the certificate says so. Problems: NOT_PERMITTED, CERTIFICATE_SUBJECT_UNKNOWN, CERTIFICATES_TOO_MANY.
 */
export const issueCertificate = (
  deps: Deps,
  viewer: Viewer,
  input: IssueCertificateInput,
): Promise<Outcome<{ certificateId: string }>> =>
  idempotently(deps, viewer, 'issueCertificate', input, async tx => {
    const act = { tx, deps, viewer }
    const maker = makerOf(viewer, input)
    if (!maker.ok) return maker
    const { personId, byOffice } = maker.value
    const found = await subjectOf(act, maker.value, input.of)
    const issuer = found && (await issuerOf(tx, found.organisationId))
    const now = deps.clock.now()
    const zone = (await zonesOfPeople(tx, [personId])).get(personId) ?? 'UTC'
    const holder = await holderOf(tx, personId, dayOf(now, zone))
    const called = (await peopleCalled(tx, [personId])).get(personId)
    if (!found || !issuer || !holder || !called) return err([problem('CERTIFICATE_SUBJECT_UNKNOWN')])
    if ((await certificatesSince(tx, personId, new Date(now.getTime() - MS_A_DAY))) >= MOST)
      return err([problem('CERTIFICATES_TOO_MANY', { params: { most: MOST } })])
    const { kind, words } = found
    const { showNumber, showClub } = input
    const content = {
      format: publicationForms.certificate,
      id: randomUUID(),
      kind,
      issuer,
      issuedAt: now.toISOString(),
      ...(byOffice ? { byOffice } : {}),
      holder: shownHolder(called, holder, { showNumber, showClub, byOffice }),
      [kind]: words,
    }
    await keep(act, maker.value, found, content)
    return ok({ certificateId: content.id })
  })

/** Whether the office that made it, or one above, takes it back. */
const tookBackByOffice = async (tx: Db, viewer: Viewer, row: CertificateRow): Promise<boolean> => {
  const [place] = contentOf(row).byOffice ? await placesOfOrganisations(tx, [row.organisationId]) : []
  return place !== undefined && canCertify(viewer, place).allowed
}

/** Takes an own certificate back, or one that the own office made: its page says so from then on. Problems: CERTIFICATE_UNKNOWN, NOT_PERMITTED. */
export const withdrawCertificate = (
  deps: Deps,
  viewer: Viewer,
  input: { readonly certificateId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<{ certificateId: string }>> =>
  idempotently(deps, viewer, 'withdrawCertificate', input, async tx => {
    const [row] = await certificatesByIds(tx, [input.certificateId])
    if (!row) return err([problem('CERTIFICATE_UNKNOWN')])
    const byOffice = await tookBackByOffice(tx, viewer, row)
    const permitted = requirePermission(byOffice ? allowed : canHoldCertificates(viewer, row.personId))
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
