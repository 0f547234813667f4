import { ok } from '@paiji/rules'
import { sentFile } from '../../domain/uploads/open-upload.js'
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type CommitImportInput, commitImport } from '../../domain/imports/commit-import.js'
import { decideIdentity } from '../../domain/imports/decide-identity.js'
import { questionsByIds } from '../../domain/imports/imports.repo.js'
import type { IdentityDecision } from '../../domain/imports/link-players.js'
import { readResultsFile } from '../../domain/imports/read-results-file.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { toPayload } from '../shared/errors.js'
import { LocalDate } from '../shared/scalars.js'
import { ProblemType } from '../shared/problem.type.js'
import {
  IdentityDecisionInputType,
  IdentityInput,
  IdentityQuestionType,
  ImportType,
  toImport,
  toQuestion,
} from './import.type.js'
import { importLoader } from './imports.loaders.js'

@InputType('ReadResultsFileInput', {
  description: 'A results file to read; nothing is taken in before it is committed.',
})
class ReadResultsFileInputType {
  @Field(() => ID, { description: 'The body whose event it is.' })
  organisation!: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string
}

@ObjectType('ReadResultsFilePayload', { description: 'The file as it was read.' })
class ReadResultsFilePayload {
  @Field(() => ImportType, { description: 'The import to look through and commit.', nullable: true })
  import?: ImportType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@InputType('CommitImportInput', { description: 'What a read file is taken in with.' })
class CommitImportInputType {
  @Field(() => ID, { description: 'The file that was read.' })
  import!: string

  @Field(() => String, {
    description: "The program's arithmetic to score by, by its code; unset, the one found from the file.",
    nullable: true,
  })
  profile?: string

  @Field(() => Int, {
    description: 'Lists of winners, of `ImportSummary.winnersChoices`; unset, those of `ImportSummary.winners`.',
    nullable: true,
  })
  winners?: number

  @Field(() => Boolean, { nullable: true, description: 'Register people whom nobody in the register resembles.' })
  registerUnknown?: boolean

  @Field(() => String, { description: 'The category of the event, for awards.', nullable: true })
  category?: string

  @Field(() => LocalDate, { description: 'The day of play of a file that says none.', nullable: true })
  date?: string

  @Field(() => ID, {
    description: 'An event sanctioned before, of `ImportSummary.events`: the file becomes its next stage.',
    nullable: true,
  })
  event?: string

  @Field(() => String, {
    description: "The event's code within its body; made of the file's day and digest unless told.",
    nullable: true,
  })
  code?: string

  @Field(() => String, {
    description: 'What the event is called in Chinese; as the file says unless told.',
    nullable: true,
  })
  nameZh?: string

  @Field(() => String, {
    description: 'What the event is called in English; as the file says unless told.',
    nullable: true,
  })
  nameEn?: string

  @Field(() => [String], {
    description: 'Slots of `ImportSummary.lines` whose award counts as the file states it; all others are computed.',
    nullable: true,
  })
  asStated?: string[]

  @Field(() => Boolean, {
    description: 'Every result that differs counts as the file states it, however many there are.',
    nullable: true,
  })
  allAsStated?: boolean

  @Field(() => [String], {
    description:
      'Slots of `ImportSummary.lines` whose score counts as the file states it; of all others the contract counts.',
    nullable: true,
  })
  fileScores?: string[]

  @Field(() => [IdentityDecisionInputType], { description: 'Who the people in doubt are.', nullable: true })
  decisions?: IdentityDecisionInputType[]

  @Field(() => String, {
    description: "A key of the client's own making: the same act sent again with it is done once.",
    nullable: true,
  })
  idempotencyKey?: string
}

@ObjectType('CommitImportPayload', { description: 'The event that a file became.' })
class CommitImportPayload {
  @Field(() => ImportType, { description: 'The import, committed.', nullable: true })
  import?: ImportType

  @Field(() => EventType, { description: 'The event it belongs to.', nullable: true })
  event?: EventType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@InputType('DecideIdentityInput', { description: 'Who a name of a file is.' })
class DecideIdentityInputType {
  @Field(() => ID, { description: 'The question that is decided.' })
  question!: string

