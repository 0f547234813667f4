import type { RegisterHead, TreeHead } from '@paiji/rules/proof'
import type { RecordKind } from './snapshot-records.js'

/** Kinds that more than one statement makes. */
export const extraKinds = ['figures', 'countries', 'publications', 'seals'] as const
export type SnapshotKind = RecordKind | (typeof extraKinds)[number]

/** Records under one digest: whatever was changed is named to within so many lines. */
export const BLOCK = 200

export interface SnapshotFile {
  readonly kind: SnapshotKind
  readonly file: string
  readonly records: number
  readonly bytes: number
  readonly sha256: string
  /** SHA-256 of every `BLOCK` lines. */
  readonly blocks: readonly string[]
}

/** The records of a kind once more, for a spreadsheet or a program for statistics. */
export interface SnapshotTable {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}

export interface SnapshotManifest {
  readonly format: 'paiji-open-data'
  readonly schemaVersion: number
  /** The rules that recompute it. */
  readonly rules: string
  readonly licence: string
  /** When it was written; nothing in the files is younger. */
  readonly writtenAt: string
  readonly files: readonly SnapshotFile[]
  /** The same records as CSV and Parquet. Snapshots from before they were signed do not name them. */
  readonly tables?: readonly SnapshotTable[]
  /** The newest signed head of the log's tree: the files show the federation's records at that size or a later one. */
  readonly head?: TreeHead
  /** Everything that was registered up to that head; snapshots from before they were registered do not say it. */
  readonly register?: RegisterHead
  /** What stands beside the records: how to read them, the licence. Older snapshots do not name them. */
  readonly texts?: readonly { readonly file: string; readonly sha256: string }[]
}

/** The bytes of `manifest.json`, which are what is signed. */
export const manifestText = (manifest: SnapshotManifest): string => `${JSON.stringify(manifest, null, 2)}\n`

/** The signature of the manifest: Ed25519 by the key of the log, as base64. */
export const SIGNATURE = 'manifest.sig'

/** That the manifest is registered and sealed (`SnapshotProof`). */
export const PROOF = 'proof.json'
