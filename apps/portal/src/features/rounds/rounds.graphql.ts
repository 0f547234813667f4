import { graphql } from '@/gql'
import { EntryFields, ExplanationFields, WordsFields, StageConditionFields } from '@/gql/fragments'
import { LineUpFields } from '@/gql/line-up'
import { MatchDayFields, MovableFields } from '@/gql/match-day'
import { RoundClockFields } from './clock.graphql'

export const RoundFields = graphql(
  `
    fragment RoundFields on Round @_unmask {
      id
      number
      status
      method
      publishedAt
      startsAt
      minutes
      ...RoundClockFields
      closeReason
      givenUp
      choice
      version
      tableEntryUntil
      changes {
        firstCalled {
          ...WordsFields
        }
        secondCalled {
          ...WordsFields
        }
        reason
        from
      }
      tables {
        id
        section
        label
        kind
        match
        group
        boards
        notPlayed
        notPlayedBecause
        rooms
        hasLineUps
        ...MatchDayFields
        codes {
          code
          room
          side {
            ...EntryFields
          }
        }
        sides {
          ...EntryFields
        }
        points {
          entry {
            id
          }
          points
          unit
        }
        because {
          ...ExplanationFields
        }
      }
    }
  `,
  [EntryFields, ExplanationFields, MatchDayFields, RoundClockFields, WordsFields],
)

/** Rounds without their tables: what there is to choose from. */
export const PairingsQuery = graphql(
  `
    query Pairings($event: ID!) {
      event(id: $event) {
        id
        slug
        sport
        timeZone
        stages {
          id
          plan
          conditions {
            ...StageConditionFields
          }
          name {
            ...WordsFields
          }
          sessions {
            id
            number
            rounds {
              id
              number
              status
            }
          }
        }
      }
    }
  `,
  [StageConditionFields, WordsFields],
)

export const RoundQuery = graphql(
  `
    query PublishedRound($id: ID!) {
      round(id: $id) {
        ...RoundFields
        session {
          id
          number
          hands {
            version
          }
        }
        stage {
          id
          name {
            ...WordsFields
          }
          standings {
            number
          }
          conditions {
            ...StageConditionFields
          }
          event {
            id
            slug
            code
            sport
            edition {
              id
            }
            timeZone
            venue
            startsOn
            endsOn
            name {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [RoundFields, WordsFields, StageConditionFields],
)

export const BracketFields = graphql(
  `
    fragment BracketFields on Bracket @_unmask {
      matches {
        name
        part
        round
        number
        place
        level
        ground
        sides {
          source
          seed
          match
          score
          won
          entry {
            ...EntryFields
          }
        }
      }
      levelArticles {
        edition
        article
      }
    }
  `,
  [EntryFields],
)

export const BracketQuery = graphql(
  `
    query Bracket($stage: ID!) {
      stage(id: $stage) {
        bracket {
          ...BracketFields
        }
      }
    }
  `,
  [BracketFields],
)

export const ProjectorStandingsQuery = graphql(
  `
    query ProjectorStandings($stage: ID!) {
      stage(id: $stage) {
        standings {
          id
          status
          lines(first: 200) {
            edges {
              node {
                rank
                shared
                total
                percent
                entry {
                  ...EntryFields
                }
              }
            }
          }
        }
      }
    }
  `,
  [EntryFields],
)

/** One match with both its rooms. */
export const MatchQuery = graphql(
  `
    query Match($round: ID!, $table: ID!) {
      round(id: $round) {
        id
        number
        stage {
          id
          event {
            id
            slug
            timeZone
          }
        }
        match(table: $table) {
          unit
          compared
          sum
          victoryPoints
          table {
            id
            rooms
            ...MatchDayFields
            ...MovableFields
            lineUps {
              ...LineUpFields
            }
            sides {
              ...EntryFields
            }
          }
          boards {
            board
            points
            rooms {
              room
              printed {
                name
                value
              }
            }
          }
        }
      }
    }
  `,
  [EntryFields, LineUpFields, MatchDayFields, MovableFields],
)
