import { err, ok, problem } from '@paiji/rules'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { eventDocument } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { checkFileOf } from '../shared/checked-file.js'
import type { Deps } from '../shared/deps.js'
import { idempotently, withContentDigest } from '../shared/idempotency.js'
import type { EventProblemCode } from './problem-codes.js'
import { refuse } from './refuse.js'
import { runnableEvent } from './runnable-event.js'

export const MAX_DOCUMENT = 8 * 1024 * 1024
/** As many as one event has. */
export const MOST_DOCUMENTS = 20

const REFUSED: EventProblemCode = 'DOCUMENT_TYPE_REFUSED'
const zip = ['application/zip']
const kinds = {
  byEnding: {
    pdf: ['application/pdf'],
    png: ['image/png'],
    jpg: ['image/jpeg'],
    jpeg: ['image/jpeg'],
    webp: ['image/webp'],
    txt: ['text/plain'],
    docx: zip,
    xlsx: zip,
    pptx: zip,
    odt: zip,
    ods: zip,
  },
  most: MAX_DOCUMENT,
  refusal: REFUSED,
}

const shown = {
  id: eventDocument.id,
  organisationId: eventDocument.organisationId,
  eventId: eventDocument.eventId,
  title: eventDocument.title,
  fileName: eventDocument.fileName,
  mediaType: eventDocument.mediaType,
  size: eventDocument.size,
  digest: eventDocument.digest,
  recordedAt: eventDocument.recordedAt,
}

/** A document without its bytes. */
export type DocumentRow = Omit<
  typeof eventDocument.$inferSelect,
  'content' | 'storedBy' | 'removedAt' | 'removedBy' | 'removeReason'
>

/** The documents of events, in the order they came. */
export const documentsOfEvents = (db: Db, eventIds: readonly string[]): Promise<DocumentRow[]> =>
  db
    .select(shown)
    .from(eventDocument)
    .where(and(among(eventDocument.eventId, eventIds), isNull(eventDocument.removedAt)))
    .orderBy(asc(eventDocument.id))

export interface AttachDocumentInput {
  readonly eventId: string
  readonly title: string
  readonly fileName: string
  readonly content: Uint8Array
  readonly idempotencyKey?: string | undefined
}

type Changed = { readonly eventId: string }

/**
 * Attaches a document to an event, for everybody to read. Problems: EVENT_UNKNOWN, NOT_PERMITTED,
 * DOCUMENT_TITLE_MISSING, DOCUMENTS_TOO_MANY, and those of `checkFileOf`.
 */
export const attachDocument = (deps: Deps, viewer: Viewer, input: AttachDocumentInput): Promise<Outcome<Changed>> => {
  const file = checkFileOf(kinds, input.fileName, input.content)
  const request = withContentDigest(input, file.ok ? file.value.digest : input.content.length)
  return idempotently(deps, viewer, 'attachDocument', request, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId)
    if (!found.ok) return found
    const { id: eventId, organisationId } = found.value
    const title = input.title.trim().slice(0, 200)
    if (!title) return refuse('DOCUMENT_TITLE_MISSING', 'title')
    if (!file.ok) return file
    await aloneWith(tx, 'documents', eventId)
    const [there] = await tx
      .select({ n: count() })
      .from(eventDocument)
      .where(and(eq(eventDocument.eventId, eventId), isNull(eventDocument.removedAt)))
    if ((there?.n ?? 0) >= MOST_DOCUMENTS) return refuse('DOCUMENTS_TOO_MANY', 'upload', { most: MOST_DOCUMENTS })
    const [row] = await tx
      .insert(eventDocument)
      .values({
        ...file.value,
        organisationId,
        eventId,
        title,
        fileName: input.fileName,
        storedBy: actorOf(viewer),
      })
      .returning({ id: eventDocument.id })
    await recordAudit(tx, viewer, {
      type: 'DOCUMENT_ATTACHED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: eventId,
      data: {
        documentId: row?.id ?? '',
        digest: file.value.digest,
        changes: [{ field: 'document', before: null, after: title }],
      },
    })
    return ok({ eventId })
  })
}

export interface RemoveDocumentInput {
  readonly documentId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/** Takes a document off. Problems: DOCUMENT_UNKNOWN, EVENT_UNKNOWN, NOT_PERMITTED, REASON_MISSING. */
export const removeDocument = (deps: Deps, viewer: Viewer, input: RemoveDocumentInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'removeDocument', input, async tx => {
    const { documentId } = input
    const open = and(eq(eventDocument.id, documentId), isNull(eventDocument.removedAt))
    const [document] = await tx.select(shown).from(eventDocument).where(open)
    if (!document) return refuse('DOCUMENT_UNKNOWN')
    const found = await runnableEvent(tx, viewer, document.eventId)
    if (!found.ok) return found
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    const removed = { removedAt: deps.clock.now(), removedBy: actorOf(viewer), removeReason: reason }
    await tx.update(eventDocument).set(removed).where(open)
    await recordAudit(tx, viewer, {
      type: 'DOCUMENT_REMOVED',
      organisationId: document.organisationId,
      aggregateKind: 'event',
      aggregateId: document.eventId,
      data: { documentId, reason, changes: [{ field: 'document', before: document.title, after: null }] },
    })
    return ok({ eventId: document.eventId })
  })

/** The bytes of a document that stands on its event's page. Problem: DOCUMENT_UNKNOWN. */
export const readDocument = async (
  db: Db,
  documentId: string,
): Promise<Outcome<{ eventId: string; fileName: string; mediaType: string; content: Uint8Array }>> => {
  const [row] = await db
    .select({
      eventId: eventDocument.eventId,
      fileName: eventDocument.fileName,
      mediaType: eventDocument.mediaType,
      content: eventDocument.content,
    })
    .from(eventDocument)
    .where(and(eq(eventDocument.id, documentId), isNull(eventDocument.removedAt)))
  return row ? ok(row) : err([problem('DOCUMENT_UNKNOWN')])
}
