'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Select, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { codeOf, codesOf, roles } from '@/lib/codes'
import { untilOf } from '@/lib/format/last-day'
import { useAction } from '@/lib/graphql/use-action'
import { GrantRoleMutation } from './accounts.graphql'

export interface Scope {
  readonly id: string
  readonly name: string
}

interface GrantFormProps {
  readonly account: string
  readonly bodies: readonly Scope[]
  readonly events: readonly Scope[]
  readonly today: string
}

function ScopeField({ bodies, events }: Pick<GrantFormProps, 'bodies' | 'events'>) {
  const t = useTranslations('accounts')
  const options = (scopes: readonly Scope[]) =>
    scopes.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  return (
    <Field id="grant-scope" label={t('scope')} hint={t('scopeHint')}>
      <Select id="grant-scope" name="scope" aria-describedby={describedBy('grant-scope', { hint: true })}>
        <optgroup label={t('bodies')}>{options(bodies)}</optgroup>
        <optgroup label={t('events')}>{options(events)}</optgroup>
      </Select>
    </Field>
  )
}

/** Gives a role from a day until a day. */
export function GrantForm({ account, bodies, events, today }: GrantFormProps) {
  const t = useTranslations('accounts')
  const names = useTranslations('role')
  const router = useRouter()
  const action = useAction(GrantRoleMutation, data => data.grantRole)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const form = new FormData(target)
    const text = (name: string) => String(form.get(name) ?? '')
    const days = { from: text('from') || null, until: untilOf(text('until')) }
    const role = codeOf(roles, text('role'))
    if (!role) return
    const input = { account, role, scope: text('scope'), ...days, idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    target.reset()
    router.refresh()
  }
  return (
    <Form onSubmit={submit} aria-label={t('giveRole')} className="mt-6 grid max-w-3xl items-start gap-4 sm:grid-cols-2">
      <SelectField
        id="grant-role"
        name="role"
        label={t('role')}
        hint={t('adminTakesTwo')}
        choices={codesOf(roles).map(role => ({ value: role, label: names(role) }))}
      />
      <ScopeField bodies={bodies} events={events} />
      <Field id="grant-from" label={t('from')}>
        <TextInput id="grant-from" name="from" type="date" required defaultValue={today} />
      </Field>
      <Field id="grant-until" label={t('until')} hint={t('untilHint')}>
        <TextInput
          id="grant-until"
          name="until"
          type="date"
          aria-describedby={describedBy('grant-until', { hint: true })}
        />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('giveRole')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </div>
    </Form>
  )
}
