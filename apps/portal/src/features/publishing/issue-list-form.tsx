'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { type Permission, Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { ListIssues, type ShownIssue } from './list-issues'
import { IssueListMutation } from './publishing.graphql'

interface IssueListFormProps {
  readonly code: string
  readonly name: string
  readonly latest: string
  readonly permission: Permission
  readonly issues: readonly ShownIssue[]
}

/** Issues the list of one ranking as of a day. */
export function IssueListForm({ code, name, latest, permission, issues }: IssueListFormProps) {
  const t = useTranslations('publish')
  const router = useRouter()
  const [asOf, setAsOf] = useState('')
  const action = useAction(IssueListMutation, data => data.issueList)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const payload = await action.run({ input: { ranking: code, asOf, idempotencyKey: action.key() } })
    if (payload?.list) router.push(paths.rankingIssue(code, payload.list))
    else if (payload?.issue) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="border-rule border-t py-4">
      <h2 className="text-md">{name}</h2>
      <p className="mb-3 text-muted text-sm">{latest}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field id={`as-of-${code}`} label={t('asOf')} className="w-48">
          <TextInput
            id={`as-of-${code}`}
            name="asOf"
            type="date"
            required
            value={asOf}
            onChange={event => setAsOf(event.target.value)}
          />
        </Field>
        <Button type="submit" tone="decide" disabled={!permission.allowed || action.pending}>
          {t('issueList')}
        </Button>
      </div>
      <Refusal permission={permission} />
      <ListIssues code={code} issues={issues} />
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
