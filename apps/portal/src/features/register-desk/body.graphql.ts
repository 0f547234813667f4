import { graphql } from '@/gql'
import {
  HistoryFields,
  OrganisationChoicesFields,
  PermissionFields,
  PersonNameFields,
  PersonRowFields,
  WordsFields,
} from '@/gql/fragments'

export const BodiesDeskQuery = graphql(
  `
    query BodiesDesk($text: String, $after: String) {
      organisations(first: 50, text: $text, after: $after) {
        totalCount
        edges {
          node {
            id
            code
            kind
            memberCount
            name {
              ...WordsFields
            }
            parent {
              name {
                ...WordsFields
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [WordsFields],
)

export const BodyOfficeQuery = graphql(
  `
    query BodyOffice($id: ID!, $by: LocalDate!, $after: String) {
      organisation(id: $id) {
        id
        code
        kind
        timeZone
        memberCount
        name {
          ...WordsFields
        }
        parent {
          id
          code
          name {
            ...WordsFields
          }
        }
        children(first: 100) {
          edges {
            node {
              id
              name {
                ...WordsFields
              }
            }
          }
        }
        contact {
          region
          venue
          contactName
          contactEmail
          contactPhone
          website
        }
        officers {
          id
          office
          from
          until
          current
          broughtIn {
            at
            system
            row
          }
          person {
            ...PersonNameFields
          }
        }
        committees {
          id
          body
          standing
          from
          until
          current
          hasAccount
          person {
            ...PersonNameFields
          }
        }
        office {
          transferWaitingDays
          transferObjectionDays
          canKeep {
            ...PermissionFields
          }
          canNameCommittee {
            ...PermissionFields
          }
          membershipsEnding(by: $by, first: 200) {
            validUntil
            person {
              ...PersonRowFields
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
  [HistoryFields, OrganisationChoicesFields, PermissionFields, PersonNameFields, PersonRowFields, WordsFields],
)

export const OfficialsQuery = graphql(
  `
    query Officials($sport: Sport) {
      officialLicences(first: 200, sport: $sport) {
        id
        sport
        kind
        level
        from
        until
        person {
          ...PersonNameFields
        }
        organisation {
          id
          code
          name {
            ...WordsFields
          }
        }
      }
      identifierIssuers {
        code
        nameZh
        nameEn
        visibility
      }
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
    }
  `,
  [OrganisationChoicesFields, PersonNameFields, WordsFields],
)
