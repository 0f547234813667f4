import { problem, type Problem } from '../core/problem.js'
import { fromHex } from './content.js'
import { type PublicationName, publicationBytes, publicDigest } from './publication.js'
import { checkProof, type InclusionProof, type ProofTools } from './verify.js'

/** Something small that was published whole: its words with their name, digest and signature. */
export interface SignedContent {
  readonly content: Readonly<Record<string, unknown>>
  readonly publication: PublicationName
  /** Ed25519 over `publicationBytes`, hexadecimal. */
  readonly signature: string
}

/** Every certificate that is not valid any more, as signed. */
export interface StatusFile extends SignedContent {
  readonly format: 'paiji-status-file/1'
}

/** A certificate with everything that is needed to check it offline. */
export interface CertificateFile extends SignedContent {
  readonly format: 'paiji-certificate-file/1'
  readonly proof: InclusionProof
  /** The newest status list when the file was loaded. */
  readonly status: StatusFile | null
}

/** What a checked certificate says of itself. */
export interface CertificateReport {
  readonly problems: readonly Problem[]
  /** `VALID`, or what the newest status list says. */
  readonly status: string
  readonly since?: string | undefined
  /** When that list was made; absent: there was none, nothing is known of what came later. */
  readonly statusAt?: string | undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSigned = (value: unknown): value is SignedContent =>
  isObject(value) && isObject(value.content) && isObject(value.publication) && typeof value.signature === 'string'

export const isCertificateFile = (value: unknown): value is CertificateFile =>
  isSigned(value) && isObject(value) && value.format === 'paiji-certificate-file/1'

export const isStatusFile = (value: unknown): value is StatusFile =>
  isSigned(value) && isObject(value) && value.format === 'paiji-status-file/1'

const checkSigned = (
  tools: ProofTools,
  { content, publication, signature }: SignedContent,
  kind: string,
): Problem[] => {
  const { name, digest } = publication
  const fits = publication.kind === kind && publicDigest(tools.sha256, content) === digest
  const bytes = fromHex(signature)
  return [
    ...(fits ? [] : [problem('PROOF_CONTENT_DIFFERS', { params: { kind, key: String(name) } })]),
    ...(bytes && tools.isSigned(publicationBytes(publication), bytes)
      ? []
      : [problem('PROOF_SIGNATURE_INVALID', { params: { key: String(name) } })]),
  ]
}

const numberOf = ({ content }: StatusFile): number => (typeof content.number === 'number' ? content.number : 0)

const standing = (
  list: StatusFile | undefined,
  id: unknown,
): Pick<CertificateReport, 'status' | 'since' | 'statusAt'> => {
  if (!list) return { status: 'VALID' }
  const { certificates, at } = list.content
  const own = isObject(certificates) && typeof id === 'string' ? certificates[id] : undefined
  const statusAt = typeof at === 'string' ? at : undefined
  if (!isObject(own)) return { status: 'VALID', statusAt }
  return { status: String(own.status), since: String(own.since), statusAt }
}

/**
 * Checks a certificate with the federation's key alone: words, signature, place in the sealed log; and says where it
 * stands by the newest of the status lists at hand. A list that is not signed is not believed.
 */
export const checkCertificate = (
  tools: ProofTools,
  file: CertificateFile,
  lists: readonly StatusFile[] = [],
): CertificateReport => {
  const { publication, proof } = file
  const known = [...(file.status ? [file.status] : []), ...lists]
  const wrongLists = known.flatMap(list => checkSigned(tools, list, 'status'))
  const newest = [...known].sort((a, b) => numberOf(b) - numberOf(a))[0]
  const sealed = checkProof(tools, proof)
  const row = isObject(proof) && isObject(proof.content) ? proof.content.row : {}
  const isItsOwn = isObject(row) && row.digest === publication.digest && row.name === publication.name
  const problems = [
    ...checkSigned(tools, file, 'certificate'),
    ...sealed,
    ...(isItsOwn ? [] : [problem('PROOF_NOT_INCLUDED', { params: { sequence: 0 } })]),
    ...wrongLists,
  ]
  return { problems, ...(problems.length > 0 ? { status: 'NOT_CHECKED' } : standing(newest, file.content.id)) }
}
