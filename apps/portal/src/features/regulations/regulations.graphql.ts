import { graphql } from '@/gql'
import { EventCardFields, PermissionFields, ProblemFields, StageConditionFields, WordsFields } from '@/gql/fragments'

/** The conditions of contest as one document. */
export const ConditionsDocumentFields = graphql(
  `
    fragment ConditionsDocumentFields on ConditionsDocument @_unmask {
      name {
        ...WordsFields
      }
      code
      sport
      category
      startsOn
      endsOn
      timeZone
      venue
      organiser {
        ...WordsFields
      }
      edition {
        id
        title {
          ...WordsFields
        }
        issuer {
          ...WordsFields
        }
        comparedWith {
          id
        }
      }
      terms {
        opensAt
        closesAt
        withdrawUntil
        capacity
        teamMin
        teamMax
        needsDesk
        class
        membersOf {
          ...WordsFields
        }
        bornFrom
        bornUntil
        feeAmount
        feeCurrency
      }
      stages {
        ordinal
        name {
          ...WordsFields
        }
        conditions {
          ...StageConditionFields
        }
      }
      sittings {
        stage
        session
        startsAt
      }
      policies {
        policy
        version
        name {
          ...WordsFields
        }
      }
      rules {
        book
        title {
          ...WordsFields
        }
      }
      appeals {
        title {
          ...WordsFields
        }
        filingLength
        filingUnit
        depositAmount
        depositCurrency
      }
      sections {
        section
        text {
          ...WordsFields
        }
      }
    }
  `,
  [StageConditionFields, WordsFields],
)

const ConditionsVersionFields = graphql(`
  fragment ConditionsVersionFields on ConditionsVersion @_unmask {
    number
    publishedAt
    reason
    afterOpening
    digest
  }
`)

export const RegulationsQuery = graphql(
  `
    query Regulations($id: ID!, $version: Int) {
      event(id: $id) {
        ...EventCardFields
        cancelReason
        conditionsOfContest {
          document(version: $version) {
            ...ConditionsDocumentFields
          }
          versions {
            ...ConditionsVersionFields
          }
        }
      }
    }
  `,
  [EventCardFields, ConditionsDocumentFields, ConditionsVersionFields],
)

export const ConditionsDeskQuery = graphql(
  `
    query ConditionsDesk($id: ID!) {
      event(id: $id) {
        ...EventCardFields
        conditionsOfContest {
          canKeep {
            ...PermissionFields
          }
          isBehind
          onFile {
            ...ConditionsDocumentFields
          }
          draft {
            version
            sections {
              section
              text {
                ...WordsFields
              }
            }
          }
          presets {
            section
            text {
              ...WordsFields
            }
          }
          versions {
            ...ConditionsVersionFields
          }
        }
      }
    }
  `,
  [EventCardFields, PermissionFields, ConditionsDocumentFields, ConditionsVersionFields, WordsFields],
)

export const SaveConditionsMutation = graphql(
  `
    mutation SaveConditions($input: SaveConditionsInput!) {
      saveConditions(input: $input) {
        event {
          id
          slug
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const PublishConditionsMutation = graphql(
  `
    mutation PublishConditions($input: PublishConditionsInput!) {
      publishConditions(input: $input) {
        event {
          id
          slug
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
