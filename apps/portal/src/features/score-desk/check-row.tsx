'use client'

import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { PrintedSheet } from '@/features/sheet-editors'
import type { DeskPlace, DeskSlot } from './model'

interface CheckRowProps {
  readonly place: DeskPlace
  readonly slot: DeskSlot
  readonly pending: boolean
  readonly onConfirm: () => void
  readonly onChange: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** One result to be compared with the paper; why the reader may not confirm it stands beside it. */
export function CheckRow({ place, slot, pending, onConfirm, onChange, onKeyDown }: CheckRowProps) {
  const t = useTranslations('scoreDesk')
  const mine = !slot.canConfirm.allowed
  return (
    <li data-check-row={slot.slot} className="border-rule border-b py-2.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons within */}
      <div onKeyDown={onKeyDown} className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="figures min-w-28 font-medium">
          {t('tableAt', { table: `${slot.section ?? ''}${slot.table}` })}
          {slot.board ? ` · ${t('boardAt', { board: slot.board })}` : ''}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-md">
            <PrintedSheet editionId={place.editionId} settings={place.settings} sheet={slot.sheet} board={slot.board} />
          </span>
          <span className="block text-muted text-sm">
            {slot.sides.map(side => `${side.number} ${side.name}`).join(' — ')}
            {slot.enteredAtTable ? ` · ${t('enteredByName', { name: t('atTable', { ...slot.enteredAtTable }) })}` : ''}
            {slot.enteredBy ? ` · ${t('enteredByName', { name: slot.enteredBy })}` : ''}
          </span>
          {mine ? <Refusal permission={slot.canConfirm} /> : null}
        </span>
        <span className="flex gap-2">
          {mine ? null : (
            <Button size="small" tone="strong" data-first="" aria-disabled={pending} onClick={onConfirm}>
              {t('confirm')}
            </Button>
          )}
          <Button size="small" data-first={mine ? '' : undefined} onClick={onChange}>
            {t('differs')}
          </Button>
        </span>
      </div>
    </li>
  )
}
