'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { UndoSpreadsheetMutation } from './spreadsheets.graphql'

/** Takes back all that came of a spreadsheet, with the reason. */
export function UndoForm({ id }: { readonly id: string }) {
  const t = useTranslations('spreadsheets')
  const router = useRouter()
  const action = useAction(UndoSpreadsheetMutation, data => data.undoSpreadsheet)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const done = await action.run({ input: { spreadsheet: id, reason, idempotencyKey: action.key() } })
    if (done) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      <Field id="reason" label={t('undoReason')} hint={t('undoHint')}>
        <TextInput id="reason" name="reason" required aria-describedby="reason-hint" autoComplete="off" />
      </Field>
      <div>
        <Button type="submit" disabled={action.pending}>
          {t('undo')}
        </Button>
      </div>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
