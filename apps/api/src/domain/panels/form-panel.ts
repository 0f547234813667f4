import { err, ok, problem } from '@paiji/rules'
import { choosePanel, isEligible, panelRequirements, panelSizeAllowed } from '@paiji/rules/procedure'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { type ConflictFinding, panel, panelDraw, panelMember } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { AppealRow } from '../appeals/appeals.repo.js'
import { endClock, startClock } from '../appeals/clocks.js'
import { appendDockets, type NewEntry } from '../appeals/docket.js'
import { tell } from '../appeals/notices.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { candidatesOf, type PanelCandidate, presetOf, storedFindings } from './candidates.js'
import { type CommittedDraw, committedDraw } from './committed-draw.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { actOnCase, type CaseScene, readScene } from './case-scene.js'
import type { Called } from '../registry/called.js'
import { clearanceOf, sittingMembers } from './clearance.js'
import { tiesNamed, withNames } from './names.repo.js'
import { canKeepCase, canRead } from './policy.js'
import type { Act } from '../shared/act.js'

/** The roster with the ties of each, and what those tied to are called, for the clerk alone. Problems: NOT_PERMITTED, CASE_UNKNOWN. */
export const candidatesForPanel = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<{ candidates: PanelCandidate[]; names: ReadonlyMap<string, Called> }>> => {
  const scene = await readScene(deps.db, viewer, appealId, canRead('findings'))
  if (!scene.ok) return scene
  const candidates = await candidatesOf(deps.db, scene.value, deps.clock.now())
  const tied = candidates.flatMap(({ findings }) => findings.flatMap(finding => finding.with ?? []))
  return ok({ candidates, names: await tiesNamed(deps.db, [...new Set(tied)]) })
}

export interface FormPanelInput extends CaseInput {
  /** Seats; without it, the fewest the procedure allows. */
  readonly size?: number
  /** Persons chosen, the chair first; without them the rota draws. */
  readonly chosen?: readonly string[]
  readonly reserves?: readonly string[]
  /** Why a panel that was formed before is formed again, or why these were chosen of more who may sit; every one stays in view. */
  readonly cause?: string
  /** Hard ties that the policy lets pass for a stated reason, with `chosen`. */
  readonly overrides?: readonly ConflictOverride[]
}

export interface ConflictOverride {
  readonly personId: string
  readonly reason: string
}

interface Seating {
  readonly chair: string
  readonly members: readonly string[]
  readonly reserves: readonly string[]
  readonly draw?: CommittedDraw & { readonly order: readonly string[] }
  readonly overrides?: readonly ConflictOverride[]
}

/**
 * Proposes a panel: drawn from the rota by a seed that was settled before anybody could know it, or chosen by name.
 * Nobody with a hard tie sits, however he or she was named, unless the policy lets that tie pass and the desk says why;
 * an odd number where the procedure wants one. Again, and by name where others may sit as well, only for a stated cause.
 * Problems: PANEL_NOT_NEEDED, PANEL_SIZE_REFUSED, PANEL_MEMBER_UNKNOWN, PANEL_MEMBER_CONFLICTED, PANEL_MEMBER_TWICE,
 * PANEL_DRAW_CAUSE_MISSING, PANEL_CHOICE_CAUSE_MISSING, PANEL_DRAW_HEAD_AWAITED, those of `choosePanel`, CASE_STATE_FORBIDS.
 */
export const formPanel = (deps: Deps, viewer: Viewer, input: FormPanelInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'formPanel', permit: canKeepCase }, input, async (tx, scene) => {
    const rule = panelRequirements(scene.procedure, scene.row.body ?? 'committee')
    if (!rule) return err([problem('PANEL_NOT_NEEDED')])
    const size = input.chosen?.length ?? input.size ?? rule.size.least
    if (!panelSizeAllowed(rule, size)) return err([problem('PANEL_SIZE_REFUSED', { params: { size } })])
    const cause = input.cause?.trim() ?? ''
    if (scene.panel && cause === '') return err([problem('PANEL_DRAW_CAUSE_MISSING', { at: { path: 'cause' } })])
    const candidates = await candidatesOf(tx, scene, deps.clock.now())
    const seating = input.chosen
      ? chosenSeats(scene, candidates, {
          chosen: input.chosen,
          reserves: input.reserves,
          overrides: input.overrides,
        })
      : drawnSeats(await committedDraw(tx, scene), candidates, { size, reserves: rule.reserves })
    if (!seating.ok) return err(await withNames(tx, seating.error))
    if (input.chosen && cause === '' && isChoice(seating.value, candidates))
      return err([problem('PANEL_CHOICE_CAUSE_MISSING', { at: { path: 'cause' } })])
    const about = { seating: seating.value, candidates, size, chairVotes: rule.chairVotes, cause }
    return seat({ tx, deps, viewer }, scene, about)
  })

