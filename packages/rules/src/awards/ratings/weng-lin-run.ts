import { type Contest, contestsOf, sameContest } from './rating-contests.js'
import type { Belief, RatedEvent, WengLinResult } from './rated-event.js'
import { rateContest, type RatingChange, type SkillRating } from './rating.js'
import type { WengLinListPolicy } from './rating-policy.js'

interface Change {
  readonly player: string
  readonly after: SkillRating
  readonly result: WengLinResult
}

/** One run through all rating games, in their order: what each of them did. */
export interface WengLinRun {
  /** Every game, so that a later run knows how far nothing has changed. */
  readonly contests: readonly Contest[]
  readonly changes: readonly (readonly Change[])[]
}

const belief = ({ mean, uncertainty }: SkillRating): Belief => ({ mean, uncertainty })

const changesOf = (
  policy: WengLinListPolicy,
  ratings: ReadonlyMap<string, SkillRating>,
  contest: Contest,
): readonly Change[] => {
  const { event, endedOn, field, game, sides } = contest
  const rated = rateContest(policy, ratings, { id: event, sides })
  if (!rated.ok) return []
  const changes: Change[] = []
  for (const { rank: place, entry: own, players } of sides) {
    for (const _ of players) {
      const { player, before, after } = rated.value[changes.length] as RatingChange
      const [from, to] = [belief(before), belief(after)]
      const result: WengLinResult = game
        ? { method: 'wengLin', event, endedOn, place, field, before: from, after: to, game: { ...game, own } }
        : { method: 'wengLin', event, endedOn, place, field, before: from, after: to }
      changes.push({ player, after, result })
    }
  }
  return changes
}

/**
 * Everybody's ratings game by game. With an earlier run of the same policy its games are taken over up to the first that
 * differs, and only what follows is computed: the answer is the same.
 */
export const runWengLin = (
  policy: WengLinListPolicy,
  events: readonly RatedEvent[],
  earlier?: WengLinRun,
): WengLinRun => {
  const ratings = new Map<string, SkillRating>()
  const contests = contestsOf(policy, events)
  const changes: (readonly Change[])[] = []
  let same = earlier !== undefined
  for (const [at, contest] of contests.entries()) {
    const before = earlier?.contests[at]
    same = same && before !== undefined && sameContest(before, contest)
    const change = (same && earlier?.changes[at]) || changesOf(policy, ratings, contest)
    for (const { player, after } of change) ratings.set(player, after)
    changes.push(change)
  }
  return { contests, changes }
}

/** The results of everybody, oldest first. */
export const resultsOfRun = ({ changes }: WengLinRun): ReadonlyMap<string, readonly WengLinResult[]> => {
  const results = new Map<string, WengLinResult[]>()
  for (const contest of changes) {
    for (const { player, result } of contest) {
      const held = results.get(player)
      if (held) held.push(result)
      else results.set(player, [result])
    }
  }
  return results
}
