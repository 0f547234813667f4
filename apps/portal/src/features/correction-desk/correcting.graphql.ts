import { graphql } from '@/gql'
import {
  AwardChangeFields,
  BoardSummaryFields,
  CorrectionFields,
  EntryFields,
  ListChangeFields,
  PermissionFields,
  ProblemFields,
  StandingChangeFields,
  WordsFields,
} from '@/gql/fragments'

export const CorrectingQuery = graphql(
  `
    query Correcting($id: ID!) {
      event(id: $id) {
        id
        sport
        timeZone
        edition {
          id
        }
        name {
          ...WordsFields
        }
        permissions {
          canCorrect {
            ...PermissionFields
          }
        }
        stages {
          id
          name {
            ...WordsFields
          }
          settings
          entries {
            ...EntryFields
          }
          standings {
            id
            boards {
              ...BoardSummaryFields
            }
          }
        }
      }
    }
  `,
  [WordsFields, PermissionFields, EntryFields, BoardSummaryFields],
)

export const CorrectingLineFields = graphql(
  `
    fragment CorrectingLineFields on TravellerLine @_unmask {
      sheetId
      slot
      table
      round
      corrected
      sides {
        ...EntryFields
      }
      printed {
        name
        value
      }
      sheetData
      session
      board
    }
  `,
  [EntryFields],
)

export const CorrectingBoardQuery = graphql(
  `
    query CorrectingBoard($revision: ID!, $board: String!, $section: String, $session: Int) {
      revision(id: $revision) {
        id
        traveller(board: $board, section: $section, session: $session) {
          lines {
            ...CorrectingLineFields
          }
        }
      }
    }
  `,
  [CorrectingLineFields],
)

/** For sports whose sheets belong to no board: all sheets of one contestant. */
export const CorrectingEntryQuery = graphql(
  `
    query CorrectingEntry($revision: ID!, $entry: ID!) {
      revision(id: $revision) {
        id
        scorecard(entry: $entry) {
          lines {
            ...CorrectingLineFields
          }
        }
      }
    }
  `,
  [CorrectingLineFields],
)

export const PreviewFields = graphql(
  `
    fragment PreviewFields on CorrectionPreview @_unmask {
      previewedOn
      secondPersonNeeded
      before {
        name
        value
      }
      after {
        name
        value
      }
      scores {
        slot
        before
        after
        unit {
          ...WordsFields
        }
        entry {
          ...EntryFields
        }
      }
      standings {
        ...StandingChangeFields
      }
      awards {
        ...AwardChangeFields
      }
      lists {
        ...ListChangeFields
      }
      problems {
        ...ProblemFields
      }
    }
  `,
  [StandingChangeFields, AwardChangeFields, EntryFields, ListChangeFields, ProblemFields, WordsFields],
)

export const PreviewCorrectionQuery = graphql(
  `
    query PreviewCorrection($input: CorrectionInput!) {
      previewCorrection(input: $input) {
        ...PreviewFields
      }
    }
  `,
  [PreviewFields],
)

export const ApplyCorrectionMutation = graphql(
  `
    mutation ApplyCorrection($input: ApplyCorrectionInput!) {
      applyCorrection(input: $input) {
        correction {
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

export const ProposalsQuery = graphql(
  `
    query Proposals($after: String) {
      corrections(first: 50, after: $after, status: PROPOSED) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...CorrectionFields
          }
        }
      }
    }
  `,
  [CorrectionFields],
)

export const ProposalQuery = graphql(
  `
    query Proposal($id: ID!) {
      correction(id: $id) {
        ...CorrectionFields
        permissions {
          canApprove {
            ...PermissionFields
          }
          canDecline {
            ...PermissionFields
          }
        }
      }
    }
  `,
  [CorrectionFields, PermissionFields],
)

export const ProposalPreviewQuery = graphql(
  `
    query ProposalPreview($id: ID!) {
      previewProposal(correction: $id) {
        ...PreviewFields
      }
    }
  `,
  [PreviewFields],
)

export const ApproveCorrectionMutation = graphql(
  `
    mutation ApproveCorrection($input: ApproveCorrectionInput!) {
      approveCorrection(input: $input) {
        correction {
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

export const DeclineCorrectionMutation = graphql(
  `
    mutation DeclineCorrection($input: DeclineCorrectionInput!) {
      declineCorrection(input: $input) {
        correction {
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
