import { graphql } from '@/gql'

/** An article that is cited, by the title of its text where a body made that itself. */
export const ClauseFields = graphql(`
  fragment ClauseFields on Clause @_unmask {
    edition
    article
    ofRules {
      zh
      en
    }
  }
`)
