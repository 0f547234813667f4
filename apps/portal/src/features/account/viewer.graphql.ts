import { graphql } from '@/gql'

export const ViewerQuery = graphql(`
  query Viewer {
    viewer {
      accountId
      name
      email
      person {
        id
        number
      }
      roles {
        role
        scopeKind
        scopeId
        scopeName {
          zh
          en
        }
      }
      waiting {
        identityQuestions
        proposedCorrections
        notices
      }
      permissions {
        canImportResults {
          allowed
          reason
        }
        canIssueLists {
          allowed
          reason
        }
        canManageRegister {
          allowed
          reason
        }
      }
    }
  }
`)
