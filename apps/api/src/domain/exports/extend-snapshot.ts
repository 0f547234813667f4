import { isDeepStrictEqual } from 'node:util'
import { fromHex, isConsistent, type ProofTools, type PublicSnapshot, registerHead } from '@paiji/rules/proof'
import { inRegisterOrder } from './check-snapshot-register.js'
import type { Snapshot, SnapshotFinding } from './read-snapshot.js'

type Row = Readonly<Record<string, unknown>>

/** What tells a record of a kind from the others, and its members that may change after it was published. */
interface Lasting {
  readonly key: readonly string[]
  readonly free: readonly string[]
}

/** An event may get another code, and a body: what stands at it names it otherwise then. */
const AT_EVENT = ['event', 'stage']

/**
 * Kinds of which nothing is ever taken out, and what of them never changes. People, entries and names are forgotten where the law
 * asks for it; bodies, events and rankings are described as they are called today.
 */
const lasting: Readonly<Record<string, Lasting>> = {
  merges: { key: ['id'], free: ['undoneAt'] },
  policies: { key: ['id'], free: ['organisation', 'from', 'until', 'withdrawn'] },
  stages: { key: ['id'], free: [...AT_EVENT, 'nameZh', 'nameEn', 'plan'] },
  revisions: { key: ['id'], free: [...AT_EVENT, 'status', 'officialAt', 'supersededAt'] },
  sheets: { key: ['id'], free: AT_EVENT },
  adjustments: { key: ['id'], free: AT_EVENT },
  lots: { key: ['id'], free: AT_EVENT },
  rulings: { key: ['id'], free: AT_EVENT },
  corrections: { key: ['id'], free: AT_EVENT },
  standings: { key: ['revision', 'position'], free: AT_EVENT },
  awards: { key: ['id'], free: ['event', 'organisation', 'supersededAt'] },
  lists: { key: ['ranking', 'asOf', 'issue'], free: ['supersededAt'] },
  listEntries: {
    key: ['ranking', 'asOf', 'issue', 'position'],
    free: ['name', 'club', 'clubKey', 'clubCommitment'],
  },
  grades: { key: ['id'], free: ['status', 'ladder', 'nameZh', 'nameEn'] },
  publications: { key: ['name'], free: ['proof'] },
  seals: { key: ['size'], free: ['publicKey'] },
}

const recordsOf = (snapshot: Snapshot, kind: string): readonly Row[] =>
  (snapshot.lines.get(kind) ?? []).map(line => JSON.parse(line) as Row)

const keyOf = (row: Row, { key }: Lasting): string => key.map(name => String(row[name])).join('/')

const fixed = (row: Row, { free }: Lasting): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !free.includes(name)))

const changedRecords = (earlier: Snapshot, later: Snapshot): SnapshotFinding[] =>
  Object.entries(lasting).flatMap(([kind, of]) => {
    const now = new Map(recordsOf(later, kind).map(row => [keyOf(row, of), row]))
    return recordsOf(earlier, kind).flatMap((row): SnapshotFinding[] => {
      const [key, at] = [keyOf(row, of), `${kind} ${keyOf(row, of)}`]
      const stands = now.get(key)
      if (!stands) return [{ code: 'NOT_EXTENDED', at, detail: 'was published, and is not there any more' }]
      // A member that the files got since is no change.
      const before = fixed(row, of)
      const after = Object.fromEntries(Object.keys(before).map(name => [name, stands[name]]))
      return isDeepStrictEqual(before, after)
        ? []
        : [{ code: 'NOT_EXTENDED', at, detail: 'reads otherwise than it did' }]
    })
  })

/** The registered words of the snapshots that a later one knows of, by their names. */
const knownSnapshots = (later: Snapshot): ReadonlyMap<string, PublicSnapshot> =>
  new Map(
    later
      .of('publications')
      .filter(({ kind }) => kind === 'snapshot')
      .flatMap(({ name, proof }) => (proof ? [[name, proof.content.row.content as PublicSnapshot] as const] : [])),
  )

const bytes = (hex: string): Uint8Array => fromHex(hex) ?? new Uint8Array()

/** The log of the later snapshot goes on from that of the earlier one: step by step through what was registered between. */
const brokenWay = (earlier: Snapshot, later: Snapshot, { sha256 }: ProofTools): string | undefined => {
  const goal = earlier.proof?.publication.name
  const known = knownSnapshots(later)
  let at = later.proof?.content
  while (at) {
    const { after, head } = at
    const before = after ? known.get(after.name) : undefined
    if (!after || !before) break
    const trees = {
      ...{ first: before.head.size, firstRoot: bytes(before.head.root) },
      ...{ size: head.size, root: bytes(head.root) },
    }
    if (!isConsistent(sha256, trees, after.path.map(bytes))) return `the log does not go on from ${after.name}`
    if (after.name === goal) return undefined
    at = before.head.size < head.size || before.writtenAt < at.writtenAt ? before : undefined
  }
  return 'no way leads from the earlier snapshot to this one'
}

/**
 * Whether a snapshot goes on from an earlier one: its log begins with the earlier log, its register with the earlier register, and
 * nothing that was published is gone or reads otherwise. Both are taken as checked each by itself, with their signatures.
 */
export const checkExtends = (earlier: Snapshot, later: Snapshot, tools: ProofTools): SnapshotFinding[] => {
  const broken = brokenWay(earlier, later, tools)
  const register = earlier.manifest.register
  const begun = registerHead(tools.sha256, inRegisterOrder(later.of('publications')).slice(0, register?.count ?? 0))
  return [
    ...(broken === undefined ? [] : [{ code: 'NOT_EXTENDED' as const, at: 'manifest.json', detail: broken }]),
    ...(register && begun.root === register.root
      ? []
      : [
          {
            code: 'NOT_EXTENDED' as const,
            at: 'publications.jsonl',
            detail: 'the register does not go on from the earlier',
          },
        ]),
    ...changedRecords(earlier, later),
  ]
}
