import { graphql } from '@/gql'
import { EntryFields, EventStoryFields } from '@/gql/fragments'

/** What a report of an event that is over is written from. */
export const PressQuery = graphql(
  `
    query Press($event: ID!) {
      event(id: $event) {
        ...EventStoryFields
        classification(first: 3) {
          lines {
            rank
            shared
            entry {
              ...EntryFields
            }
          }
        }
        stages {
          id
          standings {
            id
            publishedAt
            officialAt
            groups
            lines(first: 6) {
              edges {
                node {
                  rank
                  shared
                  total
                  percent
                  entry {
                    ...EntryFields
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  [EntryFields, EventStoryFields],
)
