const licence = `Open data of a federation kept with Paiji.

Licensed under Creative Commons Attribution 4.0 International (CC BY 4.0),
https://creativecommons.org/licenses/by/4.0/legalcode

You may share and adapt it for any purpose, if you name the federation and the
day of the snapshot, and say what you changed. Names of people stand here because
they took part in public competitions; the law on personal data still binds
whoever uses them.
`

const changelog = `# Changelog of the open data

## Schema 2

- stands alone: organisations, people, merges, policies in every version, rankings, every published revision with its
  settings and facts, adjustments, lots, rulings, corrections, classifications, awards with figures, lists in every
  issue, grades, registered publications with their signatures and proofs, seals
- records carry the ids that refer to each other
- a club on a list carries the key that opens its commitment; a hidden one the commitment alone
- CSV and Parquet beside JSON Lines; digests of every 200 lines in the manifest
- what changed from one snapshot to the next, beside the daily files
- digests of the texts in the manifest: README, licence, changelog, schema
- later: corrections and lists give their reason in English too (reasonEn), where one was written
- later: points that were brought in from an earlier system (broughtPoints), each with its line, and what a grade was brought in from (broughtFrom)
- later: what an earlier system kept and nothing is computed from: results of its events (broughtResults), places on its lists
  (broughtPlaces)
- later: the manifest names CSV and Parquet with their digests and the newest head of the log's tree, and is signed (manifest.sig)
- later: rulings, corrections, merges and policies are registered publications too, by the digest of their own words; merges and
  policies carry their id, publications their place in the register
- later: the manifest says how many publications the log held, by the root of a tree over them, and is itself registered and
  sealed (proof.json), each with the way from the one before it

## Schema 1

- events, stages, entries, sheets, standings, lists, listEntries
`

const readme = `# Open data

One file for each kind of record, as JSON Lines (canonical JSON, UTF-8), as CSV and as Parquet (Snappy;
nested values as JSON in both).
\`manifest.json\` says how many records each file has, its SHA-256 and that of every 200 lines, the SHA-256 of each CSV and
Parquet file and of the texts beside them, this one and the licence too, and the newest signed head of the log. \`manifest.sig\` is
the federation's signature (Ed25519, base64) of its bytes: a record that was changed, left out or added does not fit it.
\`proof.json\` shows that the federation registered this very manifest and that its log holds it: the manifest names the
size of the log and the root of a tree over everything registered until then, so that nothing can be left out, not by the federation
either.
\`schema.json\` describes the records (JSON Schema 2020-12), \`CHANGELOG.md\` what changed, \`LICENCE.txt\` what you may do.

Everything here can be computed again from the files alone:

    node paiji-verify.mjs snapshot FOLDER --public-key key.pem

\`paiji-verify.mjs\` is one file beside these data (\`/files/open-data/paiji-verify.mjs\`); it needs Node 20 or later and nothing
else. It checks certificates and proofs too: \`node paiji-verify.mjs certificate.json --public-key key.pem\`.

Whether this snapshot goes on from an earlier one you kept, with nothing of it taken out or altered:

    node paiji-verify.mjs snapshot FOLDER --after EARLIER --public-key key.pem

What changed since a snapshot, \`writtenAt\` of its manifest, is at \`/files/open-data/since/<writtenAt>\`, for about two months.
It begins each step with the manifest of the later snapshot; after it each line is a record that the earlier file has at a
line (\`drop\`) or the later one (\`put\`), counted from 1. The same command makes the later snapshot of it and checks it whole:

    node paiji-verify.mjs snapshot FOLDER --changes changes.jsonl --out NEW --public-key key.pem

How digests are made stands in \`publication.ts\` of the package \`@paiji/rules\` (\`proof\`), with vectors in its tests.
Points and values of lists are in hundredths. Days are ISO 8601, instants in UTC.
`

const t = { type: 'string' } as const
const i = { type: 'integer' } as const
const b = { type: 'boolean' } as const
const o = { type: 'object' } as const
const a = { type: 'array' } as const
const orNull = (of: { readonly type: string }) => ({ type: [of.type, 'null'] })

