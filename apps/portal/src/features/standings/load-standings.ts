import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import type { ApiResult } from '@/lib/graphql/result'
import {
  ClassificationQuery,
  EntriesQuery,
  HasClassificationQuery,
  RevisionStandingsQuery,
  RevisionsQuery,
  StageStandingsQuery,
} from './standings.graphql'

type Revision = NonNullable<ResultOf<typeof RevisionStandingsQuery>['revision']>
export type StandingLine = Revision['lines']['edges'][number]['node']
export type RevisionHead = Omit<Revision, 'lines' | 'stage'>

/** The most contestants the API hands out at once. */
const linesPerPage = 200

/** One revision with a page of its lines, in the order the API gave them. */
export interface ShownStandings {
  readonly revision: RevisionHead
  readonly lines: readonly StandingLine[]
  readonly total: number
  /** Where the next page begins, if there is one. */
  readonly next: string | undefined
}

const shown = (revision: Omit<Revision, 'stage'>): ShownStandings => {
  const { lines, ...head } = revision
  const { hasNextPage, endCursor } = lines.pageInfo
  return {
    revision: head,
    lines: lines.edges.map(edge => edge.node),
    total: lines.totalCount,
    next: hasNextPage ? (endCursor ?? undefined) : undefined,
  }
}

/**
 * The chosen revision, else the stage's current one; `undefined` when there is none.
 * A later page belongs to one revision: `after` counts only together with it.
 */
export const loadStandings = cache(
  async (
    stage: string,
    revision: string | undefined,
    after: string | undefined,
  ): Promise<ApiResult<ShownStandings | undefined>> => {
    if (revision !== undefined) {
      const answer = await ask(RevisionStandingsQuery, { revision, first: linesPerPage, after: after || null })
      if (!answer.ok) return answer
      const found = answer.data.revision
      return { ok: true, data: found ? shown(found) : undefined }
    }
    const answer = await ask(StageStandingsQuery, { stage, first: linesPerPage })
    if (!answer.ok) return answer
    const current = answer.data.stage?.standings
    return { ok: true, data: current ? shown(current) : undefined }
  },
)

/** Whether the whole event has an order of its own, and of official standings alone; what cannot be asked is not shown. */
export const classificationState = async (event: string): Promise<'official' | 'running' | undefined> => {
  const answer = await ask(HasClassificationQuery, { event })
  const found = answer.ok ? answer.data.event?.classification : undefined
  if (!found) return undefined
  return found.stages.every(({ official }) => official) ? 'official' : 'running'
}

/** A page of the order of a whole event. */
export const loadClassification = (event: string, skip: number) =>
  ask(ClassificationQuery, { event, first: linesPerPage, skip })

export const loadEntries = (event: string) => ask(EntriesQuery, { event })
export const loadRevisions = (event: string) => ask(RevisionsQuery, { event })
