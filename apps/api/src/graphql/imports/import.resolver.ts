import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { placeOf } from '../../auth/places.js'
import type { RequestContext } from '../../context.js'
import { eventsForImport } from '../../domain/imports/event-for-import.js'
import { describeImport } from '../../domain/imports/describe-import.js'
import { findImport, openQuestions, questionsByIds, recentImports } from '../../domain/imports/imports.repo.js'
import { canDecideIdentity, canImportResults, identityScopes, importScopes } from '../../domain/imports/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { refusal, unwrap } from '../shared/errors.js'
import { toImportSummary } from './import-summary.js'
import {
  IdentityCandidateType,
  IdentityQuestionType,
  ImportLineType,
  ImportPersonType,
  ImportSummaryType,
  ImportType,
  toImport,
  toQuestion,
} from './import.type.js'
import { importLoader, questionsOfImportLoader } from './imports.loaders.js'

@Resolver(() => ImportType)
export class ImportResolver {
  @Query(() => ImportType, { description: 'One import.', nullable: true })
  async import(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The import's id." }) id: string,
  ): Promise<ImportType | undefined> {
    return importById(ctx, unwrap(fromGlobalId('Import', id)))
  }

  @Query(() => [ImportType], { description: 'Newest first, of the bodies the viewer takes results in for.' })
  async imports(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20 }) first: number,
  ): Promise<ImportType[]> {
    const scopes = importScopes(viewer)
    if (scopes.length === 0) throw refusal(viewer.accountId ? 'ROLE_MISSING' : 'NOT_SIGNED_IN')
    return (await recentImports(deps.db, scopes, atMost(first))).map(toImport)
  }

  @Query(() => [IdentityQuestionType], { description: 'Names of imports whose owners must be decided.' })
  async identityQuestions(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50 }) first: number,
  ): Promise<IdentityQuestionType[]> {
    const scopes = identityScopes(viewer)
    if (scopes.length === 0) throw refusal(viewer.accountId ? 'ROLE_MISSING' : 'NOT_SIGNED_IN')
    return (await openQuestions(deps.db, scopes, atMost(first))).map(toQuestion)
  }

  @FieldResolver(() => ImportSummaryType, {
    description: 'What is in the file and how it compares with the figures it states.',
    nullable: true,
    complexity: 100,
  })
  async summary(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: ImportType,
    @Arg('profile', () => String, {
      description: "The program's arithmetic to compare by; unset, the one found.",
      nullable: true,
    })
    profile?: string,
  ): Promise<ImportSummaryType | undefined> {
    const batch = await findImport(deps.db, row.id)
    return batch && toImportSummary(unwrap(await describeImport(deps.db, batch, profile)), batch.organisationId)
  }

  @FieldResolver(() => EventType, { description: 'The event it became.', nullable: true })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: ImportType): Promise<EventType | undefined> {
    const event = row.eventId ? await ctx.load(eventLoader).load(row.eventId) : undefined
    return event && toEvent(event)
  }

  @FieldResolver(() => [IdentityQuestionType], { description: 'People whose identity must be decided.' })
  async questions(@Ctx() ctx: RequestContext, @Root() { row }: ImportType): Promise<IdentityQuestionType[]> {
    return (await ctx.load(questionsOfImportLoader).load(row.id)).map(toQuestion)
  }
}

/** One import, for those who take results in for its body. */
export const importById = async (ctx: RequestContext, id: string): Promise<ImportType | undefined> => {
  const row = await ctx.load(importLoader).load(id)
  return row && (await mayRead(ctx, row.organisationId)) ? toImport(row) : undefined
}

/** One question, for those who decide who somebody is. */
export const questionById = async (ctx: RequestContext, id: string): Promise<IdentityQuestionType | undefined> => {
  const [row] = await questionsByIds(ctx.deps.db, [id])
  const place = row && (await placeOf(ctx.deps.db, { kind: 'organisation', id: row.organisationId }))
  return row && place && canDecideIdentity(ctx.viewer, place).allowed ? toQuestion(row) : undefined
}

const mayRead = async ({ deps, viewer }: RequestContext, organisationId: string): Promise<boolean> => {
  const place = await placeOf(deps.db, { kind: 'organisation', id: organisationId })
  return place !== undefined && canImportResults(viewer, place).allowed
}

const personById = async (ctx: RequestContext, id: string | null | undefined): Promise<PersonType | undefined> => {
  const row = id ? await ctx.load(personLoader).load(id) : undefined
  return row && toPerson(row)
}

@Resolver(() => IdentityCandidateType)
export class IdentityCandidateResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: IdentityCandidateType): Promise<PersonType> {
    const person = await personById(ctx, personId)
    if (!person) throw new Error(`person ${personId} is missing`)
    return person
  }
}

@Resolver(() => ImportPersonType)
export class ImportPersonResolver {
  @FieldResolver(() => PersonType, {
    description: 'The person of the register, where there is no doubt.',
    nullable: true,
  })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: ImportPersonType): Promise<PersonType | undefined> {
    return personById(ctx, personId)
  }
}

@Resolver(() => IdentityQuestionType)
export class IdentityQuestionResolver {
  @FieldResolver(() => PersonType, { description: 'Who it is, once decided.', nullable: true })
  person(@Ctx() ctx: RequestContext, @Root() { row }: IdentityQuestionType): Promise<PersonType | undefined> {
    return personById(ctx, row.personId)
  }

  @FieldResolver(() => EventType, { description: 'The event it belongs to.', nullable: true })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: IdentityQuestionType): Promise<EventType | undefined> {
    const batch = await ctx.load(importLoader).load(row.importId)
    const event = batch?.eventId ? await ctx.load(eventLoader).load(batch.eventId) : undefined
    return event && toEvent(event)
  }
}

@Resolver(() => ImportSummaryType)
export class ImportEventsResolver {
  @FieldResolver(() => [ImportLineType], {
    description: 'Results to look at before the file is taken in, and what was chosen for them afterwards.',
  })
  lines(
    @Root() { lines }: ImportSummaryType,
    @Arg('first', () => Int, { defaultValue: 200, description: 'How many.' }) first: number,
  ): ImportLineType[] {
    return lines.slice(0, atMost(first))
  }

  @FieldResolver(() => [EventType], {
    description: 'Open events of its body and sport that the file can be taken into, the newest first.',
  })
  async events(
    @Ctx() ctx: RequestContext,
    @Root() { wanted }: ImportSummaryType,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many.' }) first: number,
  ): Promise<EventType[]> {
    const ids = await eventsForImport(ctx.deps.db, wanted, atMost(first))
    const rows = await Promise.all(ids.map(id => ctx.load(eventLoader).load(id)))
    return rows.filter(row => row !== undefined).map(toEvent)
  }
}
