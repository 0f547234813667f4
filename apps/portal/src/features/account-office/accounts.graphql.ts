import { graphql } from '@/gql'
import {
  AccountRecoveryFields,
  OrganisationChoicesFields,
  PermissionFields,
  PersonNameFields,
  ProblemFields,
  WordsFields,
} from '@/gql/fragments'

const AccountFields = graphql(
  `
    fragment AccountFields on Account @_unmask {
      id
      name
      called {
        ...WordsFields
      }
      email
      lockedAt
      lockReason
      organisation {
        id
        name {
          ...WordsFields
        }
      }
      person {
        ...PersonNameFields
        number
      }
      signIn {
        hasPassword
        wasReset
        sessions
        linkExpiresAt
      }
      roles {
        id
        role
        scopeKind
        scopeName {
          ...WordsFields
        }
        from
        until
        status
        givenBy
        canDecide {
          ...PermissionFields
        }
      }
      recovery {
        ...AccountRecoveryFields
        canApprove {
          ...PermissionFields
        }
        canDecline {
          ...PermissionFields
        }
      }
      permissions {
        canProposeRecovery {
          ...PermissionFields
        }
        canLock {
          ...PermissionFields
        }
        canMakeLink {
          ...PermissionFields
        }
      }
    }
  `,
  [WordsFields, PersonNameFields, PermissionFields, AccountRecoveryFields],
)

export const AccountsQuery = graphql(
  `
    query Accounts($text: String, $after: String) {
      federations: organisations(first: 10, kind: federation) {
        edges {
          node {
            id
            name {
              ...WordsFields
            }
            secondFactorFrom
          }
        }
      }
      accounts(first: 50, text: $text, after: $after) {
        totalCount
        edges {
          node {
            id
            called {
              ...WordsFields
            }
            email
            lockedAt
            signIn {
              hasPassword
              wasReset
            }
            roles {
              id
              role
              status
              scopeName {
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

export const InviteQuery = graphql(
  `
    query InviteAccount {
      sendsMail
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
    }
  `,
  [OrganisationChoicesFields],
)

export const AccountQuery = graphql(
  `
    query Account($id: ID!) {
      account(id: $id) {
        ...AccountFields
      }
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
      events(first: 100) {
        edges {
          node {
            id
            name {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [AccountFields, OrganisationChoicesFields, WordsFields],
)

export const InvitationQuery = graphql(`
  query Invitation($token: String!) {
    invitation(token: $token) {
      name
      email
      expiresAt
    }
  }
`)

const AccountAnswer = graphql(
  `
    fragment AccountAnswer on AccountPayload @_unmask {
      account {
        id
        name
        email
      }
      link {
        token
        expiresAt
      }
      problems {
        ...ProblemFields
      }
    }
  `,
  [ProblemFields],
)

export const InviteAccountMutation = graphql(
  `
    mutation InviteAccountNow($input: InviteAccountInput!) {
      inviteAccount(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const MakeAccessLinkMutation = graphql(
  `
    mutation MakeAccessLink($input: AccountInput!) {
      makeAccessLink(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const CorrectInvitationMutation = graphql(
  `
    mutation CorrectInvitation($input: CorrectInvitationInput!) {
      correctInvitation(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const EndSessionsMutation = graphql(
  `
    mutation EndSessions($input: AccountInput!) {
      endSessions(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const LockAccountMutation = graphql(
  `
    mutation LockAccount($input: LockAccountInput!) {
      lockAccount(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const UnlockAccountMutation = graphql(
  `
    mutation UnlockAccount($input: AccountInput!) {
      unlockAccount(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const GrantRoleMutation = graphql(
  `
    mutation GrantRole($input: GrantRoleInput!) {
      grantRole(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const RevokeRoleMutation = graphql(
  `
    mutation RevokeRole($input: RevokeRoleInput!) {
      revokeRole(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const DecideRoleMutation = graphql(
  `
    mutation DecideRole($input: DecideRoleInput!) {
      decideRole(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const ProposeAccountRecoveryMutation = graphql(
  `
    mutation ProposeAccountRecovery($input: ProposeAccountRecoveryInput!) {
      proposeAccountRecovery(input: $input) {
        ...AccountAnswer
      }
    }
  `,
  [AccountAnswer],
)

export const DecideAccountRecoveryMutation = graphql(
  `
    mutation DecideAccountRecovery($input: DecideAccountRecoveryInput!) {
      decideAccountRecovery(input: $input) {
        link {
          token
          expiresAt
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const SetSecondFactorRuleMutation = graphql(
  `
    mutation SetSecondFactorRule($input: SetSecondFactorRuleInput!) {
      setSecondFactorRule(input: $input) {
        organisation {
          id
          secondFactorFrom
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
