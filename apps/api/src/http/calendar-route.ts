import type { RequestHandler } from 'express'
import { eventOfSlug } from '../domain/addresses/addresses.repo.js'
import { accountCalendar, eventCalendar, federationCalendar, hearingCalendar } from '../domain/calendar/calendars.js'
import type { Deps } from '../domain/shared/deps.js'
import { fromGlobalId } from '../domain/shared/global-id.js'

/** By the id, or as addresses call it. */
const eventOf = async (deps: Deps, name: string): Promise<string | undefined> => {
  const id = fromGlobalId('Event', name)
  return id.ok ? id.value : eventOfSlug(deps.db, name)
}

const fileOf = async (
  deps: Deps,
  kind: string,
  name: string,
  language: 'en' | 'zh-CN',
  query: Readonly<Record<string, unknown>>,
): Promise<string | undefined> => {
  if (kind === 'federation' && name === 'events') return federationCalendar(deps, language)
  if (kind === 'mine') return accountCalendar(deps, name)
  if (kind === 'hearing') return hearingCalendar(deps, name)
  const id = kind === 'events' ? await eventOf(deps, name) : undefined
  const stageId = typeof query.stage === 'string' ? fromGlobalId('Stage', query.stage) : undefined
  const entryId = typeof query.entry === 'string' ? fromGlobalId('Entry', query.entry) : undefined
  if (id === undefined || stageId?.ok === false || entryId?.ok === false) return undefined
  return eventCalendar(deps, id, language, { stageId: stageId?.value, entryId: entryId?.value })
}

/**
 * `GET /files/calendar/federation/events.ics`, `/files/calendar/events/<event>.ics` (both with `?lang=en`,
 * the latter with `&stage=<stage>` for one division, `&entry=<entry>` for the matches of one contestant) and `/files/calendar/mine/<token>.ics`, `/files/calendar/hearing/<token>.ics`: whoever has the secret link, which no cache keeps.
 */
export const calendarRoute = (deps: Deps): RequestHandler => {
  return async (request, response) => {
    const { kind, file } = request.params as { kind: string; file: string }
    const language = request.query.lang === 'en' ? 'en' : 'zh-CN'
    const content = file.endsWith('.ics')
      ? await fileOf(deps, kind, file.slice(0, -4), language, request.query)
      : undefined
    if (content === undefined) {
      response.status(404).json({ errors: [{ message: 'There is no such file.', extensions: { code: 'NOT_FOUND' } }] })
      return
    }
    response.set({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="paiji.ics"',
      'cache-control': kind === 'mine' || kind === 'hearing' ? 'private, no-store' : 'public, max-age=300',
    })
    response.end(content)
  }
}
