import { err, ok } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { sha256 } from '../../base/digest.js'
import type { Outcome } from '../../base/problem.js'
import { type lawTextAccess, lawText } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { logOf, managedOrganisation } from '../registry/places.js'
import { idOf, reason } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import type { Deps } from '../shared/deps.js'
import { idempotently, withContentDigest } from '../shared/idempotency.js'
import { type LawTextInput, readLawText } from './read-law-text.js'
import { refuseLaw } from './refuse.js'

/** Twice the longest rulebook that is known. */
export const MAX_LAW_TEXT = 2 * 1024 * 1024

export type LawTextAccess = (typeof lawTextAccess)[number]

export interface LayLawTextInput extends LawTextInput {
  readonly access: LawTextAccess
  readonly rights: string
  readonly idempotencyKey?: string | undefined
}

/** What is answered: under which book. */
export interface LaidUnder {
  readonly book: string
}

/**
 * Lays the words of a rulebook under its edition, for everybody or for the members of the body to read, in the place of
 * those that the body laid there before. Problems: those of `readLawText`, LAW_RIGHTS_MISSING.
 */
export const layLawText = async (deps: Deps, viewer: Viewer, input: LayLawTextInput): Promise<Outcome<LaidUnder>> => {
  const read = await readLawText(deps, viewer, input)
  const digest = sha256(input.content)
  return idempotently(deps, viewer, 'layLawText', withContentDigest(input, digest), async tx => {
    const { organisationId, access, fileName } = input
    const managed = await managedOrganisation(tx, viewer, organisationId)
    if (!managed.ok) return managed
    if (!read.ok) return err(read.error)
    const rights = input.rights.trim().slice(0, 500)
    if (!rights) return refuseLaw('LAW_RIGHTS_MISSING', 'rights')
    const { file, book } = read.value
    const [by, now] = [actorOf(viewer), deps.clock.now()]
    const before = and(
      eq(lawText.organisationId, organisationId),
      eq(lawText.book, book.id),
      isNull(lawText.withdrawnAt),
    )
    const replaced = await tx
      .update(lawText)
      .set({ withdrawnAt: now, withdrawnBy: by, withdrawReason: 'replaced' })
      .where(before)
      .returning({ fileName: lawText.fileName })
    const passages = file.articles.map(({ number, title, text }) => ({ number, title, text }))
    const [row] = await tx
      .insert(lawText)
      .values({
        ...{ organisationId, book: book.id, fileName, digest, access, rights, passages },
        ...{ articles: file.whole, laidBy: by, recordedAt: now },
      })
      .returning({ id: lawText.id })
    await recordAudit(tx, viewer, {
      type: 'LAW_TEXT_LAID',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: {
        ...{ lawTextId: row?.id ?? '', book: book.id, digest, articles: file.whole },
        changes: [{ field: 'lawText', before: replaced[0]?.fileName ?? null, after: fileName }],
      },
    })
    return ok({ book: book.id })
  })
}

const standing = (id: string) => and(eq(lawText.id, id), isNull(lawText.withdrawnAt))

/** Problems: LAW_TEXT_UNKNOWN, ORGANISATION_UNKNOWN, NOT_PERMITTED, REASON_MISSING. */
export const withdrawLawText = defineAction({
  name: 'withdrawLawText',
  says: 'Takes the words of a rulebook away from under its edition.',
  asks: 'Which, and why.',
  takes: 'Words of a rulebook that are to be read no more.',
  fields: { lawText: idOf('LawText', 'Which.'), reason: reason('Why; the history keeps it.') },
  permit: async (deps, viewer, { lawTextId }) => {
    const [row] = await deps.db.select({ of: lawText.organisationId }).from(lawText).where(standing(lawTextId))
    return row ? managedOrganisation(deps.db, viewer, row.of) : refuseLaw('LAW_TEXT_UNKNOWN')
  },
  run: async ({ tx, deps, viewer }, input, { id: organisationId, place }): Promise<Outcome<LaidUnder>> => {
    const { lawTextId } = input
    const gone = { withdrawnAt: deps.clock.now(), withdrawnBy: actorOf(viewer), withdrawReason: input.reason }
    const [row] = await tx
      .update(lawText)
      .set(gone)
      .where(standing(lawTextId))
      .returning({ book: lawText.book, fileName: lawText.fileName })
    if (!row) return refuseLaw('LAW_TEXT_UNKNOWN')
    const { book, fileName } = row
    await recordAudit(tx, viewer, {
      type: 'LAW_TEXT_WITHDRAWN',
      organisationId: logOf(place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: {
        ...{ lawTextId, book, reason: input.reason },
        changes: [{ field: 'lawText', before: fileName, after: null }],
      },
    })
    return ok({ book })
  },
})
