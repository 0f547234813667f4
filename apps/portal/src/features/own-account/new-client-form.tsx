'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { ClientSecret } from './client-secret'
import { CreateOAuthClientMutation } from './own-account.graphql'
import { PlaceField, placeIn, type TokenPlaces } from './place-field'
import { ScopeFields, scopesIn } from './scope-fields'

/** Registers a program and shows its secret, this once. */
export function NewClientForm({ places }: { readonly places: TokenPlaces }) {
  const t = useTranslations('ownAccount.clients')
  const router = useRouter()
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string }>()
  const action = useAction(CreateOAuthClientMutation, data => data.createOAuthClient)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const payload = await action.run({
      input: { name: String(given.get('clientName') ?? ''), scopes: scopesIn(given), place: placeIn(given) },
    })
    if (!payload?.secret || !payload.client) return
    setMade({ id: payload.client.clientId, secret: payload.secret })
    form.reset()
    router.refresh()
  }
  return (
    <>
      {made ? <ClientSecret id={made.id} secret={made.secret} /> : null}
      <Form onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
        <Field id="client-name" label={t('name')} hint={t('nameHint')} className="sm:w-80">
          <TextInput
            id="client-name"
            name="clientName"
            required
            maxLength={80}
            aria-describedby={describedBy('client-name', { hint: true })}
          />
        </Field>
        <ScopeFields />
        <PlaceField id="client-place" places={places} />
        <div>
          <Button type="submit" disabled={action.pending}>
            {t('make')}
          </Button>
        </div>
      </Form>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </>
  )
}
