import { graphql } from '@/gql'
import {
  EntryFields,
  EventCardFields,
  ExplanationFields,
  OrganisationChoicesFields,
  PermissionFields,
  ProblemFields,
  WordsFields,
  SettingFields,
  StageConditionFields,
} from '@/gql/fragments'
import { OfficeSeriesFields } from './series.graphql'

export const NewEventQuery = graphql(
  `
    query NewEvent {
      editions {
        id
        sport
        usual
        title {
          ...WordsFields
        }
      }
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
      eventTemplates(first: 50) {
        id
        stageCount
        sport
        name {
          ...WordsFields
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
  [WordsFields, OrganisationChoicesFields],
)

const AwardFiguresFields = graphql(
  `
    fragment AwardFiguresFields on AwardFigures @_unmask {
      usesBase
      usesStrength
      base
      strength
      awarded
      missing {
        ...ProblemFields
      }
      strengthNow {
        ...ExplanationFields
      }
      canState {
        ...PermissionFields
      }
    }
  `,
  [ProblemFields, ExplanationFields, PermissionFields],
)

export const OfficeEntryFields = graphql(
  `
    fragment OfficeEntryFields on Entry @_unmask {
      ...EntryFields
      seed
      withdrawnAt
      withdrawnAfter
      cutAfter
      isRemovable
      because { ...ExplanationFields }
    }
  `,
  [EntryFields, ExplanationFields],
)

/** A stage as its office shows it; what an act on it or its sides moves. */
export const OfficeStageFields = graphql(
  `
    fragment OfficeStageFields on Stage @_unmask {
      id
      ordinal
      version
      plan
      settings
      conditions {
        ...StageConditionFields
      }
      name {
        ...WordsFields
      }
      sessions {
        id
        number
        rounds {
          id
        }
      }
      standings {
        id
        status
      }
      reservesMissing
      warnings { ...ProblemFields }
      entries {
        ...OfficeEntryFields
      }
    }
  `,
  [OfficeEntryFields, ProblemFields, StageConditionFields, WordsFields],
)

export const OfficeQuery = graphql(
  `
    query EventOffice($id: ID!) {
      editions {
        id
        sport
        title {
          ...WordsFields
        }
      }
      planSettings(event: $id) {
        ...SettingFields
      }
      awardFigures(event: $id) {
        ...AwardFiguresFields
      }
      event(id: $id) {
        ...EventCardFields
        version
        conditionsOfContest {
          onFile {
            appeals {
              procedure
            }
          }
        }
        finalPresets {
          code
          settings
          clause {
            edition
            article
          }
          offers {
            count
            plan
          }
        }
        unlinkedCount
        isRemovable
        isAnnounced
        canAnnounce {
          ...PermissionFields
        }
        request {
          id
          isTacit
        }
        cancelledAt
        cancelReason
        ...OfficeSeriesFields
        edition {
          id
          settings {
            ...SettingFields
          }
        }
        permissions {
          canRun {
            ...PermissionFields
          }
          canChangeSettings {
            ...PermissionFields
          }
          canAppoint {
            ...PermissionFields
          }
        }
        officials {
          id
          role
          name
        }
        stages {
          ...OfficeStageFields
        }
      }
    }
  `,
  [
    AwardFiguresFields,
    EventCardFields,
    OfficeSeriesFields,
    OfficeStageFields,
    PermissionFields,
    SettingFields,
    WordsFields,
  ],
)

export const CreateEventMutation = graphql(
  `
    mutation CreateEvent($input: CreateEventInput!) {
      createEvent(input: $input) {
        event {
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

export const AddStageMutation = graphql(
  `
    mutation AddStage($input: AddStageInput!) {
      addStage(input: $input) {
        stage {
          event {
            id
            finalPresets {
              code
              settings
              clause {
                edition
                article
              }
              offers {
                count
                plan
              }
            }
            stages {
              ...OfficeStageFields
            }
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

export const EnterEntrantsMutation = graphql(
  `
    mutation EnterEntrants($input: EnterEntrantsInput!) {
      enterEntrants(input: $input) {
        entered
        stage {
          ...OfficeStageFields
          event {
            id
            unlinkedCount
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

export const WithdrawEntryMutation = graphql(
  `
    mutation WithdrawEntry($input: WithdrawEntryInput!) {
      withdrawEntry(input: $input) {
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

export const SubstitutePlayerMutation = graphql(
  `
    mutation SubstitutePlayer($input: SubstitutePlayerInput!) {
      substitutePlayer(input: $input) {
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

export const AppointOfficialMutation = graphql(
  `
    mutation AppointOfficial($input: AppointOfficialInput!) {
      appointOfficial(input: $input) {
        event {
          id
          officials {
            id
            role
            name
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DismissOfficialMutation = graphql(
  `
    mutation DismissOfficial($input: DismissOfficialInput!) {
      dismissOfficial(input: $input) {
        event {
          id
          officials {
            id
            role
            name
          }
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const FillStageMutation = graphql(
  `
    mutation FillStage($input: AdvanceStageInput!) {
      advanceStage(input: $input) {
        entered
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

export const StateAwardFiguresMutation = graphql(
  `
    mutation StateAwardFigures($input: StateAwardFiguresInput!) {
      stateAwardFigures(input: $input) {
        awardedAgain
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ChooseProcedureMutation = graphql(
  `
    mutation ChooseProcedure($input: ChooseProcedureInput!) {
      chooseProcedure(input: $input) {
        procedure
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
