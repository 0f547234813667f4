'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { type Action, useAction } from '@/lib/graphql/use-action'
import { UndoSpreadsheetMutation } from './spreadsheets.graphql'

interface UndoFieldsProps {
  readonly action: Pick<Action<unknown, never>, 'pending' | 'failure' | 'notes'>
  readonly undo: (reason: string) => Promise<void>
}

/** The reason for taking back what came of a file. */
export function UndoFields({ action, undo }: UndoFieldsProps) {
  const t = useTranslations('spreadsheets')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await undo(String(new FormData(event.currentTarget).get('reason') ?? ''))
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

/** Takes back all that came of a spreadsheet, with the reason. */
export function UndoForm({ id }: { readonly id: string }) {
  const router = useRouter()
  const action = useAction(UndoSpreadsheetMutation, data => data.undoSpreadsheet)
  const undo = async (reason: string) => {
    const done = await action.run({ input: { spreadsheet: id, reason, idempotencyKey: action.key() } })
    if (done) router.refresh()
  }
  return <UndoFields undo={undo} action={action} />
}
