'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { EndStageMutation } from './manage-rounds.graphql'

/** Ends a stage before its plan is played out. */
export function EndStageForm({ stage }: { readonly stage: string }) {
  const t = useTranslations('rounds.blocked')
  const [reason, setReason] = useState('')
  const action = useAction(EndStageMutation, data => data.endStage)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await action.run({ input: { stage, reason: reason.trim(), idempotencyKey: action.key() } })
  }
  return (
    <details>
      <summary className="link min-h-11">{t('endStage')}</summary>
      <Form onSubmit={submit} className="mt-3 flex max-w-xl flex-col gap-3">
        <Field id="end-reason" label={t('endReason')}>
          <TextInput
            id="end-reason"
            name="reason"
            required
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" disabled={action.pending}>
            {t('endNow')}
          </Button>
        </div>
        <ActionOutcome failure={action.failure} />
      </Form>
    </details>
  )
}
