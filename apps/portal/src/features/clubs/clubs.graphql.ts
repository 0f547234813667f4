import { RulesLineFields } from '@/gql/rules-line'
import { graphql } from '@/gql'
import { EventCardFields, PersonRowFields, WordsFields } from '@/gql/fragments'

/** A body as a list of bodies shows it. */
export const OrganisationRowFields = graphql(
  `
    fragment OrganisationRowFields on Organisation @_unmask {
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
  `,
  [WordsFields],
)

export const ClubsQuery = graphql(
  `
    query Clubs($text: String, $kind: OrganisationKind, $first: Int!, $after: String) {
      organisations(text: $text, kind: $kind, first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...OrganisationRowFields
          }
        }
      }
    }
  `,
  [OrganisationRowFields],
)

export const ClubQuery = graphql(
  `
    query Club($id: ID!, $first: Int!, $after: String, $eventsAfter: String, $childrenAfter: String) {
      organisation(id: $id) {
        id
        isFollowed
        office {
          canKeep {
            allowed
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
        code
        kind
        memberCount
        years
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
        children(first: 50, after: $childrenAfter) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...OrganisationRowFields
            }
          }
        }
        rules {
          ...RulesLineFields
        }
        events(first: 10, after: $eventsAfter) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...EventCardFields
            }
          }
        }
        members(first: $first, after: $after) {
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
    }
  `,
  [EventCardFields, OrganisationRowFields, PersonRowFields, RulesLineFields, WordsFields],
)
