'use client'

import { parseFinishingOrder, type SeatNo } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import type { SheetSide } from '@/lib/sheets/sheet-editor'
import { seatLetters, seatNames } from './seat-letters'
import { useGuandanTerm } from './use-guandan-term'

const places = ['first', 'second', 'third', 'last'] as const

/** Whether these taps settle a deal: four, three, or two after a double win. */
export const settles = (taps: readonly SeatNo[]): boolean => parseFinishingOrder(taps, '').ok

interface OrderPadProps {
  readonly taps: readonly SeatNo[]
  readonly sides: readonly SheetSide[]
  readonly disabled?: boolean
  readonly onTap: (seat: SeatNo) => void
  readonly onTakeBack: () => void
  readonly onEnter: () => void
}

/** The four seats; each tap says who went out next. */
export function OrderPad({ taps, sides, disabled, onTap, onTakeBack, onEnter }: OrderPadProps) {
  const t = useTranslations('guandan.editor')
  const seats = useTranslations('guandan.seat')
  const term = useGuandanTerm()
  const names = seatNames(sides)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t('orderTitle')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {([0, 1, 2, 3] as const).map(seat => {
          const place = taps.indexOf(seat)
          const name = names[seat] ?? ''
          return (
            <button
              key={seat}
              type="button"
              disabled={disabled}
              aria-disabled={place >= 0}
              onClick={() => onTap(seat)}
              className={cn(
                'flex min-h-16 min-w-0 flex-col items-start justify-center rounded-md border px-3 py-1 text-left',
                place >= 0 ? 'border-guandan bg-raised' : 'border-rule-strong bg-paper hover:bg-raised',
              )}
            >
              <span className="flex w-full items-baseline justify-between gap-2">
                <span className="font-semibold text-md">{seats(seatLetters[seat])}</span>
                <span className="text-guandan text-sm">{place >= 0 ? term(places[place] ?? 'last') : ''}</span>
              </span>
              <span className="w-full truncate text-muted text-sm">{name}</span>
            </button>
          )
        })}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" disabled={disabled || taps.length === 0} onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
        <Button size="small" tone="strong" disabled={disabled || !settles(taps)} onClick={onEnter}>
          {t('enterDeal')}
        </Button>
        <p className="text-muted text-sm">{t('orderHint')}</p>
      </div>
    </fieldset>
  )
}
