'use client'

import { editionOf } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { PrintedValue } from '@/components/printed-sheet'
import { codeText } from '@/i18n/code-text'

interface PrintedSheetProps {
  readonly editionId: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly sheet: unknown
  readonly board?: string
}

/** Values that read without their name. */
const plain = new Set(['contract', 'declarer', 'result', 'lead', 'score'])

/** A sheet in one line as its edition prints it. */
export function PrintedSheet({ editionId, settings, sheet, board }: PrintedSheetProps) {
  const columns = useTranslations('columns')
  const edition = editionOf(editionId)
  const parsed = sheet === undefined ? undefined : edition?.parseSheet(sheet)
  if (!edition || !parsed?.ok) return null
  const conditions = edition.parseSettings(settings)
  const printed = edition.describeSheet(parsed.value, {
    ...(board === undefined ? {} : { board }),
    settings: conditions.ok ? conditions.value : {},
  })
  const shown = Object.entries(printed).filter(([name]) => !(name === 'tricks' && printed.result !== undefined))
  return (
    <span className="figures inline-flex flex-wrap gap-x-3">
      {shown.map(([name, value]) =>
        name === value ? (
          <span key={name}>{codeText(columns, name)}</span>
        ) : (
          <span key={name}>
            {plain.has(name) ? null : <span className="text-muted">{`${codeText(columns, name)} `}</span>}
            <PrintedValue name={name} value={value} />
          </span>
        ),
      )}
    </span>
  )
}
