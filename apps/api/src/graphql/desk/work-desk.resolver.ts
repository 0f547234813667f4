import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { requirePermission } from '../../base/permission.js'
import type { RequestContext } from '../../context.js'
import { anomalyById, countAnomalies, listAnomalies } from '../../domain/desk/anomalies.repo.js'
import { type AnomalyKind, checks, type Severity } from '../../domain/desk/checks.js'
import { anomalyScopes, canOpenAnomalies, canSettleAnomaly, stepScopes, workScopes } from '../../domain/desk/policy.js'
import { firstStepsOf } from '../../domain/desk/first-steps.repo.js'
import { checkNow } from '../../domain/desk/run-checks.js'
import { acceptAnomaly, ownAnomaly } from '../../domain/desk/settle-anomaly.js'
import { takeWork } from '../../domain/desk/take-work.js'
import { type WorkItem, workOfToday } from '../../domain/desk/today.repo.js'
import { type WorkKind, workKinds } from '../../domain/desk/work-parts.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { calledAccountLoader, calledPersonLoader, personLoader } from '../registry/registry.loaders.js'
import { refusal, toPayload, unwrap } from '../shared/errors.js'
import { toPermission } from '../shared/permission.type.js'
import { AnomalyKindEnum, SeverityEnum } from './desk.enums.js'
import {
  AcceptAnomalyInputType,
  AnomalyDeskType,
  AnomalyPayload,
  AnomalyType,
  FirstStepType,
  OwnAnomalyInputType,
  RunChecksInputType,
  TakeWorkInputType,
  TakeWorkPayload,
  toAnomaly,
  type WorkItemType,
  WorkType,
} from './desk.type.js'

/** What stands behind the door of each kind. */
const typeBehind: Readonly<Record<WorkKind, string>> = {
  claims: 'PersonClaim',
  entriesToDecide: 'Event',
  erasuresToDecide: 'Person',
  eventRequests: 'EventRequest',
  returnedEventRequests: 'EventRequest',
  eventsToAnnounce: 'Event',
  openRounds: 'Stage',
  resultReports: 'Event',
  unconfirmedSheets: 'PlaySession',
  unlinkedPlayers: 'Event',
  windowsEnding: 'Event',
  filesToCommit: 'Import',
  importQuestions: 'Import',
  spreadsheetsRead: 'Spreadsheet',
  largeSpreadsheetsRead: 'LargeSpreadsheet',
  listDifferences: 'PrintedListCheck',
  correctionsToApprove: 'Correction',
  transfersToAnswer: 'Person',
  transfersToDecide: 'Person',
  recordActsToAnswer: 'RecordProposal',
  rolesToConfirm: 'Organisation',
  recoveriesToDecide: 'Account',
  sanctionsToConfirm: 'Person',
  suspendedEntered: 'Event',
  gradesToAward: 'Person',
  gradesReached: 'Person',
  gradesToRecheck: 'Person',
  anomalies: 'Anomaly',
}

const toItem = async (
  { load, viewer }: RequestContext,
  { kind, id, nameZh, nameEn, personId, accountId, note, since, due, takenBy, takenName, takenAt }: WorkItem,
): Promise<WorkItemType> => {
  const person = personId === null ? undefined : await load(calledPersonLoader).load(personId)
  const called = accountId === null ? person : await load(calledAccountLoader).load(accountId)
  return {
    id: toGlobalId(typeBehind[kind], id),
    ...(nameZh ? { name: { zh: nameZh, en: nameEn ?? nameZh } } : {}),
    ...(called ? { called } : {}),
    ...(note ? { note } : {}),
    ...(since ? { since: new Date(since) } : {}),
    ...(due ? { due: new Date(due) } : {}),
    ...(takenBy !== null && takenAt !== null
      ? { taken: { by: takenName ?? '', since: new Date(takenAt), isMine: takenBy === viewer.accountId } }
      : {}),
    ...((due ?? since) ? { at: new Date(due ?? since ?? '') } : {}),
  }
}

/** An anomaly of a body whose desk the viewer may open. */
export const readableAnomaly = async (
  { deps, viewer }: RequestContext,
  id: string,
): Promise<AnomalyType | undefined> => {
  const row = canOpenAnomalies(viewer).allowed ? await anomalyById(deps.db, anomalyScopes(viewer), id) : undefined
  return row && toAnomaly(row, viewer.accountId)
}

