import { graphql } from '@/gql'
import { PersonNameFields, WordsFields } from '@/gql/fragments'

export const PolicyEffectsQuery = graphql(
  `
    query PolicyEffects($policy: ID!) {
      policy(id: $policy) {
        effects {
          asOf
          people
          moved
          ranking {
            code
            name {
              ...WordsFields
            }
          }
          moves(first: 25) {
            rankBefore
            valueBefore
            rankAfter
            valueAfter
            person {
              ...PersonNameFields
            }
          }
        }
      }
    }
  `,
  [WordsFields, PersonNameFields],
)
