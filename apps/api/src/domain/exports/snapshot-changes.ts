import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SnapshotProof } from '../publications/register-head.js'
import {
  manifestText,
  PROOF,
  SIGNATURE,
  type SnapshotFile,
  type SnapshotKind,
  type SnapshotManifest,
} from './snapshot-manifest.js'
import { sha256 } from '../../base/digest.js'

/** The first line of what changed between two snapshots. */
export interface ChangesHead {
  readonly format: 'paiji-open-data-changes/1'
  /** When the earlier snapshot was written, as its manifest says. */
  readonly from: string
  /** Of the later snapshot: applied rightly, the files have its digests. */
  readonly manifest: SnapshotManifest
  /** Of the later manifest, as base64. */
  readonly signature?: string
  /** Of the later snapshot: that it is registered and sealed. */
  readonly proof?: SnapshotProof
  /** Texts beside the records that the earlier snapshot has not, by name. */
  readonly texts?: Readonly<Record<string, string>>
}

/** Every other line: a record that the earlier file has at a line, or that the later one has there, counted from 1. */
export type Change = { readonly kind: SnapshotKind; readonly at: number } & (
  | { readonly drop: unknown }
  | { readonly put: unknown }
)

/** The lines of a file, whatever else than a line feed a text may hold. */
async function* linesOf(file: string): AsyncGenerator<string, void, undefined> {
  let rest = ''
  for await (const chunk of createReadStream(file, 'utf8')) {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  if (rest) yield rest
}

const shortDigest = (line: string): string => sha256(line, 'base64').slice(0, 24)

/** Where each line of the later file stands in the earlier one, counted from 0; -1 where nowhere. */
const placesOf = async (earlier: string, later: string): Promise<number[]> => {
  const standing = new Map<string, number[]>()
  let count = 0
  for await (const line of linesOf(earlier)) {
    const digest = shortDigest(line)
    const same = standing.get(digest)
    if (same) same.push(count)
    else standing.set(digest, [count])
    count += 1
  }
  const places: number[] = []
  for await (const line of linesOf(later)) places.push(standing.get(shortDigest(line))?.shift() ?? -1)
  return places
}

/** The positions in `places` of its longest part that only rises, -1 left out: the lines that stay where they are. */
export const longestRise = (places: readonly number[]): Set<number> => {
  const ends: number[] = []
  const before = new Int32Array(places.length).fill(-1)
  for (const [position, place] of places.entries()) {
    if (place < 0) continue
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1
      else high = middle
    }
    before[position] = ends[low - 1] ?? -1
    ends[low] = position
  }
  const kept = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at)
  return kept
}

interface Compared {
  readonly kind: SnapshotKind
  readonly earlier: string
  readonly later: string
}

async function* changesOfFile({ kind, earlier, later }: Compared): AsyncGenerator<string, void, undefined> {
  const places = await placesOf(earlier, later)
  const kept = longestRise(places)
  const staying = new Set([...kept].map(position => places[position]))
  let at = 0
  for await (const line of linesOf(earlier)) {
    at += 1
    if (!staying.has(at - 1)) yield `{"at":${at},"drop":${line},"kind":"${kind}"}\n`
  }
  at = 0
  for await (const line of linesOf(later)) {
    at += 1
    if (!kept.has(at - 1)) yield `{"at":${at},"kind":"${kind}","put":${line}}\n`
  }
}

const manifestOf = async (folder: string): Promise<SnapshotManifest> =>
  JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as SnapshotManifest

/** The signature beside the manifest of a snapshot's folder; none where it was not signed. */
export const signatureOf = async (folder: string): Promise<string | undefined> =>
  (await readFile(path.join(folder, SIGNATURE), 'utf8').catch(() => undefined))?.trim()

/** The proof beside it; none where the snapshot was not registered. Throws what JSON throws. */
export const proofOf = async (folder: string): Promise<SnapshotProof | undefined> => {
  const text = await readFile(path.join(folder, PROOF), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as SnapshotProof)
}

