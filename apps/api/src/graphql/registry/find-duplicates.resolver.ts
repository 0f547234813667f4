import { Arg, Ctx, FieldResolver, Field, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type DuplicatePair, suspectedDuplicates } from '../../domain/registry/duplicates.repo.js'
import { lookAlikes } from '../../domain/registry/look-alikes.js'
import type { MatchCandidate } from '../../domain/registry/match-players.js'
import { type IssuerRow, issuers } from '../../domain/registry/office.repo.js'
import { managedOrganisation } from '../../domain/registry/places.js'
import { canOpenRegister, registerScopes } from '../../domain/registry/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { requirePermission } from '../../base/permission.js'
import { atMost } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { unwrap } from '../shared/errors.js'
import { DuplicateReasonEnum, IssuerVisibilityEnum } from './register-desk.enums.js'
import { PersonType, toPerson } from './person.type.js'
import { personLoader, recordLoader } from './registry.loaders.js'
import { MatchReasonEnum } from './registry.enums.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('LookAlike', { description: 'Somebody registered who may be the person meant.' })
class LookAlikeType {
  found!: MatchCandidate

  @Field(() => Int, { description: 'Per cent, never 100: a likeness is not an identity.' })
  score!: number

  @Field(() => [MatchReasonEnum], { description: 'What is alike, as codes.' })
  because!: CodeOf<typeof MatchReasonEnum>[]
}

@ObjectType('DuplicatePair', { description: 'Two records that may be one person, with what speaks for and against.' })
export class DuplicatePairType {
  pair!: DuplicatePair

  @Field(() => [DuplicateReasonEnum], { description: 'What speaks for one person.' })
  because!: DuplicatePair['because']

  @Field(() => Boolean, { description: 'Their genders are known and differ.' })
  gendersDiffer!: boolean
}

@ObjectType('IdentifierIssuer', { simpleResolvers: true, description: 'A body that gives people numbers.' })
class IdentifierIssuerType {
  @Field(() => String, { description: 'How its numbers are filed.' })
  code!: string

  @Field(() => String, { description: 'Its Chinese name.' })
  nameZh!: string

  @Field(() => String, { description: 'Its English name.' })
  nameEn!: string

  @Field(() => IssuerVisibilityEnum, { description: 'Who sees its numbers.' })
  visibility!: IssuerRow['visibility']
}

@Resolver()
export class FindDuplicatesResolver {
  @Query(() => [LookAlikeType], {
    description: 'Who in the register may be the person about to be registered, best first.',
  })
  async lookAlikes(
    @Ctx() ctx: RequestContext,
    @Arg('organisation', () => ID, { description: 'The body that would register the person.' }) organisation: string,
    @Arg('names', () => [String], { description: 'The names as printed, in any script.' }) names: string[],
    @Arg('birthDate', () => String, { nullable: true, description: 'A day like 2026-11-21, where known.' })
    birthDate?: string,
    @Arg('first', () => Int, { defaultValue: 10, nullable: true, description: 'How many.' }) first = 10,
  ): Promise<LookAlikeType[]> {
    const organisationId = unwrap(fromGlobalId('Organisation', organisation, 'organisation'))
    unwrap(await managedOrganisation(ctx.deps.db, ctx.viewer, organisationId))
    const named = names.slice(0, 4).map(display => ({ display }))
    const found = await lookAlikes(ctx.deps.db, { organisationId, names: named, birthDate: birthDate || undefined })
    return found.slice(0, atMost(first)).map(one => ({ found: one, score: one.score, because: [...one.because] }))
  }

  @Query(() => [DuplicatePairType], { description: 'Records that may be one person, the likeliest first.' })
  async suspectedDuplicates(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20, nullable: true, description: 'How many.' }) first: number,
  ): Promise<DuplicatePairType[]> {
    unwrap(requirePermission(canOpenRegister(ctx.viewer)))
    const pairs = await suspectedDuplicates(ctx.deps.db, registerScopes(ctx.viewer), atMost(first))
    return pairs.map(pair => ({ pair, because: pair.because, gendersDiffer: pair.gendersDiffer }))
  }

  @Query(() => [IdentifierIssuerType], { description: 'Bodies whose numbers the register files, by code.' })
  async identifierIssuers(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 100, nullable: true, description: 'How many.' }) first: number,
  ): Promise<IdentifierIssuerType[]> {
    return (await issuers(ctx.deps.db)).slice(0, atMost(first))
  }
}

@Resolver(() => LookAlikeType)
export class LookAlikeResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Who.' })
  async person(@Ctx() ctx: RequestContext, @Root() { found }: LookAlikeType): Promise<PersonType | undefined> {
    const row = await ctx.load(personLoader).load(found.personId)
    return row && toPerson(row)
  }
}

const record = async (ctx: RequestContext, id: string): Promise<PersonType | undefined> => {
  const row = await ctx.load(recordLoader).load(id)
  return row && toPerson(row)
}

@Resolver(() => DuplicatePairType)
export class DuplicatePairResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'The record that was made first.' })
  a(@Ctx() ctx: RequestContext, @Root() { pair }: DuplicatePairType): Promise<PersonType | undefined> {
    return record(ctx, pair.aPersonId)
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'The record that was made later.' })
  b(@Ctx() ctx: RequestContext, @Root() { pair }: DuplicatePairType): Promise<PersonType | undefined> {
    return record(ctx, pair.bPersonId)
  }

  @FieldResolver(() => EventType, {
    nullable: true,
    description: 'An event in which both played: they are two people.',
  })
  async playedTogetherIn(
    @Ctx() ctx: RequestContext,
    @Root() { pair }: DuplicatePairType,
  ): Promise<EventType | undefined> {
    const row = pair.playedTogetherIn ? await ctx.load(eventLoader).load(pair.playedTogetherIn) : undefined
    return row && toEvent(row)
  }
}
