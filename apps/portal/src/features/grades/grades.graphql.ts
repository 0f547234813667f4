import { graphql } from '@/gql'
import { ExplanationFields, PermissionFields, PersonNameFields, ProblemFields, WordsFields } from '@/gql/fragments'

export const GradeCandidateFields = graphql(
  `
    fragment GradeCandidateFields on GradeCandidate @_unmask {
      id
      sport
      state
      reachedOn
      foundAt
      grade {
        ...WordsFields
      }
      person {
        id
        number
        ...PersonNameFields
      }
      missing {
        kind
        amount
        have
        need
      }
      openCases {
        appeal
        number
      }
      events {
        id
        name {
          ...WordsFields
        }
      }
      explanation {
        ...ExplanationFields
      }
    }
  `,
  [ExplanationFields, PersonNameFields, WordsFields],
)

export const GradesDeskQuery = graphql(
  `
    query GradesDesk($state: GradeCandidateState, $sport: Sport, $after: String) {
      gradeLadders {
        organisation
        organisationName {
          ...WordsFields
        }
        sport
      }
      gradeProposals {
        id
        sport
        reachedOn
        proposedAt
        grade {
          ...WordsFields
        }
        person {
          id
          number
          ...PersonNameFields
        }
        openCases {
          appeal
          number
        }
        canDecide {
          ...PermissionFields
        }
      }
      gradeCandidates(first: 50, after: $after, state: $state, sport: $sport) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...GradeCandidateFields
          }
        }
      }
    }
  `,
  [GradeCandidateFields, PersonNameFields, PermissionFields, WordsFields],
)

export const PlayerGradesQuery = graphql(
  `
    query PlayerGrades($id: ID!) {
      person(id: $id) {
        id
        grades {
          id
          sport
          awardedOn
          status
          statusReason
          statusAt
          policyVersion
          broughtIn {
            at
            system
            row
          }
          name {
            ...WordsFields
          }
          canChange {
            ...PermissionFields
          }
          events {
            id
            name {
              ...WordsFields
            }
          }
          explanation {
            ...ExplanationFields
          }
        }
      }
    }
  `,
  [ExplanationFields, PermissionFields, WordsFields],
)

export const FindGradeCandidatesMutation = graphql(
  `
    mutation FindGradeCandidates($input: FindGradeCandidatesInput!) {
      findGradeCandidates(input: $input) {
        ready
        nearly
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ProposeGradesMutation = graphql(
  `
    mutation ProposeGrades($input: ProposeGradesInput!) {
      proposeGrades(input: $input) {
        count
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const DecideGradesMutation = graphql(
  `
    mutation DecideGrades($input: DecideGradesInput!) {
      decideGrades(input: $input) {
        count
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [ProblemFields],
)

export const ChangeGradeMutation = graphql(
  `
    mutation ChangeGrade($input: ChangeGradeInput!) {
      changeGrade(input: $input) {
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
