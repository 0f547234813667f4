'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { ApplySeatingMutation } from './manage-rounds.graphql'

interface PartnersFormProps {
  readonly session: string
  /** Players who are playing. */
  readonly sides: number
}

/** All rounds of an individual event: another partner in every round. */
export function PartnersForm({ session, sides }: PartnersFormProps) {
  const t = useTranslations('rounds.partners')
  const action = useAction(ApplySeatingMutation, data => data.applySeating)
  const most = Math.max(1, sides - 1 + (sides % 2))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('rounds') ?? '').trim()
    const rounds = text === '' ? null : Number(text)
    const input = { session, kind: 'partners' as const, rounds, idempotencyKey: action.key() }
    await action.run({ input })
  }
  return (
    <Form onSubmit={submit} className="flex max-w-3xl flex-wrap items-end gap-3">
      <p className="w-full text-muted text-sm">{t('hint', { most })}</p>
      <Field id="partner-rounds" label={t('rounds')} className="w-32">
        <TextInput id="partner-rounds" name="rounds" type="number" min={1} max={most} />
      </Field>
      <Button type="submit" disabled={action.pending}>
        {t('apply')}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
