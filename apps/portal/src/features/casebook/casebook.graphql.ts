import { graphql } from '@/gql'
import { WordsFields } from '@/gql/fragments'

export const CaseCardFields = graphql(
  `
    fragment CasebookCardFields on CasebookEntry @_unmask {
      id
      appeal
      number
      sport
      eventLevel
      outcome
      keywords
      publishedAt
      headnote {
        ...WordsFields
      }
      articles {
        edition
        article
      }
    }
  `,
  [WordsFields],
)

export const CasebookQuery = graphql(
  `
    query Casebook($first: Int!, $after: String, $filter: CasebookFilter) {
      casebook(first: $first, after: $after, filter: $filter) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...CasebookCardFields
          }
        }
      }
    }
  `,
  [CaseCardFields],
)

const EntryTextFields = graphql(
  `
    fragment CasebookTextFields on CasebookEntry @_unmask {
      ...CasebookCardFields
      level
      depositOutcome
      findings
      reasoning
      orders
      dissents
      errata
      edition
      people {
        names
        role {
          ...WordsFields
        }
      }
    }
  `,
  [CaseCardFields, WordsFields],
)

export const CasebookEntryQuery = graphql(
  `
    query CasebookEntry($appeal: ID!) {
      casebookEntry(appeal: $appeal) {
        ...CasebookTextFields
        commentary {
          author
          text
          recordedAt
        }
        similar(first: 5) {
          ...CasebookCardFields
        }
      }
      appeal(id: $appeal) {
        id
        number
        status
        version
        relations
      }
    }
  `,
  [EntryTextFields, CaseCardFields],
)

export const CasebookYearQuery = graphql(
  `
    query CasebookYear($after: String, $year: Int!) {
      casebook(first: 100, after: $after, filter: { year: $year }) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...CasebookTextFields
          }
        }
      }
    }
  `,
  [EntryTextFields],
)

export const CasebookStatisticsQuery = graphql(`
  query CasebookStatistics($sport: Sport) {
    casebookStatistics(sport: $sport) {
      cases
      medianDays
      articles {
        cases
        upheld
        varied
        overturned
        article {
          edition
          article
        }
      }
    }
  }
`)

export const PublicationPreviewQuery = graphql(
  `
    query PublicationPreview($appeal: ID!, $words: PrintWordsInput!) {
      publicationPreview(appeal: $appeal, words: $words) {
        usual
        levels {
          level
          allowed
          print {
            level
            headnote {
              ...WordsFields
            }
            keywords
            depositOutcome
            findings
            reasoning
            orders
            dissents
            errata
            people {
              names
              role {
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
