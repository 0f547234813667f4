'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { NameFields, namesIn } from '@/components/name-fields'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { OpenSessionMutation } from './manage-rounds.graphql'

/** Opens the next session of a stage; rounds are drawn into the newest one. */
export function SessionForm({ stage }: { readonly stage: string }) {
  const t = useTranslations('rounds')
  const action = useAction(OpenSessionMutation, data => data.openSession)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const start = String(form.get('start') ?? '')
    const { nameZh, nameEn } = namesIn(form)
    const input = {
      stage,
      nameZh: nameZh || null,
      nameEn: nameEn || null,
      startsAt: start ? new Date(start).toISOString() : null,
      idempotencyKey: action.key(),
    }
    await action.run({ input })
  }
  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <NameFields id="session" className="w-44" />
      <Field id="session-start" label={t('startsAt')} className="w-56">
        <TextInput id="session-start" name="start" type="datetime-local" />
      </Field>
      <Button type="submit" disabled={action.pending}>
        {t('openSession')}
      </Button>
      <ActionOutcome failure={action.failure} />
    </Form>
  )
}
