import type { Explanation } from '@paiji/rules'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { EntryPlayerType, EntryType, toEntryPlayer } from './entry.type.js'
import { teamNameOf } from '../../domain/events/team-name.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { inNames } from '../shared/in-names.js'
import { playersOfEntryLoader } from './events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'

@Resolver(() => EntryType)
export class EntryResolver {
  @FieldResolver(() => [EntryPlayerType], { description: 'The line-up, substitutes too.' })
  async players(@Ctx() ctx: RequestContext, @Root() { row }: EntryType): Promise<EntryPlayerType[]> {
    return (await ctx.load(playersOfEntryLoader).load(row.id)).map(toEntryPlayer)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A name of its own; null where the entry is called by its players.',
  })
  async teamName(@Ctx() ctx: RequestContext, @Root() { row }: EntryType): Promise<string | undefined> {
    return teamNameOf(row, await ctx.load(playersOfEntryLoader).load(row.id))
  }

  @FieldResolver(() => ExplanationType, {
    nullable: true,
    description: 'Why it went on to this stage; null where it was entered.',
  })
  async because(@Ctx() ctx: RequestContext, @Root() { row }: EntryType): Promise<ExplanationType | undefined> {
    if (!row.because) return undefined
    return toExplanation(await inNames(ctx, row.because as Explanation))
  }
}

@Resolver(() => EntryPlayerType)
export class EntryPlayerResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'The person of the register, once known.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: EntryPlayerType): Promise<PersonType | undefined> {
    const person = row.personId ? await ctx.load(personLoader).load(row.personId) : undefined
    return person && toPerson(person)
  }
}
