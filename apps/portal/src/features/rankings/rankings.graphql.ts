import { graphql } from '@/gql'
import { PersonNameFields, WordsFields } from '@/gql/fragments'

export const RankingsQuery = graphql(
  `
    query Rankings {
      rankings {
        id
        code
        kind
        sport
        name {
          ...WordsFields
        }
        organisation {
          id
          code
          name {
            ...WordsFields
          }
        }
        latest {
          id
          asOf
          number
          publishedAt
          reason
        }
      }
    }
  `,
  [WordsFields],
)

export const RankingListFields = graphql(
  `
    fragment RankingListFields on RankingList @_unmask {
      id
      slug
      asOf
      number
      publishedAt
      supersededAt
      inputDigest
      reason
      reasons {
        ...WordsFields
      }
      correction {
        id
        event {
          id
          slug
        }
      }
      supersedes {
        id
        slug
        number
        supersededAt
      }
      previous {
        id
      }
      supersededBy {
        id
        slug
        number
        supersededAt
      }
      policy {
        id
        version
        name {
          ...WordsFields
        }
      }
      ranking {
        code
        kind
        sport
        nextIssueOn
        name {
          ...WordsFields
        }
        organisation {
          id
          code
          timeZone
          name {
            ...WordsFields
          }
        }
        lists(first: 120) {
          id
          slug
          asOf
          number
          supersededAt
          reason
        }
      }
      entries(first: $first, after: $after, from: $from, filter: $filter) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            rank
            shared
            value
            estimate
            uncertainty
            provisional
            previousRank
            countingResults
            results
            person {
              ...PersonNameFields
              number
            }
            partners {
              ...PersonNameFields
            }
            club {
              id
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
  [PersonNameFields, WordsFields],
)

export const RankingListQuery = graphql(
  `
    query RankingList($ranking: String!, $asOf: LocalDate, $knownAt: DateTime, $first: Int!, $after: String, $from: Int, $filter: RankingFilter) {
      ranking(code: $ranking) {
        code
        sport
        name {
          ...WordsFields
        }
      }
      rankingList(ranking: $ranking, asOf: $asOf, knownAt: $knownAt) {
        ...RankingListFields
      }
    }
  `,
  [RankingListFields, WordsFields],
)

export const RankingListByIdQuery = graphql(
  `
    query RankingListById($id: ID!, $first: Int!, $after: String, $from: Int, $filter: RankingFilter) {
      rankingListById(id: $id) {
        ...RankingListFields
      }
    }
  `,
  [RankingListFields],
)

export const MyPlaceQuery = graphql(`
  query MyPlace($list: ID!, $person: ID!) {
    rankingListById(id: $list) {
      entry(person: $person) {
        rank
        shared
        value
        position
      }
    }
  }
`)

export const ClubChoicesQuery = graphql(
  `
    query ClubChoices {
      organisations(first: 200) {
        edges {
          node {
            id
            kind
            name {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const RankingNameQuery = graphql(
  `
    query RankingName($code: String!) {
      ranking(code: $code) {
        id
        latest {
          id
        }
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)
