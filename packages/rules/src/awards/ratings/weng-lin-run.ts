import { type Contest, contestsOf, printOf } from './rating-contests.js'
import type { RatedEvent, WengLinResult } from './rated-event.js'
import { rateContest, type SkillRating } from './rating.js'
import type { WengLinListPolicy } from './rating-policy.js'

interface Change {
  readonly player: string
  readonly after: SkillRating
  readonly result: WengLinResult
}

/** One run through all rating games, in their order: what each of them did. */
export interface WengLinRun {
  /** What every game was, so that a later run knows how far nothing has changed. */
  readonly prints: readonly string[]
  readonly changes: readonly (readonly Change[])[]
}

const changesOf = (
  policy: WengLinListPolicy,
  ratings: ReadonlyMap<string, SkillRating>,
  contest: Contest,
): readonly Change[] => {
  const { event, endedOn, field, game, sides } = contest
  const changes = rateContest(policy, ratings, { id: event, sides })
  if (!changes.ok) return []
  const sideOf = new Map(sides.flatMap(side => side.players.map(player => [player, side] as const)))
  const belief = ({ mean, uncertainty }: SkillRating) => ({ mean, uncertainty })
  return changes.value.map(
    ({ player, before, after }): Change => ({
      player,
      after,
      result: {
        method: 'wengLin',
        event,
        endedOn,
        place: sideOf.get(player)?.rank ?? 0,
        field,
        before: belief(before),
        after: belief(after),
        ...(game ? { game: { ...game, own: sideOf.get(player)?.entry } } : {}),
      },
    }),
  )
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
  const prints: string[] = []
  const changes: (readonly Change[])[] = []
  let same = earlier !== undefined
  for (const [at, contest] of contestsOf(policy, events).entries()) {
    const print = printOf(contest)
    same = same && earlier?.prints[at] === print
    const change = (same && earlier?.changes[at]) || changesOf(policy, ratings, contest)
    for (const { player, after } of change) ratings.set(player, after)
    prints.push(print)
    changes.push(change)
  }
  return { prints, changes }
}

/** The results of everybody, oldest first. */
export const resultsOfRun = ({ changes }: WengLinRun): ReadonlyMap<string, readonly WengLinResult[]> => {
  const results = new Map<string, WengLinResult[]>()
  for (const { player, result } of changes.flat()) {
    const held = results.get(player)
    if (held) held.push(result)
    else results.set(player, [result])
  }
  return results
}