/** The texts beside the records that the later snapshot has and the earlier has not, by name. */
const changedTexts = async (
  later: string,
  from: SnapshotManifest,
  to: SnapshotManifest,
): Promise<Record<string, string>> => {
  const before = new Map((from.texts ?? []).map(({ file, sha256 }) => [file, sha256]))
  const changed = (to.texts ?? []).filter(({ file, sha256 }) => before.get(file) !== sha256)
  const read = changed.map(async ({ file }) => [file, await readFile(path.join(later, file), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(read))
}

/**
 * Writes what the snapshot of one folder has that an earlier one has not, so that the later can be made of the earlier
 * to the byte. Answers whether it could: not between two schemas.
 */
export const writeChanges = async (earlier: string, later: string, target: string): Promise<boolean> => {
  const [from, to] = await Promise.all([manifestOf(earlier), manifestOf(later)])
  if (from.schemaVersion !== to.schemaVersion) return false
  const before = new Map<string, SnapshotFile>(from.files.map(file => [file.kind, file]))
  const texts = await changedTexts(later, from, to)
  const lines = async function* () {
    const [signature, proof] = [await signatureOf(later), await proofOf(later)]
    const head: ChangesHead = {
      format: 'paiji-open-data-changes/1',
      from: from.writtenAt,
      manifest: to,
      ...(signature === undefined ? {} : { signature }),
      ...(proof === undefined ? {} : { proof }),
      texts,
    }
    yield `${JSON.stringify(head)}\n`
    for (const { kind, file, sha256 } of to.files) {
      if (before.get(kind)?.sha256 === sha256) continue
      yield* changesOfFile({ kind, earlier: path.join(earlier, file), later: path.join(later, file) })
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(target))
  return true
}

/** The later lines, of the earlier ones and what changed in them. */
const changedLines = (kind: string, lines: readonly string[], changes: readonly ChangedLine[]): string[] => {
  const [dropped, put] = [new Set<number>(), new Map<number, string>()]
  for (const change of changes) {
    if (!change.isDrop) put.set(change.at, change.record)
    else if (lines[change.at - 1] === change.record) dropped.add(change.at)
    else throw new Error(`${kind}: the changes drop another line ${change.at} than the snapshot has`)
  }
  const kept = lines.filter((_, index) => !dropped.has(index + 1))
  const later: string[] = []
  for (let next = 0; next < kept.length || put.has(later.length + 1); ) {
    const here = put.get(later.length + 1)
    later.push(here ?? kept[next] ?? '')
    if (here === undefined) next += 1
  }
  return later
}

interface ChangedLine {
  readonly at: number
  readonly isDrop: boolean
  /** The record as its line stands. */
  readonly record: string
}

/** The lines of a snapshot by kind, under its manifest. */
export interface SnapshotLines {
  readonly manifest: SnapshotManifest
  /** What is signed: the bytes of the manifest. */
  readonly manifestText: string
  readonly signature?: string | undefined
  readonly proof?: SnapshotProof | undefined
  readonly lines: ReadonlyMap<string, readonly string[]>
  /** Texts beside the records that the changes brought, by name. */
  readonly texts?: ReadonlyMap<string, string>
}

const PUT = /^\{"at":(\d+),"kind":"([A-Za-z]+)","put":(.*)\}$/s
const DROP = /^\{"at":(\d+),"drop":(.*),"kind":"([A-Za-z]+)"\}$/s

const headOf = (line: string): ChangesHead | undefined =>
  line.startsWith('{"format":"paiji-open-data-changes/1"') ? (JSON.parse(line) as ChangesHead) : undefined

const stepped = (before: SnapshotLines, head: ChangesHead, body: readonly string[]): SnapshotLines => {
  if (head.from !== before.manifest.writtenAt)
    throw new Error(`the changes are of the snapshot of ${head.from}, not of that of ${before.manifest.writtenAt}`)
  const changes = new Map<string, ChangedLine[]>()
  for (const line of body) {
    const [, putAt, putKind, put] = PUT.exec(line) ?? []
    const [, dropAt, drop, dropKind] = DROP.exec(line) ?? []
    const [at, kind, record] = [putAt ?? dropAt, putKind ?? dropKind, put ?? drop]
    if (kind === undefined || record === undefined) throw new Error(`this is no line of changes: ${line.slice(0, 80)}`)
    const own = changes.get(kind) ?? []
    own.push({ at: Number(at), isDrop: put === undefined, record })
    changes.set(kind, own)
  }
  const lines = new Map(before.lines)
  for (const [kind, own] of changes) lines.set(kind, changedLines(kind, before.lines.get(kind) ?? [], own))
  const texts = new Map([...(before.texts ?? []), ...Object.entries(head.texts ?? {})])
  const { manifest, signature, proof } = head
  return { manifest, manifestText: manifestText(manifest), signature, proof, lines, texts }
}

/**
 * The snapshot that one becomes by files of changes, one step after another, each beginning with its head. Whether the
 * lines have the digests of the new manifest is for the caller to see. Throws when a step is of another snapshot.
 */
export const withChanges = (snapshot: SnapshotLines, texts: readonly string[]): SnapshotLines => {
  let [at, head, body]: [SnapshotLines, ChangesHead | undefined, string[]] = [snapshot, undefined, []]
  for (const line of texts.flatMap(text => text.split('\n').filter(Boolean))) {
    const next = headOf(line)
    if (next && head) at = stepped(at, head, body)
    if (next) [head, body] = [next, []]
    else body.push(line)
  }
  if (!head) throw new Error('there are no changes in it')
  return stepped(at, head, body)
}
