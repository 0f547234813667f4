'use client'

import { type DealEntry, type GameSheet, type SeatNo, undoDeal } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { seatLetters } from './seat-letters'

interface DealControlsProps {
  readonly sheet: GameSheet
  /** Whether another deal may be entered. */
  readonly open: boolean
  readonly disabled?: boolean
  readonly onDeal: (deal: DealEntry) => void
  readonly onChange: (sheet: GameSheet) => void
  /** Opens the card-by-card record of the deal about to be played. */
  readonly onRecord: () => void
}

const lastOf = (sheet: GameSheet): DealEntry | undefined => sheet.extraDeals.at(-1) ?? sheet.deals.at(-1)

const withLast = (sheet: GameSheet, deal: DealEntry): GameSheet =>
  sheet.extraDeals.length > 0
    ? { ...sheet, extraDeals: [...sheet.extraDeals.slice(0, -1), deal] }
    : { ...sheet, deals: [...sheet.deals.slice(0, -1), deal] }

/** Undo, a deal lost by penalty, and the void hand of the last deal. */
export function DealControls({ sheet, open, disabled, onDeal, onChange, onRecord }: DealControlsProps) {
  const t = useTranslations('guandan.editor')
  const sides = useTranslations('guandan.side')
  const seats = useTranslations('guandan.seat')
  const id = useId()
  const last = lastOf(sheet)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Button size="small" disabled={disabled || !last} onClick={() => onChange(undoDeal(sheet))}>
        {t('undoDeal')}
      </Button>
      {([0, 1] as const).map(side => (
        <Button key={side} size="small" disabled={disabled || !open} onClick={() => onDeal({ lostBy: side })}>
          {t('dealLost', { side: sides(side === 0 ? '0' : '1') })}
        </Button>
      ))}
      <Button size="small" disabled={disabled || !open} onClick={onRecord}>
        {t('recordDeal')}
      </Button>
      {last && 'finish' in last && last.finish.length === 4 ? (
        <Field id={id} label={t('voidHand')} className="w-36">
          <Select
            id={id}
            value={last.voidHand === undefined ? '' : String(last.voidHand)}
            disabled={disabled}
            onChange={event => {
              const { voidHand: _before, ...rest } = last
              const { value } = event.target
              onChange(withLast(sheet, value === '' ? rest : { ...rest, voidHand: Number(value) as SeatNo }))
            }}
          >
            <option value="">{t('noVoidHand')}</option>
            {seatLetters.map((letter, seat) => (
              <option key={letter} value={seat}>
                {seats(letter)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </div>
  )
}
