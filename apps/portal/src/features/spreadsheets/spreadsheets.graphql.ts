import { graphql } from '@/gql'
import { OrganisationChoicesFields, PersonRowFields, WordsFields } from '@/gql/fragments'

const ProblemFields = graphql(`
  fragment SpreadsheetProblemFields on Problem @_unmask {
    code
    severity
    path
    line
    column
    params {
      name
      value
    }
  }
`)

export const SpreadsheetsQuery = graphql(
  `
    query Spreadsheets {
      spreadsheets(first: 30) {
        id
        kind
        fileName
        status
        stored
        recordedAt
        organisation {
          name {
            ...WordsFields
          }
        }
      }
      largeSpreadsheets(first: 10) {
        id
        kind
        fileName
        state
        recordedAt
        figures {
          stored
        }
        organisation {
          name {
            ...WordsFields
          }
        }
      }
      editions {
        sport
      }
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
    }
  `,
  [OrganisationChoicesFields, WordsFields],
)

export const SpreadsheetQuery = graphql(
  `
    query Spreadsheet($id: ID!, $columns: [SpreadsheetColumnInput!]) {
      spreadsheet(id: $id) {
        id
        kind
        fileName
        format
        system
        status
        stored
        recordedAt
        committedAt
        undoneAt
        undoReason
        header
        largeSpreadsheet {
          id
        }
        mends {
          row
          at
          said
          text
        }
        takenInBefore {
          id
          committedAt
        }
        permissions {
          canCommit
          canUndo
        }
        organisation {
          id
          name {
            ...WordsFields
          }
        }
        stage {
          id
          name {
            ...WordsFields
          }
          event {
            id
            name {
              ...WordsFields
            }
          }
        }
        preview(columns: $columns) {
          rowCount
          wrong
          inDoubt
          known
          replaceable
          columns {
            column
            at
          }
          problems {
            ...SpreadsheetProblemFields
          }
          rows(first: 100) {
            row
            cells
            replaceable
            problems {
              ...SpreadsheetProblemFields
            }
            asks {
              key
              text
              sameAs
              mustDecide
              person {
                ...PersonRowFields
              }
              proposed {
                id
              }
              candidates {
                score
                because
                person {
                  ...PersonRowFields
                }
              }
            }
          }
        }
      }
    }
  `,
  [ProblemFields, PersonRowFields, WordsFields],
)

export const ReadSpreadsheetMutation = graphql(
  `
    mutation ReadSpreadsheet($input: ReadSpreadsheetInput!) {
      readSpreadsheet(input: $input) {
        id
        largeSpreadsheet {
          id
        }
        problems {
          ...SpreadsheetProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const MendSpreadsheetRowMutation = graphql(
  `
    mutation MendSpreadsheetRow($input: MendSpreadsheetRowInput!) {
      mendSpreadsheetRow(input: $input) {
        id
        problems {
          ...SpreadsheetProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CommitSpreadsheetMutation = graphql(
  `
    mutation CommitSpreadsheet($input: CommitSpreadsheetInput!) {
      commitSpreadsheet(input: $input) {
        id
        problems {
          ...SpreadsheetProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const UndoSpreadsheetMutation = graphql(
  `
    mutation UndoSpreadsheet($input: UndoSpreadsheetInput!) {
      undoSpreadsheet(input: $input) {
        id
        problems {
          ...SpreadsheetProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const LargeSpreadsheetQuery = graphql(
  `
    query LargeSpreadsheet($id: ID!) {
      largeSpreadsheet(id: $id) {
        id
        kind
        fileName
        system
        rowCount
        state
        acceptsProposed
        recordedAt
        figures {
          parts
          checked
          taken
          wrong
          inDoubt
          proposed
          known
          stored
        }
        problems {
          ...SpreadsheetProblemFields
        }
        permissions {
          canCheck
          canTakeIn
          canUndo
        }
        organisation {
          id
          name {
            ...WordsFields
          }
        }
        parts {
          id
          part
          status
          stored
          found {
            rows
            wrong
            inDoubt
            known
          }
        }
      }
    }
  `,
  [ProblemFields, WordsFields],
)

export const CheckLargeSpreadsheetMutation = graphql(
  `
    mutation CheckLargeSpreadsheet($input: CheckLargeSpreadsheetInput!) {
      checkLargeSpreadsheet(input: $input) {
        problems {
          ...SpreadsheetProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const TakeInLargeSpreadsheetMutation = graphql(
  `
    mutation TakeInLargeSpreadsheet($input: TakeInLargeSpreadsheetInput!) {
      takeInLargeSpreadsheet(input: $input) {
        problems {
          ...SpreadsheetProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const UndoLargeSpreadsheetMutation = graphql(
  `
    mutation UndoLargeSpreadsheet($input: UndoLargeSpreadsheetInput!) {
      undoLargeSpreadsheet(input: $input) {
        problems {
          ...SpreadsheetProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
