import { graphql } from '@/gql'
import { EntryFields } from '@/gql/fragments'

const MahjongFineFields = graphql(`
  fragment MahjongFineFields on MahjongFine @_unmask {
    player
    amount
    to
  }
`)

/** A session sheet whole: as it was written, with its settlement beside it. */
export const MahjongSheetFields = graphql(
  `
    fragment MahjongSheetFields on MahjongSheet @_unmask {
      kind
      ended
      totals
      points
      fines {
        ...MahjongFineFields
      }
      standIns {
        player
        name
      }
      hands {
        number
        dealer
        points
        settled
        running
        seats
        result {
          kind
          winner
          discarder
          fan
          flowers
        }
        falseWins {
          player
          kind
        }
        fines {
          ...MahjongFineFields
        }
        penalties {
          player
          code
        }
        slip {
          melds
          hand
          win
          flags
          round
          seat
          flowers
          claimed {
            fan
            count
          }
        }
        play {
          dealt
          acts {
            seat
            act
            tile
            gets
            failed
          }
          seats {
            held
            melds
            discards
            flowers
          }
        }
      }
    }
  `,
  [MahjongFineFields],
)

/** The sessions of one contestant, with the four players of each and what they got. */
export const MahjongSessionsQuery = graphql(
  `
    query MahjongSessions($revision: ID!, $entry: ID!) {
      revision(id: $revision) {
        id
        scorecard(entry: $entry) {
          lines {
            sheetId
            slot
            session
            round
            section
            table
            sides {
              ...EntryFields
            }
            awards {
              entry {
                id
              }
              points
            }
            sheet {
              __typename
              ...MahjongSheetFields
            }
          }
        }
      }
    }
  `,
  [EntryFields, MahjongSheetFields],
)

/** The sheet a published case is about. */
export const MahjongCaseQuery = graphql(
  `
    query MahjongCase($reference: String!) {
      casebookEntry(reference: $reference) {
        table {
          editionId
          sheet {
            __typename
            ...MahjongSheetFields
          }
        }
      }
    }
  `,
  [MahjongSheetFields],
)

/** The sheets of a round, for those who may enter results. */
export const MahjongRoundQuery = graphql(
  `
    query MahjongRound($round: ID!) {
      round(id: $round) {
        id
        stage {
          event {
            edition {
              id
            }
          }
        }
        tables {
          id
          points {
            entry {
              id
            }
            points
          }
          slots {
            slot
            sides {
              ...EntryFields
            }
            sheet {
              __typename
              ...MahjongSheetFields
            }
          }
        }
      }
    }
  `,
  [EntryFields, MahjongSheetFields],
)
