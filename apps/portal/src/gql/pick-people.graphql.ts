import { graphql } from '@/gql'
import { PersonRowFields } from '@/gql/fragments'

/** People of the register by number, name or pinyin, as a picker shows them. */
export const PickPeopleQuery = graphql(
  `
    query PickPeople($text: String!) {
      people(first: 8, text: $text) {
        edges {
          node {
            ...PersonRowFields
          }
        }
      }
    }
  `,
  [PersonRowFields],
)
