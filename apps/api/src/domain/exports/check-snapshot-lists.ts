import { clubCommitment, listValue, publicDigest } from '@paiji/rules/proof'
import { sha256Bytes } from '../../base/digest.js'
import { type ComputedList, listUnder } from '../awards/compute-list.js'
import { groupBy } from '../../base/group-by.js'
import { broughtInCode, broughtInName, type ListedAward } from '../awards/lists.repo.js'
import { type LineUps, type OfficialGame, withPeople } from '../awards/official-games.repo.js'
import type { OfficialResult, ResultSide } from '../awards/official-results.repo.js'
import { type RankingWorld, readRankingPolicy } from '../awards/ranking-world.js'
import type { ListEntryRecord, ListRecord, SnapshotFinding, SnapshotRecords } from './read-snapshot.js'
import { findPolicy, isKnown, officialStages, type SnapshotWorld } from './snapshot-world.js'

type RankingRecord = SnapshotRecords['rankings']

const eventsBelow = ({ events, pathOf }: SnapshotWorld, { organisation, sport }: RankingRecord, asOf: string) =>
  [...events.values()].filter(
    event => event.sport === sport && event.endsOn <= asOf && pathOf(event.organisation).includes(organisation),
  )

/** Points that were brought in and might count. */
const broughtTo = (
  world: SnapshotWorld,
  ranking: RankingRecord,
  { asOf, publishedAt }: Pick<ListRecord, 'asOf' | 'publishedAt'>,
): ListedAward[] =>
  world.snapshot
    .of('broughtPoints')
    .filter(run => isKnown(run, publishedAt) && world.pathOf(run.organisation).includes(ranking.organisation))
    .flatMap(run =>
      run.awards
        .filter(award => award.sport === ranking.sport && award.earnedOn <= asOf)
        .map(({ id, row, person, points, colour, category, earnedOn, expiresOn }) => {
          const number = world.personAt(person, publishedAt)
          return {
            ...{
              id,
              eventId: null,
              runId: run.id,
              runDigest: run.inputDigest,
              givenTo: person,
              personId: number,
              number,
            },
            ...{ points, colour, earnedOn, category: category ?? '', eventCode: broughtInCode(run.inputDigest, row) },
            ...(expiresOn === null ? {} : { statedEnd: expiresOn }),
          }
        }),
    )

/** Points that might count, as they were known when the list was issued. */
const awardsOf = (world: SnapshotWorld, ranking: RankingRecord, { asOf, publishedAt }: ListRecord): ListedAward[] => {
  const runs = groupBy(world.snapshot.of('awards'), run => run.event)
  const events = [...world.events.values()].filter(
    event => event.sport === ranking.sport && world.pathOf(event.organisation).includes(ranking.organisation),
  )
  const given = events.flatMap(({ event, category, code }) =>
    (runs.get(event) ?? [])
      .filter(run => isKnown(run, publishedAt))
      .flatMap(run =>
        run.awards
          .filter(award => award.earnedOn <= asOf)
          .map(({ id, person, points, colour, earnedOn }) => {
            const number = world.personAt(person, publishedAt)
            const of = { runId: run.id, runDigest: run.inputDigest, givenTo: person }
            return {
              ...of,
              id,
              eventId: event,
              personId: number,
              number,
              points,
              colour,
              earnedOn,
              category,
              eventCode: code,
            }
          }),
      ),
  )
  return [...given, ...broughtTo(world, ranking, { asOf, publishedAt })].sort((a, b) =>
    a.earnedOn === b.earnedOn ? (a.id < b.id ? -1 : 1) : a.earnedOn < b.earnedOn ? -1 : 1,
  )
}

/** Who played in an entry, as known at a moment, by number. */
const playersAt = ({ entries, personAt }: SnapshotWorld, entryId: string, at: string) =>
  (entries.get(entryId)?.players ?? [])
    .filter(player => isKnown(player, at))
    .flatMap(player => (player.person === null ? [] : [{ ...player, number: personAt(player.person, at) }]))
    .sort((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0))

