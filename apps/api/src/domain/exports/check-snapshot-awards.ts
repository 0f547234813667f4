import { awardsValue, publicDigest } from '@paiji/rules/proof'
import { parseAwardPolicy } from '@paiji/rules/awards'
import { sha256Bytes } from '../../base/digest.js'
import type { AwardedPlayer } from '../awards/awards.repo.js'
import { awardsUnder } from '../awards/compute-awards.js'
import type { AwardRunRecord, SnapshotFinding } from './read-snapshot.js'
import { findPolicy, isKnown, type SnapshotWorld } from './snapshot-world.js'

const playersOf = ({ entries }: SnapshotWorld, entryIds: readonly string[]): AwardedPlayer[] =>
  entryIds.flatMap(entryId => {
    const people = new Map(
      (entries.get(entryId)?.players ?? [])
        .filter(player => isKnown(player))
        .flatMap(({ person, member }) => (person === null ? [] : [[person, member] as const])),
    )
    return [...people].map(([number, member]) => ({ entryId, personId: number, number, member }))
  })

const labelOf = ({ entries }: SnapshotWorld, entryId: string): string => {
  const entry = entries.get(entryId)
  return entry ? `${entry.stage}:${entry.section ?? ''}/${entry.group ?? ''}/${entry.number}` : entryId
}

const digestOf = (world: SnapshotWorld, run: AwardRunRecord): string =>
  publicDigest(
    sha256Bytes,
    awardsValue({
      event: run.event,
      policy: { code: run.policy, version: run.version },
      awards: run.awards.map(award => ({ ...award, entrant: labelOf(world, award.entry) })),
    }),
  )

interface Given {
  readonly entry: string
  readonly person: string
  readonly rank: number
  readonly points: number
  readonly colour: string
  readonly earnedOn: string
}

const textOf = ({ entry, person, rank, points, colour, earnedOn }: Given): string =>
  [entry, person, rank, points, colour, earnedOn].join('|')

const checkRun = (world: SnapshotWorld, run: AwardRunRecord, at: string): SnapshotFinding[] => {
  const failed = (detail: string): SnapshotFinding[] => [{ code: 'NOT_COMPUTABLE', at, detail }]
  const [event, final] = [world.events.get(run.event), world.revisions.get(run.revision)]
  const row = findPolicy(world, { organisation: run.organisation, code: run.policy, version: run.version }, ['award'])
  const rule = row && parseAwardPolicy({ ...row.rule, id: row.code })
  if (!event || !final || !rule?.ok) return failed('its event, revision or policy is not in the snapshot')
  const figures = world.snapshot.of('figures').find(one => one.run === run.id)
  const standings = world.linesOf(final)
  const players = playersOf(
    world,
    standings.map(line => line.entryId),
  )
  const facts = { category: event.category, endsOn: event.endsOn, figures: figures ?? {} }
  const computed = awardsUnder(rule.value, facts, standings, players)
  if (!computed.ok) return failed(computed.error.map(problem => problem.code).join(' '))
  const again = new Set(computed.value.map(award => textOf({ ...award, entry: award.entryId, person: award.personId })))
  const shown = run.awards.map(textOf)
  const wrong = shown.find(text => !again.has(text)) ?? (again.size === shown.length ? undefined : 'one is missing')
  return wrong === undefined ? [] : [{ code: 'VALUE_DIFFERS', at, detail: wrong }]
}

/** Counts the points that stand again from the order of their events and compares them; keeps every run's digest. */
export const checkAwardRuns = (world: SnapshotWorld, digests: Map<string, string>): SnapshotFinding[] =>
  world.snapshot.of('awards').flatMap(run => {
    const at = `awards:${run.event}#${run.id}`
    digests.set(at, digestOf(world, run))
    return run.supersededAt === null ? checkRun(world, run, at) : []
  })
