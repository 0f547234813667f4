import { err, ok, problem } from '@paiji/rules'
import { inTransaction } from '../../db/transaction.js'
import type { Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { caseFacts } from './case-access.repo.js'
import { appendDocket, auditTarget } from './docket.js'
import { checkFile } from './evidence-file.js'
import {
  type EvidenceRow,
  evidenceByIds,
  fileContent,
  insertEvidence,
  insertFile,
  logAccess,
  ruleOn,
} from './evidence.repo.js'
import { type CaseAnswer, type CaseInput, onCase } from './on-case.js'
import { accessOf, type CaseAccess, mayReadEvidence } from './visibility.js'
import { withContentDigest } from '../shared/idempotency.js'

export interface UploadEvidenceInput extends CaseInput {
  readonly kind: EvidenceRow['kind']
  readonly title: string
  readonly fileName: string
  readonly content: Uint8Array
  /** `sealed` and `panel` keep it from the other side; a clerk may also keep it to the desk. */
  readonly visibility: EvidenceRow['visibility']
}

const sideOf = ({ relations, parties }: CaseAccess, viewer: Viewer): string | null =>
  relations.includes('clerk')
    ? null
    : (parties.find(
        party =>
          (party.personId !== null && party.personId === viewer.personId) ||
          (party.accountId !== null && party.accountId === viewer.accountId),
      )?.id ?? null)

/** Only the desk keeps something to the desk. */
const visibilityAllowed = (access: CaseAccess, visibility: EvidenceRow['visibility']): boolean =>
  visibility !== 'clerk' || access.relations.includes('clerk')

const MOST = 60

/**
 * Takes a piece of evidence in: checked by its bytes, hashed, the original kept for good. In the docket stands that it
 * came, not what it is. Problems: TITLE_MISSING, VALUE_REFUSED, TOO_MUCH_EVIDENCE, those of `checkFile` and of every
 * act on a case.
 */
export const uploadEvidence = (deps: Deps, viewer: Viewer, input: UploadEvidenceInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'uploadEvidence', digested(input), async (tx, access) => {
    if (!input.title.trim()) return err([problem('TITLE_MISSING', { at: { path: 'title' } })])
    if (!visibilityAllowed(access, input.visibility)) {
      return err([problem('VALUE_REFUSED', { at: { path: 'visibility' } })])
    }
    const file = checkFile(input.fileName, input.content)
    if (!file.ok) return file
    const by = viewer.accountId ?? ''
    const item = await insertEvidence(tx, {
      appealId: access.row.id,
      kind: input.kind,
      title: input.title.trim().slice(0, 200),
      fileName: input.fileName,
      submittedBy: by,
      submittedForId: sideOf(access, viewer),
      visibility: input.visibility,
      recordedAt: deps.clock.now(),
    })
    if (item.number > MOST) return err([problem('TOO_MUCH_EVIDENCE', { params: { most: MOST } })])
    await insertFile(tx, item.id, 'original', file.value, by)
    return appendDocket({ tx, deps, viewer }, access.row, {
      type: 'EVIDENCE_SUBMITTED',
      text: '',
      visibility: docketVisibilityOf(input.visibility),
      documents: [item.id],
      data: { number: item.number, digest: file.value.digest },
    })
  })

/** The digest of a request names its bytes, and does not carry them. */
const digested = <T extends { content: Uint8Array; fileName: string }>(input: T) => {
  const file = checkFile(input.fileName, input.content)
  return withContentDigest(input, file.ok ? file.value.digest : input.content.length)
}

const docketVisibilityOf = (visibility: EvidenceRow['visibility']) => (visibility === 'panel' ? 'sealed' : visibility)

export interface EvidenceActInput extends CaseInput {
  readonly evidenceId: string
}

const ofCase = async (
  db: Parameters<typeof evidenceByIds>[0],
  evidenceId: string,
  appealId: string,
): Promise<Outcome<EvidenceRow>> => {
  const [item] = await evidenceByIds(db, [evidenceId])
  return item?.appealId === appealId ? ok(item) : err([problem('EVIDENCE_UNKNOWN')])
}

export interface RuleOnEvidenceInput extends EvidenceActInput {
  readonly admitted: boolean
  readonly reason: string
}

/** Admits a piece, or excludes it with a reason. Problems: EVIDENCE_UNKNOWN, REASON_MISSING. */
export const ruleOnEvidence = (deps: Deps, viewer: Viewer, input: RuleOnEvidenceInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'ruleOnEvidence', input, async (tx, { row }) => {
    const item = await ofCase(tx, input.evidenceId, row.id)
    if (!item.ok) return item
    const reason = input.reason.trim()
    if (!input.admitted && !reason) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    await ruleOn(tx, item.value.id, {
      admission: input.admitted ? 'admitted' : 'excluded',
      admissionReason: reason || null,
      admissionBy: viewer.accountId ?? '',
      admissionAt: deps.clock.now(),
    })
    return appendDocket({ tx, deps, viewer }, row, {
      type: input.admitted ? 'EVIDENCE_ADMITTED' : 'EVIDENCE_EXCLUDED',
      text: reason,
      visibility: docketVisibilityOf(item.value.visibility),
      documents: [item.value.id],
    })
  })

export interface RedactedCopyInput extends EvidenceActInput {
  readonly fileName: string
  readonly content: Uint8Array
}

/** Lays a copy with something blacked out beside the original, which stays. */
export const addRedactedCopy = (deps: Deps, viewer: Viewer, input: RedactedCopyInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'addRedactedCopy', digested(input), async (tx, { row }) => {
    const item = await ofCase(tx, input.evidenceId, row.id)
    if (!item.ok) return item
    const file = checkFile(input.fileName, input.content)
    if (!file.ok) return file
    await insertFile(tx, item.value.id, 'redacted', file.value, viewer.accountId ?? '')
    return appendDocket({ tx, deps, viewer }, row, {
      type: 'EVIDENCE_REDACTED',
      text: '',
      visibility: docketVisibilityOf(item.value.visibility),
      documents: [item.value.id],
      data: { digest: file.value.digest },
    })
  })

export interface EvidenceContent {
  readonly fileName: string
  readonly mediaType: string
  readonly digest: string
  readonly content: Uint8Array
}

/**
 * The bytes, for whoever may read them: every reading of something that is not open to both sides is written down,
 * in the same transaction. What the viewer may not read does not exist: EVIDENCE_UNKNOWN, by the same two statements.
 */
export const readEvidence = (
  deps: Deps,
  viewer: Viewer,
  input: { readonly evidenceId: string; readonly form: 'original' | 'redacted' },
): Promise<Outcome<EvidenceContent>> =>
  inTransaction(deps.db, async tx => {
    const [item] = await evidenceByIds(tx, [input.evidenceId])
    const [facts] = await caseFacts(tx, [item?.appealId ?? input.evidenceId])
    const access = accessOf(viewer, facts)
    if (!item || !access || !mayReadEvidence(access, viewer, item)) return err([problem('EVIDENCE_UNKNOWN')])
    const file = await fileContent(tx, item.id, input.form)
    if (!file) return err([problem('EVIDENCE_UNKNOWN')])
    if (item.visibility !== 'parties') {
      const accountId = viewer.accountId ?? ''
      await logAccess(tx, {
        evidenceId: item.id,
        accountId,
        form: input.form,
        requestId: viewer.requestId,
        recordedAt: deps.clock.now(),
      })
      await recordAudit(tx, viewer, {
        type: 'EVIDENCE_READ',
        ...auditTarget(access.row),
        data: { appealId: access.row.id, evidenceId: item.id, form: input.form },
      })
    }
    return ok({ fileName: item.fileName, mediaType: file.mediaType, digest: file.digest, content: file.content })
  })
