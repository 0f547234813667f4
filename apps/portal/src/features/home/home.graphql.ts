import { graphql } from '@/gql'
import { CorrectionFields, EntryFields, EventCardFields, PersonNameFields, WordsFields } from '@/gql/fragments'

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
      events(first: 8) {
        totalCount
        edges {
          node {
            ...EventCardFields
          }
        }
      }
      begun: events(first: 8, filter: { until: $today }) {
        edges {
          node {
            ...EventCardFields
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
  [EventCardFields, CorrectionFields, EntryFields, WordsFields, PersonNameFields],
)
