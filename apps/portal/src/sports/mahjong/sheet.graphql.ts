import { graphql } from '@/gql'

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
      }
    }
  `,
  [MahjongFineFields],
)
