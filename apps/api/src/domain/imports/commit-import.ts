import { err, ok, type Problem, problem, sportOfFormat } from '@paiji/rules'
import { and, count, eq } from 'drizzle-orm'
import { placeOf } from '../../auth/places.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { identityQuestion, importBatch, organisation } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { holders, notifyAccounts } from '../shared/notify-accounts.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { recomputeStandings } from '../standings/recompute-standings.js'
import { CODE } from '../events/create-event.js'
import { refuse } from '../events/refuse.js'
import { editionOfEvent, eventForImport } from './event-for-import.js'
import { type EventNaming, type ImportTarget, insertImportedFacts, takeAsStated } from './import-facts.js'
import { type ImportPlan, planImport } from './import-plan.js'
import { adjustmentsOf } from './stated-lines.js'
import { type IdentityDecision, linkPlayers } from './link-players.js'
import { findImport, type ImportRow } from './imports.repo.js'
import { canImportResults } from './policy.js'
import { readFile } from './read-file.js'
import type { Act } from '../shared/act.js'

export interface CommitImportInput {
  readonly importId: string
  readonly profile?: string
  /** Lists of winners, 1 or 2; as the file says or its movement shows unless chosen. */
  readonly winners?: number
  readonly category?: string
  /** Day of play, `YYYY-MM-DD`, of a file that says none; what the file says stands. */
  readonly date?: string
  /** The code of the new event; made of the file's day and digest unless told. */
  readonly code?: string
  /** What event and stage are called in each language; as the file says unless told. */
  readonly nameZh?: string
  readonly nameEn?: string
  /** Take people whom nobody in the register resembles into the register. */
  readonly registerUnknown?: boolean
  /** Decisions made at the desk, by player key; doubtful people without one go to the queue. */
  readonly decisions?: readonly IdentityDecision[]
  /** An event sanctioned before: the file becomes its next stage, in the place of one that was only planned. */
  readonly eventId?: string
  /** Slots whose award is taken as the file states it, or all that differ; the others are computed. */
  readonly asStated?: readonly string[] | 'all'
  /** Slots whose score counts as the file states it where its contract is worth another, or all; else the contract does. */
  readonly fileScores?: readonly string[] | 'all'
  readonly idempotencyKey?: string
}

/**
 * Takes a file in, whole or not at all: facts appended, people linked or queued, standings computed.
 * A file that has been committed answers its event again.
 * Problems: IMPORT_UNKNOWN, STATED_LINE_UNKNOWN, NOT_PERMITTED, DATE_MISSING, WINNERS_INVALID, WINNERS_IMPOSSIBLE, EVENT_CODE_UNREADABLE, EVENT_CODE_TAKEN, those of `eventForImport`, and whatever reader and rules find.
 */
export const commitImport = (
  deps: Deps,
  viewer: Viewer,
  input: CommitImportInput,
): Promise<Outcome<{ importId: string; eventId: string }>> =>
  idempotently(
    deps,
    viewer,
    'commitImport',
    input,
    async tx => {
      const found = await findImport(tx, input.importId)
      if (!found) return err([problem('IMPORT_UNKNOWN')])
      const place = await placeOf(tx, { kind: 'organisation', id: found.organisationId })
      const permitted = requirePermission(canImportResults(viewer, place ?? { organisationPath: [] }))
      if (!permitted.ok) return permitted
      const batch = await lockImport(tx, found.id)
      if (!batch) return err([problem('IMPORT_UNKNOWN')])
      if (batch.eventId) return ok({ importId: batch.id, eventId: batch.eventId })
      const code = input.code?.trim()
      if (code && !CODE.test(code)) return refuse('EVENT_CODE_UNREADABLE', 'code')
      const edition = input.eventId ? await editionOfEvent(tx, input.eventId) : undefined
      const plan = await readPlan(batch, input, edition)
      return plan.ok ? takeIn({ tx, deps, viewer }, { batch, plan: plan.value, input }) : plan
    },
    {
      constraints: {
        event_code: input.code ? 'EVENT_CODE_TAKEN' : 'ALREADY_COMMITTED',
        import_batch_committed: 'ALREADY_COMMITTED',
      },
    },
  )

const lockImport = async (tx: Transaction, id: string): Promise<ImportRow | undefined> => {
  await tx.select({ id: importBatch.id }).from(importBatch).where(eq(importBatch.id, id)).for('update')
  return findImport(tx, id)
}

