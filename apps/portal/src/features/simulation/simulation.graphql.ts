import { graphql } from '@/gql'
import { PersonNameFields, ProblemFields, WordsFields } from '@/gql/fragments'

export const SimulationChoicesQuery = graphql(
  `
    query SimulationChoices {
      rankings {
        id
        code
        kind
        name {
          ...WordsFields
        }
      }
    }
  `,
  [WordsFields],
)

export const PolicyNumbersFields = graphql(
  `
    fragment PolicyNumbersFields on Policy @_unmask {
      id
      version
      name {
        ...WordsFields
      }
      numbers {
        bestOf
        yearShares
        expiryMonths
        categories {
          category
          factor
        }
        awardedShare
        minimumField
      }
    }
  `,
  [WordsFields],
)

export const SimulatePolicyQuery = graphql(
  `
    query SimulatePolicy($input: SimulatePolicyInput!, $first: Int!, $after: Int, $movedOnly: Boolean) {
      simulatePolicy(input: $input) {
        problems {
          ...ProblemFields
        }
        simulation {
          from
          to
          events
          people
          moved
          ranking {
            id
            code
            name {
              ...WordsFields
            }
          }
          policy {
            ...PolicyNumbersFields
          }
          proposed {
            ...PolicyNumbersFields
          }
          awardPolicies {
            ...PolicyNumbersFields
          }
          lines(first: $first, after: $after, movedOnly: $movedOnly) {
            position
            moved
            person {
              ...PersonNameFields
            }
            before {
              rank
              value
            }
            after {
              rank
              value
            }
            results {
              changed
              event {
                id
                endsOn
                name {
                  ...WordsFields
                }
              }
              before {
                points
                counted
                because
              }
              after {
                points
                counted
                because
              }
            }
          }
        }
      }
    }
  `,
  [PersonNameFields, PolicyNumbersFields, ProblemFields, WordsFields],
)
