'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { NameFields, namesIn } from '@/components/name-fields'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { FoundFederationMutation } from './setup.graphql'

const ADMINISTRATORS = ['first', 'second'] as const

/** What was written in the fields. */
const foundationIn = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    setupCode: text('setupCode'),
    code: text('code'),
    ...namesIn(form),
    timeZone: text('timeZone'),
    administrators: ADMINISTRATORS.map(which => ({
      name: text(`${which}-name`),
      email: text(`${which}-email`),
      password: String(form.get(`${which}-password`) ?? ''),
    })),
  }
}

/** What the federation is called and who keeps its accounts; afterwards they log in like anybody. */
export function SetupForm() {
  const t = useTranslations('setup')
  const locale = useLocale()
  const router = useRouter()
  const action = useAction(FoundFederationMutation, data => data.foundFederation)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const payload = await action.run({ input: foundationIn(new FormData(event.currentTarget)) })
    if (payload?.organisation) router.push(`/login?${new URLSearchParams({ return: `/${locale}/desk` })}`)
  }
  return (
    <Form onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
      <Field id="setupCode" label={t('setupCode')} hint={t('setupCodeHint')} className="sm:col-span-2">
        <TextInput
          id="setupCode"
          name="setupCode"
          required
          autoComplete="off"
          aria-describedby={describedBy('setupCode', { hint: true })}
        />
      </Field>
      <NameFields id="federation" required />
      <Field id="code" label={t('code')} hint={t('codeHint')}>
        <TextInput id="code" name="code" required aria-describedby={describedBy('code', { hint: true })} />
      </Field>
      <Field id="timeZone" label={t('timeZone')} hint={t('timeZoneHint')}>
        <TextInput
          id="timeZone"
          name="timeZone"
          defaultValue="Asia/Shanghai"
          required
          aria-describedby={describedBy('timeZone', { hint: true })}
        />
      </Field>
      <p className="max-w-prose text-muted sm:col-span-2">{t('why')}</p>
      {ADMINISTRATORS.map(which => (
        <Administrator key={which} which={which} />
      ))}
      <div className="sm:col-span-2">
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('submit')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </div>
    </Form>
  )
}

function Administrator({ which }: { readonly which: (typeof ADMINISTRATORS)[number] }) {
  const t = useTranslations('setup')
  const id = (part: string) => `${which}-${part}`
  const of = `administrators.${ADMINISTRATORS.indexOf(which)}`
  return (
    <fieldset className="flex flex-col gap-3" data-path={of}>
      <legend className="mb-2 font-medium">{t(which)}</legend>
      <Field id={id('name')} label={t('name')}>
        <TextInput id={id('name')} data-path={`${of}.name`} name={id('name')} required autoComplete="off" />
      </Field>
      <Field id={id('email')} label={t('email')}>
        <TextInput
          id={id('email')}
          data-path={`${of}.email`}
          name={id('email')}
          type="email"
          required
          autoComplete="off"
        />
      </Field>
      <Field id={id('password')} label={t('password')} hint={t('passwordHint')}>
        <TextInput
          id={id('password')}
          data-path={`${of}.password`}
          name={id('password')}
          type="password"
          required
          minLength={8}
          maxLength={128}
          autoComplete="new-password"
          aria-describedby={describedBy(id('password'), { hint: true })}
        />
      </Field>
    </fieldset>
  )
}
