import { err, ok, problem } from '@paiji/rules'
import { and, eq, max } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appealDecision, appealOutcomes, panelVote } from '../../db/schema/index.js'
import type { CaseScope } from '@paiji/rules/procedure'
import type { AppealRow } from '../appeals/appeals.repo.js'
import { scopeOfCase } from '../appeals/case-scope.js'
import type { AppealOutcome } from '../appeals/statuses.js'
import { ANSWERS, answersAwaited, type AwaitedAnswer, awaitedProblems, onFile } from '../appeals/answers.js'
import { endClock } from '../appeals/clocks.js'
import { appendDocket, appendDockets, mayAppend, type NewEntry } from '../appeals/docket.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { actOnCase, type CaseScene, type MemberRow, readScene } from '../panels/case-scene.js'
import { clearanceProblems, sittingMembers } from '../panels/clearance.js'
import { canEnterRoom, canPreside, canRead, canSit, seatOf } from '../panels/policy.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Act } from '../shared/act.js'

/** A decision that is signed is not voted on again. */
const isSigned = async (tx: Db, appealId: string): Promise<boolean> => {
  const { signedAt } = appealDecision
  const [row] = await tx.select({ signedAt }).from(appealDecision).where(eq(appealDecision.appealId, appealId))
  return (row?.signedAt ?? null) !== null
}

export interface OpenDeliberationInput extends CaseInput {
  /** For the chair alone: why the panel does not wait for what has not been answered. */
  readonly dispense?: string
}

/** Of the answers that are awaited the chair may say why they are not waited for: then each is closed, and the docket has why. */
const dispense = async (
  { tx, deps, viewer }: Act,
  scene: CaseScene,
  awaited: readonly AwaitedAnswer[],
  reason: string,
): Promise<Outcome<NewEntry>> => {
  if (reason === '') return err(awaitedProblems(awaited))
  const permitted = requirePermission(canPreside(viewer, scene))
  if (!permitted.ok) return permitted
  const kinds = [...new Set(awaited.map(({ who }) => ANSWERS[who].clock))]
  await endClock(tx, scene.row.id, { kinds, endedFor: 'dispensed' }, deps.clock.now())
  const parties = awaited.flatMap(each => each.parties.map(party => party.id))
  return ok({ type: 'ANSWERS_DISPENSED', text: reason, visibility: 'parties', onBehalfOf: 'chair', data: { parties } })
}

/**
 * The hearing is over; the panel withdraws to vote, every seat of it clear and every side heard: each answer is in, waived
 * by whose it is, lapsed, or dispensed with by the chair for a reason that stands in the docket and with the decision. It
 * may withdraw again until the decision is signed. Problems: DECISION_SIGNED_ALREADY, ANSWER_AWAITED (one for each),
 * NOT_PERMITTED (NOT_IN_CHAIR) and those of `clearanceProblems`.
 */
export const openDeliberation = (
  deps: Deps,
  viewer: Viewer,
  input: OpenDeliberationInput,
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'openDeliberation', permit: canEnterRoom }, input, async (tx, scene) => {
    if (await isSigned(tx, scene.row.id)) return err([problem('DECISION_SIGNED_ALREADY')])
    const unclear = await clearanceProblems(tx, scene)
    if (unclear.length > 0) return err(unclear)
    const opened = { type: 'DELIBERATION_OPENED', text: '', visibility: 'parties' } as const
    const possible = mayAppend(scene.row, opened.type)
    if (!possible.ok) return possible
    const awaited = answersAwaited(scene.facts.parties, await onFile(tx, scene.row.id), deps.clock.now())
    if (awaited.length === 0) return appendDocket({ tx, deps, viewer }, scene.row, opened)
    const without = await dispense({ tx, deps, viewer }, scene, awaited, input.dispense?.trim() ?? '')
    return without.ok ? appendDockets({ tx, deps, viewer }, scene.row, [without.value, opened]) : without
  })

export interface CastVoteInput extends CaseInput {
  readonly outcome: AppealOutcome
  /** The reasons of somebody who may be in the minority; read only when all have voted. */
  readonly dissent?: string
}

/** Those whose votes count. */
export const voters = ({ members, panel }: Pick<CaseScene, 'members' | 'panel'>): readonly MemberRow[] =>
  sittingMembers(members).filter(member => member.role !== 'chair' || panel?.chairVotes !== false)

/**
 * A sealed vote, once a round. Nobody sees any vote before all are in; then a majority makes the outcome, and without
 * one another round begins. The votes of somebody who was replaced do not count. Problems: VOTE_CAST_ALREADY, VOTE_OPTION_UNKNOWN, VOTE_BEYOND_POWERS (an outcome that
 * this body may not reach in this matter), PANEL_MISSING, CASE_STATE_FORBIDS, and those
 * of `clearanceProblems`: nobody votes while somebody sits who may not.
 */
