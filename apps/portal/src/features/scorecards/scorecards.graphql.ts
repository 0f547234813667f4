import { graphql } from '@/gql'
import { ClauseFields } from '@/gql/clause'
import { EntryFields } from '@/gql/fragments'
import { TravellerLineFields } from '@/gql/traveller-line'

export const ScorecardQuery = graphql(
  `
    query Scorecard($revision: ID!, $entry: ID!) {
      revision(id: $revision) {
        id
        stage {
          id
          plan
        }
        unit
        scorecard(entry: $entry) {
          entry {
            ...EntryFields
          }
          lines {
            ...TravellerLineFields
            parPoints
            sheet {
              __typename
            }
          }
        }
      }
    }
  `,
  [EntryFields, TravellerLineFields],
)

/** Whose cards an event has, by their numbers. */
export const EventCardsQuery = graphql(`
  query EventCards($event: ID!) {
    event(id: $event) {
      id
      stages {
        id
        standings {
          id
        }
        entries {
          id
          number
        }
      }
    }
  }
`)

const FigureFields = graphql(`
  fragment FigureFields on ExactFigure @_unmask {
    printed
    exact
    isRounded
  }
`)

const ComparedLineFields = graphql(
  `
    fragment ComparedLineFields on StandingLine @_unmask {
      position
      rank
      shared
      entry {
        ...EntryFields
      }
    }
  `,
  [EntryFields],
)

/** Why a contestant is where it is beside another, by the position of the other. */
export const BesideQuery = graphql(
  `
    query Beside($revision: ID!, $entry: ID!, $position: Int) {
      revision(id: $revision) {
        id
        unit
        beside(entry: $entry, position: $position) {
          line {
            ...ComparedLineFields
            group
          }
          beside {
            ...ComparedLineFields
          }
          isPercent
          own {
            ...FigureFields
          }
          other {
            ...FigureFields
          }
          difference {
            ...FigureFields
          }
          parts {
            session
            round
            board
            isRest
            own {
              ...FigureFields
            }
            other {
              ...FigureFields
            }
            difference {
              ...FigureFields
            }
            ownSlot
            otherSlot
          }
          tie {
            criterion
            own
            other
            clause {
              ...ClauseFields
            }
          }
        }
      }
    }
  `,
  [ClauseFields, FigureFields, ComparedLineFields],
)

/** Whom a contestant can be put beside. */
export const BesideChoicesQuery = graphql(
  `
    query BesideChoices($revision: ID!, $group: String) {
      revision(id: $revision) {
        id
        lines(first: 200, group: $group) {
          edges {
            node {
              ...ComparedLineFields
            }
          }
        }
      }
    }
  `,
  [ComparedLineFields],
)
