import { err, ok, problem } from '@paiji/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { appeal, panel, panelChallenge, panelMember } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { AppealRow } from '../appeals/appeals.repo.js'
import { challengeDecider } from '../appeals/challenge-decider.js'
import { endClock, meetClock, runningClock, startClock } from '../appeals/clocks.js'
import { settleNotices, tell } from '../appeals/notices.js'
import { accounts } from '../shared/notify-accounts.js'
import { appendDocket, appendDockets } from '../appeals/docket.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { candidatesOf, storedFindings } from './candidates.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { actOnCase, type CaseScene, type MemberRow, sceneOf } from './case-scene.js'
import { type DeclaredTie, isDeclared } from './declared-ties.js'
import { challengeUntil } from './challenge-time.js'
import { clearanceOf, clearanceProblems, sittingMembers } from './clearance.js'
import { consentsOf } from './consent.js'
import { canChallenge, canDecideChallenge, canDisclose, canKeepCase, partyOf, seatOf } from './policy.js'
import type { Act } from '../shared/act.js'

const HARD: readonly DeclaredTie[] = ['family', 'captain', 'coach', 'business']

export interface DiscloseInput extends CaseInput {
  /** Empty: nothing to disclose, which is said each time as well. */
  readonly ties: readonly { readonly tie: DeclaredTie; readonly text: string }[]
}

/**
 * A proposed member says what ties there are, even that there are none. A hard one is for the clerk to act on. What was
 * disclosed before stays said: it is withdrawn with a reason, not left out. Problems: PANEL_MEMBER_UNKNOWN, DISCLOSURE_STANDS.
 */
export const disclose = (deps: Deps, viewer: Viewer, input: DiscloseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'disclose', permit: canDisclose }, input, async (tx, scene) => {
    const own = seatOf(viewer, scene)
    if (!own) return err([problem('PANEL_MEMBER_UNKNOWN')])
    const said = own.findings.filter(isDeclared)
    if (said.some(({ code }) => !input.ties.some(({ tie }) => tie === code))) return err([problem('DISCLOSURE_STANDS')])
    const declared = input.ties.map(({ tie, text }) => ({
      code: tie,
      hard: HARD.includes(tie),
      params: { note: text },
    }))
    const findings = [...own.findings.filter(finding => !isDeclared(finding)), ...declared]
    const joins = scene.panel?.seatedAt && own.role !== 'reserve' && !findings.some(finding => finding.hard)
    await tx
      .update(panelMember)
      .set({
        status: own.status === 'PROPOSED' || own.status === 'DISCLOSED' ? (joins ? 'SEATED' : 'DISCLOSED') : own.status,
        disclosesNone: input.ties.length === 0,
        disclosure: input.ties.map(({ text }) => text).join('\n') || null,
        disclosedAt: deps.clock.now(),
        findings,
      })
      .where(eq(panelMember.id, own.id))
    if (own.role !== 'reserve' && findings.some(finding => finding.hard))
      await tell(tx, scene.row, { code: 'MEMBER_TIED', to: 'clerk', at: deps.clock.now(), about: own.id })
    const recipients = accounts([viewer.accountId ?? ''])
    await settleNotices(tx, scene.row.id, deps.clock.now(), { codes: ['PANEL_PROPOSED'], recipients })
    // What a reserve says while the others' time runs neither begins it anew nor is told again.
    if (own.role !== 'reserve') await startObjections(tx, deps, scene.row.id)
    const data = { memberId: own.id, none: input.ties.length === 0 }
    return appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'DISCLOSURE_MADE',
      text: '',
      visibility: 'parties',
      data,
    })
  })

