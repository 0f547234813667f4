'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { sheetSideOf } from '@/lib/sheets/sheet-side'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { SheetEditorOf } from '@/features/sheet-editors'
import { useRouter } from '@/i18n/navigation'
import type { VariablesOf } from '@/gql'
import { useAction } from '@/lib/graphql/use-action'
import { usePreview } from '@/lib/graphql/use-preview'
import { paths } from '@/lib/paths'
import { type Authority, AuthorityFields } from './authority-fields'
import { ApplyCorrectionMutation, PreviewCorrectionQuery } from './correcting.graphql'
import { Effects } from './effects'
import type { CorrectingLine } from './load-lines'

type CorrectionInput = VariablesOf<typeof PreviewCorrectionQuery>['input']

interface CorrectionFormProps {
  readonly event: { readonly id: string; readonly sport: string; readonly editionId: string }
  readonly stage: { readonly id: string; readonly settings: Readonly<Record<string, unknown>> }
  readonly line: CorrectingLine
}

const unasked: Authority = { kind: 'typo', reason: '', authorityKind: 'director', authorityRef: '' }

interface NewReadingProps extends CorrectionFormProps {
  readonly sheet: unknown
  readonly onChange: (sheet: unknown) => void
  readonly onDone: () => void
}

/** The sheet as it should have been written, in its sport's own editor. */
function NewReading({ event, stage, line, ...editor }: NewReadingProps) {
  const t = useTranslations('correct')
  const locale = useLocale()
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('newReading')}</h2>
      <SheetEditorOf
        sport={event.sport}
        editionId={event.editionId}
        settings={stage.settings}
        sides={line.sides.map(side => sheetSideOf(side, locale))}
        place={{
          session: line.session ?? undefined,
          round: line.round ?? undefined,
          table: line.table ?? undefined,
          board: line.board ?? undefined,
        }}
        {...editor}
      />
    </section>
  )
}

/** A new reading of one sheet, its live effect on standings, awards and lists, and the step that makes it so. */
export function CorrectionForm({ event, stage, line }: CorrectionFormProps) {
  const t = useTranslations('correct')
  const router = useRouter()
  const reason = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<unknown>(line.sheetData)
  const [touched, setTouched] = useState(false)
  const [authority, setAuthority] = useState(unasked)
  const action = useAction(ApplyCorrectionMutation, data => data.applyCorrection)
  const inputFor = (why: string): CorrectionInput | undefined =>
    sheet === undefined
      ? undefined
      : {
          stage: stage.id,
          slot: line.slot,
          sheet: { data: sheet as Readonly<Record<string, unknown>> },
          kind: authority.kind,
          reason: why,
          authorityKind: authority.authorityKind,
          authorityRef: authority.authorityRef.trim() || null,
        }
  const asked = touched ? inputFor(t('previewReason')) : undefined
  const { pending, data, failure } = usePreview(PreviewCorrectionQuery, asked && { input: asked })
  const preview = data?.previewCorrection
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
          ? paths.eventSection(event.id, 'corrections')
          : paths.deskCorrection(payload.correction.id),
      )
  }
  return (
    <div className="flex flex-col gap-6 border-rule border-t pt-5">
      <NewReading
        event={event}
        stage={stage}
        line={line}
        sheet={sheet}
        onChange={next => {
          setTouched(true)
          setSheet(next)
        }}
        onDone={() => reason.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()}
      />
      <section aria-live="polite" aria-busy={pending}>
        <h2 className="mb-2 text-lg">{t('effects')}</h2>
        {!touched ? <p className="text-muted">{t('changeSomething')}</p> : null}
        {pending && !preview ? <p className="text-muted">{t('working')}</p> : null}
        {preview ? <Effects preview={preview} /> : null}
        <ActionOutcome failure={failure} />
      </section>
      <Form onSubmit={apply} className="flex flex-col gap-6">
        <div ref={reason}>
          <AuthorityFields value={authority} onChange={setAuthority} />
        </div>
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
      </Form>
    </div>
  )
}
