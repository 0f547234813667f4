import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'
import { OfficeEntryFields, OfficeStageFields } from './office.graphql'

export const SaveEventTemplateMutation = graphql(
  `
    mutation SaveEventTemplate($input: SaveEventTemplateInput!) {
      saveEventTemplate(input: $input) {
        template
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CreateFromTemplateMutation = graphql(
  `
    mutation CreateFromTemplate($input: CreateFromTemplateInput!) {
      createFromTemplate(input: $input) {
        event {
          id
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

export const RemoveEventTemplateMutation = graphql(
  `
    mutation RemoveEventTemplate($input: RemoveEventTemplateInput!) {
      removeEventTemplate(input: $input) {
        template
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ChangeEventMutation = graphql(
  `
    mutation ChangeEvent($input: ChangeEventInput!) {
      changeEvent(input: $input) {
        event {
          id
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

export const CancelEventMutation = graphql(
  `
    mutation CancelEvent($input: EventReasonInput!) {
      cancelEvent(input: $input) {
        event {
          id
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

export const RestoreEventMutation = graphql(
  `
    mutation RestoreEvent($input: EventReasonInput!) {
      restoreEvent(input: $input) {
        event {
          id
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

export const RemoveEventMutation = graphql(
  `
    mutation RemoveEvent($input: EventReasonInput!) {
      removeEvent(input: $input) {
        removed
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const CopyEventMutation = graphql(
  `
    mutation CopyEvent($input: CopyEventInput!) {
      copyEvent(input: $input) {
        events {
          id
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const RemoveStageMutation = graphql(
  `
    mutation RemoveStage($input: RemoveStageInput!) {
      removeStage(input: $input) {
        event {
          id
          slug
          isRemovable
          stages {
            ...OfficeStageFields
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OfficeStageFields, ProblemFields],
)

export const RenameEntryMutation = graphql(
  `
    mutation RenameEntry($input: RenameEntryInput!) {
      renameEntry(input: $input) {
        entry {
          ...OfficeEntryFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OfficeEntryFields, ProblemFields],
)

export const RemoveEntryMutation = graphql(
  `
    mutation RemoveEntry($input: EntryReasonInput!) {
      removeEntry(input: $input) {
        stage {
          ...OfficeStageFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OfficeStageFields, ProblemFields],
)

export const ReinstateEntryMutation = graphql(
  `
    mutation ReinstateEntry($input: EntryReasonInput!) {
      reinstateEntry(input: $input) {
        entry {
          ...OfficeEntryFields
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [OfficeEntryFields, ProblemFields],
)
