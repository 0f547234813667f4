import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { codeOf, standingsStates } from '@/lib/codes'
import { eventCategories } from '@/lib/event-categories'
import { plugs } from '@/sports/plugs'
import { ask, missing } from '@/lib/graphql/server-client'
import type { ApiResult } from '@/lib/graphql/result'
import { EventHeadQuery, EventsQuery } from './events.graphql'

export type EventHeadData = NonNullable<ResultOf<typeof EventHeadQuery>['event']>

/** What the head of every page of an event shows; not found if there is no such event. */
export const loadEventHead = cache(async (id: string): Promise<ApiResult<EventHeadData>> => {
  const answer = await ask(EventHeadQuery, { id })
  if (!answer.ok) return answer
  return answer.data.event ? { ok: true, data: answer.data.event } : missing()
})

export interface EventListInput {
  readonly after?: string
  readonly sport?: string
  readonly text?: string
  readonly from?: string
  readonly until?: string
  readonly organisation?: string
  readonly status?: string
  /** How far it reaches. */
  readonly level?: string
  /** A city, a venue, a club. */
  readonly place?: string
  /** Only those that take entries now. */
  readonly open?: string
}

const blankToNull = (text: string | undefined): string | null => text?.trim() || null

export const loadEvents = (input: EventListInput) =>
  ask(EventsQuery, {
    first: 30,
    after: blankToNull(input.after),
    filter: {
      sport: codeOf(plugs, input.sport),
      text: blankToNull(input.text),
      from: blankToNull(input.from),
      until: blankToNull(input.until),
      organisation: blankToNull(input.organisation),
      category: eventCategories.find(category => category === input.level) ?? null,
      place: blankToNull(input.place),
      openForEntry: input.open === 'yes' ? true : null,
      standings: codeOf(standingsStates, input.status),
    },
  })
