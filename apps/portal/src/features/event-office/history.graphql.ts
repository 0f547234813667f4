import { graphql } from '@/gql'
import { HistoryFields } from '@/gql/fragments'

/** Who did what, asked again whenever somebody does something. */
export const EventHistoryQuery = graphql(
  `
    query EventHistory($id: ID!, $after: String) {
      event(id: $id) {
        id
        history(first: 12, after: $after) {
          ...HistoryFields
        }
      }
    }
  `,
  [HistoryFields],
)
