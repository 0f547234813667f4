'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import type { VariablesOf } from '@/gql'
import { useAction } from '@/lib/graphql/use-action'
import {
  CheckLargeSpreadsheetMutation,
  TakeInLargeSpreadsheetMutation,
  UndoLargeSpreadsheetMutation,
} from './spreadsheets.graphql'
import { UndoFields } from './undo-form'

type Columns = VariablesOf<typeof CheckLargeSpreadsheetMutation>['input']['columns']

interface TakeInLargeFormProps {
  readonly id: string
  /** As chosen on the page; undefined where the heads say it, or as chosen before. */
  readonly columns: Columns | undefined
  /** Rows for which the only person of exactly that name is proposed. */
  readonly proposed: number
  /** Some parts are in already. */
  readonly goesOn: boolean
  readonly canCheck: boolean
}

/** Hands the file to the worker: to be taken in part by part, or to be checked with other columns first. */
export function TakeInLargeForm({ id, columns, proposed, goesOn, canCheck }: TakeInLargeFormProps) {
  const t = useTranslations('spreadsheets')
  const router = useRouter()
  const taking = useAction(TakeInLargeSpreadsheetMutation, data => data.takeInLargeSpreadsheet)
  const checking = useAction(CheckLargeSpreadsheetMutation, data => data.checkLargeSpreadsheet)
  const file = { largeSpreadsheet: id, ...(columns ? { columns } : {}) }
  const takeIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const acceptProposed = new FormData(event.currentTarget).get('acceptProposed') === 'yes'
    const done = await taking.run({ input: { ...file, acceptProposed, idempotencyKey: taking.key() } })
    if (done) router.refresh()
  }
  const check = async () => {
    if (await checking.run({ input: { ...file, idempotencyKey: checking.key() } })) router.refresh()
  }
  return (
    <Form onSubmit={takeIn} className="flex max-w-xl flex-col gap-4">
      {proposed > 0 ? (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="acceptProposed" value="yes" className="size-4 accent-[var(--ink)]" />
          {t('acceptProposed', { count: proposed })}
        </label>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {canCheck ? (
          <Button type="button" onClick={check} disabled={checking.pending}>
            {t('checkAll')}
          </Button>
        ) : null}
        <Button type="submit" tone="decide" disabled={taking.pending}>
          {t(goesOn ? 'goOn' : 'takeInParts')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('takeInPartsHint')}</p>
      <ActionOutcome failure={checking.failure} notes={checking.notes} />
      <ActionOutcome failure={taking.failure} notes={taking.notes} />
    </Form>
  )
}

/** Has all parts taken back, with the reason. */
export function UndoLargeForm({ id }: { readonly id: string }) {
  const router = useRouter()
  const action = useAction(UndoLargeSpreadsheetMutation, data => data.undoLargeSpreadsheet)
  const undo = async (reason: string) => {
    const done = await action.run({ input: { largeSpreadsheet: id, reason, idempotencyKey: action.key() } })
    if (done) router.refresh()
  }
  return <UndoFields undo={undo} action={action} />
}
