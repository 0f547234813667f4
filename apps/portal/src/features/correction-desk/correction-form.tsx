'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { sheetSideOf } from '@/lib/sheets/sheet-side'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Scripted } from '@/components/ui/scripted'
import { SheetEditorOf } from '@/features/sheet-editors'
import { useRouter } from '@/i18n/navigation'
import type { VariablesOf } from '@/gql'
import { useAction } from '@/lib/graphql/use-action'
import { usePreview } from '@/lib/graphql/use-preview'
import { paths } from '@/lib/paths'
import { isReasoned, noReasons, reasonsOf } from '@/components/reason-fields'
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

const unstated: Authority = { kind: 'typo', ...noReasons, authorityKind: 'director', authorityRef: '' }

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
      <Scripted>
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
      </Scripted>
    </section>
  )
}

/** What is corrected: the sheet as it should read, the authority, what that would change, and the act. */
const useCorrection = ({ event, stage, line }: CorrectionFormProps) => {
  const t = useTranslations('correct')
  const router = useRouter()
  const [sheet, setSheet] = useState<unknown>(line.sheetData)
  const [touched, setTouched] = useState(false)
  const [authority, setAuthority] = useState(unstated)
  const action = useAction(ApplyCorrectionMutation, data => data.applyCorrection)
  const inputFor = (why: Pick<CorrectionInput, 'reason' | 'reasonEn'>): CorrectionInput | undefined =>
    sheet === undefined
      ? undefined
      : {
          stage: stage.id,
          slot: line.slot,
          sheet: { data: sheet as Readonly<Record<string, unknown>> },
          kind: authority.kind,
          ...why,
          authorityKind: authority.authorityKind,
          authorityRef: authority.authorityRef.trim() || null,
        }
  const previewed = touched ? inputFor({ reason: t('previewReason') }) : undefined
  const effect = usePreview(PreviewCorrectionQuery, previewed && { input: previewed })
  const preview = effect.data?.previewCorrection
  const change = (next: unknown) => {
    setTouched(true)
    setSheet(next)
  }
  const apply = async () => {
    const input = inputFor(reasonsOf(authority))
    if (!preview || !input) return
    const { previewedOn } = preview
    const payload = await action.run({ input: { correction: input, previewedOn, idempotencyKey: action.key() } })
    if (!payload?.correction) return
    const { id, status } = payload.correction
    router.push(status === 'APPLIED' ? paths.eventSection({ slug: event.id }, 'corrections') : paths.deskCorrection(id))
  }
  return { sheet, change, touched, authority, setAuthority, effect, preview, apply, action }
}

/** What the new reading would change, as it is being written. */
function LiveEffects({
  touched,
  effect,
  preview,
}: Pick<ReturnType<typeof useCorrection>, 'touched' | 'effect' | 'preview'>) {
  const t = useTranslations('correct')
  return (
    <section aria-live="polite" aria-busy={effect.pending}>
      <h2 className="mb-2 text-lg">{t('effects')}</h2>
      {!touched ? <p className="text-muted">{t('changeSomething')}</p> : null}
      {effect.pending && !preview ? <p className="text-muted">{t('working')}</p> : null}
      {preview ? <Effects preview={preview} /> : null}
      <ActionOutcome failure={effect.failure} />
    </section>
  )
}

/** A new reading of one sheet, its live effect on standings, awards and lists, and the step that makes it so. */
export function CorrectionForm(props: CorrectionFormProps) {
  const t = useTranslations('correct')
  const reason = useRef<HTMLDivElement>(null)
  const { sheet, change, authority, setAuthority, apply, action, ...shown } = useCorrection(props)
  const { effect, preview } = shown
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    void apply()
  }
  return (
    <div className="flex flex-col gap-6 border-rule border-t pt-5">
      <NewReading
        {...props}
        sheet={sheet}
        onChange={change}
        onDone={() => reason.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()}
      />
      <LiveEffects {...shown} />
      <Form onSubmit={submit} className="flex flex-col gap-6">
        <div ref={reason}>
          <AuthorityFields value={authority} onChange={setAuthority} />
        </div>
        <ActionOutcome failure={action.failure} notes={action.notes} />
        <div>
          <Button
            type="submit"
            tone="decide"
            disabled={!preview || effect.pending || action.pending || !isReasoned(authority)}
          >
            {preview?.secondPersonNeeded ? t('propose') : t('apply')}
          </Button>
          <p className="mt-2 text-muted text-sm">{t('applyHint')}</p>
        </div>
      </Form>
    </div>
  )
}
