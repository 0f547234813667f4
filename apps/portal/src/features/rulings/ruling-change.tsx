'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { useAction } from '@/lib/graphql/use-action'
import { WithdrawRulingMutation } from './rulings.graphql'

interface RulingChangeProps {
  readonly ruling: string
  /** The desk, with what the ruling was about. */
  readonly again: string
}

function WithdrawForm({ ruling, again }: RulingChangeProps) {
  const t = useTranslations('ruling')
  const router = useRouter()
  const [reason, setReason] = useState('')
  const action = useAction(WithdrawRulingMutation, data => data.withdrawRuling)
  const withdraw = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const payload = await action.run({ input: { ruling, reason, idempotencyKey: action.key() } })
    if (payload) router.refresh()
  }
  return (
    <section className="mt-8 max-w-prose border-rule border-t pt-4 print:hidden">
      <h2 className="mb-2 text-lg">{t('change')}</h2>
      <p className="mb-4">
        <ButtonLink href={again}>{t('replace')}</ButtonLink>
      </p>
      <Form onSubmit={withdraw} className="flex flex-col gap-3">
        <Field id="withdraw-reason" label={t('withdrawReason')} hint={t('withdrawHint')}>
          <TextArea
            id="withdraw-reason"
            name="reason"
            required
            value={reason}
            onChange={event => setReason(event.target.value)}
            aria-describedby="withdraw-reason-hint"
          />
        </Field>
        <ActionOutcome failure={action.failure} />
        <div>
          <Button type="submit" disabled={action.pending || reason.trim() === ''}>
            {t('withdraw')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

/** A recorded ruling is never edited: those who may rule put another in its place, or take it back with a reason. */
export function RulingChange(props: RulingChangeProps) {
  return (
    <BrowserClientProvider>
      <WithdrawForm {...props} />
    </BrowserClientProvider>
  )
}
