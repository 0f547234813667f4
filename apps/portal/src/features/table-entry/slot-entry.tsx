'use client'

import { editionOf } from '@paiji/rules'
import { useLocale, useTranslations } from 'next-intl'
import { sheetSideOf } from '@/lib/sheets/sheet-side'
import { Button } from '@/components/ui/button'
import { SheetPadOf } from '@/features/sheet-editors'
import { useDraft } from './use-draft'
import type { TableEntryData, TableSlotData } from './use-table-entry'

interface SlotEntryProps {
  readonly code: string
  readonly entry: TableEntryData
  readonly slot: TableSlotData
  /** Whether what this browser keeps can be read: another is made when it can. */
  readonly ready: boolean
  readonly onSend: (sheet: unknown) => void
}

/** Whether what is written would count for nothing yet. */
const isUnfinished = (editionId: string, conditions: unknown, sheet: unknown): boolean => {
  const edition = editionOf(editionId)
  const read = sheet === undefined ? undefined : edition?.parseSheet(sheet)
  const settings = edition?.parseSettings(conditions)
  return read?.ok === true && edition?.isFinished?.(read.value, settings?.ok ? settings.value : undefined) === false
}

/** A result being written at the table; what was begun is kept in this browser until it is sent. */
export function SlotEntry({ code, entry, slot, ready, onSend }: SlotEntryProps) {
  const t = useTranslations('tableEntry')
  const locale = useLocale()
  const { sheet, change, forget } = useDraft(code, slot.slot, { standing: slot.sheetData ?? undefined, ready })
  const { event, settings } = entry.stage
  const place = { session: entry.session, round: entry.round, table: entry.table }
  const sides = slot.sides.map(side => sheetSideOf(side, locale))
  const send = () => {
    if (sheet === undefined) return
    forget()
    onSend(sheet)
  }
  const editionId = event.edition.id
  return (
    <section aria-label={t('entry')} className="flex flex-col gap-4">
      {slot.board ? <h2 className="figures text-lg">{t('board', { board: slot.board })}</h2> : null}
      <SheetPadOf
        sport={event.sport}
        editionId={editionId}
        settings={settings}
        sides={sides}
        place={{ ...place, ...(slot.board ? { board: slot.board } : {}) }}
        sheet={sheet}
        onChange={change}
        onDone={send}
      />
      <Button tone="strong" disabled={sheet === undefined} onClick={send} className="min-h-14 text-md">
        {t(isUnfinished(editionId, settings, sheet) ? 'sendSoFar' : 'send')}
      </Button>
    </section>
  )
}
