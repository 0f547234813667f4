import { graphql } from '@/gql'
import { PersonNameFields, ProblemFields, WordsFields } from '@/gql/fragments'

export const SetFollowMutation = graphql(
  `
    mutation SetFollow($input: SetFollowInput!) {
      setFollow(input: $input) {
        isFollowed
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const MyFollowsQuery = graphql(
  `
    query MyFollows {
      myFollows(first: 100) {
        id
        person {
          ...PersonNameFields
        }
        organisation {
          id
          code
          name {
            ...WordsFields
          }
        }
        event {
          id
          slug
          startsOn
          endsOn
          name {
            ...WordsFields
          }
        }
      }
    }
  `,
  [PersonNameFields, WordsFields],
)
