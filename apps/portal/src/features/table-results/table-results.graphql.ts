import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'
import { TravellerLineFields } from '@/gql/traveller-line'

export const EventTablesQuery = graphql(
  `
    query EventTables($event: ID!) {
      event(id: $event) {
        id
        sport
        stages {
          id
          hasTables
          name {
            ...WordsFields
          }
          standings {
            id
            unit
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const TableResultsQuery = graphql(
  `
    query TableResults($revision: ID!, $first: Int!, $skip: Int!) {
      revision(id: $revision) {
        id
        tables(first: $first, skip: $skip) {
          totalCount
          lines {
            ...TravellerLineFields
          }
        }
      }
    }
  `,
  [TravellerLineFields],
)
