'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { ClauseRef } from '@/components/clause-ref'
import { ClockLine } from './clock-chip'
import type { Outlook } from './filing-outlook'

const STEPS = ['what', 'who', 'why', 'confirm'] as const
const TEN_MINUTES = 600_000

/** The end of the time for filing, in sight at every step. */
export function FilingClock({
  outlook,
  late,
  now,
}: {
  readonly outlook: Outlook
  readonly late: boolean
  readonly now: number
}) {
  const t = useTranslations('filing')
  const { dueAt, timeZone, clause } = outlook
  if (!dueAt) return <p className="border-rule border-y py-2 text-muted">{t('notStarted')}</p>
  const state = late ? 'passed' : Date.parse(dueAt) - now < TEN_MINUTES ? 'near' : 'open'
  return (
    <div className="sticky top-14 z-10 border-rule border-y bg-paper py-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium text-sm">{t('clock')}</span>
        {clause ? <ClauseRef clause={clause} /> : null}
      </p>
      <ClockLine state={state} dueAt={dueAt} zone={timeZone} />
    </div>
  )
}

/** Which of the four steps this is. */
export function FilingProgress({
  step,
  heading,
}: {
  readonly step: number
  readonly heading: RefObject<HTMLHeadingElement | null>
}) {
  const t = useTranslations('filing')
  return (
    <div>
      <ol className="mb-2 flex gap-1" aria-label={t('steps')}>
        {STEPS.map((name, at) => (
          <li
            key={name}
            aria-current={at === step ? 'step' : undefined}
            className={at <= step ? 'h-1 flex-1 bg-ink' : 'h-1 flex-1 bg-rule'}
          >
            <span className="sr-only">{t(`step_${name}`)}</span>
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-48 text-lg outline-none">
        <span className="figures mr-2 text-muted">{t('stepOf', { step: step + 1, steps: STEPS.length })}</span>{' '}
        {t(`step_${STEPS[step] ?? 'what'}`)}
      </h2>
    </div>
  )
}
