import { graphql } from '@/gql'
import {
  OrganisationChoicesFields,
  PersonNameFields,
  PersonRowFields,
  ProblemFields,
  WordsFields,
} from '@/gql/fragments'

export const ImportsQuery = graphql(
  `
    query Imports {
      imports(first: 50) {
        id
        fileName
        status
        format
        program
        recordedAt
        committedAt
        summary {
          title
          date
        }
        event {
          id
          slug
          name {
            ...WordsFields
          }
        }
      }
      organisations(first: 200) {
        ...OrganisationChoicesFields
      }
    }
  `,
  [WordsFields, OrganisationChoicesFields],
)

/** Somebody of the register whom a name in a file may mean. */
export const CandidateFields = graphql(
  `
    fragment CandidateFields on IdentityCandidate @_unmask {
      score
      because
      person {
        ...PersonRowFields
      }
    }
  `,
  [PersonRowFields],
)

export const ImportFields = graphql(
  `
    fragment ImportFields on Import @_unmask {
      id
      fileName
      digest
      format
      program
      status
      recordedAt
      committedAt
      problems {
        ...ProblemFields
      }
      event {
        id
        slug
        name {
          ...WordsFields
        }
      }
      summary {
        title
        date
        events(first: 50) {
          id
          code
          startsOn
          name {
            ...WordsFields
          }
        }
        scoring
        winners
        winnersChoices
        sessions
        sections
        entries
        boards
        results
        profile
        profiles
        because {
          ...ProblemFields
        }
        matched
        doubtful
        unknown
        linesStated
        linesAgree
        linesByHand
        lines(first: 200) {
          slot
          board
          section
          table
          ns
          ew
          printed {
            name
            value
          }
          fileNs
          fileEw
          computedNs
          computedEw
          fileScore
          contractScore
          scoreTaken
          agrees
          awarded
          taken
          otherTable
        }
        publishedAgree
        publishedDiffer
        people {
          key
          name
          externalId
          status
          person {
            ...PersonNameFields
            number
          }
          candidates {
            ...CandidateFields
          }
        }
        standings {
          number
          group
          names
          called {
            ...WordsFields
          }
          rank
          total
          percent
          publishedPlace
          publishedTotal
          publishedPercent
          agrees
        }
      }
    }
  `,
  [ProblemFields, WordsFields, PersonNameFields, CandidateFields],
)

export const ImportQuery = graphql(
  `
    query Import($id: ID!) {
      import(id: $id) {
        ...ImportFields
      }
    }
  `,
  [ImportFields],
)

export const ReadResultsFileMutation = graphql(
  `
    mutation ReadResultsFile($input: ReadResultsFileInput!) {
      readResultsFile(input: $input) {
        import {
          id
          status
          problems {
            ...ProblemFields
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

export const CommitImportMutation = graphql(
  `
    mutation CommitImport($input: CommitImportInput!) {
      commitImport(input: $input) {
        import {
          id
          status
        }
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

export const IdentityQueueQuery = graphql(
  `
    query IdentityQueue {
      identityQuestions(first: 50) {
        id
        nameAsEntered
        status
        event {
          id
          slug
          name {
            ...WordsFields
          }
        }
        candidates {
          ...CandidateFields
        }
      }
    }
  `,
  [WordsFields, CandidateFields],
)

export const DecideIdentityMutation = graphql(
  `
    mutation DecideIdentity($input: DecideIdentityInput!) {
      decideIdentity(input: $input) {
        question {
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
