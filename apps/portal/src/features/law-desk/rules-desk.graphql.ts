import { graphql } from '@/gql'
import { ProblemFields, WordsFields } from '@/gql/fragments'
import { RulesLineFields } from '@/gql/rules-line'

export const RulesDeskQuery = graphql(
  `
    query RulesDesk($id: ID!) {
      organisation(id: $id) {
        id
        code
        name {
          ...WordsFields
        }
        office {
          canKeep {
            allowed
          }
        }
        rules {
          ...RulesLineFields
        }
      }
    }
  `,
  [RulesLineFields, WordsFields],
)

/** The version that a new one begins with. */
export const RulesBeforeQuery = graphql(
  `
    query RulesBefore($shelf: String!, $slug: String!) {
      lawBook(shelf: $shelf, slug: $slug) {
        ...RulesLineFields
        articles {
          number
          title {
            ...WordsFields
          }
          summary {
            ...WordsFields
          }
          sets {
            kind
            measure
            amount
            from
            currency
          }
        }
      }
    }
  `,
  [RulesLineFields, WordsFields],
)

export const PublishBodyRulesMutation = graphql(
  `
    mutation PublishBodyRules($input: PublishBodyRulesInput!) {
      publishBodyRules(input: $input) {
        book {
          id
          shelf
          slug
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const HeldUnderQuery = graphql(
  `
    query HeldUnder($id: ID!) {
      event(id: $id) {
        id
        rules {
          isChosen
          book {
            ...RulesLineFields
          }
        }
        rulesToChoose {
          ...RulesLineFields
        }
      }
    }
  `,
  [RulesLineFields],
)
