import { graphql } from '@/gql'
import { EntryFields, WordsFields } from '@/gql/fragments'

export const CrossTableStagesQuery = graphql(
  `
    query CrossTableStages($event: ID!) {
      event(id: $event) {
        id
        stages {
          id
          name {
            ...WordsFields
          }
          standings {
            id
            hasCrossTable
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const CrossTableQuery = graphql(
  `
    query CrossTable($revision: ID!, $first: Int!, $skip: Int!) {
      revision(id: $revision) {
        id
        crossTable(first: $first, skip: $skip) {
          kind
          unit
          totalRows
          columns {
            session
            board
            entry {
              ...EntryFields
            }
          }
          rows {
            rank
            shared
            group
            total
            percent
            entry {
              ...EntryFields
            }
            cells {
              column
              slot
              round
              points
              percent
              victoryPoints
              marks
            }
          }
        }
      }
    }
  `,
  [EntryFields],
)
