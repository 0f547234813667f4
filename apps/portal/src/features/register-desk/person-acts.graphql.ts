import { graphql } from '@/gql'
import { ProblemFields } from '@/gql/fragments'

export const RegisterPersonMutation = graphql(
  `
    mutation RegisterPerson($input: RegisterPersonInput!) {
      registerPerson(input: $input) {
        person {
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

export const RenamePersonMutation = graphql(
  `
    mutation RenamePerson($input: RenamePersonInput!) {
      renamePerson(input: $input) {
        person {
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

export const ChangePersonMutation = graphql(
  `
    mutation ChangePerson($input: ChangePersonInput!) {
      changePerson(input: $input) {
        person {
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

export const SetPrivacyMutation = graphql(
  `
    mutation SetPrivacy($input: SetPrivacyInput!) {
      setPrivacy(input: $input) {
        person {
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

export const SetPhotoMutation = graphql(
  `
    mutation SetPhoto($input: SetPhotoInput!) {
      setPhoto(input: $input) {
        person {
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

export const RemovePhotoMutation = graphql(
  `
    mutation RemovePhoto($input: RemovePhotoInput!) {
      removePhoto(input: $input) {
        person {
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

export const AffiliatePersonMutation = graphql(
  `
    mutation AffiliatePerson($input: AffiliatePersonInput!) {
      affiliatePerson(input: $input) {
        person {
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

export const EndAffiliationMutation = graphql(
  `
    mutation EndAffiliation($input: EndAffiliationInput!) {
      endAffiliation(input: $input) {
        person {
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

export const AddIdentifierMutation = graphql(
  `
    mutation AddIdentifier($input: AddIdentifierInput!) {
      addIdentifier(input: $input) {
        person {
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

export const RemoveIdentifierMutation = graphql(
  `
    mutation RemoveIdentifier($input: RemoveIdentifierInput!) {
      removeIdentifier(input: $input) {
        person {
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

export const RecordGuardianMutation = graphql(
  `
    mutation RecordGuardian($input: RecordGuardianInput!) {
      recordGuardian(input: $input) {
        person {
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

export const EndGuardianMutation = graphql(
  `
    mutation EndGuardian($input: EndGuardianInput!) {
      endGuardian(input: $input) {
        person {
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

export const RequestTransferMutation = graphql(
  `
    mutation RequestTransfer($input: RequestTransferInput!) {
      requestTransfer(input: $input) {
        person {
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

export const AnswerTransferMutation = graphql(
  `
    mutation AnswerTransfer($input: AnswerTransferInput!) {
      answerTransfer(input: $input) {
        person {
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

export const DecideTransferMutation = graphql(
  `
    mutation DecideTransfer($input: DecideTransferInput!) {
      decideTransfer(input: $input) {
        person {
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

export const MergePeopleMutation = graphql(
  `
    mutation MergePeople($input: MergePeopleInput!) {
      mergePeople(input: $input) {
        merge {
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

export const UndoMergeMutation = graphql(
  `
    mutation UndoMerge($input: UndoMergeInput!) {
      undoMerge(input: $input) {
        merge {
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

export const DeclareDistinctMutation = graphql(
  `
    mutation DeclareDistinct($input: DeclareDistinctInput!) {
      declareDistinct(input: $input) {
        person {
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
