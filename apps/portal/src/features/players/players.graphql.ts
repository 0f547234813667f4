import { graphql } from '@/gql'
import { CorrectionFields, GivenForFields, PersonNameFields, PersonRowFields, WordsFields } from '@/gql/fragments'

export const PeopleQuery = graphql(
  `
    query People($text: String, $first: Int!, $after: String) {
      people(text: $text, first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...PersonRowFields
          }
        }
      }
    }
  `,
  [PersonRowFields],
)

const PeakFields = graphql(
  `
    fragment PeakFields on RankingHistoryPoint @_unmask {
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
  `,
  [WordsFields],
)

export const PlayerHeadQuery = graphql(
  `
    query PlayerHead($id: ID!) {
      person(id: $id) {
        ...PersonNameFields
        number
        permissions {
          canRename {
            allowed
          }
        }
        isFollowed
        photo {
          path
        }
        canClaim {
          allowed
        }
        status
        tallies {
          sport
          events
          played
          firsts
          seconds
          thirds
          firstOn
        }
        career {
          seasons {
            year
            results
            wins
            podiums
            bestRank
            bestPercent
          }
          streaks {
            of
            length
            from
            until
            current
          }
        }
        peaks {
          rank {
            ...PeakFields
          }
          value {
            ...PeakFields
          }
        }
        mergedInto {
          ...PersonNameFields
        }
        names {
          script
          display
          validFrom
          validUntil
          current
        }
        identifiers {
          issuer
          value
          broughtIn {
            at
            system
            row
          }
        }
        club {
          id
          code
          name {
            ...WordsFields
          }
        }
        affiliations {
          kind
          sport
          validFrom
          validUntil
          broughtIn {
            at
            system
            row
          }
          organisation {
            id
            code
            name {
              ...WordsFields
            }
          }
        }
        grades {
          grade
          sport
          awardedOn
          status
          name {
            ...WordsFields
          }
        }
        currentRankings {
          rank
          shared
          value
          previousRank
          list {
            id
            asOf
            ranking {
              code
              sport
              name {
                ...WordsFields
              }
            }
          }
        }
        history {
          asOf
          rank
          shared
          value
          corrected
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
      }
    }
  `,
  [PeakFields, PersonNameFields, WordsFields],
)

export const PlayerResultsQuery = graphql(
  `
    query PlayerResults($id: ID!, $sport: Sport, $first: Int!, $after: String) {
      person(id: $id) {
        id
        broughtPlaces(sport: $sport) {
          sport
          listName
          asOf
          place
          value
          broughtIn {
            at
            system
            row
          }
        }
        broughtResults(sport: $sport) {
          sport
          eventName
          playedOn
          place
          field
          percent
          partners
          broughtIn {
            at
            system
            row
          }
        }
        results(sport: $sport, first: $first, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              nameAsEntered
              marks
              played {
                boards
                of
              }
              event {
                id
                slug
                sport
                startsOn
                endsOn
                name {
                  ...WordsFields
                }
                stages {
                  id
                }
              }
              stage {
                id
                name {
                  ...WordsFields
                }
              }
              revision {
                id
                status
                unit
                correction {
                  id
                }
              }
              line {
                rank
                rankedAmong
                shared
                total
                percent
                group
                entry {
                  id
                }
                award {
                  id
                  points
                  superseded
                }
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const PlayerPointsQuery = graphql(
  `
    query PlayerPoints($id: ID!, $first: Int!, $after: String) {
      person(id: $id) {
        id
        awards(first: $first, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              id
              sport
              points
              rank
              colour
              earnedOn
              expiresOn
              superseded
              ...GivenForFields
            }
          }
        }
      }
    }
  `,
  [GivenForFields],
)

/** What of somebody's points counts on the lists of today. */
export const PlayerCountingQuery = graphql(
  `
    query PlayerCounting($id: ID!) {
      person(id: $id) {
        id
        currentRankings {
          list {
            id
            ranking {
              code
              name {
                ...WordsFields
              }
            }
          }
          counting {
            counted
            because
            award {
              id
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const PlayerCorrectionsQuery = graphql(
  `
    query PlayerCorrections($id: ID!) {
      person(id: $id) {
        id
        corrections(first: 50) {
          ...CorrectionFields
        }
      }
    }
  `,
  [CorrectionFields],
)

/** How the values of the newest lists are spread that have the player. */
export const PlayerDistributionQuery = graphql(`
  query PlayerDistribution($id: ID!) {
    person(id: $id) {
      id
      currentRankings {
        rank
        shared
        value
        list {
          id
          ranking {
            code
          }
          distribution {
            from
            until
            count
          }
        }
      }
    }
  }
`)
