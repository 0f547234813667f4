import {
  checkProof,
  fromHex,
  type ProofTools,
  publicationBytes,
  publicDigest,
  registerHead,
  snapshotValue,
} from '@paiji/rules/proof'
import type { Snapshot, SnapshotFinding, SnapshotRecords } from './read-snapshot.js'
import type { SnapshotWorld } from './snapshot-world.js'
import { sha256 } from '../../base/digest.js'

type Publication = SnapshotRecords['publications']

/**
 * The manifest's own signature: it names every file with its digest, so that nothing that is derived from nothing (a ruling, a name,
 * a policy, a list that was issued) can be changed, left out or doubled by somebody without the key.
 */
export const checkManifest = ({ manifestText, signature }: Snapshot, tools: ProofTools): SnapshotFinding[] => {
  const at = 'manifest.json'
  if (signature === undefined) return [{ code: 'NOT_SIGNED', at, detail: 'there is no manifest.sig' }]
  const bytes = Buffer.from(signature, 'base64')
  if (tools.isSigned(Buffer.from(manifestText), bytes)) return []
  return [{ code: 'NOT_SIGNED', at, detail: 'the signature is not of this key' }]
}

/** What is wrong with the word that the manifest was registered and the log holds it. */
const wrongProof = ({ snapshot }: SnapshotWorld, tools: ProofTools): string | undefined => {
  const { manifest, manifestText, proof: stated } = snapshot
  if (!stated) return 'there is no proof.json'
  const { content, publication, signature, proof, consistency } = stated
  const bytes = fromHex(signature)
  if (!bytes || !tools.isSigned(publicationBytes(publication), bytes)) return 'the signature is not of this key'
  if (publicDigest(tools.sha256, snapshotValue(content)) !== publication.digest) return 'its words are not those signed'
  if (content.manifest !== sha256(manifestText)) return 'it is of another manifest'
  const [{ head, register }, row] = [manifest, proof.content.row]
  if (content.head.size !== head?.size || content.head.root !== head.root || content.register.root !== register?.root)
    return 'it is of another state of the log'
  if (row.name !== publication.name || row.digest !== publication.digest) return 'its proof is of something else'
  const isFromHere = consistency.first.size === head.size && consistency.first.root === head.root
  const isToThere = consistency.second.size === proof.head.size && consistency.second.root === proof.head.root
  if (!isFromHere || !isToThere) return 'it does not lead from the head of the manifest to its own'
  const problems = [...checkProof(tools, proof), ...checkProof(tools, consistency)]
  return problems.length > 0 ? problems.map(one => one.code).join(' ') : undefined
}

/** The publications of a snapshot in the order in which the log sealed them. */
export const inRegisterOrder = (publications: readonly Publication[]): readonly Publication[] =>
  publications
    .filter(({ place }) => place)
    .sort((a, b) => (a.place?.[0] ?? 0) - (b.place?.[0] ?? 0) || (a.place?.[1] ?? 0) - (b.place?.[1] ?? 0))

/** A place is where the proof says; a certificate may have no proof here, and is sealed again when its holder is forgotten. */
const isElsewhere = ({ kind, place, proof }: Publication): boolean =>
  kind === 'certificate' ? !place : !place || !proof || proof.inLog.index !== place[0] || proof.inRow.index !== place[1]

/** Everything that was registered up to the head of the manifest is there, in its place, and nothing else. */
const differencesOfRegister = ({ snapshot }: SnapshotWorld, tools: ProofTools): SnapshotFinding[] => {
  const publications = snapshot.of('publications')
  const found = publications
    .filter(isElsewhere)
    .map(({ name: at }): SnapshotFinding => ({ code: 'NOT_SEALED', at, detail: 'the log has it in another place' }))
  const { count, root } = registerHead(tools.sha256, inRegisterOrder(publications))
  const stated = snapshot.manifest.register
  if (count === stated?.count && root === stated.root) return found
  const detail = `${count} publications, not the ${stated?.count ?? 0} that were registered`
  return [...found, { code: 'REGISTER_DIFFERS', at: 'publications.jsonl', detail }]
}

/**
 * The manifest as a registered publication, and the register that it states; nothing of a snapshot from before either.
 * `isRegistered`: null of such a one.
 */
export const checkRegister = (
  world: SnapshotWorld,
  tools: ProofTools,
): { readonly isRegistered: boolean | null; readonly findings: SnapshotFinding[] } => {
  if (!world.snapshot.manifest.register) return { isRegistered: null, findings: [] }
  const wrong = wrongProof(world, tools)
  const own: SnapshotFinding[] = wrong === undefined ? [] : [{ code: 'NOT_SEALED', at: 'manifest.json', detail: wrong }]
  return { isRegistered: wrong === undefined, findings: [...own, ...differencesOfRegister(world, tools)] }
}

/** What is registered and of which the files show nothing; lists that were not asked for are left out. */
export const checkThere = (
  { snapshot }: SnapshotWorld,
  digests: ReadonlyMap<string, string>,
  isAllLists: boolean,
): SnapshotFinding[] => {
  const kinds = [
    'standings',
    'awards',
    'grade',
    'ruling',
    'correction',
    'merge',
    'policy',
    ...(isAllLists ? ['list'] : []),
  ]
  const there = new Set([...digests.keys()].map(recordOf))
  return snapshot
    .of('publications')
    .flatMap(({ kind, name: at }): SnapshotFinding[] =>
      kinds.includes(kind) && !there.has(recordOf(at))
        ? [{ code: 'NOT_THERE', at, detail: 'it is registered, and the files do not show it' }]
        : [],
    )
}

/** A record by its name, whichever time it was registered; anything else by its own. */
const recordOf = (name: string): string => name.replace(/^((?:ruling|correction|merge|policy):[^#]+)#\d+$/, '$1')
