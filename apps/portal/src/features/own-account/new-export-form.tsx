'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextArea } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { isRecord, readJson } from '@/lib/stored'
import { StartBulkExportMutation } from './own-account.graphql'

const EXAMPLE = `query ($first: Int, $after: String) {
  organisations(first: $first, after: $after) {
    totalCount
    edges { node { code name { zh en } } }
    pageInfo { hasNextPage endCursor }
  }
}`

/** Asks for a query to be answered whole. */
export function NewExportForm() {
  const t = useTranslations('ownAccount.exports')
  const router = useRouter()
  const [isWrong, setWrong] = useState(false)
  const action = useAction(StartBulkExportMutation, data => data.startBulkExport)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = String(given.get('variables') ?? '').trim()
    const variables = text ? readJson(text) : {}
    setWrong(!isRecord(variables))
    if (!isRecord(variables)) return
    const payload = await action.run({ input: { document: String(given.get('document') ?? ''), variables } })
    if (payload?.bulkExport) router.refresh()
  }
  return (
    <>
      <Form onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
        <Field id="export-document" label={t('document')} hint={t('documentHint')}>
          <TextArea
            id="export-document"
            name="document"
            required
            className="min-h-48 font-mono lg:text-sm"
            spellCheck={false}
            autoCapitalize="off"
            defaultValue={EXAMPLE}
            aria-describedby={describedBy('export-document', { hint: true })}
          />
        </Field>
        <Field id="export-variables" label={t('variables')} problem={isWrong ? t('variablesWrong') : undefined}>
          <TextArea
            id="export-variables"
            name="variables"
            className="font-mono lg:text-sm"
            spellCheck={false}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'export-variables-problem' : undefined}
          />
        </Field>
        <div>
          <Button type="submit" disabled={action.pending}>
            {t('start')}
          </Button>
        </div>
      </Form>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </>
  )
}
