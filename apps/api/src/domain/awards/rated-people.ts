import { type RatedResult, ratedPlayer, rateEvents, type RatingListPolicy } from '@paiji/rules/awards'
import type { IsoDate } from '../shared/clock.js'
import type { OfficialResult } from './official-results.repo.js'
import type { RankingWorld, ValuedPerson } from './ranking-world.js'

type Timeline = ReadonlyMap<string, readonly RatedResult[]>

/** The lists of many days read one and the same run through the results. */
const timelines = new WeakMap<readonly OfficialResult[], WeakMap<RatingListPolicy, Timeline>>()

const timelineOf = ({ results }: RankingWorld, rule: RatingListPolicy): Timeline => {
  const held = timelines.get(results) ?? new WeakMap<RatingListPolicy, Timeline>()
  timelines.set(results, held)
  const timeline = held.get(rule) ?? rateEvents(rule, results)
  held.set(rule, timeline)
  return timeline
}

/** Everybody with a rating on that day. */
export const ratedPeople = (world: RankingWorld, rule: RatingListPolicy, asOf: IsoDate): ValuedPerson[] => {
  const players = world.results.flatMap(result => result.sides.flatMap(side => side.players))
  const numbers = new Map(players.map(({ id, number }) => [id, number]))
  return [...timelineOf(world, rule)].flatMap(([personId, results]) => {
    const rated = ratedPlayer(rule, personId, results, asOf)
    if (!rated) return []
    const { player: _, results: own, ...figures } = rated
    return [{ personId, number: numbers.get(personId) ?? '', counting: [], rated: own, ...figures }]
  })
}

/** What a list of ratings is made of, in words that are the same in every database. */
export const resultsInput = ({ results }: RankingWorld, asOf: IsoDate): unknown => ({
  results: results
    .filter(result => result.endedOn <= asOf)
    .map(({ code, startedOn, endedOn, category, countries, sides }) => ({
      event: [code, startedOn, endedOn, category, String(countries)].join('|'),
      sides: sides
        .map(({ rank, group, players }) => {
          const names = players.map(player => `${player.number}${player.substitute ? '+' : ''}`).sort()
          return [String(rank), group ?? '', ...names].join('|')
        })
        .sort(),
    })),
})
