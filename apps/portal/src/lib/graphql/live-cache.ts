import type { Exchange } from '@urql/core'
import { type Cache, cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache'

/** Lets go of what the questions of these names answered: who shows it asks again. */
const forget =
  (...questions: readonly string[]): UpdateResolver =>
  (_, __, cache: Cache) => {
    for (const { fieldName, arguments: given } of cache.inspectFields('Query'))
      if (questions.includes(fieldName)) cache.invalidate('Query', fieldName, given)
  }

/**
 * What the desks remember, thing by thing: an answer that names a thing by its id changes it wherever it is shown.
 * An act whose payload cannot say all that it moved names the questions to be asked again.
 */
export const liveCache = (): Exchange =>
  cacheExchange({
    keys: {
      // A place of an entry; the same for everybody who asks about the entry.
      EntryPlayer: () => null,
    },
    updates: {
      Mutation: {
        moveResult: forget('round', 'playSession'),
      },
    },
  })
