import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { err, ok, problem } from '@paiji/rules'
import type { ImportedEvent } from '@paiji/formats'
import { placeOf } from '../../auth/places.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { importBatch } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { planImport } from './import-plan.js'
import { findByDigest, type ImportRow } from './imports.repo.js'
import { canImportResults } from './policy.js'
import { readFile } from './read-file.js'
import { sha256 } from '../../base/digest.js'
import { oneRow } from '../../db/one-row.js'

export interface ReadResultsFileInput {
  readonly organisationId: string
  readonly fileName: string
  readonly content: Uint8Array
}

/**
 * The dry run: reads a file and keeps it aside, or says where it is wrong and keeps nothing.
 * The same bytes give the same import again, committed or not; one not committed says what this reading found.
 * Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, and everything the reader locates.
 */
export const readResultsFile = async (
  deps: Deps,
  viewer: Viewer,
  input: ReadResultsFileInput,
): Promise<Outcome<{ importId: string }>> => {
  const place = await placeOf(deps.db, { kind: 'organisation', id: input.organisationId })
  if (!place) return err([problem('ORGANISATION_UNKNOWN')])
  const permitted = requirePermission(canImportResults(viewer, place))
  if (!permitted.ok) return permitted
  const event = await readFile(input.content, input.fileName)
  if (!event.ok) return event
  const plan = planImport(event.value)
  if (!plan.ok) return plan
  const digest = sha256(input.content)
  return inTransaction(deps.db, async tx => {
    const known = await findByDigest(tx, input.organisationId, digest)
    if (known) return readAgain({ tx, viewer }, known, event.value)
    const row = oneRow(
      await tx
        .insert(importBatch)
        .values({
          organisationId: input.organisationId,
          digest,
          fileName: input.fileName,
          format: event.value.format,
          program: event.value.program?.name ?? null,
          status: 'READ',
          content: input.content,
          problems: [...event.value.problems],
          requestedBy: actorOf(viewer),
        })
        .returning({ id: importBatch.id }),
    )
    await recordAudit(tx, viewer, {
      type: 'FILE_READ',
      organisationId: input.organisationId,
      aggregateKind: 'import',
      aggregateId: row.id,
      data: { digest, fileName: input.fileName, format: event.value.format, problems: event.value.problems.length },
    })
    return ok({ importId: row.id })
  })
}

/** A reader that has learned finds other problems in the file than it did when the file first came. */
const readAgain = async (
  { tx, viewer }: { readonly tx: Transaction; readonly viewer: Viewer },
  known: ImportRow,
  event: ImportedEvent,
): Promise<Outcome<{ importId: string }>> => {
  const problems = [...event.problems]
  const stored: unknown = JSON.parse(JSON.stringify(problems))
  if (known.status !== 'READ' || isDeepStrictEqual(known.problems, stored)) return ok({ importId: known.id })
  const { format, program } = event
  await tx
    .update(importBatch)
    .set({ format, program: program?.name ?? null, problems })
    .where(eq(importBatch.id, known.id))
  const { organisationId, digest, fileName } = known
  await recordAudit(tx, viewer, {
    type: 'FILE_READ',
    organisationId,
    aggregateKind: 'import',
    aggregateId: known.id,
    data: { digest, fileName, format, problems: problems.length },
  })
  return ok({ importId: known.id })
}
