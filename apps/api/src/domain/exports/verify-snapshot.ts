import { createPublicKey, verify } from 'node:crypto'
import { checkProof, fromHex, type ProofTools, publicationBytes } from '@paiji/rules/proof'
import { sha256Bytes } from '../../base/digest.js'
import { checkAwardRuns } from './check-snapshot-awards.js'
import { checkGrades } from './check-snapshot-grades.js'
import { checkLists } from './check-snapshot-lists.js'
import { keepRecordDigests } from './check-snapshot-records.js'
import { checkManifest, checkRegister, checkThere } from './check-snapshot-register.js'
import { checkStandings } from './check-snapshot-standings.js'
import { checkExtends } from './extend-snapshot.js'
import { keepSnapshot } from './keep-snapshot.js'
import { readSnapshot, type Snapshot, type SnapshotFinding } from './read-snapshot.js'
import { type SnapshotWorld, worldOf } from './snapshot-world.js'

export interface VerifyOptions {
  /** The federation's public key, PEM; without it signatures and the log are left unchecked. */
  readonly publicKey?: string
  /** Lists by the beginning of their names, `ORGANISATION/ranking/2026-10-31`; all unless told. */
  readonly lists?: readonly string[]
  /** Files of what changed since, to be applied first, one after another. */
  readonly changes?: readonly string[]
  /** The folder of an earlier snapshot that this one is to go on from; needs the key. */
  readonly after?: string
  /** A new folder for the snapshot that the changes make, written when all of it agrees. */
  readonly out?: string
}

const kinds = ['standings', 'awards', 'list', 'grade', 'ruling', 'correction', 'merge', 'policy'] as const

/** How many of a kind there are and how many agree, by value and by registered digest. */
export interface Agreement {
  readonly kind: (typeof kinds)[number]
  readonly checked: number
  readonly values: number
  readonly registered: number
  readonly digests: number
}

export interface SnapshotReport {
  readonly writtenAt: string
  readonly rules: string
  /** Whether the manifest, and with it every file, is under the federation's signature; null without its key. */
  readonly signed: boolean | null
  /** Whether the manifest is a registered publication that the log holds; null without the key, and of older snapshots. */
  readonly isRegistered: boolean | null
  /** Whether it goes on from the earlier snapshot; null where none was given. */
  readonly isExtension: boolean | null
  /** Files of CSV and Parquet that were compared with the manifest. */
  readonly tables: number
  readonly agreements: readonly Agreement[]
  /** Publications whose signature and place in the log were checked. */
  readonly sealed: number
  readonly findings: readonly SnapshotFinding[]
}

/** What checking takes, with the federation's public key as PEM. */
export const toolsOf = (publicKey: string): ProofTools => {
  const key = createPublicKey(publicKey)
  return {
    sha256: sha256Bytes,
    isSigned: (data, signature) => verify(null, data, key, signature),
  }
}

/** Signatures and places in the log, under the heads that the snapshot carries. */
const checkSealed = (
  { snapshot }: SnapshotWorld,
  tools: ProofTools,
): { sealed: number; findings: SnapshotFinding[] } => {
  const heads = new Map(
    snapshot.of('seals').map(({ size, root, at, signature }) => [size, { size, root, at, signature }]),
  )
  const findings: SnapshotFinding[] = []
  let sealed = 0
  for (const publication of snapshot.of('publications')) {
    const { name: at, signature, proof, digest } = publication
    if (!tools.isSigned(publicationBytes(publication), fromHex(signature) ?? new Uint8Array()))
      findings.push({ code: 'NOT_SIGNED', at, detail: 'the signature is not of this key' })
    const head = proof && heads.get(proof.inLog.size)
    const problems = head ? checkProof(tools, { format: 'paiji-inclusion/1', head, ...proof }) : undefined
    const holds = proof?.content.row.name === at && proof.content.row.digest === digest
    if (problems?.length === 0 && holds) sealed += 1
    // Who holds a certificate stands in its proof: the holder has that. Here its place in the register is bound.
    else if (!proof && publication.kind === 'certificate' && snapshot.manifest.register) continue
    else findings.push({ code: 'NOT_SEALED', at, detail: problems?.map(one => one.code).join(' ') || 'no proof' })
  }
  return { sealed, findings }
}

