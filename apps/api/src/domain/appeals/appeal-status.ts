import { err, ok, type Result } from '@paiji/rules'
import {
  type AppealEventType,
  appealEvents,
  appealEventTypes,
  type From,
  isAppealEventType,
  NEW,
} from './appeal-events.js'
import { type AppealStatus } from './statuses.js'

/** Why an entry cannot be written: the state the case is in does not allow it. */
export interface IllegalMove {
  readonly from: From
  readonly type: string
}

/** The state after one docket entry, or the refusal. Pure: neither clock nor database. */
export const nextStatus = (from: AppealStatus | undefined, type: string): Result<AppealStatus, IllegalMove> => {
  const state: From = from ?? NEW
  const moves: Partial<Record<From, AppealStatus>> = isAppealEventType(type) ? appealEvents[type] : {}
  const to = moves[state]
  return to ? ok(to) : err({ from: state, type })
}

/** What may be written in a state, in the order of the procedure. */
export const possibleEvents = (from: AppealStatus | undefined): AppealEventType[] =>
  appealEventTypes.filter(type => nextStatus(from, type).ok)
