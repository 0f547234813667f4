import type { ApolloServerOptions, BaseContext } from '@apollo/server'
import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>

/** Tokens of the documents that were asked more than once: all of the portal's with room to spare, about half a kilobyte each. */
export const MOST_KEPT = 160_000
/** Tokens of those that were asked once. */
export const MOST_NEW = 20_000

/** How many tokens a document has; each holds about as much memory wherever it stands. */
const tokensOf = ({ loc }: DocumentNode): number => {
  let tokens = 1
  for (let token = loc?.startToken.next; token; token = token.next) tokens += 1
  return tokens
}

const documentsOf = (most: number) =>
  new LRUCache<string, DocumentNode>({ maxSize: most, sizeCalculation: document => tokensOf(document) })

/**
 * Documents that were parsed and found valid, for who sends the same text again. What is asked once waits in a small
 * room of its own: a caller who sends thousands, each another one, neither fills the memory nor drives out what the
 * pages ask.
 */
export const knownDocuments = (): DocumentStore => {
  const [fresh, kept] = [documentsOf(MOST_NEW), documentsOf(MOST_KEPT)]
  return {
    get: async key => {
      const again = fresh.get(key)
      if (!again) return kept.get(key)
      fresh.delete(key)
      kept.set(key, again)
      return again
    },
    set: async (key, document) => void fresh.set(key, document),
    delete: async key => fresh.delete(key) || kept.delete(key),
  }
}