  @Field(() => IdentityInput, { description: 'Who it is.' })
  is!: IdentityInput
}

@ObjectType('DecideIdentityPayload', { description: 'The question, decided.' })
class DecideIdentityPayload {
  @Field(() => IdentityQuestionType, { description: 'The question as it stands now.', nullable: true })
  question?: IdentityQuestionType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

const readDecisions = (decisions: readonly IdentityDecisionInputType[] | undefined): Outcome<IdentityDecision[]> => {
  const read: IdentityDecision[] = []
  for (const { key, is } of decisions ?? []) {
    const { person, newPerson } = is
    const id = person ? fromGlobalId('Person', person, 'decisions') : undefined
    if (id && !id.ok) return id
    read.push({ key, newPerson, ...(id?.ok ? { personId: id.value } : {}) })
  }
  return ok(read)
}

const readCommit = (input: CommitImportInputType): Outcome<CommitImportInput> => {
  const id = fromGlobalId('Import', input.import, 'import')
  if (!id.ok) return id
  const decisions = readDecisions(input.decisions)
  if (!decisions.ok) return decisions
  const event = input.event ? fromGlobalId('Event', input.event, 'event') : undefined
  if (event && !event.ok) return event
  const { import: _import, event: _event, asStated = [], allAsStated, fileScores = [], ...rest } = input
  const into = event ? { eventId: event.value } : {}
  return ok({
    ...rest,
    ...into,
    asStated: allAsStated ? 'all' : asStated,
    fileScores,
    importId: id.value,
    decisions: decisions.value,
  })
}

@Resolver()
export class ImportDeskResolver {
  @Mutation(() => ReadResultsFilePayload, { description: 'Reads a results file; nothing is taken in.' })
  async readResultsFile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReadResultsFileInputType, { description: 'What is to be done.' })
    input: ReadResultsFileInputType,
  ): Promise<ReadResultsFilePayload> {
    const organisation = fromGlobalId('Organisation', input.organisation, 'organisation')
    if (!organisation.ok) return toPayload(organisation, () => ({}))
    const about = { purpose: 'resultsFile', organisationId: organisation.value } as const
    const file = await sentFile(ctx.deps, ctx.viewer, input.upload, about)
    if (!file.ok) return toPayload(file, () => ({}))
    const request = { organisationId: organisation.value, ...file.value }
    const read = await readResultsFile(ctx.deps, ctx.viewer, request)
    return toPayload(read, ({ importId }) => importAndEvent(ctx, importId))
  }

  @Mutation(() => CommitImportPayload, {
    description: 'Takes a read results file in: event, entries, sheets and their order become facts.',
  })
  async commitImport(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CommitImportInputType, { description: 'What is to be done.' }) input: CommitImportInputType,
  ): Promise<CommitImportPayload> {
    const request = readCommit(input)
    const committed = request.ok ? await commitImport(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(committed, ({ importId }) => importAndEvent(ctx, importId))
  }

  @Mutation(() => DecideIdentityPayload, { description: 'Decides who a name of an import is.' })
  async decideIdentity(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideIdentityInputType, { description: 'What is to be done.' }) input: DecideIdentityInputType,
  ): Promise<DecideIdentityPayload> {
    const question = fromGlobalId('IdentityQuestion', input.question, 'question')
    if (!question.ok) return toPayload(question, () => ({}))
    const person = input.is.person ? fromGlobalId('Person', input.is.person, 'person') : undefined
    if (person && !person.ok) return toPayload(person, () => ({}))
    const decided = await decideIdentity(ctx.deps, ctx.viewer, {
      questionId: question.value,
      newPerson: input.is.newPerson,
      ...(person?.ok ? { personId: person.value } : {}),
    })
    return toPayload(decided, async ({ questionId }) => {
      const [row] = await questionsByIds(ctx.deps.db, [questionId])
      return { question: row && toQuestion(row) }
    })
  }
}

const importAndEvent = async (ctx: RequestContext, importId: string) => {
  const row = await ctx.load(importLoader).load(importId)
  const event = row?.eventId ? await ctx.load(eventLoader).load(row.eventId) : undefined
  return { import: row && toImport(row), event: event && toEvent(event) }
}
