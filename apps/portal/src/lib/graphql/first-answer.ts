import { type Exchange, makeResult, type Operation } from '@urql/core'
import { filter, map, merge, pipe, share } from 'wonka'

declare module '@urql/core' {
  interface OperationContext {
    /** What the server asked already when it made the page: the answer to this question, once. */
    readonly firstAnswer?: object
  }
}

/**
 * Puts the server's answer into the browser's cache in place of a request; asked again, the API is asked. So it is where the
 * server may have begun the page before the reader's last act was done: its answer would push aside what the act said.
 */
export const firstAnswerExchange = (mayBeOlder: () => boolean = () => false): Exchange => {
  const used = new WeakSet<object>()
  const take = ({ kind, context: { firstAnswer } }: Operation): object | undefined => {
    if (kind !== 'query' || !firstAnswer || used.has(firstAnswer)) return undefined
    used.add(firstAnswer)
    return mayBeOlder() ? undefined : firstAnswer
  }
  return ({ forward }) =>
    operations$ => {
      const read$ = pipe(
        operations$,
        map(operation => ({ operation, data: take(operation) })),
        share,
      )
      return merge([
        pipe(
          read$,
          filter(({ data }) => data !== undefined),
          map(({ operation, data }) => makeResult(operation, { data: data ?? null })),
        ),
        pipe(
          read$,
          filter(({ data }) => data === undefined),
          map(({ operation }) => operation),
          forward,
        ),
      ])
    }
}
