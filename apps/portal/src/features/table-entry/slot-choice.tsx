'use client'

import { useTranslations } from 'next-intl'
import { type Batch, type BatchItem, latestOf } from '@/features/sheet-batch'
import { cn } from '@/lib/cn'
import type { TableSlotData } from './use-table-entry'

const marks: Readonly<Record<TableSlotData['state'], string>> = {
  missing: '○',
  own: '●',
  other: '?',
  agreed: '✓',
  desk: '■',
}

/** How far a slot is: what this phone wrote there and has not got in goes before what the server has. */
const shownAs = (item: BatchItem | undefined, slot: TableSlotData) => {
  if (item)
    return item.state === 'waiting'
      ? { mark: '…', state: 'waiting' as const }
      : { mark: '!', state: 'refused' as const }
  return slot.disputed ? { mark: '!', state: 'disputed' as const } : { mark: marks[slot.state], state: slot.state }
}

interface SlotChoiceProps {
  readonly slots: readonly TableSlotData[]
  readonly stage: string
  readonly batch: Batch
  readonly chosen: string
  readonly onChoose: (slot: string) => void
}

/** The boards of this round at this table, each with how far it is; nothing to choose where there is one sheet. */
export function SlotChoice({ slots, stage, batch, chosen, onChoose }: SlotChoiceProps) {
  const t = useTranslations('tableEntry')
  if (slots.length < 2) return null
  return (
    <ol className="flex flex-wrap gap-1.5" aria-label={t('boards')}>
      {slots.map(slot => {
        const { mark, state } = shownAs(latestOf(batch, stage, slot.slot), slot)
        const here = slot.slot === chosen
        return (
          <li key={slot.slot} className="flex-1 basis-16">
            <button
              type="button"
              aria-current={here ? 'true' : undefined}
              onClick={() => onChoose(slot.slot)}
              data-table-slot={slot.state}
              className={cn(
                'flex min-h-14 w-full flex-col items-center justify-center rounded-md border',
                here ? 'border-ink bg-raised font-medium' : 'border-rule-strong',
              )}
            >
              <span className="figures">{slot.board}</span>
              <span className="text-muted text-xs">
                <span aria-hidden="true">{mark} </span>
                {t(`state.${state}`)}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
