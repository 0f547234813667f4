'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { type Authority, AuthorityFields } from './authority-fields'
import { ApplyCorrectionMutation } from './correcting.graphql'
import { Effects } from './effects'
import { SheetFields } from './sheet-fields'
import { type CorrectingLine, type FormValues, sheetForms } from './sheet-forms'
import { type CorrectionInput, usePreview } from './use-preview'

interface CorrectionFormProps {
  readonly event: string
  readonly sport: string
  readonly stage: string
  readonly line: CorrectingLine
}

const unasked: Authority = { kind: 'typo', reason: '', authorityKind: 'director', authorityRef: '' }

/** A new reading of one sheet, its live effect on standings, awards and lists, and the step that makes it so. */
export function CorrectionForm({ event, sport, stage, line }: CorrectionFormProps) {
  const t = useTranslations('correct')
  const router = useRouter()
  const form = sheetForms[sport]
  const [values, setValues] = useState<FormValues>(() => form?.valuesOf(line.sheet) ?? {})
  const [touched, setTouched] = useState(false)
  const [authority, setAuthority] = useState(unasked)
  const action = useAction(ApplyCorrectionMutation, data => data.applyCorrection)
  const inputFor = (reason: string): CorrectionInput | undefined =>
    form && {
      stage,
      slot: line.slot,
      sheet: form.inputOf(values),
      kind: authority.kind,
      reason,
      authorityKind: authority.authorityKind,
      authorityRef: authority.authorityRef.trim() || null,
    }
  const { pending, preview, failure } = usePreview(touched ? inputFor(t('previewReason')) : undefined)
  if (!form) return null
  const apply = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const correction = inputFor(authority.reason.trim())
    if (!preview || !correction) return
    const payload = await action.run({
      input: { correction, previewedOn: preview.previewedOn, idempotencyKey: action.key() },
    })
    if (payload?.correction)
      router.push(
        payload.correction.status === 'APPLIED'
          ? paths.eventSection(event, 'corrections')
          : paths.deskCorrection(payload.correction.id),
      )
  }
  return (
    <form onSubmit={apply} className="flex flex-col gap-6 border-rule border-t pt-5">
      <section>
        <h2 className="mb-3 text-lg">{t('newReading')}</h2>
        <SheetFields
          fields={form.fields}
          values={values}
          onChange={(name, value) => {
            setTouched(true)
            setValues(before => ({ ...before, [name]: value }))
          }}
        />
      </section>
      <section aria-live="polite" aria-busy={pending}>
        <h2 className="mb-2 text-lg">{t('effects')}</h2>
        {!touched ? <p className="text-muted">{t('changeSomething')}</p> : null}
        {pending && !preview ? <p className="text-muted">{t('working')}</p> : null}
        {preview ? <Effects preview={preview} /> : null}
        <ActionOutcome failure={failure} />
      </section>
      <AuthorityFields value={authority} onChange={setAuthority} />
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button
          type="submit"
          tone="decide"
          disabled={!preview || pending || action.pending || authority.reason.trim() === ''}
        >
          {preview?.secondPersonNeeded ? t('propose') : t('apply')}
        </Button>
        <p className="mt-2 text-muted text-sm">{t('applyHint')}</p>
      </div>
    </form>
  )
}
