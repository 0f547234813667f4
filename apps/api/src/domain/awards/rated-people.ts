import { canonicalJson } from '@paiji/rules'
import { type RatedResult, type RatingListPolicy, type RatingRun, ratedPlayers, runRatings } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'
import type { OfficialGame } from './official-games.repo.js'
import type { OfficialResult } from './official-results.repo.js'
import type { RankingWorld, ValuedPerson } from './ranking-world.js'

/** The lists of many days read one and the same run through the results, whichever policy row asks for it. */
const runs = new WeakMap<readonly OfficialResult[], Map<string, RatingRun>>()

const runOf = ({ results, earlier }: RankingWorld, rule: RatingListPolicy): RatingRun => {
  const held = runs.get(results) ?? new Map<string, RatingRun>()
  runs.set(results, held)
  const name = canonicalJson(rule)
  const run = held.get(name) ?? runRatings(rule, results, earlier && runs.get(earlier.results)?.get(name))
  held.set(name, run)
  return run
}

const numbersOf = ({ results }: RankingWorld): ReadonlyMap<string, string> => {
  const games = results.flatMap(result => result.games ?? [])
  const seated = games.flatMap(game => game.sides.flatMap(side => side.people))
  const listed = results.flatMap(result => result.sides.flatMap(side => side.players))
  return new Map([...seated, ...listed].map(({ id, number }) => [id, number]))
}

/** Everybody with a rating on that day. */
export const ratedPeople = (world: RankingWorld, rule: RatingListPolicy, asOf: IsoDate): ValuedPerson[] => {
  const numbers = numbersOf(world)
  const known = (id: string) => ({ id, number: numbers.get(id) ?? '' })
  return ratedPlayers(rule, runOf(world, rule), asOf).map(({ player, results, partners, ...figures }) => ({
    personId: player,
    number: known(player).number,
    counting: [],
    rated: results,
    ...(partners ? { partners: partners.map(known) } : {}),
    ...figures,
  }))
}

const nameOfGame = ({ stage, session, round, table, sides }: OfficialGame): string => {
  const played = sides.map(({ rank, label, people }) =>
    [rank, label, ...people.map(one => one.number).sort()].join('|'),
  )
  return [stage, session ?? '', round ?? '', table ?? '', ...played.sort()].join(';')
}

/** What a list of ratings is made of, in words that are the same in every database. */
export const resultsInput = ({ results }: RankingWorld, rule: RatingListPolicy, asOf: IsoDate): object => ({
  results: results
    .filter(result => result.endedOn <= asOf)
    .map(({ code, startedOn, endedOn, category, countries, reserves, sides, games }) => ({
      event: [code, startedOn, endedOn, category, String(countries), ...(reserves ? [`+${reserves}`] : [])].join('|'),
      sides: sides
        .map(({ rank, group, players }) => {
          const names = players.map(player => `${player.number}${player.substitute ? '+' : ''}`).sort()
          return [String(rank), group ?? '', ...names].join('|')
        })
        .sort(),
      ...(rule.method === 'wengLin' && rule.rated !== 'order' ? { games: (games ?? []).map(nameOfGame).sort() } : {}),
    })),
})

/** A result with events and entries by their own names, the same in every database. */
export const namedResults = ({ results }: RankingWorld): ((result: RatedResult) => object) => {
  const codes = new Map(results.map(({ id, code }) => [id, code]))
  const sides = results.flatMap(result => (result.games ?? []).flatMap(game => game.sides))
  const labels = new Map(sides.map(({ entry, label }) => [entry, label]))
  return result => {
    const named = { ...result, event: codes.get(result.event) }
    if (result.method !== 'wengLin' || !result.game) return named
    const own = result.game.sides.map(({ entry, rank }) => ({ entry: labels.get(entry), rank }))
    return { ...named, game: { ...result.game, own: labels.get(result.game.own ?? ''), sides: own } }
  }
}
