import { graphql } from '@/gql'
import { EntryFields, PersonNameFields, WordsFields } from '@/gql/fragments'

/** The newest standings of each stage, so many lines of each. */
export const EmbedStandingsQuery = graphql(
  `
    query EmbedStandings($event: ID!, $first: Int!) {
      event(id: $event) {
        id
        slug
        status
        name {
          ...WordsFields
        }
        stages {
          id
          name {
            ...WordsFields
          }
          standings {
            id
            number
            status
            computedAt
            unit
            lines(first: $first) {
              totalCount
              edges {
                node {
                  entry {
                    ...EntryFields
                  }
                  rank
                  shared
                  total
                  percent
                }
              }
            }
          }
        }
      }
    }
  `,
  [EntryFields, WordsFields],
)

export const EmbedRankingQuery = graphql(
  `
    query EmbedRanking($ranking: String!, $first: Int!) {
      rankingList(ranking: $ranking) {
        id
        slug
        asOf
        number
        ranking {
          code
          name {
            ...WordsFields
          }
        }
        entries(first: $first) {
          totalCount
          edges {
            node {
              rank
              shared
              value
              person {
                ...PersonNameFields
              }
              club {
                id
                name {
                  ...WordsFields
                }
              }
            }
          }
        }
      }
    }
  `,
  [PersonNameFields, WordsFields],
)

export const EmbedPlayerQuery = graphql(
  `
    query EmbedPlayer($id: ID!) {
      person(id: $id) {
        ...PersonNameFields
        club {
          id
          name {
            ...WordsFields
          }
        }
        grades {
          sport
          status
          name {
            ...WordsFields
          }
        }
        currentRankings {
          rank
          shared
          value
          list {
            id
            asOf
            ranking {
              code
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

export const EmbedEventsQuery = graphql(
  `
    query EmbedEvents($filter: EventFilter, $first: Int!) {
      events(filter: $filter, first: $first) {
        edges {
          node {
            id
            slug
            startsOn
            endsOn
            venue
            status
            name {
              ...WordsFields
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)
