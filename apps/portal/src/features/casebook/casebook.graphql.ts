import { graphql } from '@/gql'
import { LedRecordFields, WordsFields } from '@/gql/fragments'

export const CaseCardFields = graphql(
  `
    fragment CasebookCardFields on CasebookEntry @_unmask {
      id
      reference
      number
      situation {
        ...WordsFields
      }
      situationCode
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

const RulingFields = graphql(`
  fragment CasebookRulingFields on CasebookRuling @_unmask {
    facts
    decision
    article
  }
`)

const ContentionFields = graphql(
  `
    fragment CasebookContentionFields on CasebookContention @_unmask {
      side {
        ...WordsFields
      }
      text
    }
  `,
  [WordsFields],
)

const TableFields = graphql(`
  fragment CasebookTableFields on CasebookTable @_unmask {
    printed {
      name
      value
    }
    dealer
    vulnerability
    hands {
      seat
      suits
    }
    calls {
      seat
      call
      alert
    }
  }
`)

const MoveFields = graphql(
  `
    fragment CasebookMoveFields on CasebookMove @_unmask {
      side {
        ...WordsFields
      }
      rankBefore
      rankAfter
      scoreBefore
      scoreAfter
    }
  `,
  [WordsFields],
)

const CasePersonFields = graphql(
  `
    fragment CasebookPersonFields on CasebookPerson @_unmask {
      names
      role {
        ...WordsFields
      }
    }
  `,
  [WordsFields],
)

const EntryTextFields = graphql(
  `
    fragment CasebookTextFields on CasebookEntry @_unmask {
      ...CasebookCardFields
      level
      depositOutcome
      ruling {
        ...CasebookRulingFields
      }
      contentions {
        ...CasebookContentionFields
      }
      dispensed
      table {
        ...CasebookTableFields
      }
      moves {
        ...CasebookMoveFields
      }
      findings
      reasoning
      orders
      dissents
      errata
      edition
      people {
        ...CasebookPersonFields
      }
    }
  `,
  [CaseCardFields, RulingFields, ContentionFields, TableFields, MoveFields, CasePersonFields],
)

const EditedCaseFields = graphql(`
  fragment EditedCaseFields on Appeal @_unmask {
    id
    slug
    number
    status
    version
    relations
  }
`)

/** A case that is not in print yet, for whoever may print it. */
export const UnprintedCaseQuery = graphql(
  `
    query UnprintedCase($appeal: ID!) {
      appeal(id: $appeal) {
        ...EditedCaseFields
      }
    }
  `,
  [EditedCaseFields],
)

export const CasebookEntryQuery = graphql(
  `
    query CasebookEntry($reference: String, $appeal: ID) {
      casebookEntry(reference: $reference, appeal: $appeal) {
        ...CasebookTextFields
        table {
          sheet {
            __typename
          }
        }
        appeal {
          ...EditedCaseFields
        }
        led {
          ...LedRecordFields
        }
        commentary {
          author
          text
          recordedAt
        }
        similar(first: 5) {
          ...CasebookCardFields
        }
      }
    }
  `,
  [EntryTextFields, CaseCardFields, EditedCaseFields, LedRecordFields],
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

/** What the casebook may be searched by: the situations that are in print. */
export const PrintedSituationsQuery = graphql(`
  query PrintedSituations {
    casebookStatistics {
      situations {
        sport
        code
        cases
        name {
          zh
          en
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
            ruling {
              ...CasebookRulingFields
            }
            contentions {
              ...CasebookContentionFields
            }
            dispensed
            table {
              ...CasebookTableFields
            }
            moves {
              ...CasebookMoveFields
            }
            findings
            reasoning
            orders
            dissents
            errata
            people {
              ...CasebookPersonFields
            }
          }
        }
      }
    }
  `,
  [WordsFields, RulingFields, ContentionFields, TableFields, MoveFields, CasePersonFields],
)
