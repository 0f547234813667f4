import { randomBytes } from 'node:crypto'
import { largestDatabase } from '@paiji/formats'
import { err, ok, problem } from '@paiji/rules'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { placeOf } from '../../auth/places.js'
import type { Viewer } from '../../auth/viewer.js'
import { refused, requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { aloneWith } from '../../db/alone-with.js'
import { upload, type uploadPurposes } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { MAX_EVIDENCE } from '../appeals/evidence-file.js'
import { findCase } from '../appeals/on-case.js'
import { permissionFor } from '../appeals/policy.js'
import { recordAudit } from '../audit/record.js'
import type { TableKind } from '../bulk/columns.js'
import { permittedPlace } from '../bulk/table-place.js'
import { MAX_DOCUMENT } from '../events/documents.js'
import { runnableEvent } from '../events/runnable-event.js'
import { MAX_HAND_RECORD, sessionForHands } from '../hands/session-for-hands.js'
import { canImportResults } from '../imports/policy.js'
import { MAX_LAW_TEXT } from '../laws/lay-law-text.js'
import { logOf, managedOrganisation } from '../registry/places.js'
import { placeOfPhoto } from '../registry/photos.js'
import { MAX_PHOTO } from '../registry/read-photo.js'
import { checkFileName } from '../shared/checked-file.js'
import type { Deps } from '../shared/deps.js'
import type { UploadProblemCode } from './problem-codes.js'
import { sha256 } from '../../base/digest.js'

export const refuseUpload = refusing<UploadProblemCode>()

export type UploadPurpose = (typeof uploadPurposes)[number]

/** What a file is for; who may send it is asked before a byte is read. */
export type UploadFor =
  | { readonly purpose: 'resultsFile'; readonly organisationId: string }
  | {
      readonly purpose: 'spreadsheet'
      readonly kind: TableKind
      readonly organisationId?: string | undefined
      readonly stageId?: string | undefined
    }
  | { readonly purpose: 'evidence'; readonly appealId: string; readonly redacts?: boolean | undefined }
  | { readonly purpose: 'eventDocument'; readonly eventId: string }
  | { readonly purpose: 'personPhoto'; readonly personId: string }
  | { readonly purpose: 'handRecord'; readonly sessionId: string }
  | { readonly purpose: 'lawText'; readonly organisationId: string }

export interface OpenUploadInput {
  readonly about: UploadFor
  readonly fileName: string
  /** In bytes; exactly so many are taken. */
  readonly size: number
}

const LARGEST: Readonly<Record<UploadPurpose, number>> = {
  resultsFile: largestDatabase,
  spreadsheet: 16 * 1024 * 1024,
  evidence: MAX_EVIDENCE,
  eventDocument: MAX_DOCUMENT,
  personPhoto: MAX_PHOTO,
  handRecord: MAX_HAND_RECORD,
  lawText: MAX_LAW_TEXT,
}

/** How long a ticket is worth something. */
const MINUTES = 30
/** Files of one account that are waited for at the same time. */
const AT_ONCE = 12
/** Bytes of one account that lie here for their acts, until their tickets end. */
const MOST_LYING = 64 * 1024 * 1024

export const digestOfTicket = (ticket: string): string => sha256(ticket)

/** Which row a file is for, and in whose log it stands, if the viewer may send it there. */
const permitted = async (
  deps: Deps,
  viewer: Viewer,
  about: UploadFor,
): Promise<Outcome<{ aboutId: string; organisationId: string }>> => {
  if (about.purpose === 'resultsFile') {
    const place = await placeOf(deps.db, { kind: 'organisation', id: about.organisationId })
    if (!place) return err([problem('ORGANISATION_UNKNOWN')])
    const may = requirePermission(canImportResults(viewer, place))
    return may.ok ? ok({ aboutId: about.organisationId, organisationId: about.organisationId }) : may
  }
  if (about.purpose === 'spreadsheet') {
    const place = await permittedPlace(deps, viewer, about)
    if (!place.ok) return place
    return ok({ aboutId: place.value.stageId ?? place.value.organisationId, organisationId: place.value.log })
  }
  if (about.purpose === 'eventDocument') {
    const found = await runnableEvent(deps.db, viewer, about.eventId)
    return found.ok ? ok({ aboutId: found.value.id, organisationId: found.value.organisationId }) : found
  }
  if (about.purpose === 'personPhoto') {
    const place = await placeOfPhoto(deps.db, viewer, about.personId)
    return place.ok ? ok({ aboutId: place.value.personId, organisationId: place.value.organisationId }) : place
  }
  if (about.purpose === 'handRecord') {
    const found = await sessionForHands(deps.db, viewer, about.sessionId)
    return found.ok ? ok({ aboutId: about.sessionId, organisationId: found.value.organisationId }) : found
  }
  if (about.purpose === 'lawText') {
    const managed = await managedOrganisation(deps.db, viewer, about.organisationId)
    return managed.ok ? ok({ aboutId: managed.value.id, organisationId: logOf(managed.value.place) }) : managed
  }
  const found = await findCase(deps.db, viewer, about.appealId)
  if (!found.ok) return found
  const act = about.redacts ? 'addRedactedCopy' : 'uploadEvidence'
  const may = requirePermission(permissionFor(viewer, found.value, act))
  return may.ok ? ok({ aboutId: found.value.row.id, organisationId: found.value.row.organisationId }) : may
}

/**
 * A ticket for one file, worth half an hour and good for this account alone. Problems: NOT_PERMITTED, FILE_NAME_UNSAFE,
 * FILE_EMPTY, FILE_TOO_LARGE, UPLOADS_TOO_MANY, and those of the place it is for.
 */
export const openUpload = async (
  deps: Deps,
  viewer: Viewer,
  { about, fileName, size }: OpenUploadInput,
): Promise<Outcome<{ ticket: string; expiresAt: Date; most: number }>> => {
  const { accountId } = viewer
  if (accountId === undefined) return requirePermission(refused('NOT_SIGNED_IN')) as Outcome<never>
  const where = await permitted(deps, viewer, about)
  if (!where.ok) return where
  const most = LARGEST[about.purpose]
  const name = checkFileName(fileName)
  if (!name.ok) return name
  if (size <= 0) return refuseUpload('FILE_EMPTY')
  if (size > most) return refuseUpload('FILE_TOO_LARGE', { most })
  const now = deps.clock.now()
  const ticket = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  return inTransaction(deps.db, async tx => {
    await tx.delete(upload).where(lt(upload.expiresAt, now))
    await aloneWith(tx, 'uploads', accountId)
    const [own] = await tx
      .select({
        waiting: sql<number>`count(*) filter (where ${upload.receivedAt} is null)::int`,
        lying: sql<number>`coalesce(sum(${upload.size}), 0)::int`,
      })
      .from(upload)
      .where(eq(upload.accountId, accountId))
    if (own && (own.waiting >= AT_ONCE || own.lying + size > MOST_LYING))
      return refuseUpload('UPLOADS_TOO_MANY', { most: AT_ONCE })
    const { aboutId, organisationId } = where.value
    const [row] = await tx
      .insert(upload)
      .values({
        ticketDigest: digestOfTicket(ticket),
        accountId,
        purpose: about.purpose,
        aboutId,
        fileName,
        size,
        expiresAt,
      })
      .returning({ id: upload.id })
    await recordAudit(tx, viewer, {
      type: 'UPLOAD_OPENED',
      organisationId,
      aggregateKind: 'upload',
      aggregateId: row?.id ?? '',
      data: { purpose: about.purpose, fileName, size },
    })
    return ok({ ticket, expiresAt, most })
  })
}

/** A ticket that waits for its bytes, of this account. Problem: UPLOAD_UNKNOWN. */
export const waitingUpload = async (
  deps: Deps,
  viewer: Viewer,
  ticket: string,
): Promise<Outcome<{ id: string; size: number }>> => {
  const [row] = await deps.db
    .select({ id: upload.id, size: upload.size })
    .from(upload)
    .where(and(ofAccount(deps, viewer, ticket), isNull(upload.receivedAt)))
  return row ? ok(row) : refuseUpload('UPLOAD_UNKNOWN')
}

const ofAccount = ({ clock }: Pick<Deps, 'clock'>, viewer: Viewer, ticket: string) =>
  and(
    eq(upload.ticketDigest, digestOfTicket(ticket)),
    eq(upload.accountId, viewer.accountId ?? ''),
    gt(upload.expiresAt, clock.now()),
  )

/** Stores the bytes of a ticket, once. Problem: UPLOAD_UNKNOWN. */
export const receiveUpload = async (deps: Deps, id: string, content: Uint8Array): Promise<Outcome<true>> => {
  const stored = await deps.db
    .update(upload)
    .set({ content, receivedAt: deps.clock.now() })
    .where(and(eq(upload.id, id), isNull(upload.receivedAt)))
    .returning({ id: upload.id })
  return stored.length > 0 ? ok(true) : refuseUpload('UPLOAD_UNKNOWN')
}

export interface SentFile {
  readonly fileName: string
  readonly content: Uint8Array
}

/**
 * The file that a ticket brought, for the act it was opened for; whether the viewer may do that act is asked first. It
 * may be asked for again while the ticket lives, so that a repeated act finds it. Problems: NOT_PERMITTED, those of the
 * place it is for, UPLOAD_UNKNOWN.
 */
export const sentFile = async (
  deps: Deps,
  viewer: Viewer,
  ticket: string,
  about: UploadFor,
): Promise<Outcome<SentFile>> => {
  const where = await permitted(deps, viewer, about)
  if (!where.ok) return where
  const { aboutId } = where.value
  const [row] = await deps.db
    .select({ fileName: upload.fileName, content: upload.content })
    .from(upload)
    .where(and(ofAccount(deps, viewer, ticket), eq(upload.purpose, about.purpose), eq(upload.aboutId, aboutId)))
  return row?.content ? ok({ fileName: row.fileName, content: row.content }) : refuseUpload('UPLOAD_UNKNOWN')
}

/** What the route does with bytes that are already here. Problem: UPLOAD_UNKNOWN, also for another number of bytes. */
export const bringUpload = async (
  deps: Deps,
  viewer: Viewer,
  ticket: string,
  content: Uint8Array,
): Promise<Outcome<true>> => {
  const waiting = await waitingUpload(deps, viewer, ticket)
  if (!waiting.ok) return waiting
  if (waiting.value.size !== content.length) return refuseUpload('UPLOAD_UNKNOWN')
  return receiveUpload(deps, waiting.value.id, content)
}
