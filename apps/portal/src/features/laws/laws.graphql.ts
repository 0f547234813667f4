import { RulesLineFields } from '@/gql/rules-line'
import { graphql } from '@/gql'
import { CaseLineFields, WordsFields } from '@/gql/fragments'

export const LawBookFields = graphql(
  `
    fragment LawBookFields on LawBook @_unmask {
      id
      shelf
      slug
      effectiveFrom
      title {
        ...WordsFields
      }
      issuer {
        ...WordsFields
      }
    }
  `,
  [WordsFields],
)

export const LawArticleFields = graphql(
  `
    fragment LawArticleFields on LawArticle @_unmask {
      number
      sets {
        kind
        measure
        amount
        from
        currency
      }
      depth
      title {
        ...WordsFields
      }
      summary {
        ...WordsFields
      }
    }
  `,
  [WordsFields],
)

export const LawChangeFields = graphql(
  `
    fragment LawChangeFields on LawChange @_unmask {
      changesScore
      isCompared
      note {
        ...WordsFields
      }
      from {
        ...LawBookFields
      }
      to {
        ...LawBookFields
      }
      before {
        number
        book {
          ...LawBookFields
        }
      }
      after {
        number
        book {
          ...LawBookFields
        }
      }
    }
  `,
  [LawBookFields, WordsFields],
)

export const LawBooksQuery = graphql(
  `
    query LawBooks {
      bodyRules(first: 200) {
        ...RulesLineFields
        rules {
          organisation {
            id
            code
            name {
              ...WordsFields
            }
          }
        }
      }
      lawBooks {
        ...LawBookFields
        replacedBy {
          ...LawBookFields
        }
      }
    }
  `,
  [LawBookFields, RulesLineFields, WordsFields],
)

export const LawBookQuery = graphql(
  `
    query LawBook($shelf: String!, $slug: String!) {
      lawBook(shelf: $shelf, slug: $slug) {
        ...LawBookFields
        rules {
          version
          kind
          scope
          sport
          reason
          publishedAt
          name
          mayPublish
          organisation {
            id
            code
            name {
              ...WordsFields
            }
          }
        }
        replacedBy {
          ...LawBookFields
        }
        replaces {
          ...LawBookFields
        }
        citedFrom {
          ...LawBookFields
        }
        texts {
          id
          rights
          organisation {
            id
            code
            name {
              ...WordsFields
            }
          }
        }
        mayBring(first: 1) {
          id
        }
        usedBy(first: 8) {
          id
          code
          name {
            ...WordsFields
          }
        }
        articles {
          ...LawArticleFields
        }
        changes {
          ...LawChangeFields
        }
      }
    }
  `,
  [LawBookFields, LawArticleFields, LawChangeFields, WordsFields],
)

export const LawArticleQuery = graphql(
  `
    query LawArticle($shelf: String!, $slug: String!, $cited: String!, $after: String) {
      lawBook(shelf: $shelf, slug: $slug) {
        texts {
          id
          mayRead
          organisation {
            id
            name {
              ...WordsFields
            }
          }
        }
        rules {
          version
        }
        replacedBy {
          ...LawBookFields
        }
        article(cited: $cited) {
          passages {
            lawText
            number
            title
            text
          }
          ...LawArticleFields
          book {
            ...LawBookFields
          }
          path {
            ...LawArticleFields
          }
          under {
            ...LawArticleFields
          }
          elsewhere {
            ...LawArticleFields
            book {
              ...LawBookFields
            }
          }
          ledSituations {
            code
            name {
              ...WordsFields
            }
          }
          guideSituations {
            code
            name {
              ...WordsFields
            }
          }
          drives {
            windows {
              kind
              anchor
              minutes
            }
            hearing
            tieBreaks
            settings
          }
          changes {
            ...LawChangeFields
          }
          rulingsByKind {
            adjustedScore
            penalty
            warning
            rectification
            disqualification
          }
          cases {
            cases
            upheld
            varied
            overturned
          }
          rulings(first: 10, after: $after) {
            totalCount
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                kind
                slot
                givenAt
                clause {
                  edition
                  article
                }
                situation {
                  ...WordsFields
                }
                option {
                  ...WordsFields
                }
                event {
                  id
                  slug
                  timeZone
                  name {
                    ...WordsFields
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  [LawBookFields, LawArticleFields, LawChangeFields, WordsFields],
)

/** Events in which somebody may rule on an article, and events whose results can be shown under another edition. */
export const EventsForLawQuery = graphql(
  `
    query EventsForLaw($managed: EventFilter, $published: EventFilter) {
      managed: events(first: 8, filter: $managed) {
        edges {
          node {
            id
            slug
            name {
              ...WordsFields
            }
            permissions {
              canRule {
                allowed
              }
            }
          }
        }
      }
      published: events(first: 3, filter: $published) {
        edges {
          node {
            id
            slug
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

/** What a citation leads to. */
export const LawPreviewQuery = graphql(
  `
    query LawPreview($shelf: String!, $slug: String!, $cited: String!) {
      lawBook(shelf: $shelf, slug: $slug) {
        article(cited: $cited) {
          title {
            ...WordsFields
          }
          summary {
            ...WordsFields
          }
        }
      }
    }
  `,
  [WordsFields],
)

/** The cases in print that rest on an article, asked for by `text#number`. */
export const CasesOnArticleQuery = graphql(
  `
    query CasesOnArticle($article: String!) {
      casebook(first: 10, filter: { article: $article }) {
        edges {
          node {
            ...CaseLineFields
          }
        }
      }
    }
  `,
  [CaseLineFields],
)
