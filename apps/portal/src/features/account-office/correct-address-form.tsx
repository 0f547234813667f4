'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Fold } from '@/components/fold'
import { Line } from '@/components/form-fields'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import type { AccountData } from './account-data'
import { CorrectInvitationMutation } from './accounts.graphql'
import { LinkSlip, type OneTimeLink } from './link-slip'

/** An invitation that was written to a wrong address goes to the right one, while nobody has set a password. */
export function CorrectAddressForm({ account }: { readonly account: AccountData }) {
  const t = useTranslations('accounts')
  const router = useRouter()
  const [link, setLink] = useState<OneTimeLink>()
  const action = useAction(CorrectInvitationMutation, data => data.correctInvitation)
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const email = String(new FormData(submitted.currentTarget).get('email') ?? '').trim()
    const payload = await action.run({ input: { account: account.id, email, idempotencyKey: action.key() } })
    if (payload?.link) setLink({ name: account.name, email, ...payload.link })
    router.refresh()
  }
  return (
    <Fold title={t('correctAddress')}>
      <p className="mb-3 max-w-prose text-muted text-sm">{t('correctAddressHint')}</p>
      <Form onSubmit={submit} className="grid max-w-xl gap-4" aria-label={t('correctAddress')}>
        <Line id="corrected-email" name="email" type="email" label={t('email')} required value={account.email} />
        <div>
          <Button type="submit" disabled={action.pending}>
            {t('correctAddressNow')}
          </Button>
          <ActionOutcome failure={action.failure} />
        </div>
      </Form>
      {link ? <LinkSlip link={link} /> : null}
    </Fold>
  )
}
