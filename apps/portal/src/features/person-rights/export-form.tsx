'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { ExportPersonDataMutation } from './rights.graphql'

const save = (data: unknown, name: string): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

interface ExportFormProps {
  readonly person: string
  readonly number: string
  /** Whose data it is asks without a reason. */
  readonly own: boolean
}

/** Everything held about somebody as a JSON file. */
export function ExportForm({ person, number, own }: ExportFormProps) {
  const t = useTranslations('personRights')
  const asked = useAction(ExportPersonDataMutation, data => data.exportPersonData)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const answer = await asked.run({ input: { person, reason } })
    if (answer?.data) save(answer.data, `paiji-${number}.json`)
  }
  return (
    <Form onSubmit={submit} className="flex max-w-2xl flex-wrap items-end gap-3" aria-label={t('export')}>
      {own ? null : (
        <Field id="export-reason" label={t('reason')} className="min-w-56 flex-1">
          <TextInput id="export-reason" name="reason" required maxLength={500} />
        </Field>
      )}
      <Button type="submit" disabled={asked.pending}>
        {t('export')}
      </Button>
      <ActionOutcome failure={asked.failure} />
    </Form>
  )
}
