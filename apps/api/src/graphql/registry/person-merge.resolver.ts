import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { PersonMergeType, toPersonMerge } from './person-merge.type.js'
import { PersonType, toPerson } from './person.type.js'
import { mergesLoader, recordLoader } from './registry.loaders.js'
import { actsOn } from './sees-private.js'

const record = async (ctx: RequestContext, id: string): Promise<PersonType | undefined> => {
  const row = await ctx.load(recordLoader).load(id)
  return row && toPerson(row)
}

@Resolver(() => PersonMergeType)
export class PersonMergeResolver {
  @FieldResolver(() => PersonType, { description: 'The record that gives way.' })
  from(@Ctx() ctx: RequestContext, @Root() { row }: PersonMergeType): Promise<PersonType | undefined> {
    return record(ctx, row.fromPersonId)
  }

  @FieldResolver(() => PersonType, { description: 'The record that stays.' })
  into(@Ctx() ctx: RequestContext, @Root() { row }: PersonMergeType): Promise<PersonType | undefined> {
    return record(ctx, row.intoPersonId)
  }
}

@Resolver(() => PersonType)
export class PersonMergesResolver {
  @FieldResolver(() => [PersonMergeType], {
    description:
      'Records merged into this one or it into another, newest first; for the offices of the person’s bodies.',
  })
  async merges(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<PersonMergeType[]> {
    if (!(await actsOn(ctx, row.id))('enrol').allowed) return []
    return (await ctx.load(mergesLoader).load(row.id)).map(toPersonMerge)
  }
}
