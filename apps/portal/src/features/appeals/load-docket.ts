import { cache } from 'react'
import type { ApiResult } from '@/lib/graphql/result'
import { ask } from '@/lib/graphql/server-client'
import type { CaseCard } from './case-words'
import { DocketQuery } from './cases.graphql'

export interface Filter {
  readonly name: string
  readonly statuses?: readonly CaseCard['status'][]
  readonly overdue?: boolean
}

/** What the desk looks for again and again; the address keeps which. */
export const FILTERS: readonly [Filter, ...Filter[]] = [
  {
    name: 'open',
    statuses: [
      'FILED',
      'CURE_REQUESTED',
      'ADMITTED',
      'LAW_PART_REFERRED',
      'PANEL_FORMING',
      'CHALLENGED',
      'IN_REVIEW',
      'INFO_REQUESTED',
      'HEARING_SCHEDULED',
      'HEARD',
      'DELIBERATION',
      'DECIDED',
      'NOTIFIED',
      'EFFECTS_APPLIED',
    ],
  },
  { name: 'new', statuses: ['FILED', 'CURE_REQUESTED'] },
  { name: 'lawPart', statuses: ['LAW_PART_REFERRED'] },
  { name: 'panel', statuses: ['ADMITTED', 'PANEL_FORMING', 'CHALLENGED'] },
  {
    name: 'hearing',
    statuses: ['IN_REVIEW', 'INFO_REQUESTED', 'HEARING_SCHEDULED', 'HEARD', 'DELIBERATION', 'DECIDED'],
  },
  { name: 'overdue', overdue: true },
  { name: 'all' },
]

const isRefused = (answer: ApiResult<unknown>): boolean =>
  !answer.ok && answer.failure.layer === 'graphql' && answer.failure.code === 'FORBIDDEN'

/** The clerk's docket; for others the cases they direct, where there are any, or else those they sit on. */
export const loadDocket = async (filter: Filter, after: string | undefined) => {
  const variables = {
    after: after || null,
    statuses: filter.statuses ? [...filter.statuses] : null,
    overdue: filter.overdue ?? null,
  }
  const desk = await ask(DocketQuery, { ...variables, scope: 'docket' })
  if (!isRefused(desk)) return { answer: desk, directed: false }
  const directed = await ask(DocketQuery, { ...variables, scope: 'directed' })
  if (directed.ok && directed.data.appeals.totalCount > 0) return { answer: directed, directed: true }
  const sitting = await ask(DocketQuery, { ...variables, scope: 'panel' })
  return { answer: sitting.ok ? sitting : directed, directed: false }
}

/** Cases not yet closed: the whole docket for a clerk, for a member of a committee those of the own panels. */
export const loadOpenCases = cache(async () => {
  const variables = { after: null, statuses: [...(FILTERS[0].statuses ?? [])], overdue: null }
  const answer = await ask(DocketQuery, { ...variables, scope: 'docket' })
  return isRefused(answer) ? ask(DocketQuery, { ...variables, scope: 'panel' }) : answer
})

/** Whether the list of open cases shows any to this reader. */
export const hasOpenCases = async (): Promise<boolean> => {
  const answer = await loadOpenCases()
  return answer.ok && answer.data.appeals.edges.length > 0
}
