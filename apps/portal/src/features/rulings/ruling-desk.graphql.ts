import { graphql } from '@/gql'
import { ClauseFields } from '@/gql/clause'
import {
  EntryFields,
  GuideFieldFields,
  PermissionFields,
  ProblemFields,
  StandingChangeFields,
  WordsFields,
} from '@/gql/fragments'

export const RulingDeskQuery = graphql(
  `
    query RulingDesk($id: ID!) {
      event(id: $id) {
        id
        slug
        sport
        name {
          ...WordsFields
        }
        rules {
          book {
            id
            title {
              ...WordsFields
            }
          }
        }
        permissions {
          canRule {
            ...PermissionFields
          }
        }
        stages {
          id
          name {
            ...WordsFields
          }
          entries {
            ...EntryFields
          }
          standings {
            id
          }
        }
      }
    }
  `,
  [WordsFields, PermissionFields, EntryFields],
)

/** Where a contestant has played: the places a ruling can be about. */
export const RulingPlacesQuery = graphql(
  `
    query RulingPlaces($revision: ID!, $entry: ID!) {
      revision(id: $revision) {
        id
        scorecard(entry: $entry) {
          lines {
            slot
            table
            round
            board
            sides {
              ...EntryFields
            }
          }
        }
      }
    }
  `,
  [EntryFields],
)

/** Where a contestant sits in the rounds that are being played, before anything is entered there. */
export const PlacesInPlayQuery = graphql(
  `
    query PlacesInPlay($stage: ID!, $entry: ID!) {
      stage(id: $stage) {
        id
        placesInPlay(entry: $entry) {
          slot
          table
          round
          board
          sides {
            ...EntryFields
          }
        }
      }
    }
  `,
  [EntryFields],
)

export const RulingGuideQuery = graphql(
  `
    query RulingGuide($stage: ID!, $entry: ID, $slot: String) {
      rulingGuide(stage: $stage, entry: $entry, slot: $slot) {
        counters {
          code
          value
          limit
          name {
            ...WordsFields
          }
        }
        situations {
          code
          repetition
          name {
            ...WordsFields
          }
          clause {
            ...ClauseFields
          }
          options {
            code
            kind
            part
            authority
            needsSlot
            needsEntrant
            proposed
            name {
              ...WordsFields
            }
            becomes {
              ...WordsFields
            }
            effects {
              ...WordsFields
            }
            clauses {
              ...ClauseFields
            }
            fields {
              ...GuideFieldFields
            }
          }
        }
      }
    }
  `,
  [ClauseFields, WordsFields, GuideFieldFields],
)

export const PreviewRulingQuery = graphql(
  `
    query PreviewRuling($matter: RulingMatterInput!) {
      previewRuling(matter: $matter) {
        effects {
          ...WordsFields
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
        problems {
          ...ProblemFields
        }
      }
    }
  `,
  [WordsFields, EntryFields, StandingChangeFields, ProblemFields],
)

export const RecordRulingMutation = graphql(
  `
    mutation RecordRuling($input: RecordRulingInput!) {
      recordRuling(input: $input) {
        ruling {
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

/** The standings as far as they are tied. */
export const TiedLinesQuery = graphql(
  `
    query TiedLines($revision: ID!) {
      revision(id: $revision) {
        id
        lines(first: 200) {
          edges {
            node {
              rank
              shared
              group
              entry {
                ...EntryFields
              }
            }
          }
        }
      }
    }
  `,
  [EntryFields],
)

export const DrawLotMutation = graphql(
  `
    mutation DrawLot($input: DrawLotInput!) {
      drawLot(input: $input) {
        stage {
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
