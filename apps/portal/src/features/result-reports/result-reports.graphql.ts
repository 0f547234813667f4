import { graphql } from '@/gql'
import { PermissionFields, ProblemFields, WordsFields } from '@/gql/fragments'

const ReportFields = graphql(`
  fragment ReportFields on ResultReport @_unmask {
    id
    slot
    kind
    note
    reportedAt
    dueAt
    answer
    reasonZh
    reasonEn
    answeredAt
  }
`)

export const ReportableResultQuery = graphql(
  `
    query ReportableResult($stage: ID!, $slot: String!) {
      viewer {
        accountId
      }
      stage(id: $stage) {
        id
        event {
          id
          timeZone
        }
        reportableResult(slot: $slot) {
          slot
          version
          dueAt
          article
          isOver
          myReports {
            ...ReportFields
          }
        }
      }
    }
  `,
  [ReportFields],
)

export const MyReportsQuery = graphql(
  `
    query MyReports {
      myResultReports(first: 10) {
        ...ReportFields
        stage {
          id
        }
        event {
          id
          slug
          timeZone
          name {
            ...WordsFields
          }
        }
      }
    }
  `,
  [ReportFields, WordsFields],
)

export const ReportDeskQuery = graphql(
  `
    query ReportDesk($id: ID!) {
      event(id: $id) {
        id
        slug
        timeZone
        name {
          ...WordsFields
        }
        permissions {
          canRun {
            ...PermissionFields
          }
        }
        resultReports(first: 50) {
          ...ReportFields
          reportedBy
        }
      }
    }
  `,
  [PermissionFields, ReportFields, WordsFields],
)

export const ReportResultMutation = graphql(
  `
    mutation ReportResult($input: ReportResultInput!) {
      reportResult(input: $input) {
        report {
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

export const AnswerReportMutation = graphql(
  `
    mutation AnswerReport($input: AnswerReportInput!) {
      answerReport(input: $input) {
        report {
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