const checkDigests = ({ snapshot }: SnapshotWorld, digests: ReadonlyMap<string, string>): SnapshotFinding[] => {
  const registered = new Map(snapshot.of('publications').map(({ name, digest }) => [name, digest]))
  return [...digests].flatMap(([at, digest]): SnapshotFinding[] => {
    const stands = registered.get(at)
    if (stands === digest) return []
    return stands === undefined
      ? [{ code: 'NOT_REGISTERED', at, detail: 'no publication of this name' }]
      : [{ code: 'DIGEST_DIFFERS', at, detail: `${digest} is not the registered ${stands}` }]
  })
}

const agreementsOf = (
  digests: ReadonlyMap<string, string>,
  values: readonly SnapshotFinding[],
  wrong: readonly SnapshotFinding[],
) =>
  kinds.map((kind): Agreement => {
    const names = [...digests.keys()].filter(name => name.startsWith(`${kind}:`))
    const bad = new Set(values.map(finding => finding.at))
    const unlike = new Map(wrong.map(finding => [finding.at, finding.code]))
    return {
      kind,
      checked: names.length,
      values: names.filter(name => !bad.has(name)).length,
      registered: names.filter(name => unlike.get(name) !== 'NOT_REGISTERED').length,
      digests: names.filter(name => !unlike.has(name)).length,
    }
  })

/** The earlier snapshot by itself, and what of it the later one has not; nothing without either. */
const checkAfter = async (
  snapshot: Snapshot,
  folder: string | undefined,
  tools: ProofTools | undefined,
): Promise<SnapshotFinding[] | undefined> => {
  if (folder === undefined || !tools) return undefined
  const earlier = await readSnapshot(folder)
  const own = [
    ...earlier.findings,
    ...checkManifest(earlier, tools),
    ...checkRegister(worldOf(earlier), tools).findings,
  ]
  const named = own.map(finding => ({ ...finding, at: `earlier: ${finding.at}` }))
  return [...named, ...checkExtends(earlier, snapshot, tools)]
}

const digestsOf = (world: SnapshotWorld, lists: readonly string[] | undefined) => {
  const digests = new Map<string, string>()
  const values = [
    ...checkStandings(world, digests),
    ...checkAwardRuns(world, digests),
    ...checkLists(world, digests, lists),
    ...checkGrades(world, digests),
  ]
  // Snapshots from before records were registered, and of a log that has no seal yet, have none to compare.
  const isRegistered = world.snapshot.manifest.register !== undefined
  if (isRegistered) keepRecordDigests(world, digests)
  const there = isRegistered ? checkThere(world, digests, lists === undefined) : []
  return { digests, values, wrong: [...checkDigests(world, digests), ...there] }
}

/**
 * Computes everything a snapshot publishes again from its files alone: standings from their facts, awards from the order
 * of events, lists as they were known when issued, grades from their evidence; compares values and registered digests, those of
 * rulings, corrections, merges and policies too. With the key it checks the signature of the manifest, that the manifest is
 * registered and sealed itself, that everything registered until then is there and nothing else, and, after an earlier snapshot,
 * that this one goes on from it. No database, no network.
 */
export const verifySnapshot = async (folder: string, options: VerifyOptions = {}): Promise<SnapshotReport> => {
  const snapshot = await readSnapshot(folder, options.changes)
  const world = worldOf(snapshot)
  const { digests, values, wrong } = digestsOf(world, options.lists)
  const tools = options.publicKey ? toolsOf(options.publicKey) : undefined
  const unsigned = tools ? checkManifest(snapshot, tools) : []
  const register = tools ? checkRegister(world, tools) : { isRegistered: null, findings: [] }
  const sealing = tools ? checkSealed(world, tools) : { sealed: 0, findings: [] }
  const after = await checkAfter(snapshot, options.after, tools)
  const ofLog = [...unsigned, ...register.findings, ...sealing.findings, ...(after ?? [])]
  const findings = [...snapshot.findings, ...values, ...wrong, ...ofLog]
  if (options.out !== undefined && findings.length === 0) await keepSnapshot(snapshot, folder, options.out)
  return {
    writtenAt: snapshot.manifest.writtenAt,
    rules: snapshot.manifest.rules,
    signed: tools ? unsigned.length === 0 : null,
    isRegistered: register.isRegistered,
    isExtension: after ? after.length === 0 : null,
    tables: snapshot.tables,
    agreements: agreementsOf(digests, values, wrong),
    sealed: sealing.sealed,
    findings,
  }
}
