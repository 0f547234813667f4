import { graphql } from '@/gql'
import {
  CorrectionFields,
  EntryFields,
  EventCardFields,
  EventStoryFields,
  PersonNameFields,
  WordsFields,
} from '@/gql/fragments'

export const HomeQuery = graphql(
  `
    query Home($today: LocalDate!) {
      running: events(first: 3, filter: { status: RUNNING }) {
        edges {
          node {
            id
            slug
            name {
              ...WordsFields
            }
            sport
            timeZone
            stages {
              id
              sessions {
                id
                rounds {
                  id
                  number
                  status
                }
              }
              standings {
                id
                computedAt
                lines(first: 3) {
                  edges {
                    node {
                      rank
                      shared
                      group
                      total
                      percent
                      entry {
                        ...EntryFields
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
      people(first: 1) {
        totalCount
      }
      organisations(first: 1) {
        totalCount
      }
      events(first: 1) {
        totalCount
      }
      comingEvents(first: 4) {
        ...EventCardFields
        entryTerms {
          window
        }
      }
      begun: events(first: 6, filter: { until: $today }) {
        edges {
          node {
            ...EventStoryFields
          }
        }
      }
      corrections(first: 4, status: APPLIED) {
        edges {
          node {
            ...CorrectionFields
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
        latest {
          id
          asOf
          reasons {
            ...WordsFields
          }
          entries(first: 5) {
            totalCount
            edges {
              node {
                rank
                shared
                value
                person {
                  ...PersonNameFields
                }
              }
            }
          }
        }
      }
    }
  `,
  [EventCardFields, EventStoryFields, CorrectionFields, EntryFields, WordsFields, PersonNameFields],
)

/** What concerns the reader: the newest result, the next event, the newest correction. */
export const OwnStartQuery = graphql(
  `
    query OwnStart {
      viewer {
        person {
          ...PersonNameFields
          results(first: 1) {
            edges {
              node {
                event {
                  slug
                  endsOn
                  name {
                    ...WordsFields
                  }
                }
                stage {
                  id
                }
                revision {
                  id
                }
                marks
                line {
                  rank
                  shared
                  rankedAmong
                  total
                  percent
                  entry {
                    id
                  }
                }
              }
            }
          }
          nextEvents(first: 1) {
            slug
            startsOn
            endsOn
            venue
            name {
              ...WordsFields
            }
          }
          corrections(first: 1) {
            id
            appliedAt
            recordedAt
            event {
              slug
              name {
                ...WordsFields
              }
            }
          }
        }
      }
    }
  `,
  [PersonNameFields, WordsFields],
)
