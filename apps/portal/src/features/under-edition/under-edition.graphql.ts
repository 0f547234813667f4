import { graphql } from '@/gql'
import { EntryFields, WordsFields } from '@/gql/fragments'

/** What an event is played by, and the editions under which its results can be shown. */
export const ComparedEditionsQuery = graphql(
  `
    query ComparedEditions($event: ID!) {
      event(id: $event) {
        id
        slug
        sport
        edition {
          id
          title {
            ...WordsFields
          }
          comparedWith {
            id
            title {
              ...WordsFields
            }
          }
        }
        stages {
          id
          name {
            ...WordsFields
          }
          standings {
            id
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const UnderEditionQuery = graphql(
  `
    query UnderEdition($revision: ID!, $edition: String!) {
      revision(id: $revision) {
        id
        underEdition(edition: $edition) {
          awardCount
          placeCount
          awards(first: 50) {
            slot
            award
            under
            entry {
              ...EntryFields
            }
            causes {
              name {
                ...WordsFields
              }
              before {
                edition
                article
              }
              after {
                edition
                article
              }
            }
          }
          places(first: 50) {
            total
            totalUnder
            rank
            rankUnder
            entry {
              ...EntryFields
            }
          }
        }
      }
    }
  `,
  [EntryFields, WordsFields],
)
