import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { findRanking } from '../../domain/awards/lists.repo.js'
import { simulatePolicy } from '../../domain/awards/simulate-policy.js'
import { atMost } from '../../domain/shared/page.js'
import { fail } from '../../base/problem.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { toPayload } from '../shared/errors.js'
import { toPolicy } from './policy.type.js'
import { readNumbers, SimulatePolicyInput } from './policy-numbers.input.js'
import { toRanking } from './ranking.type.js'
import {
  PolicySimulationType,
  SimulatedLineType,
  SimulatedResultType,
  SimulatePolicyPayloadType,
  toSimulatedLine,
} from './simulation.type.js'

@Resolver(() => PolicySimulationType)
export class PolicySimulationResolver {
  @Query(() => SimulatePolicyPayloadType, {
    description: 'For staff: who would move if the policy of a ranking had other numbers. Stores nothing.',
  })
  async simulatePolicy(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => SimulatePolicyInput, { description: 'What is to be done.' }) {
      ranking: code,
      from,
      to,
      version,
      numbers,
    }: SimulatePolicyInput,
  ): Promise<SimulatePolicyPayloadType> {
    const ranking = await findRanking(deps.db, { code })
    const outcome = ranking
      ? await simulatePolicy(deps, viewer, {
          rankingId: ranking.id,
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          ...(version == null ? {} : { version }),
          ...readNumbers(numbers),
        })
      : fail('NOT_FOUND', { kind: 'ranking' }, { path: 'ranking' })
    return toPayload(outcome, simulation => ({
      simulation: {
        simulation,
        ranking: toRanking(simulation.ranking),
        from: simulation.from,
        to: simulation.to,
        policy: toPolicy(simulation.policy),
        proposed: toPolicy(simulation.proposed),
        awardPolicies: simulation.awardPolicies.map(toPolicy),
        events: simulation.events,
        people: simulation.lines.length,
        moved: simulation.moved,
      },
    }))
  }

  @FieldResolver(() => [SimulatedLineType], { description: 'By position on the new list, after a position.' })
  lines(
    @Root() { simulation }: PolicySimulationType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50, nullable: true }) first: number,
    @Arg('after', () => Int, { description: 'The cursor after which to go on.', nullable: true }) after?: number,
    @Arg('movedOnly', () => Boolean, { description: 'Only people whose place would change.', nullable: true })
    movedOnly?: boolean,
  ): SimulatedLineType[] {
    return simulation.lines
      .filter(line => line.position > (after ?? 0) && (!movedOnly || line.moved))
      .slice(0, atMost(first))
      .map(toSimulatedLine)
  }
}

@Resolver(() => SimulatedLineType)
export class SimulatedLineResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: SimulatedLineType): Promise<PersonType | undefined> {
    const row = await ctx.load(personLoader).load(personId)
    return row && toPerson(row)
  }
}

@Resolver(() => SimulatedResultType)
export class SimulatedResultResolver {
  @FieldResolver(() => EventType, { description: 'The event it belongs to.' })
  async event(@Ctx() ctx: RequestContext, @Root() { eventId }: SimulatedResultType): Promise<EventType | undefined> {
    const row = await ctx.load(eventLoader).load(eventId)
    return row && toEvent(row)
  }
}
