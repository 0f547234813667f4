'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import type { Permission } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { ScheduleListsMutation } from './publishing.graphql'

/** Days that every month has. */
const days = Array.from({ length: 28 }, (_, at) => at + 1)

interface ScheduleFormProps {
  readonly code: string
  readonly issueDay: number | null
  /** The next list, in words. */
  readonly next: string | undefined
  readonly permission: Permission
}

/** On which day of each month the lists of a ranking are issued by themselves. */
export function ScheduleForm({ code, issueDay, next, permission }: ScheduleFormProps) {
  const t = useTranslations('publish')
  const router = useRouter()
  const action = useAction(ScheduleListsMutation, data => data.scheduleLists)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const day = Number(new FormData(event.currentTarget).get('issueDay')) || null
    if (await action.run({ input: { ranking: code, issueDay: day } })) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="pb-5">
      <div className="flex flex-wrap items-end gap-3">
        <Field id={`issue-day-${code}`} label={t('issueDay')} className="w-60">
          <Select id={`issue-day-${code}`} name="issueDay" defaultValue={String(issueDay ?? '')}>
            <option value="">{t('issueDayNone')}</option>
            {days.map(day => (
              <option key={day} value={day}>
                {t('issueDayOf', { day })}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" disabled={!permission.allowed || action.pending}>
          {t('schedule')}
        </Button>
        {next ? <p className="pb-2 text-muted">{next}</p> : null}
      </div>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
