'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { AskEmailChangeMutation } from './mail.graphql'

/** Another address to sign in with: it holds once the link in the mail to it was opened. */
export function AddressPart() {
  const t = useTranslations('ownAccount')
  const [asked, setAsked] = useState(false)
  const ask = useAction(AskEmailChangeMutation, data => data.askEmailChange)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const input = { address: String(values.get('address') ?? ''), password: String(values.get('own') ?? '') }
    setAsked(false)
    if (!(await ask.run({ input }))) return
    form.reset()
    setAsked(true)
  }
  return (
    <section aria-labelledby="address-title" id="address">
      <h2 id="address-title" className="mb-2 text-lg">
        {t('address')}
      </h2>
      <p className="mb-4 max-w-2xl text-muted">{t('addressIntro')}</p>
      <Form onSubmit={submit} className="flex max-w-md flex-col gap-4" aria-label={t('address')}>
        <Field id="address-new" label={t('newAddress')}>
          <TextInput id="address-new" name="address" type="email" required autoComplete="email" />
        </Field>
        <Field id="address-password" label={t('current')}>
          <TextInput id="address-password" name="own" type="password" required autoComplete="current-password" />
        </Field>
        <Button type="submit" className="self-start" disabled={ask.pending}>
          {t('changeAddress')}
        </Button>
      </Form>
      <ActionOutcome failure={ask.failure} />
      {asked ? (
        <p role="status" className="mt-2">
          {t('addressRequested')}
        </p>
      ) : null}
    </section>
  )
}
