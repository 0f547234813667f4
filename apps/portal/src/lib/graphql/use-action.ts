'use client'

import { useRef, useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import { freshCodeGiven } from './fresh-code'
import { type ApiFailure, type ApiProblem, toResult, withProblems } from './result'

/** A key that makes a repeated request the same request; new for every intention. */
export const newIdempotencyKey = (): string =>
  typeof crypto !== 'undefined' && 'randomUUID' in crypto
    ? crypto.randomUUID()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

export interface Action<Payload, Variables> {
  readonly pending: boolean
  readonly failure?: ApiFailure
  /** Warnings of an answer that was accepted. */
  readonly notes: readonly ApiProblem[]
  /** The same key until the action has succeeded, so that a retry after a lost answer changes nothing twice. */
  readonly key: () => string
  readonly run: (variables: Variables) => Promise<Payload | undefined>
  readonly reset: () => void
}

/** One mutation as a desk uses it: pending, failed with a reason, or done. */
export const useAction = <
  Data,
  Variables extends AnyVariables,
  Payload extends { readonly problems: readonly ApiProblem[] },
>(
  document: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload,
): Action<Payload, Variables> => {
  const [, execute] = useMutation<Data, Variables>(document)
  const [state, setState] = useState<{ pending: boolean; failure?: ApiFailure; notes: readonly ApiProblem[] }>({
    pending: false,
    notes: [],
  })
  const key = useRef<string | undefined>(undefined)
  const run = async (variables: Variables): Promise<Payload | undefined> => {
    setState({ pending: true, notes: [] })
    const first = toResult(await execute(variables))
    const again = !first.ok && (await freshCodeGiven(first.failure))
    const answer = again ? toResult(await execute(variables)) : first
    const result = answer.ok ? withProblems(payloadOf(answer.data)) : answer
    if (!result.ok) {
      if (!result.failure.retryable) key.current = undefined
      setState({ pending: false, failure: result.failure, notes: [] })
      return undefined
    }
    key.current = undefined
    setState({ pending: false, notes: result.data.problems })
    return result.data
  }
  return {
    ...state,
    key: () => {
      key.current ??= newIdempotencyKey()
      return key.current
    },
    run,
    reset: () => setState({ pending: false, notes: [] }),
  }
}
