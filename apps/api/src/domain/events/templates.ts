import { err, ok, problem } from '@paiji/rules'
import { uuids } from '../../db/among.js'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { bothNames } from '../../base/both-names.js'
import type { Viewer } from '../../auth/viewer.js'
import { actorOf } from '../../auth/viewer.js'
import { daysAfter, daysBetween } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { Transaction } from '../../db/transaction.js'
import { entryTerms, event, eventConditions, type EventModel, eventTemplate, stage } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import { notifyOfNewEvent } from '../follows/notify-followers.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { codeOn, isSeries, nameOn } from './copy-event.js'
import { insertEvent, readEvent } from './create-event.js'
import { canSanctionEvent } from './policy.js'
import type { EventProblemCode } from './problem-codes.js'
import { refuse } from './refuse.js'
import { runnableEvent } from './runnable-event.js'

export type TemplateRow = typeof eventTemplate.$inferSelect

const standing = isNull(eventTemplate.removedAt)

/** The templates of these bodies and of those below them, by their names. */
export const templatesBelow = (db: Db, bodies: readonly string[], first: number): Promise<TemplateRow[]> =>
  db
    .select()
    .from(eventTemplate)
    .where(and(standing, sql`organisation_path(${eventTemplate.organisationId}) && ${uuids(bodies)}`))
    .orderBy(asc(eventTemplate.nameZh), asc(eventTemplate.id))
    .limit(first)

export interface SaveTemplateInput {
  readonly eventId: string
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Lays an event aside as a template: rules, category, place, length and stages with their conditions, as they stand now.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, EVENT_NAME_MISSING.
 */
export const saveTemplate = (
  deps: Deps,
  viewer: Viewer,
  input: SaveTemplateInput,
): Promise<Outcome<{ templateId: string }>> =>
  idempotently(deps, viewer, 'saveTemplate', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
    if (!found.ok) return found
    const { nameZh, nameEn } = bothNames(input)
    if (!nameZh) return refuse('EVENT_NAME_MISSING', 'nameZh')
    const { organisationId, sport, editionId, category, timeZone, venue, startsOn, endsOn, id } = found.value
    const stages = await tx
      .select({
        ordinal: stage.ordinal,
        nameZh: stage.nameZh,
        nameEn: stage.nameEn,
        format: stage.format,
        settings: stage.settings,
        plan: stage.plan,
      })
      .from(stage)
      .where(eq(stage.eventId, id))
      .orderBy(asc(stage.ordinal))
    const length = daysBetween(startsOn, endsOn)
    const names = { nameZh: found.value.nameZh, nameEn: found.value.nameEn }
    const carried = await termsAndWords(tx, id, startsOn)
    const model = { ...names, sport, editionId, category, timeZone, venue, length, stages, ...carried }
    const [row] = await tx
      .insert(eventTemplate)
      .values({ organisationId, nameZh, nameEn, model, savedBy: actorOf(viewer) })
      .returning({ id: eventTemplate.id })
    const templateId = row?.id ?? ''
    await recordAudit(tx, viewer, {
      type: 'TEMPLATE_SAVED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: id,
      data: { templateId, nameZh, nameEn },
    })
    return ok({ templateId })
  })

