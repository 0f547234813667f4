import { err, ok, problem } from '@paiji/rules'
import { depositFate, nextInstance, type OrderLine } from '@paiji/rules/procedure'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { appealDecision, appealDeposit, appealParty, caseLink } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { AppealRow } from '../appeals/appeals.repo.js'
import { serve, storedMatter } from '../appeals/admissibility.js'
import { caseFacts } from '../appeals/case-access.repo.js'
import { nextCaseNumber } from '../appeals/case-number.js'
import { type ClockRow, endClocks, meetClock, startClock } from '../appeals/clocks.js'
import { appendDocket, appendDockets, mayAppend, type NewEntry, openCase } from '../appeals/docket.js'
import { addInterested } from '../appeals/interested.js'
import { settleNotices, tell } from '../appeals/notices.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import { endStay, grantedStay } from '../appeals/stays.js'
import { actOnCase, type CaseScene } from '../panels/case-scene.js'
import { canEnterRoom } from '../panels/policy.js'
import { dayOf } from '../../base/clock.js'
import { enterSuspensions } from '../sanctions/sanctions-of-decision.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { decisionOf } from './decide.js'
import { type DecisionRow, effectsOf, previewEffects, readOrders } from './effects.js'
import type { Act } from '../shared/act.js'

/**
 * Tells the parties: from here not a letter of the decision changes and the time for the next level runs. The deposit
 * has its fate, and a case sent back is opened again, linked. Problems: DECISION_MISSING, DECISION_NOT_SIGNED,
 * CASE_STATE_FORBIDS.
 */
export const notifyDecision = (deps: Deps, viewer: Viewer, input: CaseInput): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'notifyDecision', permit: canEnterRoom }, input, async (tx, scene) => {
    const decision = await decisionOf(tx, scene.row.id)
    if (!decision) return err([problem('DECISION_MISSING')])
    if (!decision.signedAt) return err([problem('DECISION_NOT_SIGNED')])
    const open = mayAppend(scene.row, 'DECISION_NOTIFIED')
    if (!open.ok) return open
    const now = deps.clock.now()
    const deposit = await settleDeposit(tx, viewer, scene, decision, now)
    await tx
      .update(appealDecision)
      .set({ notifiedAt: now, depositFate: deposit.fate })
      .where(eq(appealDecision.id, decision.id))
    const set = { notifiedAt: now, outcome: decision.outcome, meritless: decision.meritless }
    const told: NewEntry = {
      type: 'DECISION_NOTIFIED',
      text: '',
      visibility: 'public',
      set,
      data: { outcome: decision.outcome },
    }
    const moved = await appendDockets({ tx, deps, viewer }, scene.row, [told, ...deposit.entries])
    if (!moved.ok) return moved
    const lines = readOrders(decision.orderLines)
    const noted = await noteLosers({ tx, deps, viewer }, { ...scene, row: moved.value }, lines)
    if (!noted.ok) return noted
    const moves = lines.ok ? await effectsOf(tx, scene, lines.value) : lines
    await tellDecision(tx, deps, scene, noted.value, { at: now, owes: moves.ok && moves.value.facts.length > 0 })
    if (lines.ok) {
      const by = { decisionId: decision.id, organisationId: scene.row.organisationId, sport: scene.sport }
      await enterSuspensions({ tx, deps, viewer }, { ...by, lines: lines.value })
    }
    const to = moves.ok ? moves.value.remandTo : undefined
    const lifts = moves.ok && moves.value.liftsStay && (await grantedStay(tx, scene.row.id)) !== undefined
    const free = lifts
      ? await endStay({ tx, deps, viewer }, noted.value, liftingText(lines.ok ? lines.value : []))
      : noted
    if (!free.ok || !(decision.outcome === 'remanded' || to)) return free
    return reopen({ tx, deps, viewer }, { ...scene, row: free.value }, to ?? 'director')
  })