export const castVote = (deps: Deps, viewer: Viewer, input: CastVoteInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'castVote', permit: canSit }, input, async (tx, scene) => {
    const own = seatOf(viewer, scene)
    const voting = voters(scene)
    if (!own || !scene.panel || !voting.some(member => member.id === own.id)) return err([problem('PANEL_MISSING')])
    if (!appealOutcomes.includes(input.outcome))
      return err([problem('VOTE_OPTION_UNKNOWN', { at: { path: 'outcome' } })])
    const { outcomes, matter, clause } = await scopeOfCase(tx, scene)
    if (!outcomes.includes(input.outcome))
      return err([problem('VOTE_BEYOND_POWERS', { at: { path: 'outcome' }, clause, params: { matter } })])
    const unclear = await clearanceProblems(tx, scene)
    if (unclear.length > 0) return err(unclear)
    const { round, votes } = await currentRound(tx, scene.panel.id, voting)
    if (votes.some(vote => vote.memberId === own.id)) return err([problem('VOTE_CAST_ALREADY')])
    const cast = await appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'VOTE_CAST',
      text: '',
      visibility: 'panel',
      data: { round, cast: votes.length + 1, of: voting.length },
    })
    if (!cast.ok) return cast
    const dissent = input.dissent?.trim() || null
    const vote = { panelId: scene.panel.id, memberId: own.id, round, option: input.outcome, dissent }
    await tx.insert(panelVote).values({ ...vote, recordedAt: deps.clock.now() })
    const all = [...votes, vote]
    return all.length < voting.length ? cast : count({ tx, deps, viewer }, { ...scene, row: cast.value }, all)
  })

/** How far the vote has come, for those who sit: how many votes are in, never what they say. */
export interface Ballot {
  readonly cast: number
  readonly of: number
  /** Whether the viewer's own is among them. */
  readonly own: boolean
  /** Whether the viewer's own counts: not the chair's where it only presides. */
  readonly votes: boolean
  /** Above one where a round before it brought no majority. */
  readonly round: number
  /** What this body may do in this matter; of its outcomes one is voted for. */
  readonly powers: CaseScope
}

/** Problems: NOT_PERMITTED, CASE_UNKNOWN. */
export const ballotFor = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<Ballot>> => {
  const scene = await readScene(db, viewer, appealId, canRead('votes'))
  if (!scene.ok) return scene
  const { panel } = scene.value
  const voting = voters(scene.value)
  const { round, votes } = panel ? await currentRound(db, panel.id, voting) : { round: 1, votes: [] }
  const own = seatOf(viewer, scene.value)
  return ok({
    cast: votes.length,
    of: voting.length,
    own: votes.some(vote => vote.memberId === own?.id),
    votes: voting.some(member => member.id === own?.id),
    round,
    powers: await scopeOfCase(db, scene.value),
  })
}

interface Vote {
  readonly memberId: string
  readonly option: string
  readonly dissent: string | null
}

/** The round that is open: the last one, or the next when the last is complete and brought no majority. */
const currentRound = async (
  tx: Db,
  panelId: string,
  voting: readonly MemberRow[],
): Promise<{ round: number; votes: readonly Vote[] }> => {
  const [last] = await tx
    .select({ round: max(panelVote.round) })
    .from(panelVote)
    .where(eq(panelVote.panelId, panelId))
  const round = last?.round ?? 1
  const cast = await tx
    .select()
    .from(panelVote)
    .where(and(eq(panelVote.panelId, panelId), eq(panelVote.round, round)))
  const votes = cast.filter(vote => voting.some(member => member.id === vote.memberId))
  return votes.length >= voting.length ? { round: round + 1, votes: [] } : { round, votes }
}

/** The outcome more than half voted for, if there is one. */
export const majority = (options: readonly string[]): string | undefined =>
  options.find(option => 2 * options.filter(other => other === option).length > options.length)

const count = async (
  { tx, deps, viewer }: Act,
  scene: CaseScene,
  votes: readonly Vote[],
): Promise<Outcome<AppealRow>> => {
  const outcome = majority(votes.map(vote => vote.option)) as AppealOutcome | undefined
  if (!outcome) return ok(scene.row)
  const votesFor = votes.filter(vote => vote.option === outcome).length
  const dissents = votes.flatMap(vote => (vote.option !== outcome && vote.dissent ? [vote.dissent] : []))
  const draft = {
    panelId: scene.panel?.id ?? null,
    outcome,
    votesFor,
    votesAgainst: votes.length - votesFor,
    dissents,
  }
  await tx
    .insert(appealDecision)
    .values({ appealId: scene.row.id, ...draft, draftedBy: actorOf(viewer), recordedAt: deps.clock.now() })
    .onConflictDoUpdate({ target: appealDecision.appealId, set: { ...draft, previewedOn: null, previewedAt: null } })
  return appendDocket({ tx, deps, viewer }, scene.row, {
    type: 'DECIDED',
    text: '',
    visibility: 'panel',
    set: { decidedAt: deps.clock.now() },
    data: { outcome, votesFor, votesAgainst: votes.length - votesFor },
  })
}
