import { graphql } from '@/gql'
import { AccountRecoveryFields, ProblemFields, WordsFields } from '@/gql/fragments'

const TokenPlaceFields = graphql(
  `
    fragment TokenPlaceFields on TokenPlace @_unmask {
      id
      isEvent
      name {
        ...WordsFields
      }
    }
  `,
  [WordsFields],
)

export const OwnAccountQuery = graphql(
  `
  query OwnAccount($after: String) {
    viewer {
      email
      name
      roleWaits
      account {
        secondFactor
        secondFactorFrom
        recovery {
          ...AccountRecoveryFields
        }
        passkeys {
          id
          name
          addedAt
        }
        apiTokens {
          id
          name
          start
          scopes
          place {
            ...TokenPlaceFields
          }
          createdAt
          expiresAt
          lastUsedAt
          revokedAt
          holds
        }
        tokenPlaces {
          ...TokenPlaceFields
        }
        oauthClients {
          id
          clientId
          name
          scopes
          place {
            ...TokenPlaceFields
          }
          secrets {
            id
            start
            expiresAt
          }
          lastUsedAt
          revokedAt
        }
        bulkExports {
          id
          document
          state
          failure
          records
          total
          file
          startedAt
          expiresAt
        }
        sessions {
          id
          current
          startedAt
          seenAt
          address
          userAgent
        }
        events(first: 20, after: $after) {
          totalCount
          edges {
            node {
              id
              kind
              at
              address
              userAgent
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`,
  [TokenPlaceFields, AccountRecoveryFields],
)

export const EndOwnSessionsMutation = graphql(
  `
    mutation EndOwnSessions($input: EndOwnSessionsInput!) {
      endOwnSessions(input: $input) {
        ended
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CreateApiTokenMutation = graphql(
  `
    mutation CreateApiToken($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        token
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RevokeApiTokenMutation = graphql(
  `
    mutation RevokeApiToken($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        apiToken {
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

export const StartBulkExportMutation = graphql(
  `
    mutation StartBulkExport($input: StartBulkExportInput!) {
      startBulkExport(input: $input) {
        bulkExport {
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

export const CancelBulkExportMutation = graphql(
  `
    mutation CancelBulkExport($input: CancelBulkExportInput!) {
      cancelBulkExport(input: $input) {
        bulkExport {
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

export const CreateOAuthClientMutation = graphql(
  `
    mutation CreateOAuthClient($input: CreateOAuthClientInput!) {
      createOAuthClient(input: $input) {
        secret
        client {
          clientId
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RotateOAuthSecretMutation = graphql(
  `
    mutation RotateOAuthSecret($input: RotateOAuthSecretInput!) {
      rotateOAuthSecret(input: $input) {
        secret
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RevokeOAuthClientMutation = graphql(
  `
    mutation RevokeOAuthClient($input: RevokeOAuthClientInput!) {
      revokeOAuthClient(input: $input) {
        client {
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

export const StopRecoveryMutation = graphql(
  `
    mutation StopRecovery($input: DecideAccountRecoveryInput!) {
      decideAccountRecovery(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