/** Whoever loses a place by what is ordered, and was not known to, is interested from now on. */
const noteLosers = async (act: Act, scene: CaseScene, lines: Outcome<OrderLine[]>): Promise<Outcome<AppealRow>> => {
  const preview = lines.ok ? await previewEffects(act.tx, scene, lines.value) : lines
  if (!preview.ok) return ok(scene.row)
  const own = preview.value.previews.filter(({ stage }) => stage.id === scene.row.stageId)
  const losing = own.flatMap(({ standings }) =>
    standings.filter(({ before, after }) => (before?.rank ?? 0) < (after?.rank ?? Number.MAX_SAFE_INTEGER)),
  )
  return addInterested(
    act,
    { row: scene.row, parties: scene.facts.parties },
    losing.map(each => each.entryId),
  )
}

const liftingText = (lines: readonly OrderLine[]): string =>
  lines.find(line => line.as === 'order' && line.order.kind === 'liftStay')?.text ?? ''

const settleDeposit = async (
  tx: Transaction,
  viewer: Viewer,
  scene: CaseScene,
  decision: DecisionRow,
  now: Date,
): Promise<{ fate: 'returned' | 'forfeited' | 'none'; entries: NewEntry[] }> => {
  const [deposit] = await tx.select().from(appealDeposit).where(eq(appealDeposit.appealId, scene.row.id)).for('update')
  if (!deposit?.receivedAt || deposit.returnedAt || deposit.forfeitedAt) return { fate: 'none', entries: [] }
  const lines = readOrders(decision.orderLines)
  const ordered = lines.ok
    ? lines.value.flatMap(({ order, as }) => (as === 'order' && order.kind === 'deposit' ? [order.fate] : []))[0]
    : undefined
  const byRule = depositFate(scene.procedure, decision.meritless ? 'meritless' : decision.outcome).fate
  const fate = ordered === undefined ? byRule : ordered === 'refund' ? ('returned' as const) : ('forfeited' as const)
  const by = actorOf(viewer)
  await tx
    .update(appealDeposit)
    .set(fate === 'returned' ? { returnedAt: now, returnedBy: by } : { forfeitedAt: now, forfeitedBy: by })
    .where(eq(appealDeposit.appealId, scene.row.id))
  const type = fate === 'returned' ? ('DEPOSIT_RETURNED' as const) : ('DEPOSIT_FORFEITED' as const)
  return { fate, entries: [{ type, text: '', visibility: 'parties' }] }
}

/** What was waited for has come, the next level's time runs, and everybody concerned is notified of both. */
const tellDecision = async (
  tx: Transaction,
  deps: Deps,
  scene: CaseScene,
  row: AppealRow,
  { at, owes }: { readonly at: Date; readonly owes: boolean },
): Promise<void> => {
  await meetClock(tx, row.id, 'decision', at)
  await endClocks(tx, row.id, at)
  await settleNotices(tx, row.id, at, { codes: ['DECISION_TO_SERVE'] })
  const next = await startEscalationClock(tx, deps, scene, row, at)
  for (const to of ['parties', 'interested', 'director'] as const) {
    await tell(tx, row, { code: 'DECISION_NOTIFIED', to, at, dueAt: next?.dueAt })
  }
  if (owes) await tell(tx, row, { code: 'EFFECTS_DUE', to: 'staff', at })
}

/** The next level has so long from being told, where there is a next level. */
const startEscalationClock = async (
  tx: Transaction,
  deps: Deps,
  scene: CaseScene,
  row: AppealRow,
  anchoredAt: Date,
): Promise<ClockRow | undefined> => {
  if (!nextBodyOf(scene)) return undefined
  const { timeZone } = scene
  return startClock(tx, deps, row, { kind: 'escalation', anchoredAt, timeZone, awaits: 'parties' })
}

/** Who hears the case next; undefined where the decision is final. */
export const nextBodyOf = ({ procedure, row }: Pick<CaseScene, 'procedure' | 'row'>) => {
  const next = nextInstance(procedure, {
    matter: storedMatter(row.matter),
    instance: row.instance,
    committeeExists: true,
  })
  return next.allowed ? next.body : undefined
}

type Body = NonNullable<AppealRow['body']>

type PartyRow = CaseScene['parties'][number]

/**
 * Who appeals in the linked case: the side that takes it on. Where that is one which answered, it is the appellant from
 * now on and the first appellant answers; what the first said it wanted, and what it signed, is not the other's.
 */
