import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { mayRead } from '../../domain/appeals/visibility.js'
import { AppealType } from '../appeals/case.type.js'
import { rulingById } from './rule.resolver.js'
import { RulingType } from './ruling.type.js'

@Resolver(() => AppealType)
export class AppealRulingResolver {
  @FieldResolver(() => RulingType, { nullable: true, description: 'The ruling that is contested, to whom it is open.' })
  async ruling(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<RulingType | undefined> {
    const { rulingId } = access.row
    return rulingId && mayRead(access, 'parties') ? rulingById(ctx, rulingId) : undefined
  }
}
