import { type Exchange, makeOperation, type Operation, type OperationResult } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, tap } from 'wonka'

declare module '@urql/core' {
  interface OperationContext {
    /** When this question was put, counted among all questions, acts and news of the client. */
    readonly askedAt?: number
  }
}

/**
 * Lets no answer come after what is newer. What was asked before an act was answered, or before news came, may have been
 * read before it: it is asked again. The client itself would not: of a question under way it sends no second one, and so
 * a page that asks anew because somebody else has changed it would be given what it had asked before.
 */
export const inOrderExchange =
  (): Exchange =>
  ({ forward }) => {
    const { source: repeated$, next: repeat } = makeSubject<Operation>()
    /** When each question that somebody shows the answer of was put last. */
    const asked = new Map<number, number>()
    let time = 0
    let actedAt = 0
    const stamp = (operation: Operation): Operation => {
      if (operation.kind === 'teardown') asked.delete(operation.key)
      if (operation.kind !== 'query') return operation
      asked.set(operation.key, ++time)
      return makeOperation('query', operation, { ...operation.context, askedAt: time })
    }
    const note = ({ operation: { kind } }: OperationResult): void => {
      if (kind !== 'query') actedAt = ++time
    }
    const isNews = ({ operation }: OperationResult): boolean => {
      const { kind, key, context } = operation
      if (kind !== 'query' || context.askedAt === undefined) return true
      if (context.askedAt !== asked.get(key)) return false
      if (context.askedAt > actedAt) return true
      repeat(operation)
      return false
    }
    return operations$ => pipe(merge([operations$, repeated$]), map(stamp), forward, tap(note), filter(isNews))
  }
