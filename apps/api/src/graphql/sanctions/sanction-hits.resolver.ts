import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { placeOfOrganisation } from '../../domain/registry/organisations.repo.js'
import { hitsOfSanctions, type SanctionHit } from '../../domain/sanctions/hits-of-sanctions.js'
import { canSanctionPerson } from '../../domain/sanctions/policy.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { EventType, toEvent } from '../events/event.type.js'
import { entryLoader, eventLoader } from '../events/events.loaders.js'
import { unwrap } from '../shared/errors.js'
import { rowsLoader } from '../shared/loader.js'
import { SanctionType } from './sanction.type.js'

@ObjectType('SanctionHit', { description: 'An entry that a sanction hits: its player is kept away from the event.' })
export class SanctionHitType {
  row!: SanctionHit

  @Field(() => [String], {
    description: 'Where it sits in rounds that are announced and not closed: round and table, e.g. `3/A12`.',
  })
  seats!: readonly string[]
}

const hitsLoader = rowsLoader<SanctionHit>(hitsOfSanctions, row => row.sanctionId)

@Resolver(() => SanctionType)
export class SanctionHitsResolver {
  @FieldResolver(() => [SanctionHitType], {
    description:
      'Entries of its player in events that are not official, while it is proposed or in force; only for the offices.',
  })
  async hits(@Ctx() ctx: RequestContext, @Root() { row }: SanctionType): Promise<SanctionHitType[]> {
    const place = unwrap(await placeOfOrganisation(ctx.deps.db, row.organisationId))
    if (!canSanctionPerson(ctx.viewer, place).allowed) return []
    return (await ctx.load(hitsLoader).load(row.id)).map(hit => ({ row: hit, seats: hit.seats }))
  }
}

@Resolver(() => SanctionHitType)
export class SanctionHitResolver {
  @FieldResolver(() => EventType, { nullable: true, description: 'The event it is entered in.' })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: SanctionHitType): Promise<EventType | undefined> {
    const event = await ctx.load(eventLoader).load(row.eventId)
    return event && toEvent(event)
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'The entry.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { row }: SanctionHitType): Promise<EntryType | undefined> {
    const entry = await ctx.load(entryLoader).load(row.entryId)
    return entry && toEntry(entry)
  }
}
