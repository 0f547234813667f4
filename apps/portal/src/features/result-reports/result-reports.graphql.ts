import { graphql } from '@/gql'
import { EntryFields, PermissionFields, ProblemFields, WordsFields } from '@/gql/fragments'
import { TravellerLineFields } from '@/gql/traveller-line'

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

/** What an officer did in the place of a side. */
const StatedActFields = graphql(
  `
    fragment StatedActFields on StatedAct @_unmask {
      id
      kind
      power
      statedAt
      fromSession
      segment
      entry {
        ...EntryFields
      }
      replaced {
        nameAsEntered
      }
      substitute {
        nameAsEntered
      }
    }
  `,
  [EntryFields],
)

export const StatedActsQuery = graphql(
  `
    query StatedActs($id: ID!) {
      event(id: $id) {
        id
        timeZone
        statedForViewer {
          ...StatedActFields
          contestUntil
          canContest {
            ...PermissionFields
          }
          contested {
            ...ReportFields
          }
        }
      }
    }
  `,
  [PermissionFields, ReportFields, StatedActFields],
)

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
          edition {
            id
          }
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
        statedAct {
          ...StatedActFields
        }
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
  [ReportFields, StatedActFields, WordsFields],
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
        resultAgreements {
          results
          agreed
          agreedByAll
        }
        resultReports(first: 50) {
          ...ReportFields
          reportedBy
          statedAct {
            ...StatedActFields
          }
        }
      }
    }
  `,
  [PermissionFields, ReportFields, StatedActFields, WordsFields],
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

export const ResultsToConfirmQuery = graphql(
  `
    query ResultsToConfirm {
      resultsToConfirm(first: 3) {
        stage {
          id
        }
        event {
          id
          slug
          timeZone
          endsOn
          name {
            ...WordsFields
          }
        }
        entry {
          id
        }
        dueAt
        agreed
        lines(first: 100) {
          ...TravellerLineFields
        }
      }
    }
  `,
  [TravellerLineFields, WordsFields],
)

export const AgreeWithResultsMutation = graphql(
  `
    mutation AgreeWithResults($input: AgreeWithResultsInput!) {
      agreeWithResults(input: $input) {
        agreed
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
