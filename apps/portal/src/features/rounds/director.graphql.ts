import { graphql } from '@/gql'
import { EntryFields, PermissionFields, ProblemFields, StageConditionFields, WordsFields } from '@/gql/fragments'
import { RoundFields } from './rounds.graphql'

export const ReopeningFields = graphql(`
  fragment ReopeningFields on Round @_unmask {
    reopening {
      drafts
      later
      publishedRevision
      official
      advanced
    }
    reopened {
      at
      reason
    }
  }
`)

const SeatingReportFields = graphql(
  `
    fragment SeatingReportFields on SeatingReport @_unmask {
      rounds
      meetings
      seatSpread
      repeats
      bound
      apart
      rather
      seed
      mayImprove
      unbalanced {
        ...EntryFields
      }
    }
  `,
  [EntryFields],
)

const DirectorRoundFields = graphql(
  `
    fragment DirectorRoundFields on Round @_unmask {
      ...RoundFields
      ...ReopeningFields
    }
  `,
  [RoundFields, ReopeningFields],
)

/** What any act on a round may move besides it: what may follow, and how the stage stands. */
const DirectorStandFields = graphql(
  `
    fragment DirectorStandFields on Stage @_unmask {
      id
      endedAt
      endReason
      drawableRound
      bracket {
        matches {
          name
          level
        }
        levelArticles {
          edition
          article
        }
      }
      seating {
        ...SeatingReportFields
      }
    }
  `,
  [SeatingReportFields],
)

const DirectorSessionFields = graphql(
  `
    fragment DirectorSessionFields on PlaySession @_unmask {
      id
      handsDesk {
        offered
      }
      number
      startsAt
      name {
        ...WordsFields
      }
      comparison {
        variance
        deviation
        min
        max
        copies
      }
    }
  `,
  [WordsFields],
)

/** A round that was acted on, who still plays, and what reopening any round would undo now. */
export const ActedRoundFields = graphql(
  `
    fragment ActedRoundFields on Round @_unmask {
      ...DirectorRoundFields
      stage {
        ...DirectorStandFields
        entries {
          id
          withdrawnAt
          cutAfter
        }
        sessions {
          ...DirectorSessionFields
          rounds {
            id
            ...ReopeningFields
          }
        }
      }
    }
  `,
  [DirectorRoundFields, DirectorSessionFields, DirectorStandFields, ReopeningFields],
)

/** All rounds of a stage: of an act that moves more than one. */
export const DirectorRoundsFields = graphql(
  `
    fragment DirectorRoundsFields on Stage @_unmask {
      ...DirectorStandFields
      sessions {
        ...DirectorSessionFields
        rounds {
          ...DirectorRoundFields
        }
      }
    }
  `,
  [DirectorRoundFields, DirectorSessionFields, DirectorStandFields],
)

export const DirectorQuery = graphql(
  `
    query Director($id: ID!) {
      stage(id: $id) {
        plan
        settings
        conditions {
          ...StageConditionFields
        }
        name {
          ...WordsFields
        }
        warnings {
          ...ProblemFields
        }
        entries {
          ...EntryFields
          withdrawnAt
          cutAfter
        }
        suspended {
          id
          number
          nameAsEntered
        }
        event {
          id
          slug
          sport
          timeZone
          name {
            ...WordsFields
          }
          permissions {
            canRun {
              ...PermissionFields
            }
            canPublish {
              allowed
            }
          }
        }
        ...DirectorRoundsFields
      }
    }
  `,
  [DirectorRoundsFields, EntryFields, PermissionFields, ProblemFields, StageConditionFields, WordsFields],
)
