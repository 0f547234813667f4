import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BracketFacts } from '@paiji/rules'
import type { InclusionProof, PublicationName, TreeHead } from '@paiji/rules/proof'
import type { BroughtPointsRecord } from './brought-record.js'
import type { AwardFigures } from '../awards/award-figures.js'
import type { SnapshotProof } from '../publications/register-head.js'
import type { GatheredGrade } from '../grading/facts.repo.js'
import { proofOf, signatureOf, type SnapshotLines, withChanges } from './snapshot-changes.js'
import { BLOCK, type SnapshotFile, type SnapshotManifest } from './snapshot-manifest.js'
import { sha256 } from '../../base/digest.js'

type Text = string | null
type Json = Record<string, unknown>

/** Between when and when the federation knew it. */
export interface Known {
  readonly recordedAt: string
  readonly supersededAt: Text
}

export interface RevisionRecord {
  readonly id: string
  readonly event: string
  readonly stage: number
  readonly revision: number
  readonly edition: string
  readonly settings: Json
  readonly bracket: BracketFacts | null
  /** Null, and absent from a snapshot of before: everyone entered is ranked. */
  readonly ranks?: 'whoPlayed' | null
  readonly facts: readonly string[]
  readonly inputDigest: string
  readonly publishedAt: string
  readonly officialAt: Text
  readonly supersededAt: Text
}

export interface EntryRecord {
  readonly id: string
  readonly event: string
  readonly stage: number
  readonly section: Text
  readonly group: Text
  readonly number: string
  readonly players: readonly (Known & {
    readonly person: Text
    readonly member: boolean
    readonly fromSession: number
    readonly untilSession: number | null
  })[]
}

export interface StandingRecord {
  readonly revision: string
  readonly position: number
  readonly entry: string
  readonly group: Text
  readonly rank: number
  readonly shared: boolean
  readonly unit: string
  readonly total: string
  readonly totalPrinted: string
  readonly percentPrinted: Text
  readonly played: number
  readonly columns: readonly { readonly code: string; readonly value: string; readonly printed: string }[]
  readonly separatedBy: Text
}

export interface AwardRecord {
  readonly id: string
  readonly entry: string
  readonly person: string
  readonly rank: number
  readonly points: number
  readonly colour: string
  readonly earnedOn: string
  readonly expiresOn: Text
}

export interface AwardRunRecord extends Known {
  readonly id: string
  readonly event: string
  readonly organisation: string
  readonly policy: string
  readonly version: number
  readonly revision: string
  readonly inputDigest: string
  readonly awards: readonly AwardRecord[]
}

export interface ListRecord {
  readonly ranking: string
  readonly asOf: string
  readonly issue: number
  readonly policy: string
  readonly version: number
  readonly inputDigest: string
  readonly publishedAt: string
}

export interface ListEntryRecord {
  readonly ranking: string
  readonly asOf: string
  readonly issue: number
  readonly position: number
  readonly rank: number
  readonly shared: boolean
  readonly hundredths: number
  readonly estimate: number | null
  readonly uncertainty: number | null
  readonly provisional: boolean
  readonly person: string
  readonly partners: readonly string[] | null
  readonly club: Text
  readonly clubKey: Text
  readonly clubCommitment: Text
}

/** A record at a stage, by the event's name and the stage's number. */
export interface StageRecord extends Json {
  readonly id: string
  readonly event: string
  readonly stage: number
}

