'use client'

import { useEffect, useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useClient } from 'urql'
import { type ApiFailure, toResult } from './result'

interface PreviewState<Data> {
  readonly pending: boolean
  readonly data?: Data
  readonly failure?: ApiFailure
}

/** Milliseconds between the last keystroke and the question. */
const pause = 400

/**
 * Asks what a change would move, a moment after the last keystroke; answers to older questions are dropped, and nothing
 * is asked while the variables are undefined.
 */
export const usePreview = <Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables | undefined,
): PreviewState<Data> => {
  const client = useClient()
  const [state, setState] = useState<PreviewState<Data>>({ pending: false })
  const question = variables && JSON.stringify(variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the variables by what they say
  useEffect(() => {
    if (!variables) return setState({ pending: false })
    let current = true
    setState(before => ({ ...before, pending: true }))
    const timer = setTimeout(async () => {
      const answer = toResult(await client.query(query, variables, { requestPolicy: 'network-only' }).toPromise())
      if (!current) return
      setState(answer.ok ? { pending: false, data: answer.data } : { pending: false, failure: answer.failure })
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [question, client, query])
  return state
}
