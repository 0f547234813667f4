import type { ResultOf } from '@/gql'
import type { FilingOutlookQuery } from './cases.graphql'

/** What the API says to whoever is about to file. */
export type Outlook = NonNullable<ResultOf<typeof FilingOutlookQuery>['filingOutlook']['outlook']>

export type Capacity = Outlook['capacity']

/** In what capacities somebody besides the filer signs, where the procedure wants more than one signature. */
export const cosigners = ({ signatures, capacity }: Outlook): readonly Capacity[] =>
  signatures.filter(signedAs => signedAs !== capacity)
