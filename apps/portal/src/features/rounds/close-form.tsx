'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { ConfirmEntries, type EntryToConfirm } from '@/components/confirm-entries'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { useAction } from '@/lib/graphql/use-action'
import { CloseRoundMutation, DrawRoundMutation } from './manage-rounds.graphql'

/** What a round is closed over with a reason. */
const overruled = new Set(['TABLES_WITHOUT_SHEET', 'SHEETS_UNFINISHED', 'RULINGS_NOT_SETTLED'])

interface CloseFormProps {
  readonly round: string
  readonly stage: string
  /** The number of the round that may be drawn after it; null after the last one of the plan. */
  readonly next: number | null
  readonly suspended: readonly EntryToConfirm[]
}

/** Ends a round, and draws the next one in the same gesture; while tables lack a sheet they are named, and a reason is asked. */
export function CloseForm({ round, stage, next, suspended }: CloseFormProps) {
  const t = useTranslations('rounds')
  const [reason, setReason] = useState('')
  const [standing, setStanding] = useState<readonly string[]>([])
  const action = useAction(CloseRoundMutation, data => data.closeRound)
  const draw = useAction(DrawRoundMutation, data => data.drawRound)
  const close = async (andDraw: boolean) => {
    const input = { round, reason: reason.trim() || null, suspended: [...standing], idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    if (andDraw) await draw.run({ input: { stage, idempotencyKey: draw.key() } })
  }
  const refused = action.failure?.layer === 'problems' ? action.failure.problems : []
  const missing = refused.some(one => overruled.has(one.code))
  const asked = refused.some(one => one.code === 'ENTRY_SUSPENDED') || standing.length > 0
  const id = `close-${round}`
  const pending = action.pending || draw.pending
  return (
    <div className="mt-4 max-w-xl">
      <ActionOutcome failure={action.failure} />
      <ActionOutcome failure={draw.failure} />
      {missing || reason ? (
        <Field id={id} label={t('closeReason')} className="mb-3">
          <TextInput id={id} name="reason" value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
      ) : null}
      <ConfirmEntries
        id={`standing-${round}`}
        name="suspended"
        title={t('suspended')}
        hint={t('suspendedSinceHint')}
        entries={asked ? suspended : []}
        line={({ number, nameAsEntered }) => t('suspendedPlays', { number, name: nameAsEntered })}
        confirmed={standing}
        onChange={setStanding}
      />
      <div className="flex flex-wrap gap-3">
        {next === null ? null : (
          <Button tone="strong" disabled={pending} onClick={() => close(true)}>
            {t('closeAndDraw', { round: next })}
          </Button>
        )}
        <Button disabled={pending} onClick={() => close(false)}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