const sideOf = (world: SnapshotWorld, line: { entryId: string; rank: number; group: string | null }, at: string) => {
  const from = new Map<string, number>()
  for (const { number, fromSession } of playersAt(world, line.entryId, at))
    from.set(number, Math.min(from.get(number) ?? fromSession, fromSession))
  const players = [...from].map(([number, first]) => ({ id: number, number, substitute: first > 1 }))
  const side: ResultSide = {
    entryId: line.entryId,
    rank: line.rank,
    ...(line.group ? { group: line.group } : {}),
    players,
  }
  return side
}

const lineUpsOf = (world: SnapshotWorld, entryIds: readonly string[], at: string): LineUps =>
  new Map(
    entryIds.map(entryId => {
      const entry = world.entries.get(entryId)
      const label = [entry?.section, entry?.group, entry?.number].filter(part => part !== null).join('/')
      const players = playersAt(world, entryId, at).map(({ fromSession, untilSession, number }) => ({
        ...{ entryId, label, fromSession, untilSession },
        ...{ personId: number, number },
      }))
      const nobody = { entryId, label, fromSession: null, untilSession: null, personId: null, number: null }
      return [entryId, players.length > 0 ? players : [nobody]]
    }),
  )

const gamesOfEvent = (world: SnapshotWorld, event: string, at: string): readonly OfficialGame[] =>
  officialStages(world, event, at)
    .sort((a, b) => a.stage - b.stage)
    .flatMap(revision => {
      const games = world.games.get(revision.id) ?? []
      const entryIds = [...new Set(games.flatMap(game => game.sides.map(side => side.entrant as string)))]
      return withPeople({ id: revision.id, ordinal: revision.stage }, games, lineUpsOf(world, entryIds, at))
    })

const resultsOf = (
  world: SnapshotWorld,
  ranking: RankingRecord,
  list: ListRecord,
  games: boolean,
): OfficialResult[] => {
  const { asOf, issue, publishedAt: at } = list
  const known = world.snapshot
    .of('countries')
    .find(one => one.ranking === ranking.ranking && one.asOf === asOf && one.issue === issue)
  return eventsBelow(world, ranking, asOf)
    .sort((a, b) => (a.endsOn === b.endsOn ? (a.code < b.code ? -1 : 1) : a.endsOn < b.endsOn ? -1 : 1))
    .flatMap(({ event, code, startsOn, endsOn, category }) => {
      const final = world.finalAt(event, at)
      if (!final) return []
      const sides = world.linesOf(final, at).map(line => sideOf(world, line, at))
      const countries = known?.countries[code] ?? 0
      const played = games ? { games: gamesOfEvent(world, event, at) } : {}
      return [{ id: event, code, startedOn: startsOn, endedOn: endsOn, category, countries, sides, ...played }]
    })
}

const computedList = (world: SnapshotWorld, ranking: RankingRecord, list: ListRecord): ComputedList | undefined => {
  const { organisation } = ranking
  const row = findPolicy(world, { organisation, code: list.policy, version: list.version }, ['ranking', 'rating'])
  const policy = row && readRankingPolicy(row)
  if (!policy?.ok) return undefined
  const { rule } = policy.value
  const rated = rule.kind === 'rating'
  const tables = rated && rule.method === 'wengLin' && rule.rated !== 'order'
  const of: RankingWorld = {
    ranking: { ...ranking, id: ranking.ranking, organisationId: organisation, issueDay: null, issueSince: null },
    policies: [policy.value],
    awards: rated ? [] : awardsOf(world, ranking, list),
    results: rated ? resultsOf(world, ranking, list, tables) : [],
    clubs: new Map(),
  }
  return listUnder(of, policy.value, list.asOf)
}