const appealedBy = ({ row, parties }: CaseScene, by: PartyRow | undefined) => {
  const { appellantEntryId, appellantPersonId, capacity, relief, signatures } = row
  if (by?.side !== 'respondent' || by.entryId === null)
    return { filing: { appellantEntryId, appellantPersonId, capacity, relief, signatures }, parties }
  const own = (party: PartyRow): boolean => party.side === 'respondent' && party.entryId === by.entryId
  return {
    filing: {
      appellantEntryId: by.entryId,
      appellantPersonId: by.personId,
      capacity: by.capacity,
      relief: '',
      signatures: [by.nameAsEntered],
    },
    parties: parties.map(party => {
      if (own(party)) return { ...party, side: 'appellant' as const }
      return party.side === 'appellant' ? { ...party, side: 'respondent' as const } : party
    }),
  }
}

/** A new case linked to this one, with its parties, at another body. */
export const linkedCase = async (
  { tx, deps, viewer }: Act,
  scene: CaseScene,
  about: {
    kind: 'escalation' | 'remand' | 'reopening'
    body: Body
    instance: number
    text: string
    filedBy: string
    dueAt: Date
    /** Whose side takes it on; nobody's where it goes back, or the clerk acts. */
    by?: PartyRow | undefined
  },
): Promise<Outcome<AppealRow>> => {
  const { row } = scene
  const now = deps.clock.now()
  const federation = scene.facts.organisationPath.at(-1) ?? row.organisationId
  const number = await nextCaseNumber(tx, federation, Number(dayOf(now, scene.timeZone).slice(0, 4)))
  const { organisationId, eventId, stageId, subject, rulingId, slot } = row
  const { filing, parties } = appealedBy(scene, about.by)
  const opened = await openCase(
    { tx, deps, viewer },
    {
      organisationId,
      eventId,
      stageId,
      subject,
      rulingId,
      slot,
      ...filing,
      matter: row.matter,
      statement: about.text || row.statement,
      procedureId: row.procedureId,
      procedureOverrides: row.procedureOverrides,
      publicationLevel: row.publicationLevel,
      parentId: row.id,
      number,
      filedBy: about.filedBy,
      filedAt: now,
      dueAt: about.dueAt,
      body: about.body,
      instance: about.instance,
    },
    { type: about.kind === 'escalation' ? 'FILED' : 'REOPENED', text: about.text, visibility: 'public' },
  )
  if (!opened.ok) return opened
  if (parties.length > 0) {
    await tx.insert(appealParty).values(
      parties.map(({ id: _, recordedAt: __, ...party }) => ({
        ...party,
        appealId: opened.value.id,
        recordedAt: now,
      })),
    )
  }
  const link = { fromAppealId: row.id, toAppealId: opened.value.id, kind: about.kind }
  await tx.insert(caseLink).values({ ...link, recordedBy: actorOf(viewer), recordedAt: now })
  return opened
}

/** The case goes back as it was filed: whoever serves the decision is the clerk of it still, and no appellant. */
const reopen = async ({ tx, deps, viewer }: Act, scene: CaseScene, body: Body): Promise<Outcome<AppealRow>> => {
  const { filedBy } = scene.row
  const about = {
    kind: 'remand' as const,
    body,
    instance: scene.row.instance,
    text: '',
    filedBy,
    dueAt: deps.clock.now(),
  }
  const opened = await admittedAgain({ tx, deps, viewer }, scene, about)
  if (!opened.ok) return opened
  const data = { caseId: opened.value.id, number: opened.value.number }
  return appendDocket({ tx, deps, viewer }, scene.row, { type: 'REMAND_OPENED', text: '', visibility: 'public', data })
}

/** A linked case that is admitted as it opens: the other side is served at once. */
export const admittedAgain = async (
  act: Act,
  scene: CaseScene,
  about: Parameters<typeof linkedCase>[2],
): Promise<Outcome<AppealRow>> => {
  const opened = await linkedCase(act, scene, about)
  if (!opened.ok) return opened
  const [facts] = await caseFacts(act.tx, [opened.value.id])
  if (facts) await serve(act.tx, act.deps, facts)
  return opened
}
