'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Select, TextArea, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { type UploadFor, useUpload } from '@/lib/graphql/use-upload'
import { useOvertaken } from '@/lib/graphql/use-overtaken'
import { type ActField, type ActScene, actInput } from './act-input'
import { type ActName, type ActValues, documentOf } from './acts'
import { EVIDENCE_ENDINGS, MOST_EVIDENCE } from './evidence-limits'

export interface ActFormProps extends ActScene {
  readonly act: ActName
  /** What the form does not ask: the case, its version, a member, a poll. */
  readonly fixed: ActValues
  readonly label: string
  readonly fields?: readonly ActField[]
  readonly tone?: 'plain' | 'decide' | 'strong'
  readonly disabled?: boolean
}

const inputTypes = { instant: 'datetime-local', number: 'number' } as const

function Control({ id, field }: { readonly id: string; readonly field: ActField }) {
  const { kind, name, required, initial, options } = field
  const shared = { id, name, required, defaultValue: initial, 'aria-describedby': describedBy(id, field) }
  if (kind === 'choice' || kind === 'yesNo')
    return (
      <Select {...shared}>
        {(options ?? []).map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  if (kind === 'area' || kind === 'lines') return <TextArea {...shared} maxLength={8000} />
  if (kind === 'file')
    return <input {...shared} type="file" accept={EVIDENCE_ENDINGS} className="min-h-11 py-2 text-base" />
  return <TextInput {...shared} type={kind === 'instant' || kind === 'number' ? inputTypes[kind] : 'text'} />
}

const tooLarge = (form: FormData): boolean =>
  [...form.values()].some(value => value instanceof File && value.size > MOST_EVIDENCE)

/** What a file of an act is for. */
const fileFor = (act: ActName, appeal: string): UploadFor =>
  act === 'addRedactedCopy' ? { redactedCopy: appeal } : { evidence: appeal }

/** One act on a case: its fields, its button, and what came of it; the page is read anew when it is done. */
export function ActForm({
  act,
  fixed,
  label,
  fields = [],
  tone,
  disabled,
  zone,
  edition,
  onDone,
}: ActFormProps & {
  readonly onDone?: () => void
}) {
  const id = useId()
  const t = useTranslations('caseAct')
  const router = useRouter()
  const [large, setLarge] = useState(false)
  const action = useAction(documentOf(act), data => data.payload)
  const upload = useUpload()
  useOvertaken(action.failure)
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    const element = submitted.currentTarget
    const form = new FormData(element)
    setLarge(tooLarge(form))
    if (tooLarge(form)) return
    const send = (file: File) => upload.send(file, fileFor(act, String(fixed.appeal)))
    const written = await actInput(act, fields, form, { zone, edition, send })
    // A file that was not taken says so itself.
    if ('upload' in written && !written.upload) return
    const input = { ...written, ...fixed, idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    element.reset()
    onDone?.()
    router.refresh()
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3" data-act={act}>
      {fields.map(field => (
        <Field key={field.name} id={`${id}-${field.name}`} label={field.label} hint={field.hint}>
          <Control id={`${id}-${field.name}`} field={field} />
        </Field>
      ))}
      {large ? (
        <p role="alert" className="text-seal text-sm">
          {t('tooLarge')}
        </p>
      ) : null}
      <ActionOutcome failure={upload.failure ?? action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone={tone} disabled={disabled || action.pending || upload.pending}>
          {label}
        </Button>
      </div>
    </Form>
  )
}

/** The same, closed until it is wanted; open where it is what the reader is waited for. */
export function FoldedAct({
  hint,
  due = false,
  ...form
}: ActFormProps & { readonly hint?: string; readonly due?: boolean }) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    <details ref={details} open={due} className="border-rule border-b" data-case-act={form.act}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-2 font-medium">{form.label}</summary>
      <div className="flex max-w-prose flex-col gap-3 pb-4">
        {hint ? <p className="text-muted text-sm">{hint}</p> : null}
        <ActForm {...form} onDone={close} />
      </div>
    </details>
  )
}
