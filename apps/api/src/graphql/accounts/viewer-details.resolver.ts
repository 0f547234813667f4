import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { hasRoleAnywhere } from '../../auth/grants.js'
import type { Role, Viewer } from '../../auth/viewer.js'
import type { RequestContext } from '../../context.js'
import { countNotices } from '../../domain/appeals/notices.js'
import { countCorrections } from '../../domain/corrections/corrections.repo.js'
import { readableCorrections } from '../../domain/corrections/policy.js'
import { countOpenQuestions } from '../../domain/imports/imports.repo.js'
import { importScopes } from '../../domain/imports/policy.js'
import { allowed, type Permission, refused } from '../../domain/shared/permission.js'
import { parseGlobalId } from '../../domain/shared/global-id.js'
import { eventLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { ViewerRoleType, ViewerType } from './viewer.type.js'

@ObjectType('ViewerWaiting', { simpleResolvers: true, description: 'True counts of what waits for this viewer.' })
class ViewerWaitingType {
  @Field(() => Int)
  identityQuestions!: number

  @Field(() => Int)
  proposedCorrections!: number

  @Field(() => Int, { description: 'Notices not yet read.' })
  notices!: number
}

@ObjectType('ViewerPermissions', {
  simpleResolvers: true,
  description: 'Which desks to show; each deed is permitted where it is done.',
})
class ViewerPermissionsType {
  @Field(() => PermissionType)
  canImportResults!: PermissionType

  @Field(() => PermissionType)
  canIssueLists!: PermissionType

  @Field(() => PermissionType)
  canManageRegister!: PermissionType
}

const anywhere = (viewer: Viewer, roles: readonly Role[]): Permission =>
  hasRoleAnywhere(viewer, roles) ? allowed : refused(viewer.accountId ? 'ROLE_MISSING' : 'NOT_SIGNED_IN')

@Resolver(() => ViewerType)
export class ViewerDetailsResolver {
  @FieldResolver(() => PersonType, { nullable: true })
  async person(@Ctx() ctx: RequestContext): Promise<PersonType | undefined> {
    const row = ctx.viewer.personId ? await ctx.load(personLoader).load(ctx.viewer.personId) : undefined
    return row && toPerson(row)
  }

  @FieldResolver(() => ViewerWaitingType)
  async waiting(@Ctx() { deps, viewer }: RequestContext): Promise<ViewerWaitingType> {
    const scopes = importScopes(viewer)
    const proposals = readableCorrections(viewer, 'PROPOSED')
    return {
      notices: viewer.accountId === undefined ? 0 : await countNotices(deps.db, viewer, true),
      identityQuestions: scopes.length > 0 ? await countOpenQuestions(deps.db, scopes) : 0,
      proposedCorrections: proposals.ok ? await countCorrections(deps.db, proposals.value) : 0,
    }
  }

  @FieldResolver(() => ViewerPermissionsType)
  permissions(@Ctx() { viewer }: RequestContext): ViewerPermissionsType {
    return {
      canImportResults: toPermission(anywhere(viewer, ['staff', 'scorer'])),
      canIssueLists: toPermission(anywhere(viewer, ['staff'])),
      canManageRegister: toPermission(anywhere(viewer, ['staff'])),
    }
  }
}

@Resolver(() => ViewerRoleType)
export class ViewerRoleResolver {
  @FieldResolver(() => BilingualType, { nullable: true })
  async scopeName(@Ctx() ctx: RequestContext, @Root() { scopeId }: ViewerRoleType): Promise<BilingualType | undefined> {
    const scope = parseGlobalId(scopeId)
    const row =
      scope?.type === 'Event'
        ? await ctx.load(eventLoader).load(scope.id)
        : scope && (await ctx.load(organisationLoader).load(scope.id))
    return row && { zh: row.nameZh, en: row.nameEn }
  }
}
