import { useTranslations } from 'next-intl'
import { Instant } from '@/components/instant'
import { codeText } from '@/i18n/code-text'
import type { CaseCard } from './case-words'
import { Countdown } from './countdown'

type Step = CaseCard['nextSteps'][number]

/** One step: what, by whom, until when; what waits for the reader stands in bold. */
export function NextStepLine({ step, zone }: { readonly step: Step; readonly zone: string }) {
  const t = useTranslations('nextStep')
  const doers = useTranslations('doer')
  const clock = useTranslations('clock')
  const who = codeText(doers, step.who)
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <span className={step.mine ? 'font-medium' : undefined}>
        {codeText(t, step.mine ? `${step.code}_mine` : step.code, { who }, codeText(t, step.code, { who }))}
      </span>
      {step.by ? (
        <span className="inline-flex flex-wrap gap-x-2 text-sm">
          <span className="text-muted">{step.stopped ? clock('stopped') : clock('until')}</span>
          <Instant at={step.by} zone={zone} />
          <Countdown dueAt={step.by} zone={zone} stopped={step.stopped} />
        </span>
      ) : null}
    </span>
  )
}

/** What happens next, in plain language. */
export function NextSteps({ of }: { readonly of: Pick<CaseCard, 'nextSteps' | 'timeZone'> }) {
  const t = useTranslations('cases')
  if (of.nextSteps.length === 0) return null
  return (
    <section aria-labelledby="next" className="border-ink border-l-2 bg-raised py-3 pr-4 pl-4">
      <h2 id="next" className="mb-1 text-md">
        {t('next')}
      </h2>
      <ul className="flex flex-col gap-2">
        {of.nextSteps.map(step => (
          <li key={step.code}>
            <NextStepLine step={step} zone={of.timeZone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
