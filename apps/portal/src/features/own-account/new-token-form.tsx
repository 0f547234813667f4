'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { useAction } from '@/lib/graphql/use-action'
import { CreateApiTokenMutation } from './own-account.graphql'
import { PlaceField, placeIn, type TokenPlaces } from './place-field'
import { ScopeFields, scopesIn } from './scope-fields'

const lives = [7, 30, 90, 365] as const

function TokenFields({ pending, places }: { readonly pending: boolean; readonly places: TokenPlaces }) {
  const t = useTranslations('ownAccount.tokens')
  return (
    <>
      <Field id="token-name" label={t('name')} hint={t('nameHint')} className="sm:w-80">
        <TextInput
          id="token-name"
          name="tokenName"
          required
          maxLength={80}
          aria-describedby={describedBy('token-name', { hint: true })}
        />
      </Field>
      <ScopeFields />
      <PlaceField id="token-place" places={places} />
      <div className="flex flex-wrap items-end gap-3">
        <Field id="token-days" label={t('days')} className="w-40">
          <Select id="token-days" name="days" defaultValue="90">
            {lives.map(days => (
              <option key={days} value={days}>
                {t('dayCount', { days })}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" disabled={pending}>
          {t('make')}
        </Button>
      </div>
    </>
  )
}

/** Makes a token and shows it, this once. */
export function NewTokenForm({ places }: { readonly places: TokenPlaces }) {
  const t = useTranslations('ownAccount.tokens')
  const router = useRouter()
  const [made, setMade] = useState<string>()
  const action = useAction(CreateApiTokenMutation, data => data.createApiToken)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const input = {
      name: String(given.get('tokenName') ?? ''),
      scopes: scopesIn(given),
      days: Number(given.get('days')),
      place: placeIn(given),
    }
    const payload = await action.run({ input })
    if (!payload?.token) return
    setMade(payload.token)
    form.reset()
    router.refresh()
  }
  return (
    <>
      {made ? (
        <Notice title={t('made')} className="mb-4 max-w-2xl">
          <p>{t('madeHint')}</p>
          <code className="mt-2 block select-all break-all text-ink" data-token="">
            {made}
          </code>
        </Notice>
      ) : null}
      <Form onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
        <TokenFields pending={action.pending} places={places} />
      </Form>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </>
  )
}
