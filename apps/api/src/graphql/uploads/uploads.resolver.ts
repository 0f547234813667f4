import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import DataLoader from 'dataloader'
import { err, ok } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { LoaderFactory, RequestContext } from '../../context.js'
import type { TableKind } from '../../domain/bulk/columns.js'
import { attachDocument, type DocumentRow, documentsOfEvents, removeDocument } from '../../domain/events/documents.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { sentFile, openUpload, type UploadFor } from '../../domain/uploads/open-upload.js'
import { TableKindEnum } from '../bulk/bulk.enums.js'
import { EventType } from '../events/event.type.js'
import { EventPayload } from '../events/manage-event.payload.js'
import { eventOf } from '../events/manage-event.resolver.js'
import { toPayload } from '../shared/errors.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { rowsLoader } from '../shared/loader.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'

@InputType('SpreadsheetUploadInput', { description: 'What the rows of a spreadsheet are, and of whom.' })
export class SpreadsheetUploadInputType {
  @Field(() => TableKindEnum, { description: 'What its rows are.' })
  kind!: TableKind

  @Field(() => ID, { nullable: true, description: 'The body it is about.' })
  organisation?: string

  @Field(() => ID, { nullable: true, description: 'Of entries: the stage.' })
  stage?: string
}

@OneOfInput('UploadForInput', { description: 'What a file is for: one of these.' })
export class UploadForInputType {
  @Field(() => ID, { nullable: true, description: 'A results file of this body.' })
  results?: string

  @Field(() => SpreadsheetUploadInputType, { nullable: true, description: 'A spreadsheet.' })
  spreadsheet?: SpreadsheetUploadInputType

  @Field(() => ID, { nullable: true, description: 'Evidence in this case.' })
  evidence?: string

  @Field(() => ID, { nullable: true, description: 'A copy with names blacked out, of evidence in this case.' })
  redactedCopy?: string

  @Field(() => ID, { nullable: true, description: 'A document of this event.' })
  document?: string

  @Field(() => ID, { nullable: true, description: 'A photo of this person.' })
  photo?: string

  @Field(() => ID, { nullable: true, description: 'The hands of this session.' })
  hands?: string

  @Field(() => ID, { nullable: true, description: 'The words of a rulebook that this body has.' })
  lawText?: string
}

@InputType('OpenUploadInput', { description: 'A file that is about to be sent.' })
export class OpenUploadInputType {
  @Field(() => UploadForInputType, { description: 'What it is for.' })
  about!: UploadForInputType

  @Field(() => String, { description: 'The name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'In bytes; exactly so many are taken.' })
  size!: number
}

@ObjectType('OpenUploadPayload')
export class OpenUploadPayload extends ProblemsPayload {
  @Field(() => String, {
    nullable: true,
    description: 'The ticket: the bytes go with PUT to /files/upload/<ticket>, then the act names it as its `upload`.',
  })
  ticket?: string

  @Field(() => DateTime, { nullable: true, description: 'Until when it is worth something.' })
  expiresAt?: Date
}

@ObjectType('EventDocument', { simpleResolvers: true, description: 'A document of an event, for everybody to read.' })
export class EventDocumentType {
  @Field(() => ID)
  id!: string

  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { description: 'The name of the file.' })
  fileName!: string

  @Field(() => String, { description: 'As found in the bytes: application/pdf.' })
  mediaType!: string

  @Field(() => Int, { description: 'In bytes.' })
  size!: number

  @Field(() => DateTime, { description: 'When it was attached.' })
  at!: Date

  @Field(() => String, { description: 'Where its bytes are.' })
  path!: string
}

const toDocument = ({ id, title, fileName, mediaType, size, recordedAt }: DocumentRow): EventDocumentType => ({
  id: toGlobalId('EventDocument', id),
  title,
  fileName,
  mediaType,
  size,
  at: recordedAt,
  path: `/files/documents/${encodeURIComponent(toGlobalId('EventDocument', id))}`,
})

@InputType('AttachDocumentInput', { description: 'A document to be attached to an event.' })
export class AttachDocumentInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string
}

