'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { useAction } from '@/lib/graphql/use-action'
import type { AccountData } from './account-data'
import { LockAccountMutation, UnlockAccountMutation } from './accounts.graphql'

/** Locks the account with a reason, or opens it again. */
export function LockForm({ account }: { readonly account: AccountData }) {
  const t = useTranslations('accounts')
  const router = useRouter()
  const lock = useAction(LockAccountMutation, data => data.lockAccount)
  const unlock = useAction(UnlockAccountMutation, data => data.unlockAccount)
  const may = account.permissions.canLock
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const input = { account: account.id, reason, idempotencyKey: lock.key() }
    if (await lock.run({ input })) router.refresh()
  }
  const open = async () => {
    if (await unlock.run({ input: { account: account.id, idempotencyKey: unlock.key() } })) router.refresh()
  }
  return (
    <div className="mt-6 border-rule border-t pt-4" data-no-print="">
      {account.lockedAt ? (
        <>
          <Notice tone="attention" title={t('lockedTitle')} className="mb-3">
            {account.lockReason}
          </Notice>
          <Button disabled={!may.allowed || unlock.pending} onClick={open}>
            {t('unlock')}
          </Button>
        </>
      ) : may.allowed ? (
        <Form onSubmit={submit} className="flex max-w-2xl flex-wrap items-end gap-3">
          <Field id="lock-reason" label={t('lockReason')} className="min-w-56 flex-1">
            <TextInput id="lock-reason" name="reason" required maxLength={200} />
          </Field>
          <Button type="submit" tone="decide" disabled={lock.pending}>
            {t('lock')}
          </Button>
        </Form>
      ) : null}
      <Refusal permission={may} />
      <ActionOutcome failure={lock.failure ?? unlock.failure} />
    </div>
  )
}
