import { graphql } from '@/gql'
import { PersonNameFields, WordsFields } from '@/gql/fragments'

export const IssuesQuery = graphql(
  `
    query RankingIssues($code: String!) {
      ranking(code: $code) {
        code
        sport
        name {
          ...WordsFields
        }
        lists(first: 120) {
          id
          asOf
          number
        }
      }
    }
  `,
  [WordsFields],
)

const IssueFields = graphql(`
  fragment IssueFields on RankingList @_unmask {
    id
    slug
    asOf
    number
    supersededAt
    ranking {
      code
    }
  }
`)

export const ListMoveFields = graphql(
  `
    fragment ListMoveFields on ListMove @_unmask {
      kind
      rankBefore
      rankAfter
      places
      valueBefore
      valueAfter
      valueChange
      person {
        ...PersonNameFields
      }
    }
  `,
  [PersonNameFields],
)

export const ListComparisonQuery = graphql(
  `
    query ListComparison($earlier: ID!, $later: ID!, $after: String, $kind: ListMoveKind) {
      listComparison(earlier: $earlier, later: $later) {
        policyChanged
        earlier {
          ...IssueFields
        }
        later {
          ...IssueFields
        }
        counts {
          kind
          count
        }
        moves(first: 50, after: $after, kind: $kind) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...ListMoveFields
            }
          }
        }
      }
    }
  `,
  [IssueFields, ListMoveFields],
)

export const PlaceChangeQuery = graphql(
  `
    query PlaceChange($earlier: ID!, $later: ID!, $person: ID!) {
      listComparison(earlier: $earlier, later: $later) {
        placeChange(person: $person) {
          valueChange
          placeUnmoved
          passedBy
          enteredAhead
          leftAhead
          passed
          person {
            ...PersonNameFields
          }
          before {
            rank
            value
          }
          after {
            rank
            value
          }
          causes {
            kind
            before
            after
            amount
            event {
              id
              slug
              name {
                ...WordsFields
              }
            }
          }
          passers(first: 20) {
            ...ListMoveFields
          }
        }
      }
    }
  `,
  [ListMoveFields, PersonNameFields, WordsFields],
)
