'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { UndoRoundMutation } from './manage-rounds.graphql'

/** Takes an announced round back while nothing is scored, with the rounds of its session after it. */
export function TakeBackForm({ round }: { readonly round: string }) {
  const t = useTranslations('rounds.takeBack')
  const [reason, setReason] = useState('')
  const action = useAction(UndoRoundMutation, data => data.undoRound)
  const id = `take-back-${round}`
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await action.run({ input: { round, reason: reason.trim(), idempotencyKey: action.key() } })
  }
  return (
    <details className="mt-3 max-w-xl">
      <summary className="link min-h-11">{t('title')}</summary>
      <Form onSubmit={submit} className="mt-2">
        <p className="mb-2 text-sm">{t('hint')}</p>
        <Field id={id} label={t('reason')}>
          <TextInput id={id} name="reason" required value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        <Button type="submit" className="mt-3" disabled={action.pending}>
          {t('do')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </Form>
    </details>
  )
}
