import 'server-only'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { OutlookQuery, WhatIfChoicesQuery, WhatIfQuery } from './outlook.graphql'
import type { WhatIfRequest } from './read-what-if'

export type Outlook = NonNullable<ResultOf<typeof OutlookQuery>['person']>
export type ComingEvent = Outlook['nextEvents'][number]
export type Progress = Outlook['gradeProgress'][number]
export type WhatIfAnswer = NonNullable<ResultOf<typeof WhatIfQuery>['whatIf']['whatIf']>

export const loadOutlook = (id: string) => ask(OutlookQuery, { id })

/** What may be asked about: what the player has entered, and whatever else is to come. */
export const loadChoices = async (person: string) => {
  const answer = await ask(WhatIfChoicesQuery, { person })
  if (!answer.ok) return answer
  const all = answer.data.events.edges.map(edge => edge.node)
  const known = new Set(all.map(event => event.id))
  const entered = (answer.data.person?.nextEvents ?? []).filter(event => known.has(event.id))
  const own = new Set(entered.map(event => event.id))
  return { ok: true as const, data: { entered, others: all.filter(event => !own.has(event.id)) } }
}

export const loadWhatIf = (person: string, event: string, { place, field }: WhatIfRequest) =>
  ask(WhatIfQuery, { input: { person, event, place: place ?? 1, field: field ?? null } })
