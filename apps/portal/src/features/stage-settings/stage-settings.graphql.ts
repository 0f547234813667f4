import { graphql } from '@/gql'
import { ProblemFields, StageConditionFields } from '@/gql/fragments'

export const ChangeSettingsMutation = graphql(
  `
    mutation ChangeSettings($input: ChangeSettingsInput!) {
      changeSettings(input: $input) {
        stage {
          id
          version
          plan
          settings
          conditions {
            ...StageConditionFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields, StageConditionFields],
)
