'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { FileAppealMutation, RequestLateLeaveMutation } from '@/features/case-act'
import { type EvidenceLine, FilingEvidence } from './filing-evidence'
import { FilingClock, FilingProgress } from './filing-head'
import { ConfirmStep, WhatStep, WhoStep, WhyStep } from './filing-steps'
import { cosigners, type Outlook } from './filing-outlook'
import { type FilingAbout, type FilingValues, useDraft } from './use-draft'

export interface FilingFormProps {
  readonly about: FilingAbout
  readonly outlook: Outlook
  readonly contested: ReactNode
  /** What an appeal against this is usually about. */
  readonly part: FilingValues['matter']
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

/** Four short steps; every step forward keeps the draft. */
export function FilingForm(props: FilingFormProps) {
  const { about, outlook, contested, part, deposit, procedure, draft: given } = props
  const t = useTranslations('filing')
  const locale = useLocale()
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState(0)
  const [values, setValues] = useState<FilingValues>(
    given ?? { matter: part, statement: '', relief: '', signature: outlook.filer, cosigned: {}, absent: false },
  )
  const [evidence, setEvidence] = useState<readonly EvidenceLine[]>(given?.evidence ?? [])
  const [late, setLate] = useState(outlook.late)
  const [reason, setReason] = useState('')
  const { draft, setDraft, save, action: saving } = useDraft(about, outlook, locale, given)
  const filing = useAction(FileAppealMutation, data => data.payload)
  const asking = useAction(RequestLateLeaveMutation, data => data.payload)
  const set = (change: Partial<FilingValues>) => setValues(before => ({ ...before, ...change }))
  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = true
  }, [step])
  useEffect(() => {
    if (filing.failure?.layer === 'problems' && filing.failure.problems.some(one => one.code === 'FILED_TOO_LATE'))
      setLate(true)
  }, [filing.failure])
  const go = async (to: number) => {
    if (to > step && step > 0 && !(await save(values))) return
    setStep(to)
  }
  const file = async () => {
    const kept = await save(values)
    if (!kept) return
    const about = { appeal: kept.id, expectedVersion: kept.version }
    const payload = late
      ? await asking.run({ input: { ...about, reason: reason.trim(), idempotencyKey: asking.key() } })
      : await filing.run({ input: { ...about, idempotencyKey: filing.key() } })
    if (payload?.appeal) router.push(paths.appealReceipt(payload.appeal.id))
  }
  const steps = [
    <WhatStep key="what" contested={contested} matter={values.matter} procedure={procedure} onChange={set} />,
    <WhoStep key="who" outlook={outlook} values={values} onChange={set} />,
    <WhyStep key="why" values={values} onChange={set}>
      <FilingEvidence draft={draft} onDraft={setDraft} lines={evidence} onLines={setEvidence} />
    </WhyStep>,
    <ConfirmStep
      key="confirm"
      values={values}
      cosigning={cosigners(outlook)}
      evidence={evidence.length}
      deposit={deposit}
      late={late}
      leaveBy={outlook.leaveBy}
      reason={reason}
      onReason={setReason}
    />,
  ]
  const said = [
    values.statement,
    values.relief,
    values.signature,
    ...cosigners(outlook).map(one => values.cosigned[one]),
  ]
  const complete = said.every(text => text?.trim())
  const pending = saving.pending || filing.pending || asking.pending
  return (
    <Form
      className="flex max-w-prose flex-col gap-5"
      onSubmit={submitted => {
        submitted.preventDefault()
        if (step === LAST) file()
        else go(step + 1)
      }}
    >
      <FilingClock outlook={outlook} late={late} now={props.now} />
      <FilingProgress step={step} heading={heading} />
      {steps[step]}
      <ActionOutcome failure={saving.failure} notes={saving.notes} />
      <ActionOutcome failure={filing.failure ?? asking.failure} />
      <div className="flex flex-wrap gap-3">
        {step > 0 ? (
          <Button onClick={() => go(step - 1)} disabled={pending}>
            {t('back')}
          </Button>
        ) : null}
        {step < LAST ? (
          <Button type="submit" tone="strong" disabled={pending} className="grow sm:grow-0">
            {t('continue')}
          </Button>
        ) : (
          <Button
            type="submit"
            tone="decide"
            className="grow sm:grow-0"
            disabled={pending || !complete || (late && (!outlook.leaveBy || reason.trim() === ''))}
          >
            {late ? t('askLeave') : t('file')}
          </Button>
        )}
      </div>
      <p className="text-muted text-sm" role="status">
        {draft ? t('draftKept') : t('draftHint')}
      </p>
    </Form>
  )
}
