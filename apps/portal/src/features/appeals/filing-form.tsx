'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { type EvidenceLine, FilingEvidence } from './filing-evidence'
import { FilingClock, FilingProgress } from './filing-head'
import { ConfirmStep, WhatStep, WhoStep, WhyStep } from './filing-steps'
import { cosigners, type Outlook } from './filing-outlook'
import { type DraftState, type FilingAbout, type FilingValues, useDraft } from './use-draft'
import { useFiling, useSteps } from './use-filing'

export interface FilingFormProps {
  readonly about: FilingAbout
  readonly outlook: Outlook
  readonly contested: ReactNode
  readonly deposit?: string
  readonly procedure: string
  readonly draft?: FilingValues & {
    readonly id: string
    readonly version: number
    readonly evidence: readonly EvidenceLine[]
  }
  /** When the page was made, for the first look at the clock. */
  readonly now: number
}

const LAST = 3

/** Nothing written yet. */
const blank = { statement: '', relief: '', cosigned: {}, absent: false }

interface FilingActionsProps {
  readonly step: number
  readonly late: boolean
  readonly pending: boolean
  /** All that filing asks for is there. */
  readonly isComplete: boolean
  readonly isSaved: boolean
  readonly onBack: () => void
}

/** Back and onward; at the end the act itself; beneath, whether the draft is saved. */
function FilingActions({ step, late, pending, isComplete, isSaved, onBack }: FilingActionsProps) {
  const t = useTranslations('filing')
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {step > 0 ? (
          <Button onClick={onBack} disabled={pending}>
            {t('back')}
          </Button>
        ) : null}
        {step < LAST ? (
          <Button type="submit" tone="strong" disabled={pending} className="grow sm:grow-0">
            {t('continue')}
          </Button>
        ) : (
          <Button type="submit" tone="decide" className="grow sm:grow-0" disabled={pending || !isComplete}>
            {late ? t('askLeave') : t('file')}
          </Button>
        )}
      </div>
      <p className="text-muted text-sm" role="status">
        {isSaved ? t('draftSaved') : t('draftHint')}
      </p>
    </>
  )
}

/** Nothing of the statement is empty, and all who must sign did. */
const isWritten = ({ statement, relief, signature, cosigned }: FilingValues, outlook: Outlook): boolean =>
  [statement, relief, signature, ...cosigners(outlook).map(one => cosigned[one])].every(text => text?.trim())

/** Four short steps; every step forward saves the draft. */
export function FilingForm({ about, outlook, contested, deposit, procedure, draft: first, now }: FilingFormProps) {
  const locale = useLocale()
  const { step, setStep, heading } = useSteps()
  const [values, setValues] = useState<FilingValues>(first ?? { ...blank, signature: outlook.filer })
  const [evidence, setEvidence] = useState<readonly EvidenceLine[]>(first?.evidence ?? [])
  const { draft, setDraft, save, action: saving } = useDraft(about, outlook, locale, first)
  const filing = useFiling(outlook, saving.failure)
  const unsent = useRef<(draft: DraftState) => Promise<boolean>>(undefined)
  const change = (some: Partial<FilingValues>) => setValues(before => ({ ...before, ...some }))
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const saved = step > 0 ? await save(values) : undefined
    if (step > 0 && !saved) return
    if (saved && unsent.current && !(await unsent.current(saved))) return
    if (step < LAST) setStep(step + 1)
    else if (saved) await filing.file(saved)
  }
  const steps = [
    <WhatStep key="what" contested={contested} powers={outlook.powers} procedure={procedure} />,
    <WhoStep key="who" outlook={outlook} values={values} onChange={change} />,
    <WhyStep key="why" values={values} onChange={change}>
      <FilingEvidence draft={draft} onDraft={setDraft} lines={evidence} onLines={setEvidence} unsent={unsent} />
    </WhyStep>,
    <ConfirmStep
      key="confirm"
      values={values}
      cosigning={cosigners(outlook)}
      evidence={evidence.length}
      deposit={deposit}
      late={filing.late}
      leaveBy={outlook.leaveBy}
      reason={filing.reason}
      onReason={filing.setReason}
    />,
  ]
  return (
    <Form className="flex max-w-prose flex-col gap-5" onSubmit={submit}>
      <FilingClock outlook={outlook} late={filing.late} now={now} />
      <FilingProgress step={step} heading={heading} />
      {steps[step]}
      <ActionOutcome failure={saving.failure} notes={saving.notes} />
      <ActionOutcome failure={filing.failure} />
      <FilingActions
        step={step}
        late={filing.late}
        pending={saving.pending || filing.pending}
        isComplete={isWritten(values, outlook) && filing.isPossible}
        isSaved={draft !== undefined}
        onBack={() => setStep(step - 1)}
      />
    </Form>
  )
}
