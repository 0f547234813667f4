'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { useUpload } from '@/lib/graphql/use-upload'
import { paths } from '@/lib/paths'
import { ReadResultsFileMutation } from './imports.graphql'
import { largestFile } from './read-file'

interface UploadFormProps {
  readonly organisations: readonly { readonly id: string; readonly name: string }[]
  readonly own?: string
}

/** Sends a file to be read; nothing is stored but the reading. */
export function UploadForm({ organisations, own }: UploadFormProps) {
  const t = useTranslations('imports')
  const router = useRouter()
  const [tooLarge, setTooLarge] = useState(false)
  const upload = useUpload()
  const action = useAction(ReadResultsFileMutation, data => data.readResultsFile)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    if (!(file instanceof File)) return
    setTooLarge(file.size > largestFile)
    if (file.size > largestFile) return
    const organisation = String(form.get('organisation'))
    const ticket = await upload.send(file, { results: organisation })
    if (!ticket) return
    const payload = await action.run({ input: { organisation, upload: ticket } })
    if (payload?.import) router.push(paths.deskImport(payload.import.id))
  }
  return (
    <Form onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      <SelectField
        id="organisation"
        label={t('organisation')}
        name="organisation"
        defaultValue={own}
        required
        choices={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field id="file" label={t('file')} hint={t('fileHint')} problem={tooLarge ? t('fileTooLarge') : undefined}>
        <TextInput
          id="file"
          name="file"
          type="file"
          accept=".xml,.pbn,.usebio,.json,.csv,.txt"
          required
          aria-describedby={describedBy('file', { hint: true, problem: tooLarge })}
          className="py-2"
        />
      </Field>
      <div>
        <Button type="submit" tone="strong" disabled={action.pending || upload.pending}>
          {action.pending || upload.pending ? t('reading') : t('read')}
        </Button>
      </div>
      <ActionOutcome failure={upload.failure ?? action.failure} notes={action.notes} ofFile />
    </Form>
  )
}
