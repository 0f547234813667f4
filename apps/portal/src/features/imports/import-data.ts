import type { ResultOf } from '@/gql'
import type { ImportQuery } from './imports.graphql'

export type ImportData = NonNullable<ResultOf<typeof ImportQuery>['import']>
export type ImportSummary = NonNullable<ImportData['summary']>
export type ImportPerson = ImportSummary['people'][number]
export type Candidate = ImportPerson['candidates'][number]
