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
import { LinkSlip, type OneTimeLink } from './link-slip'

interface InviteFormProps {
  readonly organisations: readonly { readonly id: string; readonly name: string }[]
  readonly own?: string
  /** The installation sends mail, so the link goes by mail too. */
  readonly sendsMail: boolean
  /** The number in the register that the account is to be joined to, where that is known. */
  readonly number?: string | undefined
}

/** What was written in the fields. */
const inviteIn = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    organisation: text('organisation'),
    name: text('name'),
    email: text('email'),
    personNumber: text('personNumber') || null,
    language: text('language') === 'en' ? ('en' as const) : ('zh' as const),
  }
}

interface Made {
  readonly id: string
  readonly link?: OneTimeLink
}

/** The account is there: its link, shown this once, and the way to its roles. */
function InvitedAccount({ made: { id, link } }: { readonly made: Made }) {
  const t = useTranslations('accounts')
  return (
    <>
      {link ? <LinkSlip link={link} /> : <p className="my-4">{t('linkShownBefore')}</p>}
      <Link href={paths.deskAccount(id)} className="link" data-no-print="">
        {t('giveRoles')}
      </Link>
    </>
  )
}

/** Makes an account for somebody and shows the link with which they open it. */
export function InviteForm({ organisations, own, sendsMail, number }: InviteFormProps) {
  const t = useTranslations('accounts')
  const [made, setMade] = useState<Made>()
  const action = useAction(InviteAccountMutation, data => data.inviteAccount)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = inviteIn(new FormData(event.currentTarget))
    const payload = await action.run({ input: { ...input, idempotencyKey: action.key() } })
    if (!payload?.account) return
    const { id, name, email } = payload.account
    setMade({ id, ...(payload.link ? { link: { name, email, ...payload.link } } : {}) })
  }
  if (made) return <InvitedAccount made={made} />
  return (
    <Form onSubmit={submit} className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <InviteFields organisations={organisations} own={own} sendsMail={sendsMail} number={number} />
      <div className="sm:col-span-2">
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('inviteNow')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </div>
    </Form>
  )
}

/** Who it is, under which organisation, and the language of the letters. */
function InviteFields({ organisations, own, sendsMail, number }: InviteFormProps) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  return (
    <>
      <Field id="invite-name" label={t('name')}>
        <TextInput id="invite-name" name="name" required maxLength={80} autoComplete="off" />
      </Field>
      <Field id="invite-email" label={t('email')} hint={t(sendsMail ? 'emailHint' : 'emailHintNoMail')}>
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
          defaultValue={number}
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
    </>
  )
}
