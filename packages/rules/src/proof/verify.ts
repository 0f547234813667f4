import { canonicalJson } from '../core/canonical.js'
import { problem, type Problem } from '../core/problem.js'
import { bytesOf, contentDigest, contentLeaf, fromHex, type LogLeaf, logLeaf, type SealedContent } from './content.js'
import { isConsistent, leafHash, rootOfInclusion, type Sha256, sameHash } from './merkle.js'

/** The state of the log at one moment, under the federation's signature. */
export interface TreeHead {
  /** Rows in the tree. */
  readonly size: number
  /** Hexadecimal. */
  readonly root: string
  /** An instant, as ISO 8601 with milliseconds. */
  readonly at: string
  /** Ed25519 over `treeHeadBytes`, hexadecimal. */
  readonly signature: string
  /** The same head as a C2SP checkpoint with the cosignatures of witnesses that were there when it was handed out. */
  readonly checkpoint?: string
}

/** A leaf of a tree with the hashes (hexadecimal) that lead from it to the root. */
export interface LeafPath {
  readonly index: number
  readonly size: number
  readonly path: readonly string[]
}

/** That the log, as its head says, holds this content. */
export interface InclusionProof {
  readonly format: 'paiji-inclusion/1'
  readonly head: TreeHead
  /** The row of the log that seals the content, and its place in the tree of the head. */
  readonly row: LogLeaf
  readonly inLog: LeafPath
  readonly content: SealedContent
  /** The content's place among those that the row seals. */
  readonly inRow: LeafPath
}

/** That the log of the second head begins with the whole log of the first. */
export interface ConsistencyProof {
  readonly format: 'paiji-consistency/1'
  readonly first: TreeHead
  readonly second: TreeHead
  readonly path: readonly string[]
}

/** What checking takes from whoever runs it. */
export interface ProofTools {
  readonly sha256: Sha256
  /** Whether the federation's key made this signature of these bytes. */
  readonly isSigned: (data: Uint8Array, signature: Uint8Array) => boolean
}

/** What the signature of a head covers. */
export const treeHeadBytes = ({ size, root, at }: Omit<TreeHead, 'signature' | 'checkpoint'>): Uint8Array =>
  bytesOf(canonicalJson({ format: 'paiji-tree-head/1', size, root, at }))

const NOTHING = new Uint8Array()

const checkHead = ({ isSigned }: ProofTools, head: TreeHead): Problem[] => {
  const signature = fromHex(head.signature)
  return signature && isSigned(treeHeadBytes(head), signature)
    ? []
    : [problem('PROOF_HEAD_SIGNATURE_INVALID', { params: { size: head.size } })]
}

const bytesOfPath = (path: readonly string[]): Uint8Array[] => path.map(step => fromHex(step) ?? NOTHING)

const leadsTo = ({ sha256 }: ProofTools, leaf: Uint8Array, { index, size, path }: LeafPath, root: string): boolean => {
  const found = rootOfInclusion(sha256, { leaf: index, size }, leafHash(sha256, leaf), bytesOfPath(path))
  return found !== undefined && sameHash(found, fromHex(root) ?? NOTHING)
}

const checkInclusion = (tools: ProofTools, proof: InclusionProof): Problem[] => {
  const { head, row, content, inRow, inLog } = proof
  const leaf = contentLeaf(content.kind, content.key, contentDigest(tools.sha256, content))
  const sealed = row.contents !== null && leadsTo(tools, leaf, inRow, row.contents)
  const included = inLog.size === head.size && leadsTo(tools, logLeaf(row), inLog, head.root)
  return [
    ...checkHead(tools, head),
    ...(sealed ? [] : [problem('PROOF_CONTENT_DIFFERS', { params: { kind: content.kind, key: content.key } })]),
    ...(included ? [] : [problem('PROOF_NOT_INCLUDED', { params: { sequence: row.sequence } })]),
  ]
}

const checkConsistency = (tools: ProofTools, { first, second, path }: ConsistencyProof): Problem[] => {
  const [firstRoot, root] = [fromHex(first.root) ?? NOTHING, fromHex(second.root) ?? NOTHING]
  const trees = { first: first.size, firstRoot, size: second.size, root }
  return [
    ...checkHead(tools, first),
    ...checkHead(tools, second),
    ...(isConsistent(tools.sha256, trees, bytesOfPath(path))
      ? []
      : [problem('PROOF_NOT_CONSISTENT', { params: { first: first.size, second: second.size } })]),
  ]
}

/** Members that a value must have to be read as something, each with a test of its own. */
type Shape = Readonly<Record<string, (value: unknown) => boolean>>

const is =
  (shape: Shape) =>
  (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, test]) => test((value as Record<string, unknown>)[name]))

const text = (value: unknown) => typeof value === 'string'
const whole = (value: unknown) => Number.isSafeInteger(value)
const path = (value: unknown) => Array.isArray(value) && value.length < 200 && value.every(text)
const head = is({ size: whole, root: text, at: text, signature: text })
const place = is({ index: whole, size: whole, path })
const row = is({
  ...{ sequence: whole, id: text, recordedAt: text, digest: text },
  contents: value => value === null || text(value),
})
const content = is({ kind: text, key: text, row: is({}) })

const isInclusion = is({ head, row, inLog: place, content, inRow: place })
const isConsistency = is({ first: head, second: head, path })

/** What is wrong with a proof of either kind as somebody handed it on; nothing: it holds. */
export const checkProof = (tools: ProofTools, proof: unknown): Problem[] => {
  const format = (proof as { format?: unknown } | null)?.format
  if (format === 'paiji-inclusion/1' && isInclusion(proof)) return checkInclusion(tools, proof as InclusionProof)
  if (format === 'paiji-consistency/1' && isConsistency(proof))
    return checkConsistency(tools, proof as ConsistencyProof)
  return [problem('PROOF_UNREADABLE')]
}