/** Once the last has disclosed, that time is over and the sides' time to object runs; not while somebody sits who may not. */
const startObjections = async (tx: Transaction, deps: Deps, appealId: string): Promise<void> => {
  const [row] = await tx.select().from(appeal).where(eq(appeal.id, appealId))
  const scene = row && (await sceneOf(tx, row))
  if (!scene?.panel || scene.panel.seatedAt || !challengeUntil(scene)) return
  const at = deps.clock.now()
  await meetClock(tx, appealId, 'disclosure', at)
  await endClock(tx, appealId, { kinds: ['challenge'], endedFor: 'overtaken' }, at)
  if (sittingMembers(scene.members).some(member => clearanceOf(member) === 'HARD_TIE')) return
  const { timeZone } = scene
  const clock = await startClock(tx, deps, scene.row, {
    kind: 'challenge',
    anchoredAt: at,
    timeZone,
    awaits: 'parties',
  })
  const about = { about: clock?.id ?? scene.panel.id, dueAt: clock?.dueAt }
  await tell(tx, scene.row, { code: 'OBJECTIONS_OPEN', to: 'parties', at, ...about })
}

export interface ChallengeMemberInput extends CaseInput {
  readonly memberId: string
  readonly reason: string
}

/** A side objects to a member. Problems: PANEL_MEMBER_UNKNOWN, PANEL_REASON_MISSING, PANEL_CHALLENGE_TOO_LATE. */
export const challengeMember = (
  deps: Deps,
  viewer: Viewer,
  input: ChallengeMemberInput,
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'challengeMember', permit: canChallenge }, input, async (tx, scene) => {
    const member = scene.members.find(each => each.id === input.memberId && each.leftAt === null)
    if (!member) return err([problem('PANEL_MEMBER_UNKNOWN')])
    if (input.reason.trim() === '') return err([problem('PANEL_REASON_MISSING', { at: { path: 'reason' } })])
    const until = challengeUntil(scene)
    if (until && deps.clock.now() > until)
      return err([problem('PANEL_CHALLENGE_TOO_LATE', { params: { until: until.toISOString() } })])
    const now = deps.clock.now()
    const [raised] = await tx
      .insert(panelChallenge)
      .values({
        memberId: member.id,
        partyId: partyOf(viewer, scene)?.id ?? null,
        raisedBy: actorOf(viewer),
        reason: input.reason.trim(),
        recordedAt: now,
      })
      .returning({ id: panelChallenge.id })
    const about = raised?.id ?? member.id
    await tell(tx, scene.row, { code: 'MEMBER_CHALLENGED', to: 'clerk', at: now, about })
    await tx.update(panelMember).set({ status: 'CHALLENGED' }).where(eq(panelMember.id, member.id))
    const challenged = await appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'PANEL_CHALLENGED',
      text: input.reason.trim(),
      visibility: 'parties',
      data: { memberId: member.id, challengeId: raised?.id },
    })
    if (!challenged.ok) return challenged
    const to = challengeDecider((await sceneOf(tx, challenged.value)).facts)
    if (to !== 'clerk') await tell(tx, challenged.value, { code: 'CHALLENGE_TO_DECIDE', to, at: now, about })
    return challenged
  })

export interface DecideChallengeInput extends CaseInput {
  readonly challengeId: string
  readonly uphold: boolean
  readonly reasons: string
}

/**
 * The answer of the chair, or of the next body where the chair is objected to; an upheld challenge seats the next
 * reserve at once. Problems: NOT_PERMITTED (NOT_THE_DECIDER), PANEL_CHALLENGE_UNKNOWN, PANEL_REASON_MISSING.
 */
export const decideChallenge = (
  deps: Deps,
  viewer: Viewer,
  input: DecideChallengeInput,
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'decideChallenge', permit: canDecideChallenge }, input, async (tx, scene) => {
    const open = await openChallenges(tx, scene)
    const challenge = open.find(each => each.id === input.challengeId)
    if (!challenge) return err([problem('PANEL_CHALLENGE_UNKNOWN')])
    if (input.reasons.trim() === '') return err([problem('PANEL_REASON_MISSING', { at: { path: 'reasons' } })])
    await tx
      .update(panelChallenge)
      .set({
        decision: input.uphold ? 'upheld' : 'rejected',
        decidedBy: actorOf(viewer),
        decidedAt: deps.clock.now(),
        reasons: input.reasons.trim(),
      })
      .where(eq(panelChallenge.id, challenge.id))
    const at = deps.clock.now()
    const raised = { codes: ['MEMBER_CHALLENGED', 'CHALLENGE_TO_DECIDE'], about: [challenge.id] } as const
    await settleNotices(tx, scene.row.id, at, raised)
    await tell(tx, scene.row, { code: 'CHALLENGE_DECIDED', to: 'parties', at, about: challenge.id })
    const member = scene.members.find(each => each.id === challenge.memberId)
    if (!input.uphold && member) {
      const status = member.disclosedAt ? ('DISCLOSED' as const) : ('PROPOSED' as const)
      await tx.update(panelMember).set({ status }).where(eq(panelMember.id, member.id))
    }
    const decided = await appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'CHALLENGE_DECIDED',
      text: input.reasons.trim(),
      visibility: 'parties',
      data: { memberId: challenge.memberId, upheld: input.uphold, by: challengeDecider(scene.facts) },
    })
    if (!decided.ok || !input.uphold || !member) return decided
    return replace({ tx, deps, viewer }, { ...scene, row: decided.value }, member, input.reasons.trim())
  })

