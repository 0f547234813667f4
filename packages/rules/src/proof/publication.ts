import { canonicalJson } from '../core/canonical.js'
import { bytesOf, digestOfValue, toHex } from './content.js'
import { leafHash, type Sha256, treeHash } from './merkle.js'

/**
 * What a federation publishes, as its public digest covers it: only what everybody may see, by the names and numbers
 * that people know. A digest is SHA-256 over the canonical JSON (`canonicalJson`: keys sorted, nothing undefined, no
 * spaces, UTF-8) of the value that these functions make. A form never changes; a later one has another name.
 */
export const publicationForms = {
  standings: 'paiji-standings/1',
  awards: 'paiji-awards/1',
  list: 'paiji-list/2',
  grade: 'paiji-grade/1',
  certificate: 'paiji-certificate/1',
  status: 'paiji-status/1',
  ruling: 'paiji-record/1',
  correction: 'paiji-record/1',
  merge: 'paiji-record/1',
  policy: 'paiji-record/1',
  snapshot: 'paiji-snapshot/1',
} as const

export type PublicationKind = keyof typeof publicationForms

/** A line of standings. Exact values are ratio texts (`"7/2"`); contestants are named `section/group/number`. */
export interface PublicStandingLine {
  readonly entrant: string
  readonly rank: number
  readonly shared: boolean
  readonly total: string
  readonly percent?: string | undefined
  readonly columns: readonly (readonly [code: string, value: string])[]
  readonly separatedBy?: string | undefined
}

/** Form `paiji-standings/1`: the lines in the order of print, nothing around them. */
export const standingsValue = (lines: readonly PublicStandingLine[]): unknown =>
  lines.map(({ entrant, rank, shared, total, percent, columns, separatedBy }) => ({
    entrant,
    rank,
    shared,
    total,
    percent,
    columns,
    separatedBy,
  }))

/** A policy by its code and version. */
export interface PolicyName {
  readonly code: string
  readonly version: number
}

/** Points of one person. `points` in hundredths, days as ISO 8601; `entrant` is named `stage:section/group/number`. */
export interface PublicAward {
  readonly entrant: string
  readonly person: string
  readonly rank: number
  readonly points: number
  readonly colour: string
  readonly earnedOn: string
  readonly expiresOn: string | null
}

export interface PublicAwards {
  /** `ORGANISATION/EVENT`. */
  readonly event: string
  readonly policy: PolicyName
  readonly awards: readonly PublicAward[]
}

const inOrder = (values: readonly unknown[]): readonly unknown[] =>
  values
    .map(value => ({ value, text: canonicalJson(value) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ value }) => value)

/** Form `paiji-awards/1`: the awards in the order of their canonical text. */
export const awardsValue = ({ event, policy, awards }: PublicAwards): unknown => ({
  format: publicationForms.awards,
  event,
  policy: { code: policy.code, version: policy.version },
  awards: inOrder(
    awards.map(({ entrant, person, rank, points, colour, earnedOn, expiresOn }) => ({
      entrant,
      person,
      rank,
      points,
      colour,
      earnedOn,
      expiresOn,
    })),
  ),
})

/** One award of a list's line and what it counts there, in hundredths. */
export interface PublicCounting {
  readonly event: string
  readonly points: number
  readonly counted: number
  readonly because: string
}

/** A line of a list. Values in hundredths. */
export interface PublicListEntry {
  readonly person: string
  readonly position: number
  readonly rank: number
  readonly shared: boolean
  readonly value: number
  /** `clubCommitment`: hides the club from whoever is not shown it, and holds it fast for whoever is. */
  readonly club: string
  readonly counting: readonly PublicCounting[]
  readonly estimate: number | null
  readonly uncertainty: number | null
  readonly provisional: boolean
  readonly partners: readonly string[] | null
}

export interface PublicList {
  /** `ORGANISATION/ranking`. */
  readonly ranking: string
  readonly asOf: string
  /** Which issue of the day's list, from 1. */
  readonly issue: number
  readonly policy: PolicyName
  /** In the order of print. */
  readonly entries: readonly PublicListEntry[]
}

const countedIn = ({ event, points, counted, because }: PublicCounting) => ({ event, points, counted, because })

/** Form `paiji-list/2`. */
export const listValue = ({ ranking, asOf, issue, policy, entries }: PublicList): unknown => ({
  format: publicationForms.list,
  ranking,
  asOf,
  issue,
  policy: { code: policy.code, version: policy.version },
  entries: entries.map(entry => ({
    person: entry.person,
    position: entry.position,
    rank: entry.rank,
    shared: entry.shared,
    value: entry.value,
    club: entry.club,
    counting: inOrder(entry.counting.map(countedIn)),
    estimate: entry.estimate,
    uncertainty: entry.uncertainty,
    provisional: entry.provisional,
    partners: entry.partners && [...entry.partners].sort(),
  })),
})

