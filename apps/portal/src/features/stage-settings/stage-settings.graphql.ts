import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const ChangeSettingsMutation = graphql(
  `
    mutation ChangeSettings($input: ChangeSettingsInput!) {
      changeSettings(input: $input) {
        stage {
          id
          version
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
