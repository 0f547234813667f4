'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActForm } from '@/components/act-form'
import { ActionOutcome } from '@/components/action-outcome'
import { Line } from '@/components/form-fields'
import { Button } from '@/components/ui/button'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { useUpload } from '@/lib/graphql/use-upload'
import { AttachDocumentMutation, RemoveDocumentMutation } from './documents.graphql'

const LARGEST = 8 * 1024 * 1024

/** Attaches a file to the event, for everybody to read. */
export function AttachForm({ event }: { readonly event: string }) {
  const t = useTranslations('eventDocuments')
  const router = useRouter()
  const [tooLarge, setTooLarge] = useState(false)
  const upload = useUpload()
  const action = useAction(AttachDocumentMutation, data => data.attachDocument)
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const target = submitted.currentTarget
    const form = new FormData(target)
    const file = form.get('file')
    if (!(file instanceof File)) return
    setTooLarge(file.size > LARGEST)
    if (file.size > LARGEST) return
    const ticket = await upload.send(file, { document: event })
    if (!ticket) return
    const title = String(form.get('title') ?? '').trim() || file.name
    if (!(await action.run({ input: { event, title, upload: ticket, idempotencyKey: action.key() } }))) return
    target.reset()
    router.refresh()
  }
  return (
    <Form onSubmit={submit} className="grid max-w-3xl gap-4 sm:grid-cols-2" aria-label={t('attach')}>
      <Line id="document-title" name="title" label={t('name')} />
      <Field id="document-file" label={t('file')} hint={t('hint')} problem={tooLarge ? t('tooLarge') : undefined}>
        <TextInput
          id="document-file"
          name="file"
          type="file"
          required
          accept=".pdf,.png,.jpg,.jpeg,.webp,.txt,.docx,.xlsx,.pptx,.odt,.ods"
          aria-describedby={describedBy('document-file', { hint: true, problem: tooLarge })}
          className="py-2"
        />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" disabled={upload.pending || action.pending}>
          {t('attach')}
        </Button>
        <ActionOutcome failure={upload.failure ?? action.failure} />
      </div>
    </Form>
  )
}

/** Takes a document off, with its reason. */
export function RemoveDocumentForm({ document }: { readonly document: string }) {
  const t = useTranslations('eventDocuments')
  return (
    <ActForm
      document={RemoveDocumentMutation}
      payloadOf={data => data.removeDocument}
      label={t('remove')}
      submit={t('remove')}
      tone="plain"
      small
      inputOf={form => ({ document, reason: form.text('reason'), idempotencyKey: form.key })}
    >
      <Line id={`remove-${document}`} name="reason" label={t('reason')} required />
    </ActForm>
  )
}
