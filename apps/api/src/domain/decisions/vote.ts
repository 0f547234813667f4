import { err, ok, type Problem, problem } from '@paiji/rules'
import { asc, eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { appealDecision, appealOutcomes, panelVote } from '../../db/schema/index.js'
import { type CaseScope, countVotes, type OpenRound, type ReachedOutcome, type Voting } from '@paiji/rules/procedure'
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
  /**
   * The reasons of somebody who may be in the minority; read only when all have voted. Without it those of an earlier
   * round stand; an empty text takes them back.
   */
  readonly dissent?: string
}

/** Those whose votes count. */
export const voters = ({ members, panel }: Pick<CaseScene, 'members' | 'panel'>): readonly MemberRow[] =>
  sittingMembers(members).filter(member => member.role !== 'chair' || panel?.chairVotes !== false)

/** The votes of a panel's rounds so far, as the procedure counts them. */
const votingOf = async (
  tx: Db,
  { members, panel, procedure }: CaseScene,
  outcomes: CaseScope['outcomes'],
): Promise<Voting & { readonly round: number }> => {
  const seated = voters({ members, panel })
  const casting = procedure.castingVote && sittingMembers(members).find(member => member.role === 'chair')?.id
  const rows = panel
    ? await tx.select().from(panelVote).where(eq(panelVote.panelId, panel.id)).orderBy(asc(panelVote.round))
    : []
  const rounds = [...new Set(rows.map(row => row.round))]
  const voting = countVotes(
    rounds.map(round => rows.filter(row => row.round === round)),
    { outcomes, voters: seated.map(member => member.id), casting },
  )
  const last = rounds.at(-1) ?? 0
  return { ...voting, round: voting.open.votes.length > 0 ? last : last + 1 }
}

/**
 * A sealed vote, once a round. Nobody sees any vote before all are in; then `countVotes` says what was reached, or what the
 * next round is between. The votes of somebody who was replaced do not count. Problems: VOTE_CAST_ALREADY,
 * VOTE_OPTION_UNKNOWN, VOTE_BEYOND_POWERS (an outcome that this body may not reach in this matter), VOTE_NOT_IN_ROUND (one
 * that this round is no longer about), VOTE_IS_CHAIRS (the casting vote), PANEL_MISSING, CASE_STATE_FORBIDS, and those of
 * `clearanceProblems`: nobody votes while somebody sits who may not.
 */
export const castVote = (deps: Deps, viewer: Viewer, input: CastVoteInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'castVote', permit: canSit }, input, async (tx, scene) => {
    const own = seatOf(viewer, scene)
    if (!own || !scene.panel || !voters(scene).some(member => member.id === own.id))
      return err([problem('PANEL_MISSING')])
    const scope = await scopeOfCase(tx, scene)
    const unfit = optionProblems(input.outcome, scope)
    if (unfit.length > 0) return err(unfit)
    const unclear = await clearanceProblems(tx, scene)
    if (unclear.length > 0) return err(unclear)
    const { round, open } = await votingOf(tx, scene, scope.outcomes)
    const untimely = roundProblems(input.outcome, open, own.id)
    if (untimely.length > 0) return err(untimely)
    const cast = await appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'VOTE_CAST',
      text: '',
      visibility: 'panel',
      data: { round, cast: open.votes.length + 1, of: open.voters.length },
    })
    if (!cast.ok) return cast
    const dissent = input.dissent?.trim() ?? null
    const vote = { panelId: scene.panel.id, memberId: own.id, round, option: input.outcome, dissent }
    await tx.insert(panelVote).values({ ...vote, recordedAt: deps.clock.now() })
    const { reached } = await votingOf(tx, scene, scope.outcomes)
    return reached ? decided({ tx, deps, viewer }, { ...scene, row: cast.value }, reached) : cast
  })

/** Whether there is such an outcome, and whether this body may reach it. */
const optionProblems = (outcome: AppealOutcome, { outcomes, matter, clause }: CaseScope): readonly Problem[] => {
  const at = { path: 'outcome' }
  if (!appealOutcomes.includes(outcome)) return [problem('VOTE_OPTION_UNKNOWN', { at })]
  return outcomes.includes(outcome) ? [] : [problem('VOTE_BEYOND_POWERS', { at, clause, params: { matter } })]
}

/** Whether the open round waits for this member's vote, and is about this outcome. */
const roundProblems = (outcome: AppealOutcome, open: OpenRound, member: string): readonly Problem[] => {
  if (!open.voters.includes(member)) return [problem('VOTE_IS_CHAIRS')]
  if (open.votes.some(vote => vote.memberId === member)) return [problem('VOTE_CAST_ALREADY')]
  return open.outcomes.includes(outcome) ? [] : [problem('VOTE_NOT_IN_ROUND', { at: { path: 'outcome' } })]
}

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
  /** Why this round is held, what it is between, and what the round before it came to. */
  readonly open: Pick<OpenRound, 'reason' | 'outcomes'>
  readonly before: Voting['before']
  /** The viewer's own reasons of an earlier round, which stand until they are taken back. */
  readonly dissent: string
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
  const powers = await scopeOfCase(db, scene.value)
  const { open, before, round, dissents } = await votingOf(db, scene.value, powers.outcomes)
  const own = seatOf(viewer, scene.value)?.id ?? ''
  return ok({
    cast: open.votes.length,
    of: open.voters.length,
    own: open.votes.some(vote => vote.memberId === own),
    votes: open.voters.includes(own),
    round,
    open,
    before,
    dissent: dissents.get(own) ?? '',
    powers,
  })
}

/** The outcome stands in a draft that the panel writes its reasons in. */
const decided = async (
  { tx, deps, viewer }: Act,
  scene: CaseScene,
  { outcome, votesFor, votesAgainst, dissents }: ReachedOutcome,
): Promise<Outcome<AppealRow>> => {
  const draft = { panelId: scene.panel?.id ?? null, outcome, votesFor, votesAgainst, dissents: [...dissents] }
  await tx
    .insert(appealDecision)
    .values({ appealId: scene.row.id, ...draft, draftedBy: actorOf(viewer), recordedAt: deps.clock.now() })
    .onConflictDoUpdate({ target: appealDecision.appealId, set: { ...draft, previewedOn: null, previewedAt: null } })
  return appendDocket({ tx, deps, viewer }, scene.row, {
    type: 'DECIDED',
    text: '',
    visibility: 'panel',
    set: { decidedAt: deps.clock.now() },
    data: { outcome, votesFor, votesAgainst },
  })
}
