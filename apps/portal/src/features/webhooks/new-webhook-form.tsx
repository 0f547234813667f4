'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { BodySelect, type Choice } from '@/components/form-fields'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Notice } from '@/components/ui/notice'
import { codeOf, codesOf } from '@/lib/codes'
import { useAction } from '@/lib/graphql/use-action'
import { webhookTopics } from './webhook-codes'
import { CreateWebhookMutation } from './webhooks.graphql'

interface NewWebhookProps {
  readonly bodies: readonly Choice[]
  /** The reader's own body. */
  readonly own: string | undefined
}

function WebhookFields({ bodies, own, pending }: NewWebhookProps & { readonly pending: boolean }) {
  const t = useTranslations('webhooks')
  return (
    <>
      <BodySelect id="webhook-body" name="organisation" label={t('body')} bodies={bodies} value={own} />
      <Field id="webhook-url" label={t('url')} hint={t('urlHint')}>
        <TextInput
          id="webhook-url"
          name="url"
          type="url"
          required
          maxLength={2000}
          autoComplete="off"
          aria-describedby={describedBy('webhook-url', { hint: true })}
        />
      </Field>
      <fieldset>
        <legend className="mb-1 font-medium">{t('topics')}</legend>
        {codesOf(webhookTopics).map(topic => (
          <label key={topic} className="flex min-h-11 items-center gap-2 lg:min-h-8">
            <input type="checkbox" name="topics" value={topic} defaultChecked />
            {t(`topic.${topic}`)}
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" tone="strong" disabled={pending}>
          {t('register')}
        </Button>
      </div>
    </>
  )
}

/** Registers an address and shows its signing secret, this once. */
export function NewWebhookForm(props: NewWebhookProps) {
  const t = useTranslations('webhooks')
  const router = useRouter()
  const [secret, setSecret] = useState<string>()
  const action = useAction(CreateWebhookMutation, data => data.createWebhook)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const topics = given.getAll('topics').flatMap(topic => codeOf(webhookTopics, String(topic)) ?? [])
    const input = { organisation: String(given.get('organisation')), url: String(given.get('url')), topics }
    const payload = await action.run({ input })
    if (!payload?.secret) return
    setSecret(payload.secret)
    form.reset()
    router.refresh()
  }
  return (
    <>
      {secret ? (
        <Notice title={t('made')} className="mb-4 max-w-2xl">
          <p>{t('madeHint')}</p>
          <code className="mt-2 block select-all break-all text-ink" data-secret="">
            {secret}
          </code>
        </Notice>
      ) : null}
      <Form onSubmit={submit} aria-label={t('registerOne')} className="flex max-w-2xl flex-col gap-4">
        <WebhookFields {...props} pending={action.pending} />
      </Form>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </>
  )
}
