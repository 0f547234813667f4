'use client'

import { type BridgeEdition, type BridgeSheet, sheetVulnerability } from '@paiji/rules/bridge'
import type { Seat } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { PrintedValue } from '@/components/printed-sheet'
import { codeText } from '@/i18n/code-text'
import { printFigure } from '@/lib/format/points'

interface PreviewProps {
  readonly edition: BridgeEdition | undefined
  readonly sheet: BridgeSheet | undefined
  readonly board: string | undefined
  readonly dealer: Seat | undefined
}

/** What the line says as the edition reads it, with the score it makes. */
export function ResultPreview({ edition, sheet, board, dealer }: PreviewProps) {
  const t = useTranslations('bridgeDesk')
  const columns = useTranslations('columns')
  const marks = useTranslations('vulnerability')
  const seats = useTranslations('seat')
  const vulnerability = sheetVulnerability(sheet ?? { result: 'notPlayed' }, board)
  const printed = edition && sheet ? edition.describeSheet(sheet, { board, settings: {} }) : {}
  const { score, tricks: _, notPlayed, ...rest } = printed
  return (
    <div className="flex min-h-14 flex-col gap-1" aria-live="polite">
      <p className="flex flex-wrap gap-x-4 text-muted text-sm">
        {dealer ? <span>{t('dealer', { seat: codeText(seats, dealer) })}</span> : null}
        {vulnerability ? <span>{marks(vulnerability)}</span> : null}
      </p>
      <p className="figures flex flex-wrap items-baseline gap-x-4 text-md">
        {notPlayed ? <span>{columns('notPlayed')}</span> : null}
        {Object.entries(rest).map(([name, value]) => (
          <span key={name}>
            {name === 'ns' || name === 'ew' ? `${codeText(columns, name)} ` : ''}
            <PrintedValue name={name} value={value} />
          </span>
        ))}
        {score === undefined ? null : (
          <span className="font-medium">
            {t('nsScore', { score: printFigure(Number(score) > 0 ? `+${score}` : score) })}
          </span>
        )}
      </p>
    </div>
  )
}
