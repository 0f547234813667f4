import { Ctx, Query, Resolver } from 'type-graphql'
import type { Viewer } from '../../auth/viewer.js'
import type { RequestContext } from '../../context.js'
import { ViewerType } from './viewer.type.js'

const toViewer = ({ accountId, name, email, grants, withheld }: Viewer): ViewerType => ({
  accountId,
  name,
  email,
  roleWaits: withheld !== undefined,
  roles: grants.map(({ role, scope }) => ({
    role,
    scopeKind: scope.kind,
    scopeId: scope.id,
  })),
})

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, { description: 'Who is asking, with what waits and what may be opened.' })
  viewer(@Ctx() { viewer }: RequestContext): ViewerType {
    return toViewer(viewer)
  }
}
