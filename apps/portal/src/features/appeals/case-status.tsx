import { useTranslations } from 'next-intl'
import { StateMark } from '@/components/state-mark'
import { Chip } from '@/components/ui/chip'
import { codeText } from '@/i18n/code-text'
import type { CaseCard } from './case-words'

/** Where a case stands: scales while it is open, its outcome once it is out. */
export function CaseStatus({
  of: { status, isOpen, outcome },
}: {
  readonly of: Pick<CaseCard, 'status' | 'isOpen' | 'outcome'>
}) {
  const statuses = useTranslations('appealStatus')
  const outcomes = useTranslations('appealOutcome')
  const text = codeText(statuses, status)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {isOpen ? <StateMark state="underAppeal" text={text} /> : <Chip tone="strong">{text}</Chip>}
      {outcome ? <Chip tone="strong">{codeText(outcomes, outcome)}</Chip> : null}
    </span>
  )
}
