import { graphql } from '@/gql'
import { EntryFields, PersonNameFields, WordsFields } from '@/gql/fragments'

export const LeaderListFields = graphql(
  `
    fragment LeaderListFields on LeaderList @_unmask {
      code
      name {
        ...WordsFields
      }
      isShare
      least
      lines {
        rank
        shared
        figure
        count
        of
        entry {
          ...EntryFields
        }
        person {
          id
          ...PersonNameFields
        }
      }
    }
  `,
  [WordsFields, EntryFields, PersonNameFields],
)

export const LeadersOfEventQuery = graphql(
  `
    query LeadersOfEvent($event: ID!, $least: Int) {
      event(id: $event) {
        id
        slug
        hasSeriesTable
        stages {
          id
          name {
            ...WordsFields
          }
          standings {
            id
            publishedAt
            leaders(least: $least) {
              ...LeaderListFields
            }
          }
        }
      }
    }
  `,
  [LeaderListFields, WordsFields],
)

export const LeadersOfSeriesQuery = graphql(
  `
    query LeadersOfSeries($event: ID!, $least: Int) {
      event(id: $event) {
        id
        slug
        sport
        hasSeriesTable
        stages {
          id
          name {
            ...WordsFields
          }
        }
        seriesTable {
          leaders(least: $least) {
            ...LeaderListFields
          }
        }
      }
    }
  `,
  [LeaderListFields, WordsFields],
)

export const LeadersOfClubQuery = graphql(
  `
    query LeadersOfClub($id: ID!, $sport: Sport!, $year: Int) {
      organisation(id: $id) {
        id
        leaders(sport: $sport, year: $year) {
          ...LeaderListFields
        }
      }
    }
  `,
  [LeaderListFields],
)
