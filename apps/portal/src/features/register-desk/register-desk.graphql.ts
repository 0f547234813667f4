import { RightsFields } from '@/features/person-rights'
import { RecordProposalFields } from '@/features/proposals'
import { graphql } from '@/gql'
import {
  HistoryFields,
  OrganisationChoicesFields,
  PermissionFields,
  PersonNameFields,
  PersonRowFields,
  WordsFields,
} from '@/gql/fragments'

const TransferFields = graphql(
  `
    fragment TransferFields on Transfer @_unmask {
      id
      requestedOn
      objectUntil
      effectiveOn
      reason
      answer
      answerReason
      answerFromAbove
      decision
      decisionReason
      person {
        ...PersonNameFields
      }
      from {
        name {
          ...WordsFields
        }
      }
      to {
        name {
          ...WordsFields
        }
      }
      permissions {
        canAnswer {
          ...PermissionFields
        }
        answersFromAbove
        canDecide {
          ...PermissionFields
        }
        canWithdraw {
          ...PermissionFields
        }
      }
    }
  `,
  [PermissionFields, PersonNameFields, WordsFields],
)

export const PeopleDeskQuery = graphql(
  `
    query PeopleDesk($text: String, $after: String) {
      people(first: 30, text: $text, after: $after) {
        totalCount
        edges {
          node {
            ...PersonRowFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      openTransfers(first: 20) {
        ...TransferFields
      }
      openRecordActs(first: 20) {
        ...RecordProposalFields
      }
    }
  `,
  [PersonRowFields, RecordProposalFields, TransferFields],
)

export const BodiesToChooseQuery = graphql(
  `
    query BodiesToChoose {
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
    }
  `,
  [OrganisationChoicesFields],
)

export const LookAlikesQuery = graphql(
  `
    query LookAlikes($organisation: ID!, $names: [String!]!, $birthDate: String) {
      lookAlikes(organisation: $organisation, names: $names, birthDate: $birthDate) {
        score
        person {
          ...PersonRowFields
          birthYear
        }
      }
    }
  `,
  [PersonRowFields],
)

/** What a record holds that may be made one with another. */
const DuplicateFields = graphql(
  `
    fragment DuplicateFields on Person @_unmask {
      ...PersonRowFields
      birthYear
      gender
      identifiers {
        issuer
        value
      }
      affiliations {
        kind
        validFrom
        validUntil
        organisation {
          name {
            ...WordsFields
          }
        }
      }
      grades {
        awardedOn
        name {
          ...WordsFields
        }
      }
      results(first: 1) {
        totalCount
      }
    }
  `,
  [PersonRowFields, WordsFields],
)

export const MergePairQuery = graphql(
  `
    query MergePair($into: ID!, $from: ID!) {
      a: person(id: $into) {
        ...DuplicateFields
      }
      b: person(id: $from) {
        ...DuplicateFields
      }
    }
  `,
  [DuplicateFields],
)

export const DuplicatesQuery = graphql(
  `
    query SuspectedDuplicates {
      suspectedDuplicates(first: 20) {
        because
        gendersDiffer
        playedTogetherIn {
          id
          name {
            ...WordsFields
          }
        }
        a {
          ...DuplicateFields
        }
        b {
          ...DuplicateFields
        }
        canSettle {
          ...PermissionFields
        }
        canPropose {
          ...PermissionFields
        }
      }
    }
  `,
  [DuplicateFields, PermissionFields, WordsFields],
)

export const PersonOfficeQuery = graphql(
  `
    query PersonOffice($id: ID!, $after: String) {
      person(id: $id) {
        ...PersonRowFields
        status
        gender
        mergedInto {
          ...PersonNameFields
        }
        names {
          script
          family
          given
          display
          validFrom
          validUntil
          current
        }
        merges {
          id
          reason
          mergedAt
          undoneAt
          from {
            ...PersonNameFields
            number
          }
          into {
            ...PersonNameFields
            number
          }
        }
        licences {
          id
          sport
          kind
          level
          from
          until
          current
        }
        photo {
          path
        }
        office {
          birthDate
          deceasedOn
          minor
          privacy {
            hideBirthYear
            hideClub
            hideGender
            hidePhoto
          }
          ...RightsFields
          guardians {
            id
            name
            relation
            contact
          }
          identifiers {
            id
            issuer
            value
            public
            broughtIn {
              at
              system
              row
            }
          }
          affiliations {
            id
            kind
            sport
            validFrom
            validUntil
            current
            lapsed
            broughtIn {
              at
              system
              row
            }
            canEnd {
              allowed
            }
            organisation {
              id
              code
              name {
                ...WordsFields
              }
            }
          }
          transfers {
            ...TransferFields
          }
          proposals(first: 10) {
            ...RecordProposalFields
          }
          permissions {
            canKeep {
              ...PermissionFields
            }
            canSetPrivacy {
              ...PermissionFields
            }
            canMerge {
              ...PermissionFields
            }
            canEnrol {
              ...PermissionFields
            }
            canPropose {
              ...PermissionFields
            }
          }
          history(first: 15, after: $after) {
            ...HistoryFields
          }
        }
      }
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
    }
  `,
  [
    HistoryFields,
    OrganisationChoicesFields,
    PermissionFields,
    PersonNameFields,
    PersonRowFields,
    RecordProposalFields,
    TransferFields,
    WordsFields,
    RightsFields,
  ],
)
