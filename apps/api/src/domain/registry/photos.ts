import { err, ok, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { among } from '../../db/among.js'
import type { Db } from '../../db/client.js'
import { personPhoto } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently, withContentDigest } from '../shared/idempotency.js'
import { personFor } from './ownership.js'
import { placesOfPeople, privacyByPeople } from './people.repo.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf } from './places.js'
import { canSeePrivate } from './policy.js'
import { readPhoto } from './read-photo.js'
import { sha256 } from '../../base/digest.js'

type Changed = { readonly personId: string }

export interface PhotoRow {
  readonly personId: string
  readonly digest: string
}

/** Which people have a photo, and the digest of its bytes. */
export const photosOfPeople = (db: Db, personIds: readonly string[]): Promise<PhotoRow[]> =>
  db
    .select({ personId: personPhoto.personId, digest: personPhoto.digest })
    .from(personPhoto)
    .where(among(personPhoto.personId, personIds))

/** Where a person's photo may be changed: by the person, or by who keeps the register there. */
export const placeOfPhoto = async (
  db: Db,
  viewer: Viewer,
  personId: string,
): Promise<Outcome<{ personId: string; organisationId: string }>> => {
  const found = await personFor(db, viewer, 'setPhoto', personId)
  return found.ok ? ok({ personId, organisationId: logOf(found.value.place) }) : found
}

export interface SetPhotoInput {
  readonly personId: string
  readonly content: Uint8Array
  readonly idempotencyKey?: string | undefined
}

/**
 * Keeps a photo of a person in place of the one before, drawn anew. Problems: PERSON_UNKNOWN, NOT_PERMITTED,
 * PHOTO_UNREADABLE.
 */
export const setPhoto = async (deps: Deps, viewer: Viewer, input: SetPhotoInput): Promise<Outcome<Changed>> => {
  const permitted = await placeOfPhoto(deps.db, viewer, input.personId)
  if (!permitted.ok) return permitted
  const drawn = await readPhoto(input.content)
  if (!drawn.ok) return drawn
  const { value: content } = drawn
  const digest = sha256(content)
  const request = withContentDigest(input, digest)
  return idempotently(deps, viewer, 'setPhoto', request, async tx => {
    const where = await placeOfPhoto(tx, viewer, input.personId)
    if (!where.ok) return where
    const { personId, organisationId } = where.value
    const values = { content, digest, storedBy: actorOf(viewer), recordedAt: deps.clock.now() }
    await tx
      .insert(personPhoto)
      .values({ personId, ...values })
      .onConflictDoUpdate({ target: personPhoto.personId, set: values })
    await recordAudit(tx, viewer, {
      type: 'PHOTO_SET',
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { digest },
    })
    await notifyConcerned({ tx, deps, viewer }, 'setPhoto', personId, organisationId)
    return ok({ personId })
  })
}

/** Takes a photo off; nothing of it is left. Problems: PERSON_UNKNOWN, NOT_PERMITTED, PHOTO_MISSING. */
export const removePhoto = (
  deps: Deps,
  viewer: Viewer,
  input: { readonly personId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'removePhoto', input, async tx => {
    const where = await placeOfPhoto(tx, viewer, input.personId)
    if (!where.ok) return where
    const { personId, organisationId } = where.value
    const gone = await tx
      .delete(personPhoto)
      .where(eq(personPhoto.personId, personId))
      .returning({ digest: personPhoto.digest })
    const [photo] = gone
    if (!photo) return err([problem('PHOTO_MISSING')])
    await recordAudit(tx, viewer, {
      type: 'PHOTO_REMOVED',
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: photo,
    })
    return ok({ personId })
  })

/** Whether a viewer is shown the photo of somebody. */
export const seesPhoto = async (db: Db, viewer: Viewer, personId: string): Promise<boolean> => {
  const [privacy] = await privacyByPeople(db, [personId])
  if (privacy && !privacy.hidePhoto) return true
  if (viewer.accountId === undefined) return false
  return canSeePrivate(viewer, personId, (await placesOfPeople(db, [personId]))[0] ?? { organisationPath: [] })
}

/** The bytes of a photo, for who is shown it; for others there is none. Problem: PHOTO_MISSING. */
export const photoFor = async (db: Db, viewer: Viewer, personId: string): Promise<Outcome<Uint8Array>> => {
  const [row] = await db.select().from(personPhoto).where(eq(personPhoto.personId, personId))
  if (!row || !(await seesPhoto(db, viewer, personId))) return err([problem('PHOTO_MISSING')])
  return ok(row.content)
}
