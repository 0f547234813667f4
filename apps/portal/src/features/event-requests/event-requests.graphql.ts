import { graphql } from '@/gql'
import { PermissionFields, ProblemFields, WordsFields } from '@/gql/fragments'

const EventRequestCardFields = graphql(
  `
    fragment EventRequestCardFields on EventRequest @_unmask {
      id
      status
      isOpen
      requestedAt
      requestedBy
      tacitAt
      isTacit
      reason
      organisation {
        id
        name {
          ...WordsFields
        }
      }
      proposal {
        startsOn
        endsOn
        sport
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

export const EventRequestsQuery = graphql(
  `
    query EventRequests($after: String) {
      eventRequests(first: 30, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...EventRequestCardFields
          }
        }
      }
      federations: organisations(first: 5, kind: federation) {
        edges {
          node {
            id
            name {
              ...WordsFields
            }
            sanctionRules {
              tacitDays
              noticeDays
              canSet {
                ...PermissionFields
              }
            }
          }
        }
      }
    }
  `,
  [EventRequestCardFields, PermissionFields, WordsFields],
)

export const EventRequestQuery = graphql(
  `
    query EventRequest($id: ID!) {
      editions {
        id
        sport
        usual
        title {
          ...WordsFields
        }
      }
      eventRequest(id: $id) {
        ...EventRequestCardFields
        version
        decidedAt
        proposal {
          code
          category
          timeZone
          venue
          note
          editionId
          editionTitle {
            ...WordsFields
          }
        }
        findings {
          ...ProblemFields
        }
        event {
          id
          isAnnounced
        }
        permissions {
          canDecide {
            ...PermissionFields
          }
          canChange {
            ...PermissionFields
          }
        }
      }
    }
  `,
  [EventRequestCardFields, PermissionFields, ProblemFields, WordsFields],
)

export const NewEventRequestQuery = graphql(
  `
    query NewEventRequest {
      editions {
        id
        sport
        usual
        title {
          ...WordsFields
        }
      }
      organisersOfViewer {
        id
        name {
          ...WordsFields
        }
        sanctionRules {
          tacitDays
          noticeDays
        }
      }
    }
  `,
  [WordsFields],
)

export const CheckEventRequestQuery = graphql(
  `
    query CheckEventRequest($input: RequestEventInput!) {
      checkEventRequest(input: $input) {
        findings {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RequestEventMutation = graphql(
  `
    mutation RequestEvent($input: RequestEventInput!) {
      requestEvent(input: $input) {
        request {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ResubmitEventRequestMutation = graphql(
  `
    mutation ResubmitEventRequest($input: ResubmitEventRequestInput!) {
      resubmitEventRequest(input: $input) {
        request {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const WithdrawEventRequestMutation = graphql(
  `
    mutation WithdrawEventRequest($input: WithdrawEventRequestInput!) {
      withdrawEventRequest(input: $input) {
        request {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DecideEventRequestMutation = graphql(
  `
    mutation DecideEventRequest($input: DecideEventRequestInput!) {
      decideEventRequest(input: $input) {
        request {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const AnnounceEventMutation = graphql(
  `
    mutation AnnounceEvent($input: AnnounceEventInput!) {
      announceEvent(input: $input) {
        event {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const SetSanctionRulesMutation = graphql(
  `
    mutation SetSanctionRules($input: SetSanctionRulesInput!) {
      setSanctionRules(input: $input) {
        organisation {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
