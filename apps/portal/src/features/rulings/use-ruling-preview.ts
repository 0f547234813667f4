'use client'

import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { ResultOf, VariablesOf } from '@/gql'
import { type ApiFailure, toResult } from '@/lib/graphql/result'
import { PreviewRulingQuery } from './ruling-desk.graphql'

export type Matter = VariablesOf<typeof PreviewRulingQuery>['matter']
export type RulingPreview = ResultOf<typeof PreviewRulingQuery>['previewRuling']

interface PreviewState {
  readonly pending: boolean
  readonly preview?: RulingPreview
  readonly failure?: ApiFailure
}

const pause = 400

/** Asks what a ruling would move, a moment after the last keystroke; answers to older questions are dropped. */
export const useRulingPreview = (matter: Matter | undefined): PreviewState => {
  const client = useClient()
  const [state, setState] = useState<PreviewState>({ pending: false })
  const asked = matter && JSON.stringify(matter)
  useEffect(() => {
    if (asked === undefined) return setState({ pending: false })
    let current = true
    setState(before => ({ ...before, pending: true }))
    const timer = setTimeout(async () => {
      const variables = { matter: JSON.parse(asked) as Matter }
      const answer = toResult(
        await client.query(PreviewRulingQuery, variables, { requestPolicy: 'network-only' }).toPromise(),
      )
      if (!current) return
      setState(
        answer.ok
          ? { pending: false, preview: answer.data.previewRuling }
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
