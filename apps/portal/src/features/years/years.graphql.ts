import { graphql } from '@/gql'
import { EventCardFields, PersonNameFields, PersonResultFields, WordsFields } from '@/gql/fragments'

const YearResultFields = graphql(
  `
    fragment YearResultFields on PersonResult @_unmask {
      ...PersonResultFields
      marks
    }
  `,
  [PersonResultFields],
)

const YearPlaceFields = graphql(
  `
    fragment YearPlaceFields on RankingHistoryPoint @_unmask {
      asOf
      rank
      shared
      list {
        id
        slug
        number
        supersededAt
        ranking {
          code
          name {
            ...WordsFields
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const PersonYearQuery = graphql(
  `
    query PersonYear($id: ID!, $year: Int!, $with: ID) {
      person(id: $id) {
        ...PersonNameFields
        career {
          seasons {
            year
          }
        }
        year(year: $year, with: $with) {
          season {
            year
            results
            wins
            podiums
            bestRank
            bestPercent
          }
          months
          streaks {
            of
            length
          }
          results(first: 100) {
            ...YearResultFields
          }
          highest {
            ...YearResultFields
          }
          points {
            sport
            points
            awards
          }
          rankings {
            first {
              ...YearPlaceFields
            }
            last {
              ...YearPlaceFields
            }
            best {
              ...YearPlaceFields
            }
          }
          grades {
            id
            sport
            awardedOn
            name {
              ...WordsFields
            }
          }
          partners(first: 3) {
            partners {
              results
              person {
                ...PersonNameFields
              }
            }
          }
          opponents(first: 3) {
            opponents {
              games
              won
              level
              lost
              person {
                ...PersonNameFields
              }
            }
          }
        }
      }
    }
  `,
  [PersonNameFields, WordsFields, YearPlaceFields, YearResultFields],
)

/** The person of a number: the other half of a pair. */
export const YearOtherQuery = graphql(
  `
    query YearOther($number: String!) {
      personByNumber(number: $number) {
        ...PersonNameFields
      }
    }
  `,
  [PersonNameFields],
)

const YearPersonFields = graphql(
  `
    fragment YearPersonFields on YearPerson @_unmask {
      count
      person {
        ...PersonNameFields
      }
    }
  `,
  [PersonNameFields],
)

export const OrganisationYearQuery = graphql(
  `
    query OrganisationYear($id: ID!, $year: Int!) {
      organisation(id: $id) {
        id
        code
        years
        name {
          ...WordsFields
        }
        year(year: $year) {
          events
          players
          newPlayers
          played
          months
          list(first: 50) {
            ...EventCardFields
          }
          largest {
            slug
            name {
              ...WordsFields
            }
            outcome {
              players
            }
          }
          regulars(first: 5) {
            ...YearPersonFields
          }
          winners(first: 5) {
            ...YearPersonFields
          }
        }
      }
    }
  `,
  [EventCardFields, WordsFields, YearPersonFields],
)
