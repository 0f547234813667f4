'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { isReasoned, noReasons, ReasonFields, reasonsOf } from '@/components/reason-fields'
import { Button, ButtonLink } from '@/components/ui/button'
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
  const [why, setWhy] = useState(noReasons)
  const action = useAction(WithdrawRulingMutation, data => data.withdrawRuling)
  const withdraw = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const payload = await action.run({ input: { ruling, ...reasonsOf(why), idempotencyKey: action.key() } })
    if (payload) router.refresh()
  }
  return (
    <section className="mt-8 max-w-prose border-rule border-t pt-4 print:hidden">
      <h2 className="mb-2 text-lg">{t('change')}</h2>
      <p className="mb-4">
        <ButtonLink href={again}>{t('replace')}</ButtonLink>
      </p>
      <Form onSubmit={withdraw} className="flex flex-col gap-3">
        <ReasonFields
          id="withdraw"
          label={t('withdrawReason')}
          hint={t('withdrawHint')}
          value={why}
          onChange={part => setWhy(before => ({ ...before, ...part }))}
        />
        <ActionOutcome failure={action.failure} />
        <div>
          <Button type="submit" disabled={action.pending || !isReasoned(why)}>
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
