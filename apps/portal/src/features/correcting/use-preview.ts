'use client'

import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { VariablesOf } from '@/gql'
import { type ApiFailure, toResult } from '@/lib/graphql/result'
import { PreviewCorrectionQuery } from './correcting.graphql'
import type { Preview } from './effects'

export type CorrectionInput = VariablesOf<typeof PreviewCorrectionQuery>['input']

interface PreviewState {
  readonly pending: boolean
  readonly preview?: Preview
  readonly failure?: ApiFailure
}

const pause = 400

/** Asks what a correction would move, a moment after the last keystroke; answers to older questions are dropped. */
export const usePreview = (input: CorrectionInput | undefined): PreviewState => {
  const client = useClient()
  const [state, setState] = useState<PreviewState>({ pending: false })
  const asked = input && JSON.stringify(input)
  useEffect(() => {
    if (asked === undefined) return setState({ pending: false })
    let current = true
    setState(before => ({ ...before, pending: true }))
    const timer = setTimeout(async () => {
      const variables = { input: JSON.parse(asked) as CorrectionInput }
      const answer = toResult(
        await client.query(PreviewCorrectionQuery, variables, { requestPolicy: 'network-only' }).toPromise(),
      )
      if (!current) return
      setState(
        answer.ok
          ? { pending: false, preview: answer.data.previewCorrection }
          : { pending: false, failure: answer.failure },
      )
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked, client])
  return state
}
