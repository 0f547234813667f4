'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { WithdrawPolicyVersionMutation } from './policies.graphql'

/** Takes a scheduled version back before its day, with a reason. */
export function WithdrawVersion({ policy, version }: { readonly policy: string; readonly version: number }) {
  const t = useTranslations('policies')
  const router = useRouter()
  const action = useAction(WithdrawPolicyVersionMutation, data => data.withdrawPolicyVersion)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const payload = await action.run({ input: { policy, reason, idempotencyKey: action.key() } })
    if (payload?.policy) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="mb-6 max-w-3xl">
      <Field id="reason" label={t('withdrawReason')} className="mb-3">
        <TextInput id="reason" name="reason" required />
      </Field>
      <Button type="submit" disabled={action.pending}>
        {t('withdraw', { version })}
      </Button>
      <ActionOutcome failure={action.failure} />
    </Form>
  )
}
