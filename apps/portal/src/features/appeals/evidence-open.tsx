'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useClient } from 'urql'
import { fromBase64 } from '@/lib/base64'
import { EvidenceContentQuery } from './cases.graphql'

interface EvidenceOpenProps {
  readonly evidence: string
  readonly form: 'original' | 'redacted'
  readonly label: string
  readonly size: string
}

/** Fetches the file when it is asked for, never before: the reading of a sealed one is logged. */
export function EvidenceOpen({ evidence, form, label, size }: EvidenceOpenProps) {
  const t = useTranslations('evidence')
  const client = useClient()
  const [state, setState] = useState<'idle' | 'pending' | 'refused'>('idle')
  const open = async () => {
    setState('pending')
    const answer = await client
      .query(EvidenceContentQuery, { evidence, form }, { requestPolicy: 'network-only' })
      .toPromise()
    const file = answer.data?.evidenceContent
    setState(file ? 'idle' : 'refused')
    if (!file) return
    const address = URL.createObjectURL(new Blob([fromBase64(file.content)], { type: file.mediaType }))
    const link = document.createElement('a')
    link.href = address
    link.download = file.fileName
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <button type="button" onClick={open} disabled={state === 'pending'} className="link min-h-8 break-all text-start">
        {label}
      </button>
      <span className="figures text-muted text-sm">{size}</span>
      {state === 'refused' ? (
        <span role="alert" className="text-seal text-sm">
          {t('refused')}
        </span>
      ) : null}
    </span>
  )
}
