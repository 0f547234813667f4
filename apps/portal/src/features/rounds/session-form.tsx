'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { useAction } from '@/lib/graphql/use-action'
import { OpenSessionMutation } from './manage-rounds.graphql'

/** Opens the next session of a stage; rounds are drawn into the newest one. */
export function SessionForm({ stage }: { readonly stage: string }) {
  const t = useTranslations('rounds')
  const router = useRouter()
  const action = useAction(OpenSessionMutation, data => data.openSession)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim() || null
    const start = text('start')
    const input = {
      stage,
      nameZh: text('nameZh'),
      nameEn: text('nameEn'),
      startsAt: start && new Date(start).toISOString(),
      idempotencyKey: action.key(),
    }
    if (await action.run({ input })) router.refresh()
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field id="session-zh" label={t('sessionNameZh')} className="w-44">
        <TextInput id="session-zh" name="nameZh" lang="zh" />
      </Field>
      <Field id="session-en" label={t('sessionNameEn')} className="w-44">
        <TextInput id="session-en" name="nameEn" lang="en" />
      </Field>
      <Field id="session-start" label={t('startsAt')} className="w-56">
        <TextInput id="session-start" name="start" type="datetime-local" />
      </Field>
      <Button type="submit" disabled={action.pending}>
        {t('openSession')}
      </Button>
      <ActionOutcome failure={action.failure} />
    </form>
  )
}
