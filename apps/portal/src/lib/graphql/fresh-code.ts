import type { ApiFailure } from './result'

/** Asks the reader for another code of the second factor; answers whether one was given. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined

/** Sets who asks on this page; the answer takes it back. */
export const askBy = (ask: Asker): (() => void) => {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** Whether a code has to be given first, and the reader has given it: then the same request may be sent again. */
export const freshCodeGiven = async (failure: ApiFailure): Promise<boolean> => {
  const isStale = failure.layer === 'graphql' && failure.reason === 'SECOND_FACTOR_STALE'
  return isStale && asker ? asker() : false
}
