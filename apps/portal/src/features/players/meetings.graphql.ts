import { graphql } from '@/gql'
import { PersonNameFields, PersonResultFields, WordsFields } from '@/gql/fragments'

/** Whom a number stands for: the other half of a page of two. */
export const OtherPlayerQuery = graphql(
  `
    query OtherPlayer($number: String!) {
      personByNumber(number: $number) {
        ...PersonNameFields
        history {
          asOf
          rank
          shared
          value
          list {
            id
            slug
            number
            supersededAt
            ranking {
              code
              sport
              name {
                ...WordsFields
              }
            }
          }
        }
      }
    }
  `,
  [PersonNameFields, WordsFields],
)

export const MeetingsQuery = graphql(
  `
    query Meetings($id: ID!, $with: ID!) {
      person(id: $id) {
        id
        meetings(with: $with) {
          together(first: 30) {
            ...PersonResultFields
          }
          common(first: 30) {
            own {
              ...PersonResultFields
            }
            theirs {
              ...PersonResultFields
            }
          }
          games(first: 60) {
            session
            rank
            theirs
            event {
              slug
              sport
              endsOn
              name {
                ...WordsFields
              }
            }
          }
        }
      }
    }
  `,
  [PersonResultFields, WordsFields],
)

export const PlayerCompanionsQuery = graphql(
  `
    query PlayerCompanions($id: ID!, $sport: Sport, $first: Int!, $partners: Int!, $opponents: Int!) {
      person(id: $id) {
        id
        partners(sport: $sport, first: $first, skip: $partners) {
          totalCount
          partners {
            results
            wins
            podiums
            best
            meanPercent
            lastOn
            person {
              ...PersonNameFields
            }
          }
        }
        opponents(sport: $sport, first: $first, skip: $opponents) {
          totalCount
          opponents {
            games
            won
            level
            lost
            lastOn
            person {
              ...PersonNameFields
            }
          }
        }
      }
    }
  `,
  [PersonNameFields],
)
