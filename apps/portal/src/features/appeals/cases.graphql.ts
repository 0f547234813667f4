import { graphql } from '@/gql'
import { ClauseFields } from '@/gql/clause'
import { CasePowersFields } from '@/gql/case-powers'
import { PartyFields } from './party.graphql'
import { EntryFields, PermissionFields, ProblemFields, WordsFields } from '@/gql/fragments'

export const ClockFields = graphql(
  `
  fragment ClockFields on AppealClock @_unmask {
    id
    kind
    anchor
    anchoredAt
    dueAt
    firstDueAt
    awaits
    clause {
      ...ClauseFields
    }
    stoppedAt
    metAt
    lapsedAt
    endedAt
    endedFor
  }
`,
  [ClauseFields],
)

/** What a line of a list shows of a case. */
export const CaseCardFields = graphql(
  `
    fragment CaseCardFields on Appeal @_unmask {
      id
      slug
      number
      status
      isOpen
      isNotified
      subject
      matter
      late
      outcome
      filedAt
      dueAt
      timeZone
      version
      relations
      stage {
        id
      }
      ruling {
        id
      }
      slot
      parties {
        ...PartyFields
      }
      deposit {
        amount
        currency
        receivedAt
        returnedAt
        forfeitedAt
      }
      clocks {
        ...ClockFields
      }
      nextSteps {
        code
        who
        by
        where
        calendar
        stopped
        mine
      }
      event {
        id
        slug
        name {
          ...WordsFields
        }
        sport
        edition {
          id
        }
        timeZone
      }
    }
  `,
  [ClockFields, PartyFields, WordsFields],
)

export const MyCasesQuery = graphql(
  `
    query MyCases($after: String) {
      appeals(scope: mine, first: 20, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...CaseCardFields
          }
        }
      }
    }
  `,
  [CaseCardFields],
)

export const NoticesQuery = graphql(`
  query MyNotices($after: String) {
    notices(first: 20, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          code
            subject
            subjectId
            path
            calendar
          params {
            name
            value
          }
          appeal {
            id
            slug
          }
          dueAt
          settledAt
          at
          readAt
        }
      }
    }
  }
`)

export const DocketQuery = graphql(
  `
    query Docket($after: String, $scope: CaseScope!, $statuses: [AppealStatus!], $overdue: Boolean) {
      appeals(scope: $scope, first: 30, after: $after, statuses: $statuses, overdue: $overdue) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...CaseCardFields
          }
        }
      }
    }
  `,
  [CaseCardFields],
)

export const CaseQuery = graphql(
  `
    query Case($id: ID!) {
      appeal(id: $id) {
        ...CaseCardFields
        instance
        body
        inadmissibleFor
        statement
        relief
        signatures {
          capacity
          name
        }
        statements {
          id
          kind
          called {
            ...WordsFields
          }
          facts
          reasons
          at
        }
        procedure {
          id
          title {
            ...WordsFields
          }
          issuer {
            ...WordsFields
          }
        }
        entry {
          ...EntryFields
        }
        missing {
          ...ProblemFields
        }
        orders {
          id
          number
          kind
          status
          text
          reasons
          clauses {
            ...ClauseFields
          }
          requestedAt
          decidedAt
        }
        docket {
          id
          number
          type
          text
          visibility
          statusAfter
          onBehalfOf
          at
        }
        evidence {
          id
          number
          kind
          title
          fileName
          visibility
          admission
          admissionReason
          at
          files {
            form
            mediaType
            size
            digest
            path
          }
          accesses {
            account
            form
            at
          }
        }
        continues {
          id
          slug
          number
        }
        continuedBy {
          id
          slug
          number
        }
        receipt {
          number
          filedAt
          dueAt
          digest
        }
        permissions {
          act
          permission {
            ...PermissionFields
          }
        }
      }
    }
  `,
  [ClauseFields, CaseCardFields, EntryFields, PermissionFields, ProblemFields, WordsFields],
)

/** What was ruled, as far as the reader may know it. */
export const AppealedRulingQuery = graphql(
  `
    query AppealedRuling($id: ID!) {
      ruling(id: $id) {
        id
        kind
        slot
        clause {
          ...ClauseFields
        }
        facts
        decision
        givenAt
        part
        stage {
          id
        }
        event {
          id
          slug
          name {
            ...WordsFields
          }
          timeZone
        }
      }
    }
  `,
  [ClauseFields, WordsFields],
)

export const AppealedStageQuery = graphql(
  `
    query AppealedStage($id: ID!) {
      stage(id: $id) {
        id
        name {
          ...WordsFields
        }
        event {
          id
          slug
          name {
            ...WordsFields
          }
          timeZone
        }
      }
    }
  `,
  [WordsFields],
)

export const FilingOutlookQuery = graphql(
  `
    query FilingOutlook($stage: ID!, $ruling: ID, $slot: String) {
      filingOutlook(stage: $stage, ruling: $ruling, slot: $slot) {
        problems {
          ...ProblemFields
        }
        outlook {
          procedure {
            id
            title {
              ...WordsFields
            }
            issuer {
              ...WordsFields
            }
          }
          timeZone
          dueAt
          clause {
            ...ClauseFields
          }
          late
          leaveBy
          deposit {
            amount
            currency
            clause {
              ...ClauseFields
            }
          }
          powers {
            ...CasePowersFields
          }
          capacity
          signatures
          filer
          others {
            called {
              ...WordsFields
            }
            captain
            concurrence
          }
          refused {
            ...ProblemFields
          }
          existing {
            id
            slug
            status
          }
        }
      }
    }
  `,
  [ClauseFields, CasePowersFields, ProblemFields, WordsFields],
)
