import { useTranslations } from 'next-intl'
import { PencilIcon, ScalesIcon } from '@/components/ui/icons'
import { SealDot } from '@/components/ui/seal-mark'
import { cn } from '@/lib/cn'

const dot = (filled: boolean) => (
  <svg viewBox="0 0 16 16" width="0.8em" height="0.8em" aria-hidden="true" focusable="false">
    <circle cx="8" cy="8" r="6" fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="2" />
  </svg>
)

const marks = {
  planned: { mark: dot(false), className: 'text-muted' },
  provisional: { mark: dot(false), className: 'text-ink' },
  published: { mark: dot(true), className: 'text-ink' },
  official: { mark: <SealDot />, className: 'font-medium text-seal' },
  corrected: { mark: <PencilIcon width="1.1em" height="1.1em" />, className: 'text-ink' },
  underAppeal: { mark: <ScalesIcon width="1.2em" height="1.2em" />, className: 'text-ink' },
  cancelled: { mark: dot(false), className: 'text-seal' },
  superseded: { mark: dot(false), className: 'text-muted line-through decoration-1' },
} as const

export type StateName = keyof typeof marks

const states: Readonly<Record<string, StateName>> = {
  PLANNED: 'planned',
  PROVISIONAL: 'provisional',
  PUBLISHED: 'published',
  OFFICIAL: 'official',
  SUPERSEDED: 'superseded',
}

/** The API's standing statuses as marks; an unknown one reads as planned. */
export const stateOf = (status: string): StateName => states[status.toUpperCase()] ?? 'planned'

/** A state as a mark with its word; `text` replaces the word where more is known (a date, a clock). */
export function StateMark({
  state,
  text,
  className,
}: {
  readonly state: StateName
  readonly text?: string
  readonly className?: string
}) {
  const t = useTranslations('state')
  return (
    <span className={cn('sign text-[0.96em]', marks[state].className, className)}>
      {marks[state].mark}
      {text ?? t(state)}
    </span>
  )
}
