import { type CaseOutcome, caseOutcomes, changingOutcomes } from '../scope.js'

/** What a vote is for in the first place: whether the ruling stands, gives way, or goes back. */
const groupOf = (outcome: CaseOutcome): 'stands' | 'changes' | 'goesBack' => {
  if (outcome === 'remanded') return 'goesBack'
  return changingOutcomes.includes(outcome) ? 'changes' : 'stands'
}

/** The less an outcome interferes, the earlier it stands: where votes are even and nobody casts one more, the first. */
const LEAST_FIRST: readonly CaseOutcome[] = [
  'rulingUpheld',
  'dismissed',
  'remanded',
  'rulingVaried',
  'rulingOverturned',
]

/**
 * Why a round is held: the first of a panel, one within the group that a majority chose between, one between the two
 * groups that lead, the chair's casting vote.
 */
export type RoundReason = 'first' | 'withinGroup' | 'leadingTwo' | 'castingVote'

export interface VoteCast {
  readonly memberId: string
  readonly option: CaseOutcome
  /** The reasons of this round; an empty text takes those of an earlier one back. */
  readonly dissent: string | null
}

/** The round that is open, or none where an outcome was reached. */
export interface OpenRound {
  readonly reason: RoundReason
  readonly outcomes: readonly CaseOutcome[]
  readonly voters: readonly string[]
  readonly votes: readonly VoteCast[]
}

export interface ReachedOutcome {
  readonly outcome: CaseOutcome
  /** Of the last round in which everybody voted. */
  readonly votesFor: number
  readonly votesAgainst: number
  readonly dissents: readonly string[]
}

export interface Voting {
  readonly open: OpenRound
  /** What the round before the open one came to, in the order of the outcomes; empty before the first. */
  readonly before: readonly { readonly outcome: CaseOutcome; readonly votes: number }[]
  /** Reasons that members wrote in the rounds of this vote, the last of each; only its member may read them. */
  readonly dissents: ReadonlyMap<string, string>
  /** What the last complete round decided, if it did; a vote after it begins anew. */
  readonly reached?: ReachedOutcome
}

export interface VotingRules {
  /** What this body may decide. */
  readonly outcomes: readonly CaseOutcome[]
  readonly voters: readonly string[]
  /** Who has one more vote where votes are even, if the procedure gives one. */
  readonly casting?: string | undefined
}

const tally = <T extends string>(keys: readonly T[]): readonly (readonly [T, number])[] =>
  [...new Set(keys)].map(key => [key, keys.filter(other => other === key).length] as const)

const byLeast = (outcomes: readonly CaseOutcome[]): readonly CaseOutcome[] =>
  LEAST_FIRST.filter(each => outcomes.includes(each))

type Next = { readonly outcome: CaseOutcome } | Pick<OpenRound, 'reason' | 'outcomes'>

/** The two groups with the most votes; of groups with as many, those that interfere less. */
const leadingTwo = (options: readonly CaseOutcome[]): readonly string[] => {
  const order = byLeast(options).map(groupOf)
  return [...tally(options.map(groupOf))]
    .sort(([a, votes], [b, others]) => others - votes || order.indexOf(a) - order.indexOf(b))
    .slice(0, 2)
    .map(([group]) => group)
}

/** What a complete round comes to. Each that decides nothing leaves fewer outcomes, so a vote ends. */
const next = (options: readonly CaseOutcome[], offered: readonly CaseOutcome[], casting: boolean): Next => {
  const most = tally(options).find(([, votes]) => 2 * votes > options.length)
  if (most) return { outcome: most[0] }
  const group = tally(options.map(groupOf)).find(([, votes]) => 2 * votes > options.length)?.[0]
  const within = offered.filter(outcome => groupOf(outcome) === group)
  if (group && within.length < offered.length) return { reason: 'withinGroup', outcomes: within }
  const leading = leadingTwo(options)
  const between = offered.filter(outcome => leading.includes(groupOf(outcome)))
  if (between.length < offered.length) return { reason: 'leadingTwo', outcomes: between }
  const cast = byLeast(options)
  return casting ? { reason: 'castingVote', outcomes: cast } : { outcome: cast[0] ?? 'rulingUpheld' }
}

