import { graphql } from '@/gql'
import { GuideFieldFields, WordsFields } from '@/gql/fragments'

/** What a director may be called for, where questions lead to the ruling. */
export const LedSituationsQuery = graphql(
  `
    query LedSituations($stage: ID!, $slot: String) {
      ledSituations(stage: $stage, slot: $slot) {
        code
        name {
          ...WordsFields
        }
        moments {
          code
          order
          position
          isNow
          name {
            ...WordsFields
          }
        }
        answers {
          ...WordsFields
        }
        clause {
          edition
          article
        }
      }
    }
  `,
  [WordsFields],
)

/** Where a path of questions stands: the next question, or what it comes to. */
export const LedRulingQuery = graphql(
  `
    query LedRuling(
      $stage: ID!
      $situation: LedSituationCode!
      $path: [LedAnswerInput!]!
      $entry: ID
      $slot: String
    ) {
      ledRuling(stage: $stage, situation: $situation, path: $path, entry: $entry, slot: $slot) {
        situation {
          ...WordsFields
        }
        path {
          question {
            ...WordsFields
          }
          answer {
            ...WordsFields
          }
        }
        next {
          __typename
          ... on LedChoiceQuestion {
            code
            text {
              ...WordsFields
            }
            options {
              code
              name {
                ...WordsFields
              }
            }
          }
          ... on LedNumberQuestion {
            code
            min
            max
            text {
              ...WordsFields
            }
          }
          ... on LedAmountQuestion {
            code
            text {
              ...WordsFields
            }
          }
          ... on LedResult {
            part
            committeeDecides
            situation {
              code
              name {
                ...WordsFields
              }
            }
            option {
              code
              authority
              name {
                ...WordsFields
              }
              fields {
                ...GuideFieldFields
              }
            }
            answers {
              name
              value
            }
            clause {
              edition
              article
            }
            effects {
              code
              text {
                ...WordsFields
              }
            }
            figures {
              code
              before
              after
              name {
                ...WordsFields
              }
            }
            aloud {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [WordsFields, GuideFieldFields],
)
