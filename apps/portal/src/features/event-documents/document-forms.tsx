'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ActForm } from '@/components/act-form'
import { Line } from '@/components/form-fields'
import { UploadForm } from '@/components/upload-form'
import { useAction } from '@/lib/graphql/use-action'
import { AttachDocumentMutation, RemoveDocumentMutation } from './documents.graphql'

const LARGEST = 8 * 1024 * 1024

/** Attaches a file to the event, for everybody to read. */
export function AttachForm({ event }: { readonly event: string }) {
  const t = useTranslations('eventDocuments')
  const router = useRouter()
  const action = useAction(AttachDocumentMutation, data => data.attachDocument)
  return (
    <UploadForm
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
      label={t('attach')}
      file={{
        id: 'document-file',
        label: t('file'),
        hint: t('hint'),
        tooLarge: t('tooLarge'),
        largest: LARGEST,
        accept: '.pdf,.png,.jpg,.jpeg,.webp,.txt,.docx,.xlsx,.pptx,.odt,.ods',
      }}
      submit={t('attach')}
      about={() => ({ document: event })}
      send={async (upload, form, target) => {
        const chosen = form.get('file')
        const title = String(form.get('title') ?? '').trim() || (chosen instanceof File ? chosen.name : '')
        if (!(await action.run({ input: { event, title, upload, idempotencyKey: action.key() } }))) return
        target.reset()
        router.refresh()
      }}
      action={action}
    >
      <Line id="document-title" name="title" label={t('name')} />
    </UploadForm>
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
