import { graphql } from '@/gql'

export const RulingsQuery = graphql(`
  query EventRulings($event: ID!) {
    event(id: $event) {
      id
      timeZone
      rulings {
        edges {
          node {
            id
            kind
            slot
            clause {
              edition
              article
            }
            facts
            decision
            givenAt
          }
        }
      }
      appeals {
        id
        number
        status
        outcome
        filedAt
        dueAt
        matter
      }
    }
  }
`)