@InputType('RemoveDocumentInput', { description: 'A document to be taken off.' })
export class RemoveDocumentInputType extends KeyedInput {
  @Field(() => ID, { description: 'The document.' })
  document!: string

  @Field(() => String, { description: 'Why; the history keeps it.' })
  reason!: string
}

const documentsLoader: LoaderFactory<DataLoader<string, DocumentRow[]>> = rowsLoader<DocumentRow>(
  documentsOfEvents,
  row => row.eventId,
)

const readAbout = (about: UploadForInputType): Outcome<UploadFor> => {
  const one = <T>(type: string, id: string, use: (id: string) => T): Outcome<T> => {
    const read = fromGlobalId(type, id, 'about')
    return read.ok ? ok(use(read.value)) : read
  }
  if (about.results)
    return one('Organisation', about.results, organisationId => ({ purpose: 'resultsFile', organisationId }))
  if (about.document) return one('Event', about.document, eventId => ({ purpose: 'eventDocument', eventId }))
  if (about.photo) return one('Person', about.photo, personId => ({ purpose: 'personPhoto', personId }))
  if (about.hands) return one('PlaySession', about.hands, sessionId => ({ purpose: 'handRecord', sessionId }))
  if (about.lawText)
    return one('Organisation', about.lawText, organisationId => ({ purpose: 'lawText', organisationId }))
  const appeal = about.evidence ?? about.redactedCopy
  if (appeal) return one('Appeal', appeal, appealId => ({ purpose: 'evidence', appealId, redacts: !about.evidence }))
  const { kind = 'people', organisation, stage } = about.spreadsheet ?? {}
  const body = organisation ? fromGlobalId('Organisation', organisation, 'about') : ok(undefined)
  const of = stage ? fromGlobalId('Stage', stage, 'about') : ok(undefined)
  if (!body.ok || !of.ok) return err([...(body.ok ? [] : body.error), ...(of.ok ? [] : of.error)])
  return ok({ purpose: 'spreadsheet', kind, organisationId: body.value, stageId: of.value })
}

/** Files on their way, and the documents of events. */
@Resolver(() => EventType)
export class UploadsResolver {
  @FieldResolver(() => [EventDocumentType], { description: 'Its documents, in the order they came; 20 at most.' })
  async documents(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<EventDocumentType[]> {
    return (await ctx.load(documentsLoader).load(row.id)).map(toDocument)
  }

  @Mutation(() => OpenUploadPayload, { description: 'A ticket for one file, for whoever may send it there.' })
  async openUpload(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OpenUploadInputType) { about, fileName, size }: OpenUploadInputType,
  ): Promise<OpenUploadPayload> {
    const read = readAbout(about)
    const done = read.ok ? await openUpload(ctx.deps, ctx.viewer, { about: read.value, fileName, size }) : read
    return toPayload(done, ({ ticket, expiresAt }) => ({ ticket, expiresAt }))
  }

  @Mutation(() => EventPayload, {
    description: 'Attaches a document: PDF, image, text or office file, at most 8 MiB.',
  })
  async attachDocument(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AttachDocumentInputType) { event, upload, title, idempotencyKey }: AttachDocumentInputType,
  ): Promise<EventPayload> {
    const id = fromGlobalId('Event', event, 'event')
    if (!id.ok) return toPayload(id, () => ({}))
    const file = await sentFile(ctx.deps, ctx.viewer, upload, { purpose: 'eventDocument', eventId: id.value })
    const done = file.ok
      ? await attachDocument(ctx.deps, ctx.viewer, { ...file.value, eventId: id.value, title, idempotencyKey })
      : file
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => EventPayload, { description: 'Takes a document of an event off.' })
  async removeDocument(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveDocumentInputType) { document, ...input }: RemoveDocumentInputType,
  ): Promise<EventPayload> {
    const id = fromGlobalId('EventDocument', document, 'document')
    const done = id.ok ? await removeDocument(ctx.deps, ctx.viewer, { ...input, documentId: id.value }) : id
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }
}