/** The records of a snapshot by kind, as far as checking reads them. */
export interface SnapshotRecords {
  readonly organisations: { readonly code: string; readonly parent: Text }
  readonly merges: {
    /** Absent from a snapshot of before. */
    readonly id?: string
    readonly from: string
    readonly into: string
    readonly recordedAt: string
    readonly undoneAt: Text
  }
  readonly policies: {
    /** Absent from a snapshot of before. */
    readonly id?: string
    readonly organisation: string
    readonly kind: 'award' | 'ranking' | 'rating' | 'ladder'
    readonly code: string
    readonly version: number
    readonly nameZh: string
    readonly nameEn: string
    readonly sport: string
    readonly from: Text
    readonly until: Text
    readonly withdrawn: boolean
    readonly rule: Json
  }
  readonly rankings: {
    readonly ranking: string
    readonly organisation: string
    readonly code: string
    readonly kind: 'points' | 'rating'
    readonly sport: string
    readonly nameZh: string
    readonly nameEn: string
  }
  readonly events: {
    readonly event: string
    readonly organisation: string
    readonly code: string
    readonly sport: string
    readonly category: string
    readonly startsOn: string
    readonly endsOn: string
    readonly lastStage: number | null
  }
  readonly entries: EntryRecord
  readonly revisions: RevisionRecord
  readonly sheets: {
    readonly id: string
    readonly slot: string
    readonly session: number | null
    readonly section: Text
    readonly round: number | null
    readonly table: Text
    readonly board: Text
    readonly sides: readonly string[]
    readonly sheet: unknown
  }
  readonly adjustments: {
    readonly id: string
    readonly adjustment: Json
    readonly edition: string
    readonly article: string
  }
  readonly lots: { readonly id: string; readonly entry: string; readonly order: number }
  readonly stages: { readonly id: string; readonly event: string; readonly stage: number }
  readonly rulings: StageRecord
  readonly corrections: StageRecord
  readonly standings: StandingRecord
  readonly classifications: Known & {
    readonly event: string
    readonly revisions: readonly string[]
    readonly lines: readonly { readonly entryId: string; readonly rank: number }[]
  }
  readonly awards: AwardRunRecord
  readonly broughtPoints: BroughtPointsRecord
  readonly lists: ListRecord
  readonly listEntries: ListEntryRecord
  readonly grades: {
    readonly id: string
    readonly person: string
    readonly sport: string
    readonly ladder: string
    readonly version: number
    readonly grade: string
    readonly awardedOn: string
    readonly status: GatheredGrade['status']
    /** The earlier system it was brought in from. */
    readonly broughtFrom: Text
  }
  readonly figures: AwardFigures & { readonly run: string }
  readonly countries: {
    readonly ranking: string
    readonly asOf: string
    readonly issue: number
    readonly countries: Readonly<Record<string, number>>
  }
  readonly publications: PublicationName & {
    readonly signature: string
    /** Where the log first sealed it: the row's place in the tree and its own in the row. Absent from a snapshot of before. */
    readonly place?: readonly [number, number] | null
    readonly proof: Omit<InclusionProof, 'format' | 'head'> | null
  }
  readonly seals: TreeHead
}

/** What does not agree, and where. */
export interface SnapshotFinding {
  readonly code:
    | 'FILE_CHANGED'
    | 'FILE_UNLISTED'
    | 'VALUE_DIFFERS'
    | 'DIGEST_DIFFERS'
    | 'NOT_COMPUTABLE'
    | 'NOT_REGISTERED'
    | 'NOT_SIGNED'
    | 'NOT_SEALED'
    | 'NOT_THERE'
    | 'REGISTER_DIFFERS'
    | 'NOT_EXTENDED'
  /** As a publication is named, or a file with its lines. */
  readonly at: string
  readonly detail: string
}

export interface Snapshot {
  readonly manifest: SnapshotManifest
  /** What is signed, and its signature as base64; none where the snapshot is not signed. */
  readonly manifestText: string
  readonly signature: string | undefined
  /** That the manifest is registered and sealed; none where it is not. */
  readonly proof: SnapshotProof | undefined
  /** How many files of CSV and Parquet were compared with their digests. */
  readonly tables: number
  /** The lines of each file as they stand. */
  readonly lines: ReadonlyMap<string, readonly string[]>
  /** Texts beside the records that changes brought, by name. */
  readonly texts: ReadonlyMap<string, string>
  readonly findings: readonly SnapshotFinding[]
  of<Kind extends keyof SnapshotRecords>(kind: Kind): readonly SnapshotRecords[Kind][]
}

/** Which lines of a changed file are not those that were written. */
const changedLines = (lines: readonly string[], { file, blocks }: SnapshotFile): SnapshotFinding[] => {
  const found: SnapshotFinding[] = []
  for (let block = 0; block * BLOCK < Math.max(lines.length, blocks.length * BLOCK); block++) {
    const own = lines.slice(block * BLOCK, (block + 1) * BLOCK)
    if (sha256(own.map(line => `${line}\n`).join('')) === blocks[block]) continue
    const at = `${file} lines ${block * BLOCK + 1}-${block * BLOCK + Math.max(own.length, 1)}`
    found.push({ code: 'FILE_CHANGED', at, detail: 'differs from the digest in the manifest' })
  }
  return found
}

