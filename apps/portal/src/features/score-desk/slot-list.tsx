'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { PrintedSheet } from '@/features/sheet-editors'
import { cn } from '@/lib/cn'
import { type DeskPlace, dueOf, isNeedless, type Order } from './model'
import { SlotMark } from './slot-mark'
import { hasResult, type ViewedSlot } from './slot-state'

interface SlotListProps {
  readonly place: DeskPlace
  readonly slots: readonly ViewedSlot[]
  readonly order: Order
  readonly boards: boolean
  readonly at: number
  readonly onChoose: (at: number) => void
  readonly onOrder: (order: Order) => void
}

interface SlotLineProps {
  readonly place: DeskPlace
  readonly slot: ViewedSlot
  /** Nothing is expected there. */
  readonly isNeedless: boolean
}

/** Where it is, who meets there, what is written, and how far it has come. */
function SlotLine({ place, slot, isNeedless }: SlotLineProps) {
  const t = useTranslations('scoreDesk')
  return (
    <>
      <span className="figures min-w-20 whitespace-nowrap">
        {t('tableAt', { table: `${slot.section ?? ''}${slot.table}` })}
        {slot.room ? ` · ${t(`room.${slot.room}`)}` : ''}
        {slot.whole ? ` · ${t('whole')}` : ''}
        {slot.board ? ` · ${slot.board}` : ''}
      </span>
      <span className="figures text-muted text-sm">{slot.sides.map(side => side.number).join(' – ')}</span>
      <span className="min-w-0 flex-1">
        <PrintedSheet editionId={place.editionId} settings={place.settings} sheet={slot.sheet} board={slot.board} />
      </span>
      {isNeedless && slot.isDecided ? <span className="text-muted text-sm">{t('decided')}</span> : null}
      {isNeedless ? null : (
        <SlotMark
          state={slot.state}
          by={slot.confirmedAtTable ? t('atTable', { ...slot.confirmedAtTable }) : slot.confirmedBy}
          atTable={slot.enteredAtTable}
        />
      )}
    </>
  )
}

/** Every place of the page in the order of entry, with what is in it and whether the server has it. */
export function SlotList({ place, slots, order, boards, at, onChoose, onOrder }: SlotListProps) {
  const t = useTranslations('scoreDesk')
  const entered = slots.filter(hasResult).length
  return (
    <section aria-label={t('places')} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="figures" role="status">
          {t('progress', { entered, due: dueOf(slots, hasResult) })}
        </p>
        {boards ? (
          <fieldset className="flex gap-1">
            <legend className="sr-only">{t('key.order')}</legend>
            {(['table', 'board'] as const).map(value => (
              <Button
                key={value}
                size="small"
                tone={order === value ? 'strong' : 'plain'}
                aria-pressed={order === value}
                onClick={() => onOrder(value)}
              >
                {t(`order.${value}`)}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      <ol className="max-h-[32rem] overflow-y-auto border-rule border-t">
        {slots.map((slot, index) => (
          <li key={slot.slot} className="border-rule border-b">
            <button
              type="button"
              onClick={() => onChoose(index)}
              aria-current={index === at ? 'true' : undefined}
              className={cn(
                'flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-2 py-1.5 text-left',
                index === at ? 'bg-raised font-medium' : 'hover:bg-raised',
              )}
            >
              <SlotLine place={place} slot={slot} isNeedless={isNeedless(slots, slot, hasResult)} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