const openChallenges = (tx: Transaction, scene: CaseScene) =>
  scene.members.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(panelChallenge)
        .where(
          and(
            inArray(
              panelChallenge.memberId,
              scene.members.map(member => member.id),
            ),
            isNull(panelChallenge.decision),
          ),
        )

export interface ReplaceMemberInput extends CaseInput {
  readonly memberId: string
  readonly reason: string
}

/** The clerk has a reserve step in. Problems: PANEL_MEMBER_UNKNOWN, PANEL_RESERVE_MISSING, PANEL_REASON_MISSING. */
export const replaceByReserve = (deps: Deps, viewer: Viewer, input: ReplaceMemberInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'replaceByReserve', permit: canKeepCase }, input, async (tx, scene) => {
    const member = sittingMembers(scene.members).find(each => each.id === input.memberId)
    if (!member) return err([problem('PANEL_MEMBER_UNKNOWN')])
    if (input.reason.trim() === '') return err([problem('PANEL_REASON_MISSING', { at: { path: 'reason' } })])
    return replace({ tx, deps, viewer }, scene, member, input.reason.trim())
  })

/** A member steps back of his or her own accord; the next reserve takes the seat. */
export const recuse = (
  deps: Deps,
  viewer: Viewer,
  input: CaseInput & { readonly reason: string },
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'recuse', permit: canDisclose }, input, async (tx, scene) => {
    const own = seatOf(viewer, scene)
    if (!own) return err([problem('PANEL_MEMBER_UNKNOWN')])
    if (own.role !== 'reserve') return replace({ tx, deps, viewer }, scene, own, input.reason.trim())
    await leave(tx, deps, own, input.reason.trim(), 'STOOD_DOWN')
    const data = { memberId: own.id }
    return appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'MEMBER_REPLACED',
      text: '',
      visibility: 'parties',
      data,
    })
  })

const leave = (
  tx: Transaction,
  deps: Deps,
  member: MemberRow,
  reason: string,
  status: 'STOOD_DOWN' | 'REPLACED',
): Promise<unknown> =>
  tx
    .update(panelMember)
    .set({ status, leftAt: deps.clock.now(), leftReason: reason })
    .where(eq(panelMember.id, member.id))

/** Who comes in has as long to disclose as the others had; the sides' time to object begins anew after it. */
export const askDisclosure = async (tx: Transaction, deps: Deps, { row, timeZone }: CaseScene): Promise<void> => {
  const at = deps.clock.now()
  await endClock(tx, row.id, { kinds: ['disclosure', 'challenge'], endedFor: 'overtaken' }, at)
  await startClock(tx, deps, row, { kind: 'disclosure', anchoredAt: at, timeZone, awaits: 'panel' })
}

