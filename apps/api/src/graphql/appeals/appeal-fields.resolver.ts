import { procedureById } from '@paiji/rules'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Viewer } from '../../auth/viewer.js'
import type { RequestContext } from '../../context.js'
import { missingFrom } from '../../domain/appeals/admissibility.js'
import { challengeDecider, decidesChallenge } from '../../domain/appeals/challenge-decider.js'
import {
  hasVoted,
  hearingSet,
  type NextStepCode,
  nextSteps,
  type NextStepsMore,
} from '../../domain/appeals/next-steps.js'
import { ownConsentGiven } from '../../domain/panels/consent.js'
import { caseActNames, mayAnswerLaw, permissionFor, permissionNow } from '../../domain/appeals/policy.js'
import { hearingCalendarPath } from '../../domain/addresses/portal-paths.js'
import { answersAwaited, type AwaitedAnswer } from '../../domain/appeals/answers.js'
import {
  accessOf,
  type CaseAccess,
  type CaseField,
  isAskedToConcur,
  isViewer,
  mayRead,
  mayReadEvidence,
} from '../../domain/appeals/visibility.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { printedSheet } from '../corrections/correction.resolver.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { entryLoader, eventLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { toPermission } from '../shared/permission.type.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { appealById } from './appeal.resolver.js'
import {
  accessesLoader,
  backLoader,
  caseLoader,
  contestedTableLoader,
  clocksLoader,
  depositLoader,
  docketLoader,
  evidenceLoader,
  filesLoader,
  guardiansLoader,
  minorLoader,
  onwardLoader,
  ordersLoader,
  signedLoader,
  statementsLoader,
  waitingEffectsLoader,
} from './appeals.loaders.js'
import { AppealPartyType } from './party.type.js'
import {
  AppealClockType,
  AppealDepositType,
  AppealOrderType,
  AppealProcedureType,
  AppealReceiptType,
  AppealSignatureType,
  AppealType,
  AwaitedAnswerType,
  ContestedTableType,
  CaseActPermissionType,
  DocketEntryType,
  NextStepType,
  toSignature,
} from './case.type.js'
import { partyCalled } from './party-called.js'
import { CaseStatementType } from './case-statement.type.js'
import { EvidenceAccessType, EvidenceFileType, EvidenceType, toEvidence } from './evidence.type.js'
import { nextStatus } from '../../domain/appeals/appeal-status.js'
import { isAppealEventType } from '../../domain/appeals/appeal-events.js'
import { AppealOutcomeEnum, InadmissibilityEnum } from './appeals.enums.js'

const HEARINGS: readonly NextStepCode[] = ['HOLD_HEARING', 'ATTEND_HEARING']

/** Before the decision is out, or to whom it is not open, the outcome is nobody's. */
const OUT: readonly string[] = ['PUBLISHED', 'CLOSED', 'ESCALATED']

/** What the next steps of one state hang on beside the clocks; read in that state alone. */
const stateOf = async (ctx: RequestContext, access: CaseAccess): Promise<NextStepsMore> => {
  const { accountId } = ctx.viewer
  const { id, status } = access.row
  if (status === 'PANEL_FORMING')
    return { consented: ownConsentGiven(ctx.viewer, await ctx.load(docketLoader).load(id), access) }
  if (status === 'HEARING_SCHEDULED') {
    const hearing = hearingSet(await ctx.load(docketLoader).load(id))
    return hearing ? { hearing } : {}
  }
  if (status === 'DELIBERATION') return { voted: hasVoted(await ctx.load(docketLoader).load(id), accountId) }
  if (status === 'DECIDED') return { signed: (await ctx.load(signedLoader).load(id)) !== undefined }
  if (status !== 'NOTIFIED') return {}
  const waiting = await ctx.load(waitingEffectsLoader).load(id)
  return waiting.length > 0 ? { approval: { mine: waiting.every(({ proposedBy }) => proposedBy !== accountId) } } : {}
}

/** What they hang on that is at hand with the case. */
const ofViewer = (viewer: Viewer, access: CaseAccess): NextStepsMore => ({
  outcome: access.row.outcome,
  challenge: { who: challengeDecider(access), mine: decidesChallenge(viewer, access) },
  answersLaw: mayAnswerLaw(viewer, access).allowed,
  agrees: isAskedToConcur(viewer, access),
  seat: access.members.find(member => !member.left && isViewer(viewer, member)),
  tied: access.members.some(member => !member.left && member.role !== 'reserve' && member.hard),
  stay: access.stayAsked ? { mine: permissionFor(viewer, access, 'decideStay').allowed } : undefined,
  reopening: access.reopeningAsked ? { mine: permissionFor(viewer, access, 'decideReopening').allowed } : undefined,
})

/** Whom the desk notifies besides a party who is under age. */
const guardiansFor = async (
  ctx: RequestContext,
  { relations }: CaseAccess,
  { personId }: CaseAccess['parties'][number],
): Promise<Pick<AppealPartyType, 'guardians'>> => {
  if (personId === null || !relations.includes('clerk')) return {}
  if ((await ctx.load(minorLoader).load(personId)) === undefined) return {}
  const rows = await ctx.load(guardiansLoader).load(personId)
  return { guardians: rows.map(({ name, contact }) => ({ name, contact })) }
}

/** Whose answers are still awaited. */
const awaitedOf = async (ctx: RequestContext, { row, parties }: CaseAccess): Promise<readonly AwaitedAnswer[]> => {
  const [docket, statements, clocks] = await Promise.all([
    ctx.load(docketLoader).load(row.id),
    ctx.load(statementsLoader).load(row.id),
    ctx.load(clocksLoader).load(row.id),
  ])
  return answersAwaited(parties, { docket, statements, clocks }, ctx.deps.clock.now())
}

@Resolver(() => AppealType)
export class AppealFieldsResolver {
  @FieldResolver(() => EventType, { description: 'The event it is about.' })
  async event(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<EventType> {
    const event = await ctx.load(eventLoader).load(access.row.eventId)
    if (!event) throw new Error(`event ${access.row.eventId} is missing`)
    return toEvent(event)
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'Who brings it.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<EntryType | undefined> {
    const row = mayRead(access, 'parties') ? await ctx.load(entryLoader).load(access.row.appellantEntryId) : undefined
    return row && toEntry(row)
  }

  @FieldResolver(() => AppealOutcomeEnum, {
    nullable: true,
    description: 'What the decision did to the ruling; null before it is open to the viewer.',
  })
  outcome(@Root() { access }: AppealType): string | null {
    return OUT.includes(access.row.status) || mayRead(access, 'decision') ? access.row.outcome : null
  }

  @FieldResolver(() => InadmissibilityEnum, { nullable: true, description: 'Why it was not heard.' })
  inadmissibleFor(@Root() { access }: AppealType): string | null {
    return mayRead(access, 'docket.parties') ? access.row.inadmissibleFor : null
  }

  @FieldResolver(() => StageType, { description: 'The stage it is about.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<StageType> {
    const stage = await ctx.load(stageLoader).load(access.row.stageId)
    if (!stage) throw new Error(`stage ${access.row.stageId} is missing`)
    return toStage(stage)
  }

  @FieldResolver(() => String, { nullable: true, description: 'The place that is contested: r3.t2.b17.' })
  slot(@Root() { access }: AppealType): string | null {
    return mayRead(access, 'parties') ? access.row.slot : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'What happened, in the words of the appellant.' })
  statement(@Root() { access }: AppealType): string | null {
    return mayRead(access, 'statement') ? access.row.statement : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'What is asked for.' })
  relief(@Root() { access }: AppealType): string | null {
    return mayRead(access, 'statement') ? access.row.relief : null
  }

  @FieldResolver(() => ContestedTableType, { nullable: true, description: 'The table it is about.' })
  async table(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<ContestedTableType | undefined> {
    if (!mayRead(access, 'parties')) return undefined
    const found = await ctx.load(contestedTableLoader).load(access.row.id)
    return found && { ...found, printed: await printedSheet(ctx, access.row.eventId, found.sheet) }
  }

  @FieldResolver(() => [CaseStatementType], {
    description: 'What the other side and the director state, oldest first.',
  })
  async statements(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<CaseStatementType[]> {
    if (!mayRead(access, 'statements')) return []
    const rows = await ctx.load(statementsLoader).load(access.row.id)
    return Promise.all(
      rows.map(async ({ id, kind, partyId, facts, reasons, recordedAt }) => {
        const party = access.parties.find(one => one.id === partyId)
        const whose = party?.nameAsEntered && { name: party.nameAsEntered, called: await partyCalled(ctx, party) }
        return { id: toGlobalId('CaseStatement', id), kind, facts, reasons, at: recordedAt, ...whose }
      }),
    )
  }

  @FieldResolver(() => [AppealSignatureType], { description: 'Who signed.' })
  signatures(@Root() { access }: AppealType): AppealSignatureType[] {
    return mayRead(access, 'statement') ? access.row.signatures.map(toSignature) : []
  }

  @FieldResolver(() => AppealProcedureType, { nullable: true, description: 'By which procedure it is heard.' })
  procedure(@Root() { access }: AppealType): AppealProcedureType | undefined {
    return procedureById(access.row.procedureId)
  }

  @FieldResolver(() => [AppealPartyType], { description: 'Who is concerned.' })
  async parties(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<AppealPartyType[]> {
    if (!mayRead(access, 'parties')) return []
    const concurrence = mayRead(access, 'concurrence')
    return Promise.all(
      access.parties.map(async party => ({
        id: toGlobalId('AppealParty', party.id),
        side: party.side,
        name: party.nameAsEntered,
        called: await partyCalled(ctx, party),
        capacity: party.capacity,
        isViewer: party.personId !== null && party.personId === ctx.viewer.personId,
        ...(concurrence ? { concurrence: party.concurrence } : {}),
        ...(await guardiansFor(ctx, access, party)),
      })),
    )
  }

  @FieldResolver(() => AppealDepositType, { nullable: true, description: 'What was paid in.' })
  async deposit(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<AppealDepositType | undefined> {
    if (!mayRead(access, 'deposit')) return undefined
    const row = await ctx.load(depositLoader).load(access.row.id)
    return row && { ...row, clause: { edition: row.editionId, article: row.article } }
  }

  @FieldResolver(() => [AppealClockType], { description: 'Its deadlines, running and past.' })
  async clocks(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<AppealClockType[]> {
    if (!mayRead(access, 'clocks')) return []
    const rows = await ctx.load(clocksLoader).load(access.row.id)
    return rows.map(row => ({
      ...row,
      id: toGlobalId('AppealClock', row.id),
      anchoredAt: row.anchoredAt as Date,
      dueAt: row.dueAt as Date,
      firstDueAt: row.firstDueAt as Date,
      clause: { edition: row.editionId, article: row.article },
    }))
  }

  @FieldResolver(() => [AwaitedAnswerType], {
    description: 'Whose answers are still awaited: the panel does not deliberate before.',
  })
  async awaited(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<AwaitedAnswerType[]> {
    const heard = nextStatus(access.row.status, 'ANSWER_WAIVED').ok
    if (!heard || !mayRead(access, 'clocks')) return []
    const awaited = await awaitedOf(ctx, access)
    return Promise.all(
      awaited.map(async ({ who, parties, dueAt }) => ({
        who,
        called: await Promise.all(parties.map(party => partyCalled(ctx, party))),
        by: dueAt ?? null,
      })),
    )
  }

  @FieldResolver(() => [String], {
    description: 'Why the chair did not wait for an answer: read with the decision.',
  })
  async dispensed(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<string[]> {
    if (!mayRead(access, 'docket.parties')) return []
    const docket = await ctx.load(docketLoader).load(access.row.id)
    return docket.filter(({ type }) => type === 'ANSWERS_DISPENSED').map(({ text }) => text)
  }

  @FieldResolver(() => [AppealOrderType], { description: 'What was asked for and ordered along the way.' })
  async orders(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<AppealOrderType[]> {
    if (!mayRead(access, 'orders')) return []
    const rows = await ctx.load(ordersLoader).load(access.row.id)
    return rows.map(row => ({ ...row, id: toGlobalId('AppealOrder', row.id), requestedAt: row.requestedAt as Date }))
  }

  @FieldResolver(() => [DocketEntryType], { description: 'The timeline, as far as it is open to the viewer.' })
  async docket(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<DocketEntryType[]> {
    const rows = await ctx.load(docketLoader).load(access.row.id)
    const open = rows.filter(row => mayRead(access, `docket.${row.visibility}` satisfies CaseField))
    return open.flatMap(row => {
      const { type } = row
      return isAppealEventType(type)
        ? [{ ...row, type, id: toGlobalId('DocketEntry', row.id), at: row.recordedAt }]
        : []
    })
  }

  @FieldResolver(() => [EvidenceType], { description: 'What the viewer may read of the evidence.' })
  async evidence(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<EvidenceType[]> {
    const rows = await ctx.load(evidenceLoader).load(access.row.id)
    return rows.filter(row => mayReadEvidence(access, ctx.viewer, row)).map(toEvidence)
  }

  @FieldResolver(() => [ProblemType], { description: 'What stands between a filing and its admission.' })
  async missing(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<ProblemType[]> {
    const open = access.row.status === 'FILED' || access.row.status === 'CURE_REQUESTED'
    if (!open || !mayRead(access, 'concurrence')) return []
    const { id } = access.row
    const [deposit, orders] = await Promise.all([ctx.load(depositLoader).load(id), ctx.load(ordersLoader).load(id)])
    const leave = orders.some(order => order.kind === 'leaveToFileLate' && order.status === 'GRANTED')
    return missingFrom(access, { deposit, leaveGranted: leave }).map(toProblem)
  }

  @FieldResolver(() => [NextStepType], { description: 'What happens next, for whoever works on it.' })
  async nextSteps(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<NextStepType[]> {
    if (!mayRead(access, 'clocks')) return []
    const { id, status } = access.row
    const awaited = access.relations.includes('respondent') ? await awaitedOf(ctx, access) : []
    const answered = !awaited.some(each => each.parties.some(party => isViewer(ctx.viewer, party)))
    const more = { ...ofViewer(ctx.viewer, access), answered, ...(await stateOf(ctx, access)) }
    const steps = nextSteps(status, await ctx.load(clocksLoader).load(id), access.relations, more)
    const { accountId } = ctx.viewer
    return steps.map(step => {
      const called = HEARINGS.includes(step.code) && step.mine && step.by !== undefined && accountId !== undefined
      return called ? { ...step, calendar: hearingCalendarPath(ctx.deps, accountId, id) } : step
    })
  }

  @FieldResolver(() => AppealType, {
    nullable: true,
    description: 'The case this one comes from: of another body, or of the same one before.',
  })
  async continues(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<AppealType | undefined> {
    const [link] = await ctx.load(backLoader).load(access.row.id)
    return link && appealById(ctx, link.fromAppealId)
  }

  @FieldResolver(() => AppealType, {
    nullable: true,
    description: 'The case this one went on to: at the next body, the one it was sent back to, or the same one again.',
  })
  async continuedBy(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<AppealType | undefined> {
    const [link] = await ctx.load(onwardLoader).load(access.row.id)
    return link && appealById(ctx, link.toAppealId)
  }

  @FieldResolver(() => [CaseActPermissionType], { description: 'What the viewer may do to it now.' })
  permissions(@Ctx() { viewer }: RequestContext, @Root() { access }: AppealType): CaseActPermissionType[] {
    return caseActNames.map(act => ({ act, permission: toPermission(permissionNow(viewer, access, act)) }))
  }

  @FieldResolver(() => AppealReceiptType, { nullable: true, description: 'For the appellant, once it is filed.' })
  async receipt(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<AppealReceiptType | undefined> {
    const { number, filedAt, dueAt, id } = access.row
    if (!access.relations.includes('appellant') || !number || !filedAt || !dueAt) return undefined
    const filed = (await ctx.load(docketLoader).load(id)).find(entry => entry.type === 'FILED')
    const digest = (filed?.data as { digest?: string } | null)?.digest ?? ''
    return { number, filedAt, dueAt, digest }
  }
}

@Resolver(() => EvidenceType)
export class EvidenceFieldsResolver {
  @FieldResolver(() => [EvidenceFileType], { description: 'Its copies.' })
  async files(@Ctx() ctx: RequestContext, @Root() { row, id }: EvidenceType): Promise<EvidenceFileType[]> {
    const files = await ctx.load(filesLoader).load(row.id)
    return files.map(file => ({ ...file, path: `/files/evidence/${id}/${file.form}` }))
  }

  @FieldResolver(() => [EvidenceAccessType], { description: 'Who read it, for the desk.' })
  async accesses(@Ctx() ctx: RequestContext, @Root() { row }: EvidenceType): Promise<EvidenceAccessType[]> {
    const access = accessOf(ctx.viewer, await ctx.load(caseLoader).load(row.appealId))
    if (!access || !mayRead(access, 'accessLog')) return []
    const rows = await ctx.load(accessesLoader).load(row.id)
    return rows.map(({ accountId, form, recordedAt }) => ({ account: accountId, form, at: recordedAt }))
  }
}
