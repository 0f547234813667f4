import { graphql } from '@/gql'
import { EntryFields, PermissionFields, ProblemFields, WordsFields } from '@/gql/fragments'
import { DeskSlotFields } from './desk-slot.graphql'
import { OpenFlagsFields, TablesToWatchFields } from './calls.graphql'

const StandingsHeadFields = graphql(
  `
    fragment StandingsHeadFields on Stage @_unmask {
      id
      standings {
        id
        computedAt
        unit
        lines(first: 6) {
          edges {
            node {
              entry {
                ...EntryFields
              }
              rank
              shared
              total
              percent
            }
          }
        }
      }
    }
  `,
  [EntryFields],
)

export const DeskStageFields = graphql(
  `
    fragment DeskStageFields on Stage @_unmask {
      ...OpenFlagsFields
      ...StandingsHeadFields
      name {
        ...WordsFields
      }
      settings
      event {
        id
        slug
        name {
          ...WordsFields
        }
        sport
        timeZone
        edition {
          id
        }
        permissions {
          canEnterResult {
            ...PermissionFields
          }
          canPublish {
            ...PermissionFields
          }
          canRule {
            ...PermissionFields
          }
          canRun {
            ...PermissionFields
          }
        }
      }
    }
  `,
  [OpenFlagsFields, PermissionFields, StandingsHeadFields, WordsFields],
)

/** The head of the standings, asked when they have moved. */
export const DeskStandingsQuery = graphql(
  `
    query DeskStandings($stage: ID!) {
      stage(id: $stage) {
        ...StandingsHeadFields
      }
    }
  `,
  [StandingsHeadFields],
)

export const ScoringListQuery = graphql(
  `
    query ScoringList {
      events(first: 30, filter: { status: RUNNING }) {
        edges {
          node {
            id
            name {
              ...WordsFields
            }
            sport
            permissions {
              canEnterResult {
                ...PermissionFields
              }
            }
            stages {
              id
              name {
                ...WordsFields
              }
              sessions {
                id
                number
                startsAt
                name {
                  ...WordsFields
                }
                rounds {
                  id
                  number
                  status
                }
              }
            }
          }
        }
      }
    }
  `,
  [PermissionFields, WordsFields],
)

export const DeskSessionQuery = graphql(
  `
    query DeskSession($id: ID!) {
      playSession(id: $id) {
        id
        ...TablesToWatchFields
        number
        boards
        handsDesk {
          offered
          walls
        }
        name {
          ...WordsFields
        }
        rounds {
          id
          number
          status
          startsAt
          progress {
            due
            entered
            confirmed
          }
        }
        stage {
          ...DeskStageFields
        }
      }
    }
  `,
  [DeskStageFields, TablesToWatchFields, WordsFields],
)

export const DeskRoundQuery = graphql(
  `
    query DeskRound($id: ID!) {
      round(id: $id) {
        id
        number
        status
        clock {
          state
          secondsLeft
          endsAt
          now
        }
        extraTime {
          table
          minutes
        }
        permissions {
          canEnterResult {
            ...PermissionFields
          }
        }
        session {
          ...TablesToWatchFields
          number
        }
        stage {
          ...DeskStageFields
        }
        tables {
          id
          move {
            id
          }
          slots {
            ...DeskSlotFields
          }
        }
      }
    }
  `,
  [DeskSlotFields, DeskStageFields, PermissionFields, TablesToWatchFields],
)

export const DeskBoardQuery = graphql(
  `
    query DeskBoard($id: ID!, $board: String!) {
      playSession(id: $id) {
        id
        number
        boards
        rounds {
          id
          number
          status
        }
        boardSlots(board: $board) {
          ...DeskSlotFields
        }
        stage {
          ...DeskStageFields
        }
      }
    }
  `,
  [DeskSlotFields, DeskStageFields],
)

export const BoardSlotsQuery = graphql(
  `
    query BoardSlots($session: ID!, $board: String!) {
      playSession(id: $session) {
        id
        boardSlots(board: $board) {
          ...DeskSlotFields
        }
      }
    }
  `,
  [DeskSlotFields],
)

export const EnterResultMutation = graphql(
  `
    mutation EnterResult($input: EnterResultInput!) {
      enterResult(input: $input) {
        version
        stage {
          ...OpenFlagsFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OpenFlagsFields, ProblemFields],
)

export const ConfirmResultMutation = graphql(
  `
    mutation ConfirmResult($input: ConfirmResultInput!) {
      confirmResult(input: $input) {
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const FlagSlotMutation = graphql(
  `
    mutation FlagSlot($input: FlagSlotInput!) {
      flagSlot(input: $input) {
        stage {
          ...OpenFlagsFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OpenFlagsFields, ProblemFields],
)

export const SettleFlagMutation = graphql(
  `
    mutation SettleFlag($input: SettleFlagInput!) {
      settleFlag(input: $input) {
        stage {
          ...OpenFlagsFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OpenFlagsFields, ProblemFields],
)

export const PreviewMoveQuery = graphql(
  `
    query PreviewMove($input: MoveResultInput!) {
      previewMove(input: $input) {
        effects {
          rankBefore
          rankAfter
          totalBefore
          totalAfter
          entry {
            ...EntryFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [EntryFields, ProblemFields],
)

/** Everybody who could have sat at a table: those who sit out and those who came late among them. */
export const WhoCouldSitQuery = graphql(
  `
    query WhoCouldSit($stage: ID!) {
      stage(id: $stage) {
        id
        entries {
          ...EntryFields
        }
      }
    }
  `,
  [EntryFields],
)

export const MoveResultMutation = graphql(
  `
    mutation MoveResult($input: MoveResultInput!) {
      moveResult(input: $input) {
        stage {
          ...OpenFlagsFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OpenFlagsFields, ProblemFields],
)
