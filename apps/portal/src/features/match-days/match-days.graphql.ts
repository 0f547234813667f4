import { graphql } from '@/gql'
import { EntryFields, WordsFields } from '@/gql/fragments'
import { MatchDayFields } from '@/gql/match-day'

export const CalendarStagesQuery = graphql(
  `
    query CalendarStages($event: ID!) {
      event(id: $event) {
        id
        slug
        timeZone
        stages {
          id
          name {
            ...WordsFields
          }
          entries {
            ...EntryFields
          }
        }
      }
    }
  `,
  [EntryFields, WordsFields],
)

export const FixturesQuery = graphql(
  `
    query Fixtures($stage: ID!, $entry: ID, $skip: Int!) {
      stage(id: $stage) {
        id
        fixtures(entry: $entry) {
          total
          homeBalance {
            home
            away
            entry {
              ...EntryFields
            }
          }
          matches(first: 20, skip: $skip) {
            id
            section
            label
            ...MatchDayFields
            round {
              id
              number
            }
            sides {
              ...EntryFields
            }
            points {
              entry {
                id
              }
              points
            }
          }
        }
      }
    }
  `,
  [EntryFields, MatchDayFields],
)