const chosenSeats = (
  scene: CaseScene,
  candidates: readonly PanelCandidate[],
  input: Pick<FormPanelInput, 'reserves' | 'overrides'> & { readonly chosen: readonly string[] },
): Outcome<Seating> => {
  const { chosen, reserves = [] } = input
  const everybody = [...chosen, ...reserves]
  if (new Set(everybody).size < everybody.length) return err([problem('PANEL_MEMBER_TWICE')])
  const overrides = (input.overrides ?? []).filter(each => each.reason.trim() !== '')
  const problems = everybody.flatMap(id => {
    const found = candidates.find(candidate => candidate.id === id)
    if (!found) return [problem('PANEL_MEMBER_UNKNOWN', { params: { person: id } })]
    const pass = overrides.some(each => each.personId === id)
    const tie = found.findings.find(({ code, severity }) => severity === 'hard' && !(pass && letsPass(scene, code)))
    return tie ? [problem('PANEL_MEMBER_CONFLICTED', { params: { person: id, tie: tie.code } })] : []
  })
  const [chair] = chosen
  if (problems.length > 0 || chair === undefined) return err(problems)
  return ok({ chair, members: chosen.slice(1), reserves, overrides })
}

/** Whether others could sit as well, so that naming these is a choice. */
const isChoice = ({ chair, members, reserves }: Seating, candidates: readonly PanelCandidate[]): boolean => {
  const seated = new Set([chair, ...members, ...reserves])
  return candidates.some(candidate => isEligible(candidate) && !seated.has(candidate.id))
}

/** Whether the policy of this event lets a hard tie of this kind pass for a stated reason. */
const letsPass = (scene: CaseScene, code: PanelCandidate['findings'][number]['code']): boolean =>
  presetOf(scene).overridable.includes(code)

const drawnSeats = (
  committed: Outcome<CommittedDraw>,
  candidates: readonly PanelCandidate[],
  about: { size: number; reserves: number },
): Outcome<Seating> => {
  if (!committed.ok) return committed
  // The chair has a seat whether or not the chair votes; `size` counts every seat.
  const makeup = { ...about, chairVotes: true, quorum: about.size }
  const chosen = choosePanel(candidates, makeup, committed.value.seed)
  if (!chosen.ok) return chosen
  const { chair, members, reserves, drawn } = chosen.value
  const order = drawn.map(each => each.id)
  return ok({ chair, members: members.filter(id => id !== chair), reserves, draw: { ...committed.value, order } })
}

const overrideOf = ({ overrides }: Seating, id: string): string | undefined =>
  overrides?.find(each => each.personId === id)?.reason.trim()

/** What was let pass stands with the seat, with its reason, and no longer keeps its holder off. */
const letPass = (findings: readonly ConflictFinding[], reason: string | undefined): ConflictFinding[] =>
  findings.map(each => (each.hard && reason !== undefined ? { ...each, hard: false, overriddenFor: reason } : each))

interface PanelToSeat {
  readonly seating: Seating
  readonly candidates: readonly PanelCandidate[]
  readonly size: number
  readonly chairVotes: boolean
  readonly cause: string
}

