'use client'

import { useState } from 'react'
import type { VariablesOf } from '@/gql'
import type { ApiFailure } from './result'
import { OpenUploadMutation } from './upload.graphql'
import { useAction } from './use-action'

export type UploadFor = VariablesOf<typeof OpenUploadMutation>['input']['about']

export interface Upload {
  readonly pending: boolean
  readonly failure?: ApiFailure | undefined
  /** The ticket that brought the file, for the act it is for; nothing when it was not taken. */
  readonly send: (file: File, about: UploadFor) => Promise<string | undefined>
}

/** Sends a file as it is: a ticket is asked for, then the bytes go to its address. */
export const useUpload = (): Upload => {
  const open = useAction(OpenUploadMutation, data => data.openUpload)
  const [state, setState] = useState<{ pending: boolean; failure?: ApiFailure }>({ pending: false })
  const send = async (file: File, about: UploadFor): Promise<string | undefined> => {
    setState({ pending: true })
    const opened = await open.run({ input: { about, fileName: file.name, size: file.size } })
    if (!opened?.ticket) {
      setState({ pending: false })
      return undefined
    }
    try {
      const headers = { 'content-type': 'application/octet-stream' }
      const answer = await fetch(`/files/upload/${opened.ticket}`, { method: 'PUT', body: file, headers })
      setState(
        answer.ok
          ? { pending: false }
          : { pending: false, failure: { layer: 'http', status: answer.status, retryable: false } },
      )
      return answer.ok ? opened.ticket : undefined
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      setState({ pending: false, failure: { layer: 'network', message, retryable: true } })
      return undefined
    }
  }
  return { pending: open.pending || state.pending, failure: open.failure ?? state.failure, send }
}
