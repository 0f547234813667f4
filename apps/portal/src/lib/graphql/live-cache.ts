import type { Exchange } from '@urql/core'
import { type Cache, cacheExchange, type UpdateResolver } from '@urql/exchange-graphcache'

/** Lets go of what the questions of these names answered: who shows it asks again. */
const forget =
  (...questions: readonly string[]): UpdateResolver =>
  (_, __, cache: Cache) => {
    for (const { fieldName, arguments: given } of cache.inspectFields('Query'))
      if (questions.includes(fieldName)) cache.invalidate('Query', fieldName, given)
  }

/** Lets go of what was remembered of who did what to the events: it says one thing more now. */
const forgetHistory: UpdateResolver = (_, __, cache) => {
  for (const { fieldName, arguments: of } of cache.inspectFields('Query')) {
    const event = fieldName === 'event' ? cache.resolve('Query', fieldName, of) : undefined
    if (typeof event !== 'string') continue
    for (const field of cache.inspectFields(event))
      if (field.fieldName === 'history') cache.invalidate(event, field.fieldName, field.arguments)
  }
}

/** The acts of an event's office; the history of the event names each. */
const officeActs = [
  'addStage',
  'advanceStage',
  'appointOfficial',
  'changeSettings',
  'dismissOfficial',
  'enterEntrants',
  'reinstateEntry',
  'removeEntry',
  'removeStage',
  'renameEntry',
  'substitutePlayer',
  'withdrawEntry',
] as const

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
        ...Object.fromEntries(officeActs.map(act => [act, forgetHistory])),
        moveResult: forget('round', 'playSession'),
      },
    },
  })
