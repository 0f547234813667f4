import { graphql } from '@/gql'
import { CasePowersFields } from '@/gql/case-powers'

/** How far the vote has come, and what may be voted for. */
export const BallotQuery = graphql(
  `
    query PanelBallot($appeal: ID!) {
      panelBallot(appeal: $appeal) {
        cast
        of
        own
        votes
        round
        reason
        outcomes
        before {
          outcome
          votes
        }
        dissent
        powers {
          ...CasePowersFields
        }
      }
    }
  `,
  [CasePowersFields],
)
