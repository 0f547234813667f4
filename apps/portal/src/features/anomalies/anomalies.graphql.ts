import { graphql } from '@/gql'
import { PermissionFields, PersonNameFields, WordsFields } from '@/gql/fragments'

export const AnomalyDeskQuery = graphql(
  `
    query AnomalyDesk($kind: AnomalyKind, $severity: AnomalySeverity, $accepted: Boolean!, $offset: Int!) {
      anomalyDesk(kind: $kind, severity: $severity, accepted: $accepted, offset: $offset) {
        more
        canSettle {
          ...PermissionFields
        }
        counts {
          kind
          severity
          count
        }
        anomalies {
          id
          kind
          severity
          subject
          count
          firstSeenAt
          owner
          isMine
          acceptReason
          acceptedAt
          event {
            id
            name {
              ...WordsFields
            }
          }
          person {
            ...PersonNameFields
          }
        }
      }
      viewer {
        roles {
          role
          organisation {
            id
          }
        }
      }
    }
  `,
  [PermissionFields, PersonNameFields, WordsFields],
)

export const RunChecksMutation = graphql(`
  mutation RunChecks($input: RunChecksInput!) {
    runChecks(input: $input) {
      found
      gone
      problems {
        code
        params {
          name
          value
        }
      }
    }
  }
`)

export const AcceptAnomalyMutation = graphql(`
  mutation AcceptAnomaly($input: AcceptAnomalyInput!) {
    acceptAnomaly(input: $input) {
      problems {
        code
        params {
          name
          value
        }
      }
    }
  }
`)

export const OwnAnomalyMutation = graphql(`
  mutation OwnAnomaly($input: OwnAnomalyInput!) {
    ownAnomaly(input: $input) {
      problems {
        code
        params {
          name
          value
        }
      }
    }
  }
`)
