import { ok } from '@paiji/rules'
import { and, asc, eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { dayOf, daysAfter, daysBetween, MS_A_DAY } from '../../base/clock.js'
import { formatDateRange } from '../../base/date-range.js'
import type { Outcome } from '../../base/problem.js'
import { entryTerms, event, eventConditions, roleGrant, stage } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { notifyOfNewEvent } from '../follows/notify-followers.js'
import { titleSearchText } from '../registry/search-text.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { CODE } from './create-event.js'
import type { EventRow } from './events.repo.js'
import { currentOfficials } from './officials.js'
import { canSanctionEvent } from './policy.js'
import { refuse } from './refuse.js'
import { runnableEvent } from './runnable-event.js'
import { oneRow } from '../../db/one-row.js'

/** A year of weekly evenings. */
export const MOST_COPIES = 53
const MOST_DAYS_APART = 366

export interface CopyEventInput {
  readonly eventId: string
  /** The first day of the first copy. */
  readonly startsOn: string
  /** How many: a series of an evening a week has as many as weeks. */
  readonly times?: number | undefined
  /** Days from the first day of one to the first day of the next. */
  readonly everyDays?: number | undefined
  /** The same officials are appointed. */
  readonly withOfficials?: boolean | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Sanctions events like another one: rules, category, place, stages with their conditions; names and codes by their days.
 * Nobody is entered. All of them are one series with the one they were copied from.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, COPIES_UNREADABLE, EVENT_CODE_TAKEN.
 */
export const copyEvent = (
  deps: Deps,
  viewer: Viewer,
  input: CopyEventInput,
): Promise<Outcome<{ eventIds: string[] }>> =>
  idempotently(
    deps,
    viewer,
    'copyEvent',
    input,
    async tx => {
      const found = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
      if (!found.ok) return found
      const { times = 1, everyDays = 7 } = input
      if (!isSeries(times, everyDays)) return refuse('COPIES_UNREADABLE')
      const model = found.value
      const seriesId = model.seriesId ?? model.id
      if (model.seriesId === null) await tx.update(event).set({ seriesId }).where(eq(event.id, model.id))
      const eventIds: string[] = []
      for (let at = 0; at < times; at++)
        eventIds.push(
          await copyOnce({ tx, deps, viewer }, model, {
            seriesId,
            startsOn: daysAfter(input.startsOn, at * everyDays),
            withOfficials: input.withOfficials ?? false,
          }),
        )
      // One notice for a whole series.
      const [first] = eventIds
      if (first !== undefined) await notifyOfNewEvent({ tx, deps, viewer }, first)
      return ok({ eventIds })
    },
    { constraints: { event_code: 'EVENT_CODE_TAKEN' } },
  )

/** The event once more, as one series with it, for those who may sanction it. Problem: EVENT_CODE_TAKEN. */
export const copySeason = async (
  act: Act,
  model: EventRow,
  copy: Pick<Copy, 'startsOn' | 'withOfficials'>,
): Promise<Outcome<string>> => {
  const { tx } = act
  const seriesId = model.seriesId ?? model.id
  if (model.seriesId === null) await tx.update(event).set({ seriesId }).where(eq(event.id, model.id))
  const code = codeOn(model.code, copy.startsOn)
  const taken = await tx
    .select({ id: event.id })
    .from(event)
    .where(and(eq(event.organisationId, model.organisationId), eq(event.code, code)))
  if (taken.length > 0) return refuse('EVENT_CODE_TAKEN')
  return ok(await copyOnce(act, model, { ...copy, seriesId }))
}

/** Whether a series can have so many events so many days apart. */
export const isSeries = (times: number, everyDays: number): boolean =>
  isWhole(times, MOST_COPIES) && isWhole(everyDays, MOST_DAYS_APART)

const isWhole = (number: number, most: number): boolean => Number.isInteger(number) && number >= 1 && number <= most

/** `WED-2026-11-25` of another day → `WED-2026-12-02`; the day is added where the code names none. */
export const codeOn = (code: string, day: string): string => {
  const dated = code.replace(/\d{4}-\d{2}-\d{2}$/, day)
  const next = dated === code && !code.endsWith(day) ? `${code}-${day}` : dated
  return CODE.test(next) ? next : `${code.slice(0, 21).replace(/[._-]+$/, '')}-${day}`
}

/**
 * `Wednesday Pairs 2026-11-25` of another day → `Wednesday Pairs 2026-12-02`, so that nobody mistakes one evening of a
 * series for another: of a name with a year the year is changed where it is another, else the day is added.
 */
export const nameOn = (name: string, day: string, before = day): string => {
  const [year, next] = [before.slice(0, 4), day.slice(0, 4)]
  const bare = name.replace(/\s*\d{4}-\d{2}-\d{2}$/, '')
  const inYear = year === next ? bare : bare.replaceAll(new RegExp(`(?<!\\d)${year}(?!\\d)`, 'g'), next)
  return bare === name && inYear !== bare ? inYear : `${inYear} ${day}`
}

interface Copy {
  readonly seriesId: string
  readonly startsOn: string
  readonly withOfficials: boolean
}

const copyOnce = async (act: Act, model: EventRow, { seriesId, startsOn, withOfficials }: Copy): Promise<string> => {
  const { tx, viewer } = act
  const { organisationId, sport, editionId, category, timeZone, venue } = model
  const [nameZh, nameEn] = [model.nameZh, model.nameEn].map(name => nameOn(name, startsOn, model.startsOn)) as [
    string,
    string,
  ]
  const code = codeOn(model.code, startsOn)
  const endsOn = daysAfter(startsOn, daysBetween(model.startsOn, model.endsOn))
  const like = { organisationId, nameZh, nameEn, sport, editionId, category, timeZone, venue }
  const searchText = titleSearchText({ zh: nameZh, en: nameEn, code })
  const row = oneRow(
    await tx
      .insert(event)
      .values({ ...like, code, searchText, startsOn, endsOn, seriesId, copiedFromId: model.id })
      .returning({ id: event.id }),
  )
  await copyStages(tx, model.id, row.id)
  await copyWords(tx, model.id, row.id)
  await copyTerms(tx, model, { eventId: row.id, days: daysBetween(model.startsOn, startsOn) })
  await recordAudit(tx, viewer, {
    type: 'EVENT_CREATED',
    organisationId,
    aggregateKind: 'event',
    aggregateId: row.id,
    data: { code, sport, editionId, copiedFrom: model.id },
  })
  if (withOfficials) await copyOfficials(act, model, row.id)
  return row.id
}

const copyStages = async (tx: Transaction, from: string, eventId: string): Promise<void> => {
  const stages = await tx.select().from(stage).where(eq(stage.eventId, from)).orderBy(asc(stage.ordinal))
  if (stages.length === 0) return
  await tx.insert(stage).values(
    stages.map(({ organisationId, ordinal, nameZh, nameEn, format, settings, plan }) => ({
      organisationId,
      eventId,
      ordinal,
      nameZh,
      nameEn,
      format,
      settings,
      plan,
    })),
  )
}

/** The same words of the conditions of contest, not yet published. */
const copyWords = async (tx: Transaction, from: string, eventId: string): Promise<void> => {
  const [words] = await tx.select().from(eventConditions).where(eq(eventConditions.eventId, from))
  if (words) await tx.insert(eventConditions).values({ eventId, sections: words.sections })
}

/** The same terms of entry, as many days later or earlier as the event. */
const copyTerms = async (
  tx: Transaction,
  model: EventRow,
  { eventId, days }: { readonly eventId: string; readonly days: number },
): Promise<void> => {
  const [terms] = await tx.select().from(entryTerms).where(eq(entryTerms.eventId, model.id))
  if (!terms) return
  const { recordedAt: _, ...kept } = terms
  const moved = (at: Date): Date => new Date(at.getTime() + days * MS_A_DAY)
  const times = {
    opensAt: moved(terms.opensAt),
    closesAt: moved(terms.closesAt),
    withdrawUntil: moved(terms.withdrawUntil),
  }
  await tx.insert(entryTerms).values({ ...kept, ...times, eventId, version: 1 })
}

const copyOfficials = async ({ tx, deps, viewer }: Act, model: EventRow, eventId: string): Promise<void> => {
  const valid = formatDateRange({ from: dayOf(deps.clock.now(), model.timeZone) })
  for (const { accountId, role } of await currentOfficials(tx, model.id)) {
    const grant = { accountId, role, scopeKind: 'event' as const, scopeId: eventId }
    const [row] = await tx
      .insert(roleGrant)
      .values({ ...grant, valid, grantedBy: actorOf(viewer) })
      .returning({ id: roleGrant.id })
    await recordAudit(tx, viewer, {
      type: 'ROLE_GRANTED',
      organisationId: model.organisationId,
      aggregateKind: 'role_grant',
      aggregateId: row?.id ?? '',
      data: grant,
    })
  }
}