export interface FromTemplateInput {
  readonly templateId: string
  readonly code: string
  /** As the template says unless told. */
  readonly nameZh?: string | undefined
  readonly nameEn?: string | undefined
  readonly startsOn: string
  /** How many: a series of an evening a week has as many as weeks; each name and code then ends with its day. */
  readonly times?: number | undefined
  /** Days from the first day of one to the first day of the next. */
  readonly everyDays?: number | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Sanctions an event from a template, with its stages, or a series of them. Answers the first. Problems:
 * TEMPLATE_UNKNOWN, NOT_PERMITTED, COPIES_UNREADABLE, and those of `createEvent`.
 */
export const createFromTemplate = (
  deps: Deps,
  viewer: Viewer,
  input: FromTemplateInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(
    deps,
    viewer,
    'createFromTemplate',
    input,
    async tx => {
      const found = await keptTemplate(tx, viewer, input.templateId)
      if (!found.ok) return found
      const { times = 1, everyDays = 7, startsOn, code, nameZh, nameEn } = input
      if (!isSeries(times, everyDays)) return refuse('COPIES_UNREADABLE')
      const act = { tx, deps, viewer }
      const eventIds: string[] = []
      for (let at = 0; at < times; at++) {
        const day = daysAfter(startsOn, at * everyDays)
        const alone = times === 1
        const one = { nameZh, nameEn, startsOn: day, code: alone ? code : codeOn(code.trim(), day) }
        const made = await layOnce(act, found.value, one, alone)
        if (!made.ok) return made
        eventIds.push(made.value)
      }
      const [eventId = ''] = eventIds
      if (times > 1) await tx.update(event).set({ seriesId: eventId }).where(inArray(event.id, eventIds))
      await notifyOfNewEvent(act, eventId)
      return ok({ eventId })
    },
    { constraints: { event_code: 'EVENT_CODE_TAKEN' } },
  )

/** One event of a template. */
const layOnce = async (
  act: Act,
  { organisationId, model }: TemplateRow,
  input: Pick<FromTemplateInput, 'code' | 'nameZh' | 'nameEn' | 'startsOn'>,
  alone: boolean,
): Promise<Outcome<string>> => {
  const { tx } = act
  const { stages, length, venue, terms, sections, ...about } = model
  const named = (name: string): string => (alone ? name : nameOn(name, input.startsOn))
  const names = {
    nameZh: named(input.nameZh?.trim() || about.nameZh),
    nameEn: named(input.nameEn?.trim() || about.nameEn),
  }
  const days = { startsOn: input.startsOn, endsOn: daysAfter(input.startsOn, length) }
  const place = venue === null ? {} : { venue }
  const read = await readEvent(tx, { ...about, ...names, ...days, ...place, organisationId, code: input.code })
  if (!read.ok) return read
  const eventId = await insertEvent(act, read.value)
  if (stages.length > 0) await tx.insert(stage).values(stages.map(one => ({ ...one, organisationId, eventId })))
  await layTermsAndWords(tx, { eventId, startsOn: input.startsOn }, { terms, sections })
  return ok(eventId)
}

type Carried = Pick<EventModel, 'terms' | 'sections'>

/** Who may enter, counted from the first day, and the words of the conditions of contest. */
const termsAndWords = async (tx: Transaction, eventId: string, startsOn: string): Promise<Carried> => {
  const [row] = await tx.select().from(entryTerms).where(eq(entryTerms.eventId, eventId))
  const [words] = await tx.select().from(eventConditions).where(eq(eventConditions.eventId, eventId))
  const sections = words ? { sections: words.sections } : {}
  if (!row) return sections
  const { eventId: _, version: _v, recordedAt: _r, opensAt, closesAt, withdrawUntil, ...same } = row
  const since = (at: Date): number => at.getTime() - Date.parse(startsOn)
  const times = { opensAt: since(opensAt), closesAt: since(closesAt), withdrawUntil: since(withdrawUntil) }
  return { terms: { ...same, ...times }, ...sections }
}

const layTermsAndWords = async (
  tx: Transaction,
  { eventId, startsOn }: { readonly eventId: string; readonly startsOn: string },
  { terms, sections }: Carried,
): Promise<void> => {
  if (sections) await tx.insert(eventConditions).values({ eventId, sections })
  if (!terms) return
  const at = (since: number): Date => new Date(Date.parse(startsOn) + since)
  const { opensAt, closesAt, withdrawUntil, ...same } = terms
  const times = { opensAt: at(opensAt), closesAt: at(closesAt), withdrawUntil: at(withdrawUntil) }
  await tx.insert(entryTerms).values({ ...same, ...times, eventId })
}

/** Takes a template away; events made from it stay. Problems: TEMPLATE_UNKNOWN, NOT_PERMITTED. */
export const removeTemplate = (
  deps: Deps,
  viewer: Viewer,
  input: { readonly templateId: string; readonly idempotencyKey?: string | undefined },
): Promise<Outcome<{ removed: string }>> =>
  idempotently(deps, viewer, 'removeTemplate', input, async tx => {
    const found = await keptTemplate(tx, viewer, input.templateId)
    if (!found.ok) return found
    const { id, organisationId, nameZh, nameEn } = found.value
    await tx.update(eventTemplate).set({ removedAt: deps.clock.now() }).where(eq(eventTemplate.id, id))
    await recordAudit(tx, viewer, {
      type: 'TEMPLATE_REMOVED',
      organisationId,
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { templateId: id, nameZh, nameEn },
    })
    return ok({ removed: id })
  })

const UNKNOWN: EventProblemCode = 'TEMPLATE_UNKNOWN'

/** A template of a body where the viewer sanctions events. */
const keptTemplate = async (db: Db, viewer: Viewer, id: string): Promise<Outcome<TemplateRow>> => {
  const [row] = await db
    .select()
    .from(eventTemplate)
    .where(and(eq(eventTemplate.id, id), standing))
  if (!row) return err([problem(UNKNOWN, { at: { path: 'template' } })])
  const place = await placeOfOrganisation(db, row.organisationId)
  if (!place.ok) return place
  const permitted = requirePermission(canSanctionEvent(viewer, place.value))
  return permitted.ok ? ok(row) : permitted
}
