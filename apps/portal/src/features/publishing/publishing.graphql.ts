import { graphql } from '@/gql'
import {
  EventCardFields,
  PermissionFields,
  ProblemFields,
  StandingChangeFields,
  WindowFields,
  WordsFields,
} from '@/gql/fragments'

export const DeskRevisionFields = graphql(
  `
    fragment DeskRevisionFields on StandingsRevision @_unmask {
      id
      number
      status
      computedAt
      publishedAt
      officialAt
      factCount
      causeKind
      windows {
        ...WindowFields
      }
      withoutResult {
        id
        number
        nameAsEntered
      }
      permissions {
        canPublish {
          ...PermissionFields
        }
        canMakeOfficial {
          ...PermissionFields
        }
      }
    }
  `,
  [WindowFields, PermissionFields],
)

export const PublishingQuery = graphql(
  `
    query Publishing($id: ID!) {
      givesPoints(event: $id)
      awardFigures(event: $id) {
        missing {
          ...ProblemFields
        }
      }
      event(id: $id) {
        ...EventCardFields
        unlinkedCount
        permissions {
          canPublish {
            ...PermissionFields
          }
          canCorrect {
            ...PermissionFields
          }
          canChangeSettings {
            ...PermissionFields
          }
        }
        stages {
          id
          version
          profile
          profiles
          settings
          suspended {
            id
            number
            nameAsEntered
          }
          name {
            ...WordsFields
          }
          standings {
            ...DeskRevisionFields
          }
          provisional {
            ...DeskRevisionFields
            changes {
              ...StandingChangeFields
            }
          }
        }
      }
    }
  `,
  [EventCardFields, PermissionFields, ProblemFields, WordsFields, DeskRevisionFields, StandingChangeFields],
)

export const PublishStandingsMutation = graphql(
  `
    mutation PublishStandings($input: PublishStandingsInput!) {
      publishStandings(input: $input) {
        revision {
          id
          status
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const MakeOfficialMutation = graphql(
  `
    mutation MakeOfficial($input: MakeOfficialInput!) {
      makeOfficial(input: $input) {
        revision {
          id
          status
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ListsQuery = graphql(
  `
    query DeskLists {
      viewer {
        permissions {
          canOpenLists {
            ...PermissionFields
          }
        }
      }
      rankings {
        id
        code
        sport
        name {
          ...WordsFields
        }
        issueDay
        nextIssueOn
        latest {
          id
          asOf
          number
        }
        issues {
          id
          asOf
          state
          step
          done
          total
          problems {
            ...ProblemFields
          }
          list {
            id
            slug
            number
            supersededAt
          }
        }
      }
    }
  `,
  [PermissionFields, ProblemFields, WordsFields],
)

export const CancelListIssueMutation = graphql(
  `
    mutation CancelListIssue($input: CancelListIssueInput!) {
      cancelListIssue(input: $input) {
        issue {
          id
          state
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ScheduleListsMutation = graphql(
  `
    mutation ScheduleLists($input: ScheduleListsInput!) {
      scheduleLists(input: $input) {
        ranking {
          id
          nextIssueOn
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const IssueListMutation = graphql(
  `
    mutation IssueList($input: IssueListInput!) {
      issueList(input: $input) {
        issue {
          id
        }
        list {
          id
          slug
          number
          supersededAt
          asOf
        }
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)
