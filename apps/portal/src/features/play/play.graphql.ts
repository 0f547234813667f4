import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

/** How somebody played: groups of counts, with what they brought. */
export const PlayFields = graphql(
  `
    fragment PlayFields on PlayAnalysis @_unmask {
      sport
      sports
      events
      years
      groups {
        code
        name {
          ...WordsFields
        }
        succeeds {
          ...WordsFields
        }
        counts {
          kind
          name {
            ...WordsFields
          }
          count
          share
          success
          means {
            unit
            mean
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const PlayOfPersonQuery = graphql(
  `
    query PlayOfPerson($id: ID!, $sport: Sport, $year: Int, $seriesOf: ID) {
      person(id: $id) {
        id
        number
        play(sport: $sport, year: $year, seriesOf: $seriesOf) {
          ...PlayFields
        }
      }
    }
  `,
  [PlayFields],
)

export const PlayOfClubQuery = graphql(
  `
    query PlayOfClub($id: ID!, $sport: Sport, $year: Int) {
      organisation(id: $id) {
        id
        code
        name {
          ...WordsFields
        }
        play(sport: $sport, year: $year) {
          ...PlayFields
        }
      }
    }
  `,
  [PlayFields, WordsFields],
)

export const PlayOnCardQuery = graphql(
  `
    query PlayOnCard($revision: ID!, $entry: ID!) {
      revision(id: $revision) {
        id
        scorecard(entry: $entry) {
          play {
            ...PlayFields
          }
        }
      }
    }
  `,
  [PlayFields],
)
