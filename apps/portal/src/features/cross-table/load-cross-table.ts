import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { CrossTableQuery, CrossTableStagesQuery } from './cross-table.graphql'

type Revision = NonNullable<ResultOf<typeof CrossTableQuery>['revision']>
export type CrossTable = NonNullable<Revision['crossTable']>
export type CrossColumn = CrossTable['columns'][number]
export type CrossRow = CrossTable['rows'][number]
export type CrossCell = CrossRow['cells'][number]

/** Rows of one page. */
export const pageRows = 60

export const loadCrossTableStages = (event: string) => ask(CrossTableStagesQuery, { event })
export const loadCrossTable = (revision: string, skip: number) =>
  ask(CrossTableQuery, { revision, first: pageRows, skip })
