import { graphql } from '@/gql'
import { LineUpPlayerFields } from '@/gql/line-up'
import {
  CorrectionFields,
  EntryFields,
  EntryTermsFields,
  StandingChangeFields,
  WindowFields,
  WordsFields,
} from '@/gql/fragments'

export const RevisionHeadFields = graphql(
  `
    fragment RevisionHeadFields on StandingsRevision @_unmask {
      id
      number
      status
      edition {
        id
        title {
          ...WordsFields
        }
      }
      inputDigest
      factCount
      causeKind
      computedAt
      publishedAt
      officialAt
      supersededAt
      unit
      groups
      files {
        format
        path
      }
      correction {
        ...CorrectionFields
      }
      windows {
        ...WindowFields
      }
    }
  `,
  [WordsFields, CorrectionFields, WindowFields],
)

/** Who has no result, and teams whose members play for themselves; selected where one revision is shown. */
export const TeamTableFields = graphql(
  `
    fragment TeamTableFields on StandingsRevision @_unmask {
      withoutResult {
        id
        number
        nameAsEntered
      }
      playersOfTeams {
        rank
        shared
        tables
        missing
        total
        second
        player {
          ...LineUpPlayerFields
        }
        entry {
          id
          nameAsEntered
          teamName
        }
      }
      teamTable {
        team
        rank
        shared
        total
        second
        missing
        members {
          ...EntryFields
        }
      }
    }
  `,
  [EntryFields, LineUpPlayerFields],
)

export const StandingLineFields = graphql(
  `
    fragment StandingLineFields on StandingLine @_unmask {
      entry {
        ...EntryFields
      }
      position
      group
      rank
      shared
      total
      percent
      played
      matches {
        won
        drawn
        lost
      }
      figures {
        code
        value
      }
      separatedBy
      award {
        id
        points
        colour
        superseded
      }
    }
  `,
  [EntryFields],
)

export const StageStandingsQuery = graphql(
  `
    query StageStandings($stage: ID!, $first: Int!) {
      stage(id: $stage) {
        id
        format
        name {
          ...WordsFields
        }
        standings {
          ...RevisionHeadFields
          ...TeamTableFields
          lines(first: $first) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                ...StandingLineFields
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields, RevisionHeadFields, StandingLineFields, TeamTableFields],
)

export const RevisionStandingsQuery = graphql(
  `
    query RevisionStandings($revision: ID!, $first: Int!, $after: String) {
      revision(id: $revision) {
        ...RevisionHeadFields
        ...TeamTableFields
        stage {
          id
          format
          name {
            ...WordsFields
          }
          event {
            id
            slug
          }
        }
        lines(first: $first, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...StandingLineFields
            }
          }
        }
      }
    }
  `,
  [RevisionHeadFields, WordsFields, StandingLineFields, TeamTableFields],
)

export const EntriesQuery = graphql(
  `
    query EventEntries($event: ID!) {
      event(id: $event) {
        id
        stages {
          id
          name {
            ...WordsFields
          }
          standings {
            id
          }
          entries {
            ...EntryFields
          }
        }
      }
    }
  `,
  [WordsFields, EntryFields],
)

export const RevisionsQuery = graphql(
  `
    query EventRevisions($event: ID!) {
      event(id: $event) {
        id
        slug
        timeZone
        stages {
          id
          name {
            ...WordsFields
          }
          revisions {
            ...RevisionHeadFields
            supersedes {
              id
              number
            }
            changes {
              ...StandingChangeFields
            }
          }
        }
      }
    }
  `,
  [WordsFields, RevisionHeadFields, StandingChangeFields],
)

/** Whether an event has an order of its own beside those of its stages. */
export const HasClassificationQuery = graphql(`
  query HasClassification($event: ID!) {
    event(id: $event) {
      id
      classification(first: 1) {
        stages {
          official
        }
      }
    }
  }
`)

export const ClassificationQuery = graphql(
  `
    query Classification($event: ID!, $first: Int!, $skip: Int!) {
      event(id: $event) {
        id
        classification(first: $first, skip: $skip) {
          totalLines
          stages {
            official
            stage {
              id
              name {
                ...WordsFields
              }
            }
          }
          lines {
            rank
            shared
            stage {
              id
              name {
                ...WordsFields
              }
            }
            entry {
              ...EntryFields
            }
          }
        }
      }
    }
  `,
  [EntryFields, WordsFields],
)

/** On what terms an event that has not begun takes entries. */
export const EventTermsQuery = graphql(
  `
    query EventTerms($id: ID!) {
      event(id: $id) {
        id
        entryTerms {
          ...EntryTermsFields
        }
      }
    }
  `,
  [EntryTermsFields],
)
