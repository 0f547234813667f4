import type { ResultOf } from '@/gql'
import type { GuandanSheetFields } from './sheet.graphql'

/** A guandan sheet as the API tells it, with the ladder its deals make. */
export type GuandanSheetData = ResultOf<typeof GuandanSheetFields>
