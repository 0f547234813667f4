import type { ResultOf } from '@/gql'
import type { FilingOutlookQuery } from './cases.graphql'

/** What the API says to whoever is about to file. */
export type Outlook = NonNullable<ResultOf<typeof FilingOutlookQuery>['filingOutlook']['outlook']>
