'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { useAction } from '@/lib/graphql/use-action'
import { useUpload } from '@/lib/graphql/use-upload'
import { formatSize } from './case-words'
import { EVIDENCE_ENDINGS, MOST_EVIDENCE, UploadEvidenceMutation } from '@/features/case-act'
import { evidenceKinds } from './deeds'
import type { DraftState } from './use-draft'

export interface EvidenceLine {
  readonly id: string
  readonly title: string
  readonly fileName: string
  readonly size: number
}

interface FilingEvidenceProps {
  readonly draft?: DraftState
  readonly onDraft: (draft: DraftState) => void
  readonly lines: readonly EvidenceLine[]
  readonly onLines: (lines: readonly EvidenceLine[]) => void
}

/** Files handed in with the draft, one at a time, with type and size in sight before they are sent. */
export function FilingEvidence({ draft, onDraft, lines, onLines }: FilingEvidenceProps) {
  const t = useTranslations('filing')
  const kinds = useTranslations('evidenceKind')
  const fields = useTranslations('deedField')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [kind, setKind] = useState<(typeof evidenceKinds)[number]>('photo')
  const [title, setTitle] = useState('')
  const sending = useUpload()
  const action = useAction(UploadEvidenceMutation, data => data.payload)
  const tooLarge = file !== undefined && file.size > MOST_EVIDENCE
  const upload = async () => {
    if (!file || !draft || tooLarge) return
    const ticket = await sending.send(file, { evidence: draft.id })
    if (!ticket) return
    const payload = await action.run({
      input: {
        appeal: draft.id,
        expectedVersion: draft.version,
        kind,
        title: title.trim() || file.name,
        upload: ticket,
        visibility: 'parties',
        idempotencyKey: action.key(),
      },
    })
    if (!payload?.appeal) return
    onDraft({ id: payload.appeal.id, version: payload.appeal.version })
    onLines(
      payload.appeal.evidence.map(item => ({
        id: item.id,
        title: item.title,
        fileName: item.fileName,
        size: item.files[0]?.size ?? 0,
      })),
    )
    setFile(undefined)
    setTitle('')
    if (input.current) input.current.value = ''
  }
  return (
    <fieldset className="flex flex-col gap-3 border-rule border-t pt-4">
      <legend className="sr-only">{t('evidence')}</legend>
      <p className="font-medium text-sm" aria-hidden="true">
        {t('evidence')}
      </p>
      <ul>
        {lines.map(line => (
          <li key={line.id} className="flex flex-wrap gap-x-3 border-rule border-b py-2">
            <span>{line.title}</span>
            <span className="text-muted text-sm">{line.fileName}</span>
            <span className="figures text-muted text-sm">{formatSize(line.size, locale)}</span>
          </li>
        ))}
      </ul>
      <Field
        id="evidence-file"
        label={t('file_field')}
        hint={fields('fileHint')}
        problem={tooLarge ? t('fileTooLarge') : undefined}
      >
        <input
          ref={input}
          id="evidence-file"
          type="file"
          accept={EVIDENCE_ENDINGS}
          className="min-h-11 py-2 text-base"
          aria-describedby="evidence-file-hint"
          onChange={event => setFile(event.target.files?.[0])}
        />
      </Field>
      {file ? (
        <>
          <p className="figures text-muted text-sm">
            {file.name} · {file.type || t('unknownType')} · {formatSize(file.size, locale)}
          </p>
          <Field id="evidence-kind" label={fields('kind')}>
            <Select
              id="evidence-kind"
              value={kind}
              onChange={event => setKind(evidenceKinds.find(one => one === event.target.value) ?? 'other')}
            >
              {evidenceKinds.map(one => (
                <option key={one} value={one}>
                  {kinds(one)}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="evidence-title" label={fields('title')}>
            <TextInput id="evidence-title" value={title} onChange={event => setTitle(event.target.value)} />
          </Field>
          <Button onClick={upload} disabled={action.pending || sending.pending || tooLarge || !draft}>
            {t('upload')}
          </Button>
        </>
      ) : null}
      <ActionOutcome failure={sending.failure ?? action.failure} notes={action.notes} />
    </fieldset>
  )
}
