import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { canReadOutbox } from '../../domain/mail/policy.js'
import { countProposals } from '../../domain/accounts/accounts.repo.js'
import { accountScopes, canOpenAccounts } from '../../domain/accounts/policy.js'
import { countNotices } from '../../domain/appeals/notices.js'
import { canOpenCases } from '../../domain/appeals/policy.js'
import { canOpenLists } from '../../domain/awards/policy.js'
import { countCorrections } from '../../domain/corrections/corrections.repo.js'
import { canOpenCorrections, readableCorrections } from '../../domain/corrections/policy.js'
import { bodiesOfOfficer, countUndecided } from '../../domain/event-requests/event-requests.repo.js'
import { canOpenEventRequests, decidingScopes } from '../../domain/event-requests/policy.js'
import { canOpenNewEvent } from '../../domain/events/policy.js'
import { countProposals as countGradeProposals } from '../../domain/grading/candidates.repo.js'
import { canOpenGrades, gradeScopes } from '../../domain/grading/policy.js'
import { countOpenQuestions } from '../../domain/imports/imports.repo.js'
import { canOpenIdentities, canOpenImports, identityScopes } from '../../domain/imports/policy.js'
import { canOpenTables } from '../../domain/bulk/policy.js'
import { canOpenAnomalies } from '../../domain/desk/policy.js'
import { canOpenRegister } from '../../domain/registry/policy.js'
import { managedSanctionScopes } from '../../domain/sanctions/policy.js'
import { countProposedSanctions } from '../../domain/sanctions/sanctions.repo.js'
import { canOpenScoring } from '../../domain/results/policy.js'
import { canOpenWebhooks } from '../../domain/webhooks/policy.js'
import { workScopes } from '../../domain/desk/policy.js'
import { countWork } from '../../domain/desk/today.repo.js'
import { WorkCountType } from '../desk/desk.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { calledAccountLoader, organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { ViewerRoleType, ViewerType } from './viewer.type.js'

@ObjectType('ViewerWaiting', { simpleResolvers: true, description: 'True counts of what waits for this viewer.' })
class ViewerWaitingType {
  @Field(() => Int, { description: 'Names of imported results whose person is still open.' })
  identityQuestions!: number

  @Field(() => Int, { description: 'Corrections that wait to be decided.' })
  proposedCorrections!: number

  @Field(() => Int, { description: "Administrators' roles that wait for this viewer to confirm." })
  proposedRoles!: number

  @Field(() => Int, { description: 'Sanctions that wait for this viewer to confirm.' })
  proposedSanctions!: number

  @Field(() => Int, { description: 'Proposed grades that wait for this viewer to award.' })
  gradeProposals!: number

  @Field(() => Int, { description: 'Requests for events that wait for this viewer to decide.' })
  eventRequests!: number

  @Field(() => Int, { description: 'Notices not yet read.' })
  notices!: number
}

@ObjectType('ViewerPermissions', {
  simpleResolvers: true,
  description: 'Which parts of the desk to show; each act is permitted where it is done.',
})
class ViewerPermissionsType {
  @Field(() => PermissionType, { description: 'The score desk.' })
  canOpenScoring!: PermissionType

  @Field(() => PermissionType, { description: 'The form that sanctions an event.' })
  canOpenNewEvent!: PermissionType

  @Field(() => PermissionType, { description: 'Requests for events: to ask, and to decide.' })
  canOpenEventRequests!: PermissionType

  @Field(() => PermissionType, { description: 'The results files.' })
  canOpenImports!: PermissionType

  @Field(() => PermissionType, { description: 'The open questions of who played.' })
  canOpenIdentities!: PermissionType

  @Field(() => PermissionType, { description: 'The proposed corrections.' })
  canOpenCorrections!: PermissionType

  @Field(() => PermissionType, { description: 'The docket of appeals.' })
  canOpenCases!: PermissionType

  @Field(() => PermissionType, { description: 'The ranking lists and policies.' })
  canOpenLists!: PermissionType

  @Field(() => PermissionType, { description: 'Who has reached a grade.' })
  canOpenGrades!: PermissionType

  @Field(() => PermissionType, { description: 'The accounts and roles.' })
  canOpenAccounts!: PermissionType

  @Field(() => PermissionType, { description: 'People, bodies, officials and committees.' })
  canOpenRegister!: PermissionType

  @Field(() => PermissionType, { description: 'To take spreadsheets in: of the register, or of entries.' })
  canOpenSpreadsheets!: PermissionType

  @Field(() => PermissionType, { description: 'What the checks of the records found.' })
  canOpenAnomalies!: PermissionType

  @Field(() => PermissionType, { description: 'The mails that wait, were sent or were refused.' })
  canOpenOutbox!: PermissionType

  @Field(() => PermissionType, { description: 'The addresses that are told of what is published.' })
  canOpenWebhooks!: PermissionType
}

