import { ok } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type WhatIfInput, whatIf } from '../../domain/forecast/what-if.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { toPayload } from '../shared/errors.js'
import { toWhatIf, WhatIfInputType, WhatIfPayloadType, WhatIfType } from './what-if.type.js'

const readInput = ({ event, person, place, field }: WhatIfInputType): Outcome<WhatIfInput> => {
  const eventId = fromGlobalId('Event', event, 'event')
  if (!eventId.ok) return eventId
  const personId = fromGlobalId('Person', person, 'person')
  return personId.ok
    ? ok({ eventId: eventId.value, personId: personId.value, place, ...(field == null ? {} : { size: field }) })
    : personId
}

/** A whole list is computed for one answer: so much is it counted for. */
const COST = 4000

const peopleOf = async (ctx: RequestContext, ids: readonly string[]): Promise<PersonType[]> => {
  const rows = await Promise.all(ids.map(id => ctx.load(personLoader).load(id)))
  return rows.flatMap(row => (row ? [toPerson(row)] : []))
}

@Resolver(() => WhatIfType)
export class WhatIfResolver {
  @Query(() => WhatIfPayloadType, {
    description: '“If I finish third”: what a place in an event to come would give. For anybody; stores nothing.',
    complexity: ({ childComplexity }) => COST + childComplexity,
  })
  async whatIf(
    @Ctx() { deps }: RequestContext,
    @Arg('input', () => WhatIfInputType, { description: 'The place to try.' }) input: WhatIfInputType,
  ): Promise<WhatIfPayloadType> {
    const read = readInput(input)
    return toPayload(read.ok ? await whatIf(deps, read.value) : read, answer => ({ whatIf: toWhatIf(answer) }))
  }

  @FieldResolver(() => EventType, { description: 'The event that is to be played.' })
  async event(@Ctx() ctx: RequestContext, @Root() { answer }: WhatIfType): Promise<EventType | undefined> {
    const row = await ctx.load(eventLoader).load(answer.event.id)
    return row && toEvent(row)
  }

  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  async person(@Ctx() ctx: RequestContext, @Root() { answer }: WhatIfType): Promise<PersonType | undefined> {
    return (await peopleOf(ctx, [answer.personId]))[0]
  }

  @FieldResolver(() => [PersonType], { description: 'Who plays for the entry besides, and would get the same.' })
  partners(@Ctx() ctx: RequestContext, @Root() { answer }: WhatIfType): Promise<PersonType[]> {
    return peopleOf(
      ctx,
      answer.field.people.filter(id => id !== answer.personId),
    )
  }
}