/** Under the edition of the event it is taken into, where that is of the file's sport. */
const readPlan = async (
  batch: ImportRow,
  { profile, winners, date: told, fileScores }: Pick<CommitImportInput, 'profile' | 'winners' | 'date' | 'fileScores'>,
  edition: string | undefined,
): Promise<Outcome<ImportPlan>> => {
  const read = await readFile(batch.content, batch.fileName)
  if (!read.ok) return read
  const date = read.value.date ?? told
  if (date === undefined) return err([problem('DATE_MISSING', { at: { path: 'date' } })])
  const isOfSport = edition?.startsWith(`${sportOfFormat(read.value.format)?.id}/`) ?? false
  return planImport(
    { ...read.value, date },
    { profile, winners, digest: batch.digest, edition: isOfSport ? edition : undefined, fileScores },
  )
}

interface Taking {
  readonly batch: ImportRow
  readonly plan: ImportPlan
  readonly input: CommitImportInput
}

const unknownScores = ({ scores }: ImportPlan, chosen: CommitImportInput['fileScores'] = []): Problem[] => {
  const known = new Set(scores.map(({ slot }) => slot))
  const unknown = chosen === 'all' ? [] : chosen.filter(slot => !known.has(slot))
  return unknown.map(slot => problem('STATED_LINE_UNKNOWN', { at: { path: 'fileScores' }, params: { slot } }))
}

const takeIn = async (
  { tx, deps, viewer }: Act,
  { batch, plan, input }: Taking,
): Promise<Outcome<{ importId: string; eventId: string }>> => {
  const unknown = unknownScores(plan, input.fileScores)
  if (unknown.length > 0) return err(unknown)
  const stated = adjustmentsOf(plan, input.asStated ?? [])
  if (!stated.ok) return stated
  const target = await targetOf({ tx, deps, viewer }, { batch, plan, input })
  if (!target.ok) return target
  const facts = await insertImportedFacts(tx, plan, target.value)
  await takeAsStated(tx, target.value, facts.stageId, stated.value)
  const { decisions, registerUnknown } = input
  const linked = { batch, plan, entryIds: facts.entryIds, decisions, registerUnknown }
  await linkPlayers({ tx, deps, viewer }, linked)
  const revision = await recomputeStandings(tx, { stageId: facts.stageId, cause: { kind: 'import', id: batch.id } })
  if (!revision.ok) return revision
  await tx
    .update(importBatch)
    .set({ status: 'COMMITTED', eventId: facts.eventId, committedAt: deps.clock.now() })
    .where(eq(importBatch.id, batch.id))
  await recordAudit(tx, viewer, {
    type: 'FILE_COMMITTED',
    organisationId: batch.organisationId,
    aggregateKind: 'import',
    aggregateId: batch.id,
    data: {
      digest: batch.digest,
      eventId: facts.eventId,
      sheets: facts.sheets,
      entries: facts.entryIds.size,
      ...(input.fileScores?.length ? { fileScores: input.fileScores } : {}),
      ...(stated.value.length > 0 ? { asStated: stated.value.map(({ adjustment }) => adjustment.slot) } : {}),
    },
  })
  await notifyOfQuestions({ tx, deps, viewer }, batch)
  return ok({ importId: batch.id, eventId: facts.eventId })
}

/** Players whom nobody could be found for wait for whoever keeps the register. */
const notifyOfQuestions = async (act: Act, { id, organisationId, fileName }: ImportRow): Promise<void> => {
  const open = and(eq(identityQuestion.importId, id), eq(identityQuestion.status, 'OPEN'))
  const [row] = await act.tx.select({ n: count() }).from(identityQuestion).where(open)
  if (!row || row.n === 0) return
  await notifyAccounts(act, holders(organisationId, ['staff', 'registrar'], act.deps.clock.now()), {
    code: 'IMPORT_WAITS',
    organisationId,
    about: { kind: 'import', id },
    params: { file: fileName, count: row.n },
    path: '/desk/identity',
  })
}

const namingOf = ({ plan: { event }, input }: Taking): EventNaming => ({
  ...(input.code?.trim() ? { code: input.code.trim() } : {}),
  nameZh: input.nameZh?.trim() || event.title,
  nameEn: input.nameEn?.trim() || event.title,
})

const targetOf = async (act: Act, taking: Taking): Promise<Outcome<ImportTarget>> => {
  const { tx, viewer } = act
  const { batch, plan, input } = taking
  const { organisationId, fileName } = batch
  const [body] = await tx
    .select({ timeZone: organisation.timeZone })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
  const { eventId } = input
  const wanted = { organisationId, sport: plan.sport.id }
  const there = eventId ? await eventForImport(act, wanted, { eventId, fileName }) : undefined
  if (there && !there.ok) return there
  return ok({
    organisationId,
    importId: batch.id,
    digest: batch.digest,
    timeZone: body?.timeZone ?? 'UTC',
    category: input.category ?? 'club',
    enteredBy: actorOf(viewer),
    named: namingOf(taking),
    ...(there ? { event: there.value } : {}),
  })
}