/** Reads the files of a snapshot's folder as they stand; `cut` are those that end within a line. Throws what the file system throws. */
const readLines = async (folder: string): Promise<SnapshotLines & { readonly cut: SnapshotFinding[] }> => {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as SnapshotManifest
  const lines = new Map<string, readonly string[]>()
  const cut: SnapshotFinding[] = []
  for (const { kind, file } of manifest.files) {
    const parts = (await readFile(path.join(folder, path.basename(file)), 'utf8')).split('\n')
    const last = parts.pop()
    if (last)
      cut.push({
        code: 'FILE_CHANGED',
        at: `${file} lines ${parts.length + 1}-${parts.length + 1}`,
        detail: 'ends within a line',
      })
    lines.set(kind, last ? [...parts, last] : parts)
  }
  return {
    manifest,
    manifestText: text,
    signature: await signatureOf(folder),
    proof: await proofOf(folder),
    lines,
    cut,
  }
}

const RECORDS = /\.(jsonl|csv|parquet)$/

/**
 * What of CSV and Parquet is not as the manifest says, and files of records that it does not name. A folder that was made of
 * changes has neither: then none is compared, which the count says.
 */
const changedTables = async (
  folder: string,
  { files, tables = [] }: SnapshotManifest,
): Promise<{ checked: number; findings: SnapshotFinding[] }> => {
  const there = new Set((await readdir(folder)).filter(name => RECORDS.test(name)))
  const findings: SnapshotFinding[] = []
  const compared = tables.some(({ file }) => there.has(file)) ? tables : []
  for (const { file, sha256: stated } of compared) {
    const bytes = there.has(file) ? await readFile(path.join(folder, path.basename(file))) : undefined
    if (bytes && sha256(bytes) === stated) continue
    const detail = bytes ? 'differs from the digest in the manifest' : 'is not there'
    findings.push({ code: 'FILE_CHANGED', at: file, detail })
  }
  for (const { file } of [...files, ...tables]) there.delete(file)
  for (const at of there) findings.push({ code: 'FILE_UNLISTED', at, detail: 'the manifest does not name it' })
  return { checked: compared.length, findings }
}

/** Texts beside the records that are not those of the manifest, or not there. */
const changedTexts = async (folder: string, { texts = [] }: SnapshotManifest): Promise<SnapshotFinding[]> => {
  const found: SnapshotFinding[] = []
  for (const { file, sha256: stated } of texts) {
    const text = await readFile(path.join(folder, path.basename(file)), 'utf8').catch(() => undefined)
    if (text !== undefined && sha256(text) === stated) continue
    const detail = text === undefined ? 'is not there' : 'differs from the digest in the manifest'
    found.push({ code: 'FILE_CHANGED', at: file, detail })
  }
  return found
}

/** A file as its lines make it. */
export const textOf = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('')

/**
 * Reads a snapshot's folder, with what changed since where files of changes are given, and compares it with its manifest.
 * Throws what the file system throws, and when the changes are of another snapshot.
 */
export const readSnapshot = async (folder: string, changes: readonly string[] = []): Promise<Snapshot> => {
  const own = await readLines(folder)
  const texts = await Promise.all(changes.map(file => readFile(file, 'utf8')))
  const now: SnapshotLines = texts.length > 0 ? withChanges(own, texts) : own
  const { manifest, lines } = now
  for (const { file, sha256: stated } of manifest.texts ?? []) {
    const brought = now.texts?.get(file)
    if (brought !== undefined && sha256(brought) !== stated)
      own.cut.push({ code: 'FILE_CHANGED', at: file, detail: 'differs from the digest in the manifest' })
  }
  const records = new Map<string, readonly unknown[]>()
  const tables = await changedTables(folder, own.manifest)
  const findings = [...own.cut, ...(await changedTexts(folder, own.manifest)), ...tables.findings]
  for (const file of manifest.files) {
    const of = lines.get(file.kind) ?? []
    if (sha256(textOf(of)) !== file.sha256) findings.push(...changedLines(of, file))
    const parsed = of.map(line => JSON.parse(line) as unknown)
    records.set(file.kind, parsed)
  }
  return {
    manifest,
    manifestText: now.manifestText,
    signature: now.signature,
    proof: now.proof,
    tables: tables.checked,
    lines,
    texts: now.texts ?? new Map(),
    findings,
    of: <Kind extends keyof SnapshotRecords>(kind: Kind) =>
      (records.get(kind) ?? []) as readonly SnapshotRecords[Kind][],
  }
}
