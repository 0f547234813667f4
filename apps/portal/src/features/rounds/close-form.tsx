'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { useAction } from '@/lib/graphql/use-action'
import { CloseRoundMutation } from './manage-rounds.graphql'

/** What a round is closed over with a reason. */
const overruled = new Set(['TABLES_WITHOUT_SHEET', 'SHEETS_UNFINISHED'])

/** Ends a round; while tables lack a sheet they are named, and a reason is asked. */
export function CloseForm({ round }: { readonly round: string }) {
  const t = useTranslations('rounds')
  const router = useRouter()
  const [reason, setReason] = useState('')
  const action = useAction(CloseRoundMutation, data => data.closeRound)
  const close = async () => {
    const input = { round, reason: reason.trim() || null, idempotencyKey: action.key() }
    if (await action.run({ input })) router.refresh()
  }
  const missing = action.failure?.layer === 'problems' && action.failure.problems.some(one => overruled.has(one.code))
  const id = `close-${round}`
  return (
    <div className="mt-4 max-w-xl">
      <ActionOutcome failure={action.failure} />
      {missing || reason ? (
        <Field id={id} label={t('closeReason')} className="mb-3">
          <TextInput id={id} value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      ) : null}
      <Button disabled={action.pending} onClick={close}>
        {t('close')}
      </Button>
    </div>
  )
}