const seat = async (act: Act, scene: CaseScene, about: PanelToSeat): Promise<Outcome<AppealRow>> => {
  const { tx, deps, viewer } = act
  const { seating } = about
  const now = deps.clock.now()
  if (scene.panel) await tx.update(panel).set({ dissolvedAt: now }).where(eq(panel.id, scene.panel.id))
  const [formed] = await tx
    .insert(panel)
    .values({
      appealId: scene.row.id,
      body: scene.row.body ?? 'committee',
      size: about.size,
      reserves: seating.reserves.length,
      chairVotes: about.chairVotes,
      formedBy: actorOf(viewer),
      recordedAt: now,
    })
    .returning()
  if (!formed) throw new Error('a panel was not inserted')
  await insertMembers(act, scene, about, formed.id)
  const entries: NewEntry[] = []
  // Those who hear a case already keep it, unless one of them may not sit.
  const tied = scene.panel?.seatedAt && sittingMembers(scene.members).some(each => clearanceOf(each) === 'HARD_TIE')
  if (tied) entries.push({ type: 'PANEL_REOPENED', text: about.cause, visibility: 'parties' })
  if (seating.draw) {
    await insertDraw(act, scene, about, { ...seating.draw, panelId: formed.id })
    const { seed, number, headSize, headRoot } = seating.draw
    const data = { seed, number, headSize, headRoot }
    entries.push({ type: 'DRAW_MADE', text: '', visibility: 'parties', data })
  }
  for (const { personId, reason } of seating.overrides ?? []) {
    const data = { personId }
    entries.push({ type: 'CONFLICT_OVERRIDDEN', text: reason.trim(), visibility: 'parties', data })
  }
  entries.push({
    type: 'PANEL_PROPOSED',
    text: about.cause,
    visibility: 'parties',
    data: { panelId: formed.id, size: about.size },
  })
  await askDisclosures(tx, deps, scene, formed.id)
  return appendDockets({ tx, deps, viewer }, scene.row, entries)
}

/** A seat for everybody named, with the ties that were found. */
const insertMembers = async (
  { tx, deps }: Act,
  scene: CaseScene,
  { seating, candidates }: PanelToSeat,
  panelId: string,
): Promise<void> => {
  const now = deps.clock.now()
  const seats = [
    { id: seating.chair, role: 'chair' as const, reserveOrder: null },
    ...seating.members.map(id => ({ id, role: 'member' as const, reserveOrder: null })),
    ...seating.reserves.map((id, at) => ({ id, role: 'reserve' as const, reserveOrder: at + 1 })),
  ]
  await tx.insert(panelMember).values(
    seats.map(({ id, role, reserveOrder }) => {
      const candidate = candidates.find(each => each.id === id)
      if (!candidate) throw new Error(`person ${id} is not on the roster`)
      return {
        panelId: panelId,
        appealId: scene.row.id,
        personId: id,
        accountId: candidate.accountId,
        role,
        reserveOrder,
        findings: letPass(storedFindings(candidate.findings), overrideOf(seating, id)),
        findingsAt: now,
        recordedAt: now,
      }
    }),
  )
}

/** The draw as anybody can make it again: candidates, seed and the head of the log it was taken from. */
const insertDraw = async (
  { tx, deps, viewer }: Act,
  scene: CaseScene,
  about: PanelToSeat,
  draw: NonNullable<Seating['draw']> & { readonly panelId: string },
): Promise<void> => {
  const { candidates } = about
  await tx.insert(panelDraw).values({
    appealId: scene.row.id,
    panelId: draw.panelId,
    candidates: candidates.map(candidate => ({
      personId: candidate.id,
      duties: candidate.served,
      excluded: !isEligible(candidate),
      findings: storedFindings(candidate.findings),
    })),
    number: draw.number,
    cause: about.cause || null,
    committedAt: draw.committedAt,
    headSize: draw.headSize,
    headRoot: draw.headRoot,
    seed: draw.seed,
    order: [...draw.order],
    drawnBy: actorOf(viewer),
    recordedAt: deps.clock.now(),
  })
}

/** Every member has so long to disclose; the parties learn who is to sit, and later until when they may object. */
const askDisclosures = async (tx: Transaction, deps: Deps, { row, timeZone }: CaseScene, panelId: string) => {
  const at = deps.clock.now()
  await endClock(tx, row.id, { kinds: ['disclosure', 'challenge'], endedFor: 'overtaken' }, at)
  const clock = await startClock(tx, deps, row, { kind: 'disclosure', anchoredAt: at, timeZone, awaits: 'panel' })
  for (const to of ['panel', 'parties', 'director'] as const) {
    const dueAt = to === 'panel' ? clock?.dueAt : undefined
    await tell(tx, row, { code: 'PANEL_PROPOSED', to, at, about: panelId, dueAt })
  }
  // Nothing waits for a reserve's word before it is called; who has given it can step in at once.
  await tell(tx, row, { code: 'PANEL_PROPOSED', to: 'reserves', at, about: panelId })
}