@Resolver()
export class WorkDeskResolver {
  @Query(() => [WorkType], {
    description: 'What waits for the viewer today, by kind; of each how many, and the first few.',
    complexity: 60,
  })
  async workToday(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many kinds at the most.' }) first: number,
  ): Promise<WorkType[]> {
    const { deps, viewer } = ctx
    if (!viewer.accountId) throw refusal('NOT_SIGNED_IN')
    const items = await workOfToday(deps.db, workScopes(viewer), viewer.accountId, deps.clock.now())
    const kinds = workKinds
      .map(kind => ({ kind, own: items.filter(item => item.kind === kind) }))
      .filter(({ own }) => own.length > 0)
      .slice(0, atMost(first))
    return Promise.all(
      kinds.map(async ({ kind, own }) => ({
        kind,
        total: own[0]?.total ?? 0,
        items: await Promise.all(own.map(item => toItem(ctx, item))),
      })),
    )
  }

  @Query(() => [FirstStepType], {
    description: 'How far a new body has come towards its first official list; nothing once every step is taken.',
    complexity: 20,
  })
  firstSteps(@Ctx() { deps, viewer }: RequestContext): Promise<FirstStepType[]> {
    return firstStepsOf(deps.db, stepScopes(viewer))
  }

  @Query(() => AnomalyDeskType, { description: 'The anomaly desk.' })
  async anomalyDesk(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many at the most.' }) first: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) offset: number,
    @Arg('accepted', () => Boolean, { defaultValue: false, description: 'Those that were accepted instead.' })
    accepted: boolean,
    @Arg('kind', () => AnomalyKindEnum, { nullable: true, description: 'Only of this kind.' }) kind?: AnomalyKind,
    @Arg('severity', () => SeverityEnum, { nullable: true, description: 'Only as grave as this.' })
    severity?: Severity,
  ): Promise<AnomalyDeskType> {
    unwrap(requirePermission(canOpenAnomalies(viewer)))
    const [scopes, size] = [anomalyScopes(viewer), atMost(first)]
    const filter = { scopes, kind, severity, accepted, first: size, offset: Math.max(offset, 0) }
    const rows = await listAnomalies(deps.db, filter)
    const counts = await countAnomalies(deps.db, scopes)
    return {
      counts: counts.map(({ kind: of, n }) => ({ kind: of, severity: checks[of].severity, count: n })),
      anomalies: rows.slice(0, size).map(row => toAnomaly(row, viewer.accountId)),
      more: rows.length > size,
      canSettle: toPermission(canSettleAnomaly(viewer, { organisationPath: scopes })),
    }
  }

  @Mutation(() => AnomalyPayload, { description: 'Runs the checks of the anomaly desk now.' })
  async runChecks(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RunChecksInputType, { description: 'For which body.' }) { organisation }: RunChecksInputType,
  ): Promise<AnomalyPayload> {
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    const done = id.ok ? await checkNow(deps, viewer, { organisationId: id.value }) : id
    return toPayload(done, ({ found, gone }) => ({ found, gone }))
  }

  @Mutation(() => AnomalyPayload, { description: 'Says that an anomaly is as it should be, and why.' })
  async acceptAnomaly(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => AcceptAnomalyInputType, { description: 'Which one, and why.' })
    { anomaly, reason }: AcceptAnomalyInputType,
  ): Promise<AnomalyPayload> {
    const id = fromGlobalId('Anomaly', anomaly, 'anomaly')
    return toPayload(id.ok ? await acceptAnomaly(deps, viewer, { anomalyId: id.value, reason }) : id, () => ({}))
  }

  @Mutation(() => TakeWorkPayload, { description: 'Takes a piece of work on for two hours, or gives it back.' })
  async takeWork(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => TakeWorkInputType, { description: 'Which one.' }) { kind, item, release }: TakeWorkInputType,
  ): Promise<TakeWorkPayload> {
    const id = fromGlobalId(typeBehind[kind], item, 'item')
    return toPayload(id.ok ? await takeWork(deps, viewer, { kind, subjectId: id.value, release }) : id, () => ({}))
  }

  @Mutation(() => AnomalyPayload, { description: 'Takes an anomaly on, or gives it back.' })
  async ownAnomaly(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => OwnAnomalyInputType, { description: 'Which one.' }) { anomaly, mine }: OwnAnomalyInputType,
  ): Promise<AnomalyPayload> {
    const id = fromGlobalId('Anomaly', anomaly, 'anomaly')
    return toPayload(id.ok ? await ownAnomaly(deps, viewer, { anomalyId: id.value, mine }) : id, () => ({}))
  }
}

@Resolver(() => AnomalyType)
export class AnomalyResolver {
  @FieldResolver(() => EventType, { nullable: true, description: 'The event it is about.' })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: AnomalyType): Promise<EventType | undefined> {
    const found = row.subjectKind === 'event' ? await ctx.load(eventLoader).load(row.subjectId) : undefined
    return found && toEvent(found)
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'The person it is about.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: AnomalyType): Promise<PersonType | undefined> {
    const found = row.subjectKind === 'person' ? await ctx.load(personLoader).load(row.subjectId) : undefined
    return found && toPerson(found)
  }
}
