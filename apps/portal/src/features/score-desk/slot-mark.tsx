'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import type { TableSide } from './model'
import type { SlotState } from './slot-state'

const marks: Readonly<Record<SlotState, string>> = {
  missing: '○',
  entered: '●',
  confirmed: '✓',
  waiting: '…',
  changed: '⇄',
  refused: '!',
}

interface SlotMarkProps {
  readonly state: SlotState
  readonly by?: string
  /** The table itself entered it. */
  readonly atTable?: TableSide
}

/** The state of a place: a mark with its word. */
export function SlotMark({ state, by, atTable }: SlotMarkProps) {
  const t = useTranslations('scoreDesk')
  const asks = state === 'changed' || state === 'refused'
  return (
    <span
      data-slot-state={state}
      className={cn('whitespace-nowrap text-sm', asks ? 'font-medium text-seal' : 'text-muted')}
    >
      <span aria-hidden="true">{`${marks[state]} `}</span>
      {state === 'confirmed' && by ? t('confirmedBy', { name: by }) : t(`state.${state}`)}
      {atTable ? ` · ${t('atTable', { ...atTable })}` : ''}
    </span>
  )
}
