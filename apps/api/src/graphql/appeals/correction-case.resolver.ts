import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { CorrectionType } from '../corrections/correction.type.js'
import { appealById } from './appeal.resolver.js'
import { decisionCaseLoader } from './appeals.loaders.js'
import { AppealType } from './case.type.js'
import { isRowId } from '../../base/row-id.js'

@Resolver(() => CorrectionType)
export class CorrectionCaseResolver {
  @FieldResolver(() => AppealType, { nullable: true, description: 'The case whose decision it carries out.' })
  async appeal(@Ctx() ctx: RequestContext, @Root() { row }: CorrectionType): Promise<AppealType | undefined> {
    const decision = row.authorityKind === 'appealDecision' ? row.authorityRef : undefined
    const found = decision && isRowId(decision) ? await ctx.load(decisionCaseLoader).load(decision) : undefined
    return found && appealById(ctx, found.appealId)
  }
}
