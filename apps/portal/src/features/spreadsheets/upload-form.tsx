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
import { registerKinds, type SpreadsheetKind } from './spreadsheet-data'
import { ReadSpreadsheetMutation } from './spreadsheets.graphql'

const LARGEST = 10 * 1024 * 1024

interface UploadFormProps {
  readonly bodies: readonly { readonly value: string; readonly label: string }[]
  readonly kind?: string
  readonly body?: string
  /** The stage whose entries are brought; then nothing else is asked. */
  readonly stage?: string
}

const isKind = (text: string): text is (typeof registerKinds)[number] => registerKinds.some(kind => kind === text)

/** Sends a spreadsheet to be read; nothing is stored but its cells. */
export function UploadForm({ bodies, kind, body, stage }: UploadFormProps) {
  const t = useTranslations('spreadsheets')
  const router = useRouter()
  const [tooLarge, setTooLarge] = useState(false)
  const upload = useUpload()
  const action = useAction(ReadSpreadsheetMutation, data => data.readSpreadsheet)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('file')
    if (!(file instanceof File)) return
    setTooLarge(file.size > LARGEST)
    if (file.size > LARGEST) return
    const said = String(form.get('kind'))
    const what: SpreadsheetKind = stage ? 'entries' : isKind(said) ? said : 'people'
    const where = stage ? { stage } : { organisation: String(form.get('organisation')) }
    const ticket = await upload.send(file, { spreadsheet: { kind: what, ...where } })
    if (!ticket) return
    const payload = await action.run({ input: { kind: what, ...where, upload: ticket } })
    if (payload?.id) router.push(paths.deskSpreadsheet(payload.id))
  }
  return (
    <Form onSubmit={submit} className="flex max-w-xl flex-col gap-4">
      {stage ? null : (
        <>
          <SelectField
            id="kind"
            name="kind"
            label={t('kind')}
            defaultValue={kind}
            choices={registerKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
          />
          <SelectField id="organisation" name="organisation" label={t('body')} defaultValue={body} choices={bodies} />
        </>
      )}
      <Field id="file" label={t('file')} hint={t('fileHint')} problem={tooLarge ? t('fileTooLarge') : undefined}>
        <TextInput
          id="file"
          name="file"
          type="file"
          accept=".csv,.xlsx,.tsv,.txt"
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