@Resolver(() => ViewerType)
export class ViewerDetailsResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'The person of the register whose account it is.' })
  async person(@Ctx() ctx: RequestContext): Promise<PersonType | undefined> {
    const row = ctx.viewer.personId ? await ctx.load(personLoader).load(ctx.viewer.personId) : undefined
    return row && toPerson(row)
  }

  @FieldResolver(() => BilingualType, {
    nullable: true,
    description: 'What the viewer is called: by the register, else by the account; null when nobody is signed in.',
  })
  async called(@Ctx() { load, viewer }: RequestContext): Promise<BilingualType | undefined> {
    return viewer.accountId === undefined ? undefined : load(calledAccountLoader).load(viewer.accountId)
  }

  @FieldResolver(() => ViewerWaitingType, { description: 'What waits for the viewer.' })
  async waiting(@Ctx() { deps, viewer }: RequestContext): Promise<ViewerWaitingType> {
    const scopes = identityScopes(viewer)
    const proposals = readableCorrections(viewer, 'PROPOSED')
    return {
      notices: viewer.accountId === undefined ? 0 : await countNotices(deps.db, viewer, true),
      proposedRoles: await countProposals(deps.db, accountScopes(viewer), viewer.accountId ?? ''),
      eventRequests: await countUndecided(deps.db, decidingScopes(viewer), viewer.accountId ?? ''),
      proposedSanctions: await countProposedSanctions(deps.db, managedSanctionScopes(viewer), viewer.accountId ?? ''),
      gradeProposals: await countGradeProposals(deps.db, gradeScopes(viewer), viewer.accountId ?? ''),
      identityQuestions: scopes.length > 0 ? await countOpenQuestions(deps.db, scopes) : 0,
      proposedCorrections: proposals.ok ? await countCorrections(deps.db, proposals.value) : 0,
    }
  }

  @FieldResolver(() => [WorkCountType], {
    description: 'How much waits at the desk, by kind: what `workToday` lists.',
    complexity: 60,
  })
  async work(@Ctx() { deps, viewer }: RequestContext): Promise<WorkCountType[]> {
    if (!viewer.accountId || viewer.grants.length === 0) return []
    return countWork(deps.db, workScopes(viewer), viewer.accountId, deps.clock.now())
  }

  @FieldResolver(() => ViewerPermissionsType, { description: 'Which parts of the desk are open.' })
  async permissions(@Ctx() { deps, viewer }: RequestContext): Promise<ViewerPermissionsType> {
    const offices = await bodiesOfOfficer(deps.db, viewer.personId, deps.clock.now())
    return {
      canOpenScoring: toPermission(canOpenScoring(viewer)),
      canOpenNewEvent: toPermission(canOpenNewEvent(viewer)),
      canOpenEventRequests: toPermission(canOpenEventRequests(viewer, offices.length > 0)),
      canOpenImports: toPermission(canOpenImports(viewer)),
      canOpenIdentities: toPermission(canOpenIdentities(viewer)),
      canOpenCorrections: toPermission(canOpenCorrections(viewer)),
      canOpenCases: toPermission(canOpenCases(viewer)),
      canOpenLists: toPermission(canOpenLists(viewer)),
      canOpenGrades: toPermission(canOpenGrades(viewer)),
      canOpenAccounts: toPermission(canOpenAccounts(viewer)),
      canOpenRegister: toPermission(canOpenRegister(viewer)),
      canOpenSpreadsheets: toPermission(canOpenTables(viewer)),
      canOpenAnomalies: toPermission(canOpenAnomalies(viewer)),
      canOpenOutbox: toPermission(canReadOutbox(viewer)),
      canOpenWebhooks: toPermission(canOpenWebhooks(viewer)),
    }
  }
}

@Resolver(() => ViewerRoleType)
export class ViewerRoleResolver {
  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body it is held at, where at a body.' })
  async organisation(@Ctx() ctx: RequestContext, @Root() role: ViewerRoleType): Promise<OrganisationType | undefined> {
    const row = role.scopeKind === 'organisation' ? await ctx.load(organisationLoader).load(role.scopeId) : undefined
    return row && toOrganisation(row)
  }

  @FieldResolver(() => EventType, { nullable: true, description: 'The event it is held at, where at an event.' })
  async event(@Ctx() ctx: RequestContext, @Root() role: ViewerRoleType): Promise<EventType | undefined> {
    const row = role.scopeKind === 'event' ? await ctx.load(eventLoader).load(role.scopeId) : undefined
    return row && toEvent(row)
  }

  @FieldResolver(() => BilingualType, { nullable: true, description: 'The name of the body or event.' })
  async scopeName(@Ctx() ctx: RequestContext, @Root() role: ViewerRoleType): Promise<BilingualType | undefined> {
    const row =
      role.scopeKind === 'event'
        ? await ctx.load(eventLoader).load(role.scopeId)
        : await ctx.load(organisationLoader).load(role.scopeId)
    return row && { zh: row.nameZh, en: row.nameEn }
  }
}
