import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

export const ServiceFiguresQuery = graphql(
  `
    query ServiceFigures {
      serviceFigures(first: 60) {
        month
        events
        official
        minutesToPublished
        minutesToOfficial
        casesFiled
        casesDecided
        minutesToDecision
        corrections {
          kind
          count
        }
        organisation {
          id
          name {
            ...WordsFields
          }
        }
      }
    }
  `,
  [WordsFields],
)