/** The first reserve, in order, whose ties, computed anew, still allow it. */
const replace = async (
  { tx, deps, viewer }: Act,
  scene: CaseScene,
  member: MemberRow,
  reason: string,
): Promise<Outcome<AppealRow>> => {
  const candidates = await candidatesOf(tx, scene, deps.clock.now())
  const reserves = scene.members.filter(each => each.role === 'reserve' && each.leftAt === null)
  const next = reserves.find(reserve => {
    const found = candidates.find(candidate => candidate.id === reserve.personId)
    const declared = reserve.findings.some(finding => finding.hard)
    return found && !declared && !found.findings.some(finding => finding.severity === 'hard')
  })
  if (!next) return err([problem('PANEL_RESERVE_MISSING')])
  const news = { code: 'MEMBER_REPLACED', at: deps.clock.now(), about: next.id } as const
  for (const to of ['panel', 'parties', 'clerk'] as const) await tell(tx, scene.row, { ...news, to })
  await leave(tx, deps, member, reason, 'REPLACED')
  const found = candidates.find(candidate => candidate.id === next.personId)
  await tx
    .update(panelMember)
    .set({
      role: member.role,
      reserveOrder: null,
      replacesId: member.id,
      findings: storedFindings(found?.findings ?? []),
      findingsAt: deps.clock.now(),
      ...(scene.panel?.seatedAt && next.disclosedAt ? { status: 'SEATED' as const } : {}),
    })
    .where(eq(panelMember.id, next.id))
  await settleNotices(tx, scene.row.id, news.at, { codes: ['MEMBER_TIED'], about: [member.id] })
  if (!scene.panel?.seatedAt && !next.disclosedAt) await askDisclosure(tx, deps, scene)
  else if (!(await runningClock(tx, scene.row.id, 'challenge'))) await startObjections(tx, deps, scene.row.id)
  // Before it was told to who leaves, now to who comes; the others have it already.
  await tell(tx, scene.row, { ...news, to: 'panel' })
  const data = { memberId: member.id, byId: next.id }
  return appendDocket({ tx, deps, viewer }, scene.row, {
    type: 'MEMBER_REPLACED',
    text: reason,
    visibility: 'parties',
    data,
  })
}

/**
 * Seats the panel and opens the review: everybody has disclosed, nobody has a hard tie, no challenge is open, and the time
 * to object is over, or each side has itself agreed not to wait for it. Problems: PANEL_MISSING, PANEL_NOT_DISCLOSED,
 * PANEL_MEMBER_CONFLICTED, PANEL_CHALLENGE_OPEN, PANEL_CHALLENGE_PERIOD_RUNS.
 */
export const seatPanel = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'seatPanel', permit: canKeepCase }, input, async (tx, scene) => {
    const ready = await seatable(tx, deps, scene)
    if (!ready.ok) return ready
    const seats = sittingMembers(scene.members).map(member => member.id)
    await tx.update(panelMember).set({ status: 'SEATED' }).where(inArray(panelMember.id, seats))
    await tx.update(panel).set({ seatedAt: deps.clock.now() }).where(eq(panel.id, ready.value))
    const at = deps.clock.now()
    // The time to object is nobody's to keep: it was over, or each side has given it up.
    await meetClock(tx, scene.row.id, 'disclosure', at)
    await endClock(tx, scene.row.id, { kinds: ['challenge'], endedFor: 'waived' }, at)
    for (const to of ['parties', 'director', 'panel'] as const) {
      await tell(tx, scene.row, { code: 'PANEL_SEATED', to, at, about: ready.value })
    }
    return appendDockets({ tx, deps, viewer }, scene.row, [
      { type: 'PANEL_NAMED', text: '', visibility: 'parties', data: { panelId: ready.value } },
      { type: 'REVIEW_OPENED', text: '', visibility: 'public' },
    ])
  })

const seatable = async (tx: Transaction, deps: Deps, scene: CaseScene): Promise<Outcome<string>> => {
  const unclear = await clearanceProblems(tx, scene)
  if (!scene.panel || unclear.length > 0) return err(unclear)
  if ((await openChallenges(tx, scene)).length > 0) return err([problem('PANEL_CHALLENGE_OPEN')])
  const until = challengeUntil(scene)
  if (!until || deps.clock.now() >= until) return ok(scene.panel.id)
  const silent = (await consentsOf(tx, scene)).filter(side => !side.consentedAt)
  if (silent.length === 0) return ok(scene.panel.id)
  const params = { until: until.toISOString(), sides: silent.length }
  return err([problem('PANEL_CHALLENGE_PERIOD_RUNS', { params })])
}
