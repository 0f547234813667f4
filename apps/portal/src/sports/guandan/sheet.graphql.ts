import { graphql } from '@/gql'
import { EntryFields } from '@/gql/fragments'

export const GuandanDealFields = graphql(`
  fragment GuandanDealFields on GuandanDeal @_unmask {
    finish
    lostBy
    voidHand
    record {
      level
      hands
      leader
      previousFinish
      tributes {
        from
        to
        card
      }
      returns {
        from
        to
        card
      }
      plays {
        seat
        cards
        as {
          type
          size
          key
        }
        reported
      }
    }
  }
`)

/** A whole guandan sheet, with the ladder its deals make. */
export const GuandanSheetFields = graphql(
  `
    fragment GuandanSheetFields on GuandanSheet @_unmask {
      kind
      deals {
        ...GuandanDealFields
      }
      extraDeals {
        ...GuandanDealFields
      }
      deal {
        ...GuandanDealFields
      }
      ended
      endedBy
      startLevels
      finalLevels
      decidedFor
      fouls
      matchPoints
      levelPoints
      levels
      winner
      decidedBy
      ladder {
        level
        winner
        upgrade
        before
        after
        events
        extra
      }
    }
  `,
  [GuandanDealFields],
)

/** The games of one contestant, with who sat at each table. */
export const GuandanGamesQuery = graphql(
  `
    query GuandanGames($revision: ID!, $entry: ID!) {
      revision(id: $revision) {
        id
        edition {
          id
        }
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
            sheet {
              __typename
              ...GuandanSheetFields
            }
          }
        }
      }
    }
  `,
  [EntryFields, GuandanSheetFields],
)

/** The sheet a published case is about. */
export const GuandanCaseQuery = graphql(
  `
    query GuandanCase($reference: String!) {
      casebookEntry(reference: $reference) {
        table {
          editionId
          sheet {
            __typename
            ...GuandanSheetFields
          }
        }
      }
    }
  `,
  [GuandanSheetFields],
)

/** The sheets of a round, for those who may enter results. */
export const GuandanRoundQuery = graphql(
  `
    query GuandanRound($round: ID!) {
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
          slots {
            slot
            sides {
              ...EntryFields
            }
            sheet {
              __typename
              ...GuandanSheetFields
            }
          }
        }
      }
    }
  `,
  [EntryFields, GuandanSheetFields],
)
