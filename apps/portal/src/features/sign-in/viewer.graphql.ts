import { graphql } from '@/gql'

export const ViewerQuery = graphql(`
  query Viewer {
    viewer {
      accountId
      called {
        zh
        en
      }
      email
      roleWaits
      person {
        id
        number
      }
      roles {
        role
        scopeKind
        organisation {
          id
          code
        }
        scopeName {
          zh
          en
        }
      }
      waiting {
        notices
      }
      work {
        kind
        total
      }
      permissions {
        canOpenScoring {
          allowed
          reason
        }
        canOpenNewEvent {
          allowed
          reason
        }
        canOpenEventRequests {
          allowed
          reason
        }
        canOpenImports {
          allowed
          reason
        }
        canOpenIdentities {
          allowed
          reason
        }
        canOpenCorrections {
          allowed
          reason
        }
        canOpenCases {
          allowed
          reason
        }
        canOpenLists {
          allowed
          reason
        }
        canOpenGrades {
          allowed
          reason
        }
        canOpenAccounts {
          allowed
          reason
        }
        canOpenRegister {
          allowed
          reason
        }
        canOpenSpreadsheets {
          allowed
          reason
        }
        canOpenAnomalies {
          allowed
          reason
        }
        canOpenWebhooks {
          allowed
          reason
        }
        canOpenOutbox {
          allowed
          reason
        }
      }
    }
  }
`)