/** Issues of lists as publications name them. */
const nameOfList = ({ ranking, asOf, issue }: ListRecord): string => `list:${ranking}/${asOf}#${issue}`

const commitmentOf = ({ club, clubKey: key, clubCommitment: hidden }: ListEntryRecord): string =>
  key === null ? (hidden ?? '') : clubCommitment(sha256Bytes, key, club)

const digestOf = (
  list: ListRecord,
  shown: readonly ListEntryRecord[],
  computed: ComputedList,
  world: SnapshotWorld,
) => {
  const counting = new Map(computed.entries.map(entry => [entry.number, entry.counting]))
  const eventOf = new Map([
    ...world.snapshot.of('awards').flatMap(run => run.awards.map(award => [award.id, run.event] as const)),
    ...world.snapshot
      .of('broughtPoints')
      .flatMap(run =>
        run.awards.map(award => [award.id, broughtInName(broughtInCode(run.inputDigest, award.row))] as const),
      ),
  ])
  const value = listValue({
    ranking: list.ranking,
    asOf: list.asOf,
    issue: list.issue,
    policy: { code: list.policy, version: list.version },
    entries: shown.map(entry => ({
      ...entry,
      value: entry.hundredths,
      club: commitmentOf(entry),
      counting: (counting.get(entry.person) ?? []).map(({ awardId, points, counted, because }) => ({
        event: eventOf.get(awardId) ?? '',
        ...{ points, counted, because },
      })),
    })),
  })
  return publicDigest(sha256Bytes, value)
}

const textOf = (entry: {
  person: string
  rank: number
  shared: boolean
  hundredths: number
  estimate: number | null
  uncertainty: number | null
}): string => [entry.person, entry.rank, entry.shared, entry.hundredths, entry.estimate, entry.uncertainty].join('|')

const differing = (shown: readonly ListEntryRecord[], { entries }: ComputedList): string | undefined => {
  const again = entries.map(({ number, rank, shared, value, estimate, uncertainty }) =>
    textOf({
      person: number,
      rank,
      shared,
      hundredths: value,
      estimate: estimate ?? null,
      uncertainty: uncertainty ?? null,
    }),
  )
  const wrong = shown.findIndex((entry, at) => textOf(entry) !== again[at])
  if (wrong >= 0) return `line ${wrong + 1}, person ${shown[wrong]?.person}`
  return shown.length === again.length ? undefined : `${shown.length} lines for ${again.length}`
}

/** Computes every issue of every list, or of those that are named, again as it was known when it was issued. */
export const checkLists = (
  world: SnapshotWorld,
  digests: Map<string, string>,
  only: readonly string[] = [],
): SnapshotFinding[] => {
  const rankings = new Map(world.snapshot.of('rankings').map(ranking => [ranking.ranking, ranking]))
  const entries = groupBy(world.snapshot.of('listEntries'), entry => `${entry.ranking} ${entry.asOf} ${entry.issue}`)
  return world.snapshot.of('lists').flatMap((list): SnapshotFinding[] => {
    const at = nameOfList(list)
    if (only.length > 0 && !only.some(name => at.startsWith(`list:${name}`))) return []
    const ranking = rankings.get(list.ranking)
    const computed = ranking && computedList(world, ranking, list)
    if (!computed) return [{ code: 'NOT_COMPUTABLE', at, detail: 'its policy is not in the snapshot' }]
    const shown = entries.get(`${list.ranking} ${list.asOf} ${list.issue}`) ?? []
    digests.set(at, digestOf(list, shown, computed, world))
    const wrong = differing(shown, computed)
    return [
      ...(wrong === undefined ? [] : [{ code: 'VALUE_DIFFERS' as const, at, detail: wrong }]),
      ...([computed.inputDigest, computed.shortDigests().inputDigest].includes(list.inputDigest)
        ? []
        : [{ code: 'DIGEST_DIFFERS' as const, at, detail: 'what it was made of is not what it says' }]),
    ]
  })
}
