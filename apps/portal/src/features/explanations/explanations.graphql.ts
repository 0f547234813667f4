import { graphql } from '@/gql'
import {
  EntryFields,
  ExplanationFields,
  GivenForFields,
  PersonNameFields,
  RatedResultFields,
  WordsFields,
} from '@/gql/fragments'

/** Which sheet each line of a score card is, and where its board stands. */
const SheetsFields = graphql(`
  fragment SheetsFields on Scorecard @_unmask {
    lines {
      sheetId
      slot
      board
      section
      session
    }
  }
`)

/** The sheets behind the standing an award was made of. */
export const AwardSheetsQuery = graphql(
  `
    query AwardSheets($revision: ID!, $entry: ID!) {
      revision(id: $revision) {
        id
        scorecard(entry: $entry) {
          ...SheetsFields
        }
      }
    }
  `,
  [SheetsFields],
)

export const ExplainStandingQuery = graphql(
  `
    query ExplainStanding($revision: ID!, $entry: ID!, $slot: String) {
      revision(id: $revision) {
        id
        number
        status
        unit
        edition {
          id
          sport
          title {
            ...WordsFields
          }
        }
        stage {
          id
          event {
            id
            slug
            name {
              ...WordsFields
            }
          }
        }
        explain(entry: $entry, slot: $slot) {
          ...ExplanationFields
        }
        scorecard(entry: $entry) {
          entry {
            ...EntryFields
          }
          ...SheetsFields
        }
      }
    }
  `,
  [WordsFields, ExplanationFields, EntryFields, SheetsFields],
)

export const ExplainRankingQuery = graphql(
  `
    query ExplainRanking($list: ID!, $person: ID!, $after: String) {
      rankingListById(id: $list) {
        id
        slug
        number
        supersededAt
        asOf
        previous {
          id
        }
        ranking {
          code
          kind
          name {
            ...WordsFields
          }
        }
        policy {
          id
          version
          name {
            ...WordsFields
          }
        }
        entry(person: $person) {
          rank
          value
          person {
            ...PersonNameFields
          }
          counting {
            points
            counted
            because
            award {
              id
              earnedOn
              ...GivenForFields
            }
          }
          estimate
          uncertainty
          provisional
          results
          partners {
            ...PersonNameFields
          }
          rated(first: 25, after: $after) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                ...RatedResultFields
              }
            }
          }
          explanation {
            ...ExplanationFields
          }
        }
      }
    }
  `,
  [WordsFields, PersonNameFields, ExplanationFields, RatedResultFields, GivenForFields],
)

export const ExplainAwardQuery = graphql(
  `
    query ExplainAward($id: ID!) {
      node(id: $id) {
        ... on PointAward {
          id
          points
          rank
          colour
          earnedOn
          expiresOn
          superseded
          revision {
            id
          }
          entry {
            id
          }
          person {
            ...PersonNameFields
          }
          sport
          ...GivenForFields
          policy {
            id
            version
            name {
              ...WordsFields
            }
          }
          explanation(whole: true) {
            ...ExplanationFields
          }
        }
      }
    }
  `,
  [WordsFields, PersonNameFields, ExplanationFields, GivenForFields],
)
