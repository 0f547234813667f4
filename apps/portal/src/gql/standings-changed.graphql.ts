import { graphql } from '.'

export const StandingsChangedSubscription = graphql(`
  subscription StandingsChanged($stage: ID!) {
    standingsChanged(stage: $stage) {
      id
      number
      status
      outputDigest
      computedAt
    }
  }
`)