/** Of each member the vote with the reasons written last. */
const reasoned = (rounds: readonly (readonly VoteCast[])[]): readonly VoteCast[] => {
  const last = new Map<string, VoteCast>()
  for (const vote of rounds.flat()) if (vote.dissent !== null) last.set(vote.memberId, vote)
  return [...last.values()]
}

/** Reasons that were written for another outcome than the one reached. */
const dissentsOf = (rounds: readonly (readonly VoteCast[])[], outcome: CaseOutcome): readonly string[] =>
  reasoned(rounds).flatMap(({ option, dissent }) => (option !== outcome && dissent ? [dissent] : []))

/** A vote as far as it was counted. */
interface Counted {
  readonly open: Omit<OpenRound, 'votes'>
  /** The complete rounds of it. */
  readonly rounds: readonly (readonly VoteCast[])[]
  /** The last in which everybody voted: not the chair alone. */
  readonly full: readonly VoteCast[]
  readonly reached?: CaseOutcome
}

/** The vote after a complete round. */
const closeRound = ({ open, rounds, full }: Counted, votes: readonly VoteCast[], rules: VotingRules): Counted => {
  const options = votes.map(vote => vote.option)
  const after = next(options, open.outcomes, rules.casting !== undefined)
  const counted = { rounds: [...rounds, votes], full: open.reason === 'castingVote' ? full : votes }
  if ('outcome' in after) return { ...counted, open, reached: after.outcome }
  const voters = after.reason === 'castingVote' && rules.casting ? [rules.casting] : rules.voters
  return { ...counted, open: { ...after, voters } }
}

/**
 * Counts a panel's votes, round after round. An outcome with more than half of a round is reached; where only a group of
 * them has (the ruling stands: upheld, dismissed; it gives way: varied, overturned), the next round is between those;
 * else between the two groups that lead. Even votes are the chair's to decide where the procedure gives a casting vote,
 * else the ruling is interfered with as little as the votes allow. A round in which somebody who sits now has no vote,
 * and after which there is another, was another panel's: the vote begins anew, as it does after an outcome was reached.
 * @param cast - the votes, by round, from the first
 */
export const countVotes = (cast: readonly (readonly VoteCast[])[], rules: VotingRules): Voting => {
  const { outcomes, voters } = rules
  const first: Counted = { open: { reason: 'first', outcomes, voters }, rounds: [], full: [] }
  let counted = first
  let open: readonly VoteCast[] = []
  for (const votes of cast) {
    const from = counted.reached || open.length > 0 ? first : counted
    const own = votes.filter(vote => from.open.voters.includes(vote.memberId))
    const complete = own.length >= from.open.voters.length
    counted = complete ? closeRound(from, own, rules) : from
    open = complete ? [] : own
  }
  const { reached } = counted
  if (reached)
    return { open: { ...first.open, votes: [] }, before: [], dissents: new Map(), reached: reachedOf(reached, counted) }
  const dissents = new Map(reasoned([...counted.rounds, open]).map(vote => [vote.memberId, vote.dissent ?? '']))
  return { open: { ...counted.open, votes: open }, before: countOf(counted.rounds.at(-1) ?? []), dissents }
}

const countOf = (votes: readonly VoteCast[]): Voting['before'] =>
  caseOutcomes.flatMap(outcome => {
    const own = votes.filter(vote => vote.option === outcome).length
    return own > 0 ? [{ outcome, votes: own }] : []
  })

const reachedOf = (outcome: CaseOutcome, { rounds, full }: Counted): ReachedOutcome => {
  const votesFor = full.filter(vote => vote.option === outcome).length
  return { outcome, votesFor, votesAgainst: full.length - votesFor, dissents: dissentsOf(rounds, outcome) }
}
