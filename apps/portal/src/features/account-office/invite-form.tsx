'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Link } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { InviteAccountMutation } from './accounts.graphql'
import { LinkSlip, type ToldLink } from './link-slip'

interface InviteFormProps {
  readonly organisations: readonly { readonly id: string; readonly name: string }[]
  readonly own?: string
}

/** Makes an account for somebody and shows the link with which they open it. */
export function InviteForm({ organisations, own }: InviteFormProps) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const [made, setMade] = useState<{ readonly id: string; readonly link?: ToldLink }>()
  const action = useAction(InviteAccountMutation, data => data.inviteAccount)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const input = {
      organisation: text('organisation'),
      name: text('name'),
      email: text('email'),
      personNumber: text('personNumber') || null,
      language: text('language') === 'en' ? ('en' as const) : ('zh' as const),
      idempotencyKey: action.key(),
    }
    const payload = await action.run({ input })
    if (!payload?.account) return
    const { id, name, email } = payload.account
    setMade({ id, ...(payload.link ? { link: { name, email, ...payload.link } } : {}) })
  }
  if (made)
    return (
      <>
        {made.link ? <LinkSlip link={made.link} /> : <p className="my-4">{t('linkToldBefore')}</p>}
        <Link href={paths.deskAccount(made.id)} className="link" data-no-print="">
          {t('giveRoles')}
        </Link>
      </>
    )
  return (
    <Form onSubmit={submit} className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Field id="invite-name" label={t('name')}>
        <TextInput id="invite-name" name="name" required maxLength={80} autoComplete="off" />
      </Field>
      <Field id="invite-email" label={t('email')} hint={t('emailHint')}>
        <TextInput
          id="invite-email"
          name="email"
          type="email"
          required
          autoComplete="off"
          aria-describedby={describedBy('invite-email', { hint: true })}
        />
      </Field>
      <SelectField
        id="invite-organisation"
        name="organisation"
        label={t('organisation')}
        hint={t('organisationHint')}
        defaultValue={own}
        choices={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field id="invite-person" label={t('personNumber')} hint={t('personNumberHint')}>
        <TextInput
          id="invite-person"
          name="personNumber"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={describedBy('invite-person', { hint: true })}
        />
      </Field>
      <SelectField
        id="invite-language"
        name="language"
        label={t('language')}
        defaultValue={locale === 'en' ? 'en' : 'zh'}
        choices={[
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
      />
      <div className="sm:col-span-2">
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('inviteNow')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </div>
    </Form>
  )
}
