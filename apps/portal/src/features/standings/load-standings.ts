import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import type { ApiResult } from '@/lib/graphql/result'
import { EntriesQuery, RevisionStandingsQuery, RevisionsQuery, StageStandingsQuery } from './standings.graphql'

type Revision = NonNullable<ResultOf<typeof RevisionStandingsQuery>['revision']>
export type StandingLine = Revision['lines']['edges'][number]['node']
export type RevisionHead = Omit<Revision, 'lines' | 'stage'>

/** One revision with its lines, in the order the API gave them. */
export interface ShownStandings {
  readonly revision: RevisionHead
  readonly lines: readonly StandingLine[]
  readonly format: string
}

const shown = (revision: Omit<Revision, 'stage'>, format: string): ShownStandings => {
  const { lines, ...head } = revision
  return { revision: head, lines: lines.edges.map(edge => edge.node), format }
}

/** The chosen revision, else the stage's current one; `undefined` when there is none. */
export const loadStandings = cache(
  async (stage: string, revision: string | undefined): Promise<ApiResult<ShownStandings | undefined>> => {
    if (revision !== undefined) {
      const answer = await ask(RevisionStandingsQuery, { revision })
      if (!answer.ok) return answer
      const found = answer.data.revision
      return { ok: true, data: found ? shown(found, found.stage.format) : undefined }
    }
    const answer = await ask(StageStandingsQuery, { stage })
    if (!answer.ok) return answer
    const current = answer.data.stage?.standings
    return { ok: true, data: current ? shown(current, answer.data.stage?.format ?? '') : undefined }
  },
)

export const loadEntries = (event: string) => ask(EntriesQuery, { event })
export const loadRevisions = (event: string) => ask(RevisionsQuery, { event })
