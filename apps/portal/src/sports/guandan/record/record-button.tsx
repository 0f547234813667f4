'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { LadderLine } from '../ladder-lines'

interface RecordButtonProps {
  readonly line: LadderLine
  readonly disabled?: boolean
  readonly onOpen: () => void
}

/** Opens the card-by-card record of a deal on the sheet, or begins one; a deal lost by penalty has none. */
export function RecordButton({ line, disabled, onOpen }: RecordButtonProps) {
  const t = useTranslations('guandan.record')
  if (line.lostBy !== undefined) return null
  return (
    <Button
      size="small"
      tone="quiet"
      disabled={disabled}
      aria-label={t(line.recorded ? 'openOf' : 'writeOf', { number: line.number })}
      onClick={onOpen}
    >
      {t(line.recorded ? 'open' : 'write')}
    </Button>
  )
}