/**
 * The key to one line's club: of the list's secret (256 bits by chance, never published) and the person's number. Whoever
 * is shown the club is shown the key; without it nobody can try clubs.
 */
export const clubKey = (sha256: Sha256, secret: string, person: string): string =>
  digestOfValue(sha256, ['paiji-club-key/1', secret, person])

/** What stands for the club on a list: a digest over its key and its code; null where the person has no club. */
export const clubCommitment = (sha256: Sha256, key: string, club: string | null): string =>
  digestOfValue(sha256, ['paiji-club/1', key, club])

/** A grade as it was awarded. */
export interface PublicGrade {
  readonly person: string
  readonly sport: string
  /** `ORGANISATION/ladder` and its version. */
  readonly ladder: string
  readonly version: number
  readonly grade: string
  readonly awardedOn: string
}

/** Form `paiji-grade/1`. */
export const gradeValue = ({ person, sport, ladder, version, grade, awardedOn }: PublicGrade): unknown => ({
  format: publicationForms.grade,
  person,
  sport,
  ladder,
  version,
  grade,
  awardedOn,
})

/** What follows from nothing else, and is registered by its own words. */
export type RecordKind = 'ruling' | 'correction' | 'merge' | 'policy'

/** The members of each kind that the digest covers; `stage` is the stage's id, instants and days are ISO 8601. */
const recordMembers = {
  ruling: ['id', 'stage', 'slot', 'kind', 'edition', 'article', 'givenAt', 'supersedes'],
  correction: [
    ...['id', 'stage', 'kind', 'reason', 'reasonEn', 'authority', 'slot', 'revisionBefore', 'revisionAfter'],
    'appliedAt',
  ],
  merge: ['id', 'from', 'into', 'recordedAt', 'undoneAt'],
  policy: [
    ...['id', 'organisation', 'kind', 'code', 'version', 'nameZh', 'nameEn', 'sport', 'from', 'until', 'withdrawn'],
    'rule',
  ],
} as const satisfies Readonly<Record<RecordKind, readonly string[]>>

/** Form `paiji-record/1`: the public members of a record as the open data show them. */
export const recordValue = (kind: RecordKind, record: Readonly<Record<string, unknown>>): unknown => ({
  format: publicationForms[kind],
  kind,
  record: Object.fromEntries(recordMembers[kind].map(name => [name, record[name] ?? null])),
})

/** How many publications the log held in all, and the root (hexadecimal) of the tree over them in the order of the log. */
export interface RegisterHead {
  readonly count: number
  readonly root: string
}

/** A snapshot of the open data as it is registered: the bytes of its manifest, and where the log stood. */
export interface PublicSnapshot {
  /** An instant, ISO 8601 with milliseconds. */
  readonly writtenAt: string
  /** SHA-256 of `manifest.json`, hexadecimal: it names every file. */
  readonly manifest: string
  /** The head of the log's tree that the files show. */
  readonly head: { readonly size: number; readonly root: string }
  readonly register: RegisterHead
  /** The registered snapshot before it, and the hashes that lead from its head to this one's; null for the first. */
  readonly after: { readonly name: string; readonly path: readonly string[] } | null
}

/** Form `paiji-snapshot/1`. */
export const snapshotValue = ({ writtenAt, manifest, head, register, after }: PublicSnapshot) => ({
  format: publicationForms.snapshot,
  writtenAt,
  manifest,
  head: { size: head.size, root: head.root },
  register: { count: register.count, root: register.root },
  after: after && { name: after.name, path: after.path },
})

/** What the federation's key signs of a publication. */
export interface PublicationName {
  readonly kind: string
  /** Unique in the installation: `list:CBF/open/2026-10-31#1`. */
  readonly name: string
  readonly form: string
  /** Hexadecimal. */
  readonly digest: string
}

/** The bytes under the Ed25519 signature of a publication. */
export const publicationBytes = ({ kind, name, form, digest }: PublicationName): Uint8Array =>
  bytesOf(canonicalJson({ format: 'paiji-publication/1', kind, name, form, digest }))

/** The head of the register over publications in the order in which the log sealed them: their signed bytes are its leaves. */
export const registerHead = (sha256: Sha256, publications: readonly PublicationName[]): RegisterHead => ({
  count: publications.length,
  root: toHex(
    treeHash(
      sha256,
      publications.map(one => leafHash(sha256, publicationBytes(one))),
    ),
  ),
})

/** The digest of a publication's value. */
export const publicDigest = (sha256: Sha256, value: unknown): string => digestOfValue(sha256, value)
