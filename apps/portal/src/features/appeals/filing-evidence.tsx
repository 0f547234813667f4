'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { useAction } from '@/lib/graphql/use-action'
import { useUpload } from '@/lib/graphql/use-upload'
import { formatSize } from './case-words'
import { EVIDENCE_ENDINGS, MOST_EVIDENCE, UploadEvidenceMutation } from '@/features/case-act'
import { evidenceKinds } from './case-act-forms'
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
  /** Set while a file is chosen and not sent: sends it, and answers whether nothing is left unsent. */
  readonly unsent: RefObject<((draft: DraftState) => Promise<boolean>) | undefined>
}

type EvidenceKind = (typeof evidenceKinds)[number]

/** Sends one file and puts it on file as evidence of the draft. */
const useEvidence = ({ onDraft, onLines }: Pick<FilingEvidenceProps, 'onDraft' | 'onLines'>) => {
  const sending = useUpload()
  const action = useAction(UploadEvidenceMutation, data => data.payload)
  const upload = async (draft: DraftState, file: File, kind: EvidenceKind, title: string): Promise<boolean> => {
    const ticket = await sending.send(file, { evidence: draft.id })
    if (!ticket) return false
    const payload = await action.run({
      input: {
        appeal: draft.id,
        expectedVersion: draft.version,
        kind,
        title,
        upload: ticket,
        visibility: 'parties',
        idempotencyKey: action.key(),
      },
    })
    if (!payload?.appeal) return false
    const { id, version, evidence } = payload.appeal
    onDraft({ id, version })
    onLines(
      evidence.map(item => ({
        id: item.id,
        title: item.title,
        fileName: item.fileName,
        size: item.files[0]?.size ?? 0,
      })),
    )
    return true
  }
  return {
    upload,
    pending: action.pending || sending.pending,
    failure: sending.failure ?? action.failure,
    notes: action.notes,
  }
}

/** What is handed in already. */
function EvidenceList({ lines }: { readonly lines: readonly EvidenceLine[] }) {
  const locale = useLocale()
  return (
    <ul>
      {lines.map(line => (
        <li key={line.id} className="flex flex-wrap gap-x-3 border-rule border-b py-2">
          <span>{line.title}</span>
          <span className="text-muted text-sm">{line.fileName}</span>
          <span className="figures text-muted text-sm">{formatSize(line.size, locale)}</span>
        </li>
      ))}
    </ul>
  )
}

interface FileDetailsProps {
  readonly file: File
  readonly kind: EvidenceKind
  readonly onKind: (kind: EvidenceKind) => void
  readonly title: string
  readonly onTitle: (title: string) => void
}

/** The chosen file as it is, and what is to be said of it. */
function FileDetails({ file, kind, onKind, title, onTitle }: FileDetailsProps) {
  const t = useTranslations('filing')
  const kinds = useTranslations('evidenceKind')
  const fields = useTranslations('caseActField')
  const locale = useLocale()
  return (
    <>
      <p className="figures text-muted text-sm">
        {file.name} · {file.type || t('unknownType')} · {formatSize(file.size, locale)}
      </p>
      <Field id="evidence-kind" label={fields('kind')}>
        <Select
          id="evidence-kind"
          name="kind"
          value={kind}
          onChange={event => onKind(evidenceKinds.find(one => one === event.target.value) ?? 'other')}
        >
          {evidenceKinds.map(one => (
            <option key={one} value={one}>
              {kinds(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="evidence-title" label={fields('title')}>
        <TextInput id="evidence-title" name="title" value={title} onChange={event => onTitle(event.target.value)} />
      </Field>
    </>
  )
}

/** Whoever goes on has chosen the file for this appeal: it goes along. */
const useUnsent = (unsent: FilingEvidenceProps['unsent'], send: FilingEvidenceProps['unsent']['current']) =>
  useEffect(() => {
    unsent.current = send
    return () => {
      unsent.current = undefined
    }
  })

/** Files handed in with the draft, one at a time, with type and size in sight before they are sent. */
export function FilingEvidence({ lines, draft, unsent, ...about }: FilingEvidenceProps) {
  const t = useTranslations('filing')
  const fields = useTranslations('caseActField')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [kind, setKind] = useState<EvidenceKind>('photo')
  const [title, setTitle] = useState('')
  const evidence = useEvidence(about)
  const tooLarge = file !== undefined && file.size > MOST_EVIDENCE
  const send = async (about: DraftState | undefined): Promise<boolean> => {
    if (!file || !about || tooLarge) return false
    if (!(await evidence.upload(about, file, kind, title.trim() || file.name))) return false
    setFile(undefined)
    setTitle('')
    if (input.current) input.current.value = ''
    return true
  }
  useUnsent(unsent, file && send)
  return (
    <fieldset className="flex flex-col gap-3 border-rule border-t pt-4">
      <legend className="sr-only">{t('evidence')}</legend>
      <p className="font-medium text-sm" aria-hidden="true">
        {t('evidence')}
      </p>
      <EvidenceList lines={lines} />
      <Field
        id="evidence-file"
        label={t('file_field')}
        hint={fields('fileHint')}
        problem={tooLarge ? t('fileTooLarge') : undefined}
      >
        <input
          ref={input}
          id="evidence-file"
          name="upload"
          type="file"
          accept={EVIDENCE_ENDINGS}
          className="min-h-11 py-2 text-base"
          aria-describedby="evidence-file-hint"
          onChange={event => setFile(event.target.files?.[0])}
        />
      </Field>
      {file ? (
        <>
          <FileDetails file={file} kind={kind} onKind={setKind} title={title} onTitle={setTitle} />
          <Button onClick={() => void send(draft)} disabled={evidence.pending || tooLarge || !draft}>
            {t('upload')}
          </Button>
          <p className="text-muted text-sm">{t('goesAlong')}</p>
        </>
      ) : null}
      <ActionOutcome failure={evidence.failure} notes={evidence.notes} />
    </fieldset>
  )
}
