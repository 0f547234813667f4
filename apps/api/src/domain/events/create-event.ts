import { defaultEdition, ok, sportOf } from '@paiji/rules'
import { bothNames } from '../../base/both-names.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { event } from '../../db/schema/index.js'
import { notifyOfNewEvent } from '../follows/notify-followers.js'
import { recordAudit } from '../audit/record.js'
import { organisationsByIds } from '../registry/organisations.repo.js'
import { titleSearchText } from '../registry/search-text.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import { canSanctionEvent } from './policy.js'
import { refuse } from './refuse.js'
import { oneRow } from '../../db/one-row.js'

export interface CreateEventInput {
  readonly organisationId: string
  /** Unique within the organisation. */
  readonly code: string
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  readonly sport: string
  /** The sport's newest edition unless told. */
  readonly editionId?: string | undefined
  /** Code of the award policy's category. */
  readonly category: string
  readonly startsOn: string
  readonly endsOn: string
  /** An IANA name; the organisation's own unless told. */
  readonly timeZone?: string | undefined
  readonly venue?: string | undefined
  readonly idempotencyKey?: string | undefined
}

type NewEvent = typeof event.$inferInsert

/** The code of an event within its organisation. */
export const CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/

/**
 * Sanctions an event: sport, edition, category and dates are fixed with it.
 * Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, EVENT_CODE_UNREADABLE, EVENT_CODE_TAKEN, EVENT_NAME_MISSING,
 * EVENT_DATES_REVERSED, SPORT_UNKNOWN, EDITION_NOT_OF_SPORT.
 */
export const createEvent = (
  deps: Deps,
  viewer: Viewer,
  input: CreateEventInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(
    deps,
    viewer,
    'createEvent',
    input,
    async tx => {
      const place = await placeOfOrganisation(tx, input.organisationId)
      if (!place.ok) return place
      const permitted = requirePermission(canSanctionEvent(viewer, place.value))
      if (!permitted.ok) return permitted
      const values = await readEvent(tx, input)
      if (!values.ok) return values
      const act = { tx, deps, viewer }
      const eventId = await insertEvent(act, values.value)
      await notifyOfNewEvent(act, eventId)
      return ok({ eventId })
    },
    { constraints: { event_code: 'EVENT_CODE_TAKEN' } },
  )

/** Stores an event with its row in the log; answers its id. */
export const insertEvent = async ({ tx, viewer }: Act, values: NewEvent): Promise<string> => {
  const row = oneRow(await tx.insert(event).values(values).returning({ id: event.id }))
  const { organisationId, code, sport, editionId } = values
  await recordAudit(tx, viewer, {
    type: 'EVENT_CREATED',
    organisationId,
    aggregateKind: 'event',
    aggregateId: row.id,
    data: { code, sport, editionId },
  })
  return row.id
}

/** An event as it is stored. Problems: those of `createEvent` but permission and the code taken. */
export const readEvent = async (tx: Db, input: CreateEventInput): Promise<Outcome<NewEvent>> => {
  const sport = sportOf(input.sport)
  if (!sport) return refuse('SPORT_UNKNOWN', 'sport')
  const editionId = input.editionId ?? defaultEdition(sport).id
  const wrong = editionProblem(sport.id, editionId)
  if (wrong) return wrong
  const code = input.code.trim()
  const { nameZh, nameEn } = bothNames(input)
  if (!CODE.test(code)) return refuse('EVENT_CODE_UNREADABLE', 'code')
  if (!nameZh) return refuse('EVENT_NAME_MISSING', 'nameZh')
  if (input.endsOn < input.startsOn) return refuse('EVENT_DATES_REVERSED', 'endsOn')
  const [body] = await organisationsByIds(tx, [input.organisationId])
  return ok({
    organisationId: input.organisationId,
    code,
    nameZh,
    nameEn,
    searchText: titleSearchText({ zh: nameZh, en: nameEn, code }),
    sport: sport.id,
    editionId,
    category: input.category,
    startsOn: input.startsOn,
    endsOn: input.endsOn,
    timeZone: input.timeZone ?? body?.timeZone ?? 'Asia/Shanghai',
    venue: input.venue?.trim() || null,
  })
}

/** Problem: EDITION_NOT_OF_SPORT. */
export const editionProblem = (sport: string, editionId: string): Outcome<never> | undefined =>
  sportOf(sport)?.editions.some(edition => edition.id === editionId)
    ? undefined
    : refuse('EDITION_NOT_OF_SPORT', 'edition')