/** The members of every kind of record, all of them always there. */
export const snapshotSchema = {
  organisations: { code: t, parent: orNull(t), kind: t, nameZh: t, nameEn: t, region: orNull(t), timeZone: t },
  people: { number: t, name: orNull(t), mergedInto: orNull(t) },
  merges: { id: t, from: t, into: t, recordedAt: t, undoneAt: orNull(t) },
  policies: {
    ...{ id: t, organisation: t, kind: t, code: t, version: i, nameZh: t, nameEn: t, sport: t },
    ...{ from: orNull(t), until: orNull(t), withdrawn: b, rule: o },
  },
  rankings: { ranking: t, organisation: t, code: t, kind: t, sport: t, nameZh: t, nameEn: t },
  events: {
    ...{ event: t, organisation: t, code: t, nameZh: t, nameEn: t, sport: t, edition: t, category: t },
    ...{ startsOn: t, endsOn: t, timeZone: t, venue: orNull(t), status: t, lastStage: orNull(i) },
  },
  stages: { id: t, event: t, stage: i, nameZh: t, nameEn: t, format: t, plan: orNull(o) },
  entries: {
    ...{ id: t, event: t, stage: i, section: orNull(t), group: orNull(t), number: t, name: t, from: orNull(t) },
    players: a,
  },
  revisions: {
    ...{
      id: t,
      event: t,
      stage: i,
      revision: i,
      status: t,
      edition: t,
      settings: o,
      bracket: orNull(o),
      ranks: orNull(t),
      facts: a,
    },
    ...{ inputDigest: t, outputDigest: t, publishedAt: t, officialAt: orNull(t), supersededAt: orNull(t) },
  },
  sheets: {
    ...{ id: t, event: t, stage: i, slot: t, version: i, session: orNull(i), section: orNull(t), round: orNull(i) },
    ...{ table: orNull(t), board: orNull(t), edition: t, sheet: o, sides: a },
  },
  adjustments: { id: t, event: t, stage: i, adjustment: o, edition: t, article: t, source: t },
  lots: { id: t, event: t, stage: i, entry: t, order: i },
  rulings: {
    ...{ id: t, event: t, stage: i, slot: orNull(t), kind: t, edition: t, article: t, givenAt: t },
    supersedes: orNull(t),
  },
  corrections: {
    ...{ id: t, event: t, stage: i, kind: t, reason: t, reasonEn: orNull(t), authority: t, slot: orNull(t) },
    ...{ revisionBefore: orNull(t), revisionAfter: orNull(t), appliedAt: t },
  },
  standings: {
    ...{
      revision: t,
      event: t,
      stage: i,
      position: i,
      entry: t,
      group: orNull(t),
      rank: i,
      shared: b,
      unit: t,
      total: t,
      totalPrinted: t,
    },
    ...{ percentPrinted: orNull(t), played: i, columns: a, separatedBy: orNull(t) },
  },
  classifications: { event: t, revisions: a, lines: a, recordedAt: t, supersededAt: orNull(t) },
  awards: {
    ...{ id: t, event: t, organisation: t, policy: t, version: i, revision: t, inputDigest: t, recordedAt: t },
    ...{ supersededAt: orNull(t), awards: a },
  },
  broughtPoints: {
    ...{ id: t, organisation: t, system: orNull(t), inputDigest: t, recordedAt: t, supersededAt: orNull(t), awards: a },
  },
  broughtResults: {
    ...{ id: t, organisation: t, system: orNull(t), row: i, person: t, sport: t, event: t, playedOn: t },
    ...{ category: orNull(t), place: orNull(i), field: orNull(i), hundredths: orNull(i), percent: orNull(i) },
    ...{ recordedAt: t, supersededAt: orNull(t) },
  },
  broughtPlaces: {
    ...{ id: t, organisation: t, system: orNull(t), row: i, person: t, sport: t, list: t, asOf: t, place: i },
    ...{ hundredths: orNull(i), recordedAt: t, supersededAt: orNull(t) },
  },
  lists: {
    ...{ ranking: t, asOf: t, issue: i, policy: t, version: i, inputDigest: t, reason: orNull(t), reasonEn: orNull(t) },
    ...{ publishedAt: t, supersededAt: orNull(t) },
  },
  listEntries: {
    ...{ ranking: t, asOf: t, issue: i, position: i, rank: i, shared: b, hundredths: i, estimate: orNull(i) },
    ...{ uncertainty: orNull(i), provisional: b, person: t, name: orNull(t), partners: orNull(a) },
    ...{ club: orNull(t), clubKey: orNull(t), clubCommitment: orNull(t) },
  },
  grades: {
    ...{ id: t, person: t, sport: t, ladder: t, version: i, grade: t, nameZh: t, nameEn: t, awardedOn: t, status: t },
    broughtFrom: orNull(t),
  },
  figures: { run: t, base: t, strength: o },
  countries: { ranking: t, asOf: t, issue: i, countries: o },
  publications: {
    kind: t,
    name: t,
    form: t,
    digest: t,
    signature: t,
    registeredAt: t,
    place: orNull(a),
    proof: orNull(o),
  },
  seals: { size: i, root: t, at: t, signature: t, publicKey: orNull(t) },
} as const

/** Of these kinds a member may be missing. */
const partial: readonly string[] = ['figures']
export const isPartial = (kind: string): boolean => partial.includes(kind)

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Records of the open data, by file',
  $defs: Object.fromEntries(
    Object.entries(snapshotSchema).map(([kind, properties]) => [
      kind,
      {
        type: 'object',
        properties,
        ...(isPartial(kind) ? {} : { required: Object.keys(properties) }),
        additionalProperties: false,
      },
    ]),
  ),
}

/** The files that stand beside the records, by name. */
export const snapshotTexts: Readonly<Record<string, string>> = {
  'README.md': readme,
  'LICENCE.txt': licence,
  'CHANGELOG.md': changelog,
  'schema.json': `${JSON.stringify(schema, null, 2)}\n`,
}
