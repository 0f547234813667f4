import { SlotRulingFields } from '@/gql/slot-ruling'
import { graphql } from '@/gql'
import { BoardSummaryFields, EntryFields, WordsFields } from '@/gql/fragments'
import { TravellerLineFields } from '@/gql/traveller-line'

export const TableRecordFields = graphql(`
  fragment TableRecordFields on TableRecord @_unmask {
    sheetId
    dealer
    passedOut
    contract
    declarer
    wonNs
    wonEw
    claimed
    declarerTricks
    calls {
      seat
      call
      alert
      explanation
      fault
      article
    }
    tricks {
      number
      leader
      winner
      cards {
        seat
        card
      }
    }
    disagreements {
      code
      record
      sheet
    }
    faults {
      revokes {
        seat
        trick
        transferred
      }
      cards {
        seat
        card
        trick
        code
        article
      }
    }
  }
`)

export const StageBoardsQuery = graphql(
  `
    query StageBoards($event: ID!) {
      event(id: $event) {
        id
        stages {
          id
          name {
            ...WordsFields
          }
          standings {
            id
            handRecords {
              board
            }
            boards {
              ...BoardSummaryFields
            }
          }
        }
      }
    }
  `,
  [WordsFields, BoardSummaryFields],
)

/** A board as the list of an event's boards tells of it. */
export const BoardRangeQuery = graphql(
  `
    query BoardRange($revision: ID!, $session: Int) {
      revision(id: $revision) {
        id
        boards(session: $session) {
          ...BoardSummaryFields
          contracts {
            contract
            declarer
            count
          }
          highest {
            score
            count
            line {
              sides {
                ...EntryFields
              }
            }
          }
          lowest {
            score
            count
            line {
              sides {
                ...EntryFields
              }
            }
          }
          frequencies {
            lines {
              score
              count
            }
          }
          analysis {
            parPoints
            parScore
            parContract
          }
        }
      }
    }
  `,
  [BoardSummaryFields, EntryFields],
)

export const TravellerQuery = graphql(
  `
    query Traveller($revision: ID!, $board: String!, $section: String, $session: Int, $sheet: ID) {
      revision(id: $revision) {
        id
        status
        number
        unit
        supersededAt
        stage {
          id
        }
        boards {
          ...BoardSummaryFields
        }
        traveller(board: $board, section: $section, session: $session) {
          session
          section
          board
          dealer
          vulnerability
          hands {
            seat
            suits
          }
          analysis {
            computed
            parPoints
            parScore
            parContract
            makeable {
              seat
              tricks
              stated
            }
          }
          record(sheet: $sheet) {
            ...TableRecordFields
          }
          frequencies {
            copy
            actual
            expected
            lines {
              score
              count
              ns
              ew
            }
          }
          lines {
            ...TravellerLineFields
            recorded
            rulings {
              ...SlotRulingFields
            }
          }
        }
      }
    }
  `,
  [BoardSummaryFields, SlotRulingFields, TableRecordFields, TravellerLineFields],
)

export const HandFileQuery = graphql(`
  query HandFile($revision: ID!, $format: HandFileFormat!) {
    revision(id: $revision) {
      id
      handFile(format: $format) {
        fileName
        base64
      }
    }
  }
`)

export const HandRecordsQuery = graphql(
  `
    query HandRecords($revision: ID!) {
      revision(id: $revision) {
        id
        stage {
          name {
            ...WordsFields
          }
          event {
            id
            slug
            edition {
              id
            }
            name {
              ...WordsFields
            }
          }
        }
        handRecords {
          session
          board
          dealer
          vulnerability
          hands {
            seat
            suits
          }
          analysis {
            parScore
            parContract
            makeable {
              seat
              tricks
              stated
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)
