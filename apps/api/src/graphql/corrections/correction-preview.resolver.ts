import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { AwardChangeType, GradeChangeType } from './correction-preview.type.js'

const personOf = async (ctx: RequestContext, id: string): Promise<PersonType> => {
  const row = await ctx.load(personLoader).load(id)
  if (!row) throw new Error(`person ${id} is missing`)
  return toPerson(row)
}

@Resolver(() => AwardChangeType)
export class AwardChangeResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  person(@Ctx() ctx: RequestContext, @Root() { change }: AwardChangeType): Promise<PersonType> {
    return personOf(ctx, change.personId)
  }

  @FieldResolver(() => EntryType, { description: 'The contestant of the event.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { change }: AwardChangeType): Promise<EntryType> {
    const row = await ctx.load(entryLoader).load(change.entryId)
    if (!row) throw new Error(`entry ${change.entryId} is missing`)
    return toEntry(row)
  }
}

@Resolver(() => GradeChangeType)
export class GradeChangeResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  person(@Ctx() ctx: RequestContext, @Root() { row }: GradeChangeType): Promise<PersonType> {
    return personOf(ctx, row.personId)
  }
}
