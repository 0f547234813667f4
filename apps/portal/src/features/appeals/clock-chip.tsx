import { useTranslations } from 'next-intl'
import { Instant } from '@/components/instant'
import { cn } from '@/lib/cn'
import type { ClockState } from './clock-state'
import { Countdown } from './countdown'

const looks: Readonly<Record<ClockState, string>> = {
  met: 'border-rule text-muted',
  ended_case: 'border-rule text-muted',
  ended_waived: 'border-rule text-muted',
  ended_dispensed: 'border-rule text-muted',
  ended_overtaken: 'border-rule text-muted',
  stopped: 'border-rule-strong text-ink',
  passed: 'border-seal text-seal',
  near: 'border-soon text-soon',
  open: 'border-in-time text-in-time',
}

/** The state of a clock as a word in a coloured frame; the colour says nothing that the word does not. */
export function ClockMark({ state }: { readonly state: ClockState }) {
  const t = useTranslations('clock')
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border px-2 py-px text-xs leading-5',
        looks[state],
      )}
    >
      <svg viewBox="0 0 16 16" width="0.8em" height="0.8em" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M8 4.5V8l2.5 1.5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {t(state)}
    </span>
  )
}

interface ClockLineProps {
  readonly state: ClockState
  readonly dueAt: string
  readonly zone: string
}

/** A clock: its state, its end at the venue, and with a script what is left and the end in the reader's zone. */
export function ClockLine({ state, dueAt, zone }: ClockLineProps) {
  const running = state === 'open' || state === 'near' || state === 'passed'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <ClockMark state={state} />
      <Instant at={dueAt} zone={zone} />
      {running ? <Countdown dueAt={dueAt} zone={zone} /> : null}
    </span>
  )
}
