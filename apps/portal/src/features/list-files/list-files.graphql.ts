import { graphql } from '@/gql'
import { EntryFields, PersonNameFields, PersonRowFields, WordsFields } from '@/gql/fragments'

export const PeopleFileQuery = graphql(
  `
    query PeopleFile($text: String, $after: String) {
      people(text: $text, first: 200, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...PersonRowFields
            status
          }
        }
      }
    }
  `,
  [PersonRowFields],
)

export const MembersFileQuery = graphql(
  `
    query MembersFile($id: ID!, $after: String) {
      organisation(id: $id) {
        members(first: 200, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              ...PersonRowFields
              status
            }
          }
        }
      }
    }
  `,
  [PersonRowFields],
)

export const BodiesFileQuery = graphql(
  `
    query BodiesFile($text: String, $after: String) {
      organisations(text: $text, first: 200, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            code
            kind
            memberCount
            name {
              ...WordsFields
            }
            parent {
              code
            }
            contact {
              region
              venue
              contactName
              contactEmail
              contactPhone
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)

export const OfficialsFileQuery = graphql(
  `
    query OfficialsFile($offset: Int!) {
      officialLicences(first: 200, offset: $offset) {
        sport
        kind
        level
        from
        until
        person {
          ...PersonRowFields
        }
      }
    }
  `,
  [PersonRowFields],
)

export const EntriesFileQuery = graphql(
  `
    query EntriesFile($id: ID!) {
      stage(id: $id) {
        entries {
          number
          teamName
          seed
          withdrawnAt
          players {
            nameAsEntered
            person {
              ...PersonNameFields
            }
          }
        }
      }
    }
  `,
  [PersonNameFields],
)

export const RankingFileQuery = graphql(
  `
    query RankingFile($id: ID!, $after: String) {
      rankingListById(id: $id) {
        entries(first: 200, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              rank
              value
              countingResults
              person {
                ...PersonRowFields
              }
              club {
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
  [PersonRowFields, WordsFields],
)

const StandingsFileFields = graphql(
  `
    fragment StandingsFileFields on StandingsRevision @_unmask {
      lines(first: 200, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            rank
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
  `,
  [EntryFields],
)

/** Of a revision; of a stage, what stands there now. */
export const StandingsFileQuery = graphql(
  `
    query StandingsFile($id: ID!, $after: String) {
      node(id: $id) {
        ... on StandingsRevision {
          ...StandingsFileFields
        }
        ... on Stage {
          standings {
            ...StandingsFileFields
          }
        }
      }
    }
  `,
  [StandingsFileFields],
)

export const ClassificationFileQuery = graphql(
  `
    query ClassificationFile($event: ID!, $skip: Int!) {
      event(id: $event) {
        classification(first: 200, skip: $skip) {
          totalLines
          lines {
            rank
            stage {
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

export const EventsFileQuery = graphql(
  `
    query EventsFile($after: String) {
      events(first: 100, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            code
            sport
            category
            startsOn
            endsOn
            name {
              ...WordsFields
            }
            organisation {
              name {
                ...WordsFields
              }
            }
          }
        }
      }
    }
  `,
  [WordsFields],
)
