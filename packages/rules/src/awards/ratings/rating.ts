import { rate } from 'openskill'
import { bradleyTerryPart, plackettLuce } from 'openskill/models'
import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'

/**
 * Skill as a belief: mean and uncertainty in thousandths. They are whole numbers after every event, so that a list can
 * be recomputed digit by digit.
 */
export interface SkillRating {
  readonly mean: number
  readonly uncertainty: number
  readonly events: number
}

/**
 * How an order is read, of the models of Weng and Lin: as a whole (Plackett–Luce), or by comparing every side with its
 * neighbours in it (Bradley–Terry, partial pairs), which in large fields tells more about how sure a rating is.
 */
export const ratingModels = { plackettLuce, bradleyTerryPart } as const
export type RatingModel = keyof typeof ratingModels

/** A dated rating policy (Weng–Lin: the order of a contest counts, of pairs, teams or a table of four). */
export interface RatingPolicy {
  readonly id: string
  /** `plackettLuce` unless told. */
  readonly model?: RatingModel
  readonly start: { readonly mean: number; readonly uncertainty: number }
  /** Uncertainty added before each event, thousandths: how fast form may change. */
  readonly drift: number
  /** Shown as provisional until both hold. */
  readonly settled: { readonly events: number; readonly uncertaintyAtMost: number }
}

/** One ranked contest: a pair, a team or a player on each side; equal ranks are draws. */
export interface RatedContest {
  readonly id: string
  readonly sides: readonly { readonly players: readonly string[]; readonly rank: number }[]
}

export interface RatingChange {
  readonly player: string
  readonly before: SkillRating
  readonly after: SkillRating
}

/** The one place where the package's floating-point result becomes a whole number. */
const thousandths = (value: number): number => Math.floor(value * 1000 + 0.5)

export const startRating = (policy: RatingPolicy): SkillRating => ({ ...policy.start, events: 0 })

/** Too few events, or still too uncertain. */
export const isProvisional = (policy: RatingPolicy, rating: SkillRating): boolean =>
  rating.events < policy.settled.events || rating.uncertainty > policy.settled.uncertaintyAtMost

/** What a list is ordered by: the mean less some uncertainties, thousandths. */
export const cautiousRating = (rating: SkillRating, deviations = 3): number =>
  rating.mean - deviations * rating.uncertainty

const hasTwice = (players: readonly string[]): boolean => new Set(players).size < players.length

const contestProblems = ({ id, sides }: RatedContest): readonly Problem[] => {
  const found = [
    ...(sides.length < 2 ? (['CONTEST_NEEDS_TWO_SIDES'] as const) : []),
    ...(sides.some(side => side.players.length === 0) ? (['SIDE_WITHOUT_PLAYERS'] as const) : []),
    ...(hasTwice(sides.flatMap(side => side.players)) ? (['PLAYER_TWICE_IN_CONTEST'] as const) : []),
  ]
  return found.map(code => problem(code, { params: { contest: id } }))
}

/**
 * Everybody's rating after one contest. Problems: `CONTEST_NEEDS_TWO_SIDES`, `SIDE_WITHOUT_PLAYERS`,
 * `PLAYER_TWICE_IN_CONTEST`.
 */
export const rateContest = (
  policy: RatingPolicy,
  ratings: ReadonlyMap<string, SkillRating>,
  contest: RatedContest,
): Result<readonly RatingChange[], readonly Problem[]> => {
  const problems = contestProblems(contest)
  if (problems.length > 0) return err(problems)
  const held = contest.sides.map(side => side.players.map(player => ratings.get(player) ?? startRating(policy)))
  const teams = held.map(side => side.map(({ mean, uncertainty }) => ({ mu: mean / 1000, sigma: uncertainty / 1000 })))
  const rated = rate(teams, {
    rank: contest.sides.map(side => side.rank),
    tau: policy.drift / 1000,
    model: ratingModels[policy.model ?? 'plackettLuce'],
  })
  return ok(
    contest.sides.flatMap((side, s) =>
      side.players.map((player, p) => {
        const before = held[s]?.[p] ?? startRating(policy)
        const { mu, sigma } = rated[s]?.[p] ?? { mu: before.mean / 1000, sigma: before.uncertainty / 1000 }
        const after = { mean: thousandths(mu), uncertainty: thousandths(sigma), events: before.events + 1 }
        return { player, before, after }
      }),
    ),
  )
}
