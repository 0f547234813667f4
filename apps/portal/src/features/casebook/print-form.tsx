'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select, TextArea, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { documentOf } from '@/features/case-act'
import { useRouter } from '@/i18n/navigation'
import { type ApiFailure, toResult } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { PublicationPreviewQuery } from './casebook.graphql'
import { LevelPreviews, type Preview } from './level-previews'

const LEVELS = ['names', 'roles', 'summary'] as const

interface Words {
  readonly headnoteZh: string
  readonly headnoteEn: string
  readonly keywords: string
}

interface PrintFormProps {
  readonly fixed: { readonly appeal: string; readonly expectedVersion: number }
  readonly first: Words
}

const wordsOf = ({ keywords, ...headnotes }: Words) => ({
  ...headnotes,
  keywords: keywords
    .split(/[,，、;；\n]/)
    .map(word => word.trim())
    .filter(Boolean),
})

/** What the public would read of these words; undefined again as soon as one of them changes. */
const usePreview = (appeal: string) => {
  const client = useClient()
  const [seen, setSeen] = useState<{ readonly of: string; readonly preview: Preview }>()
  const [failure, setFailure] = useState<ApiFailure>()
  const look = async (words: Words) => {
    const variables = { appeal, words: wordsOf(words) }
    const answer = toResult(
      await client.query(PublicationPreviewQuery, variables, { requestPolicy: 'network-only' }).toPromise(),
    )
    setFailure(answer.ok ? undefined : answer.failure)
    setSeen(answer.ok ? { of: JSON.stringify(words), preview: answer.data.publicationPreview } : undefined)
  }
  return { look, failure, of: (words: Words) => (seen?.of === JSON.stringify(words) ? seen.preview : undefined) }
}

interface HeadnotesProps {
  readonly words: Words
  readonly onChange: (part: Partial<Words>) => void
}

function Headnotes({ words, onChange }: HeadnotesProps) {
  const t = useTranslations('casebook')
  return (
    <>
      {(['headnoteZh', 'headnoteEn'] as const).map(name => (
        <Field key={name} id={`print-${name}`} label={t(name)}>
          <TextArea
            id={`print-${name}`}
            name={name}
            required
            value={words[name]}
            onChange={event => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <Field id="print-keywords" label={t('keywords')} hint={t('keywordsHint')}>
        <TextInput
          id="print-keywords"
          value={words.keywords}
          aria-describedby="print-keywords-hint"
          onChange={event => onChange({ keywords: event.target.value })}
        />
      </Field>
    </>
  )
}

/** The editor's words, what the public would read with them at each level, and the print itself. */
export function PrintForm({ fixed, first }: PrintFormProps) {
  const t = useTranslations('casebook')
  const levels = useTranslations('publicationLevel')
  const router = useRouter()
  const [words, setWords] = useState(first)
  const [level, setLevel] = useState('')
  const shown = usePreview(fixed.appeal)
  const preview = shown.of(words)
  const action = useAction(documentOf('publishCase'), data => data.payload)
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    if (!preview) return shown.look(words)
    const input = { ...fixed, ...wordsOf(words), ...(level ? { level } : {}), idempotencyKey: action.key() }
    if (await action.run({ input })) router.refresh()
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-3">
      <Headnotes words={words} onChange={part => setWords(before => ({ ...before, ...part }))} />
      <Field id="print-level" label={t('publicationLevel')}>
        <Select id="print-level" value={level} onChange={event => setLevel(event.target.value)}>
          <option value="">{t('usual')}</option>
          {LEVELS.map(value => (
            <option key={value} value={value}>
              {levels(value)}
            </option>
          ))}
        </Select>
      </Field>
      <ActionOutcome failure={shown.failure} />
      {preview ? (
        <section aria-live="polite">
          <h3 className="mb-2 text-md">{t('previewTitle')}</h3>
          <LevelPreviews preview={preview} chosen={level || preview.usual} />
        </section>
      ) : null}
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone={preview ? 'decide' : 'strong'} disabled={action.pending}>
          {t(preview ? 'publish' : 'lookFirst')}
        </Button>
      </div>
    </Form>
  )
}
