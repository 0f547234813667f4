import type { PlayedGame } from '@paiji/rules'
import type { AwardedLine, PolicyRow } from '../awards/awards.repo.js'
import { groupBy } from '../../base/group-by.js'
import type { DerivedStandings } from '../standings/derive-standings.js'
import type { EntryRecord, Known, RevisionRecord, Snapshot, SnapshotRecords } from './read-snapshot.js'

/** What was believed at a moment; now if absent. */
export const isKnown = ({ recordedAt, supersededAt }: Known, at?: string): boolean =>
  at === undefined ? supersededAt === null : recordedAt <= at && (supersededAt === null || supersededAt > at)

/** A snapshot with what checking asks of it again and again. */
export interface SnapshotWorld {
  readonly snapshot: Snapshot
  readonly entries: ReadonlyMap<string, EntryRecord>
  readonly revisions: ReadonlyMap<string, RevisionRecord>
  readonly events: ReadonlyMap<string, SnapshotRecords['events']>
  /** What was computed again of each revision. */
  readonly derived: Map<string, DerivedStandings>
  /** The games behind each revision that could be computed. */
  readonly games: Map<string, readonly PlayedGame[]>
  /** A body and those above it, nearest first. */
  readonly pathOf: (organisation: string) => readonly string[]
  /** Whom a record stood for at a moment. */
  readonly personAt: (number: string, at?: string) => string
  /** The official revision of an event's last stage at a moment. */
  readonly finalAt: (event: string, at?: string) => RevisionRecord | undefined
  /** The order of an event by the revision of its final. */
  readonly linesOf: (final: RevisionRecord, at?: string) => readonly AwardedLine[]
}

const officially = ({ officialAt, supersededAt }: RevisionRecord): Known | undefined =>
  officialAt === null ? undefined : { recordedAt: officialAt, supersededAt }

const isOfficial = (revision: RevisionRecord, at?: string): boolean => {
  const known = officially(revision)
  return known !== undefined && isKnown(known, at)
}

const pathsOf = (snapshot: Snapshot) => {
  const parents = new Map(snapshot.of('organisations').map(({ code, parent }) => [code, parent]))
  const pathOf = (code: string): readonly string[] => {
    const parent = parents.get(code)
    return parent ? [code, ...pathOf(parent)] : [code]
  }
  return pathOf
}

/** Opens a snapshot for checking. */
export const worldOf = (snapshot: Snapshot): SnapshotWorld => {
  const merges = groupBy(snapshot.of('merges'), merge => merge.from)
  const finals = groupBy(snapshot.of('revisions'), revision => `${revision.event} ${revision.stage}`)
  const lines = groupBy(snapshot.of('standings'), line => line.revision)
  const composed = groupBy(snapshot.of('classifications'), one => one.revisions[0] ?? '')
  const events = new Map(snapshot.of('events').map(event => [event.event, event]))
  return {
    snapshot,
    events,
    entries: new Map(snapshot.of('entries').map(entry => [entry.id, entry])),
    revisions: new Map(snapshot.of('revisions').map(revision => [revision.id, revision])),
    derived: new Map(),
    games: new Map(),
    pathOf: pathsOf(snapshot),
    personAt: (number, at) =>
      merges.get(number)?.find(({ recordedAt, undoneAt }) => isKnown({ recordedAt, supersededAt: undoneAt }, at))
        ?.into ?? number,
    finalAt: (event, at) => {
      const last = events.get(event)?.lastStage
      return (finals.get(`${event} ${last ?? ''}`) ?? []).find(revision => isOfficial(revision, at))
    },
    linesOf: (final, at) => {
      const whole = composed.get(final.id)?.find(one => isKnown(one, at))
      if (whole) return whole.lines.map(({ entryId, rank }) => ({ entryId, rank, group: null }))
      return (lines.get(final.id) ?? []).map(({ entry, rank, group }) => ({ entryId: entry, rank, group }))
    },
  }
}

/** Official revisions of all stages of an event at a moment, by stage. */
export const officialStages = ({ snapshot }: SnapshotWorld, event: string, at?: string): RevisionRecord[] =>
  snapshot.of('revisions').filter(revision => revision.event === event && isOfficial(revision, at))

/** A policy as the database keeps it; bodies are named by their codes. */
export const policyRowOf = (policy: SnapshotRecords['policies']): PolicyRow => {
  const { organisation, kind, code, version, nameZh, nameEn, sport, from, until, withdrawn, rule } = policy
  return {
    id: `${organisation}/${kind}/${code}/${version}`,
    organisationId: organisation,
    kind,
    code,
    version,
    nameZh,
    nameEn,
    sport,
    effective: withdrawn ? 'empty' : `[${from ?? ''},${until ?? ''})`,
    rule,
    recordedAt: new Date(0),
  }
}

/** A version of a policy by its body, kind, code and number. */
export const findPolicy = (
  { snapshot }: SnapshotWorld,
  name: { readonly organisation: string; readonly code: string; readonly version: number },
  kinds: readonly PolicyRow['kind'][],
): PolicyRow | undefined => {
  const found = snapshot
    .of('policies')
    .find(
      policy =>
        policy.organisation === name.organisation &&
        policy.code === name.code &&
        policy.version === name.version &&
        kinds.includes(policy.kind),
    )
  return found && policyRowOf(found)
}
