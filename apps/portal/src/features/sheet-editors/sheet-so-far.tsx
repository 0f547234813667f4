'use client'

import { editionOf } from '@paiji/rules'
import { useTranslations } from 'next-intl'
import { ProblemText } from '@/components/problem-text'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'
import { useFieldWords } from './use-field-words'

interface SheetSoFarProps extends Pick<SheetEditorProps, 'editionId' | 'settings' | 'sides'> {
  readonly sport: string
  /** The sheet as its edition read it. */
  readonly parsed: unknown
}

/** What a sheet that is written deal by deal comes to so far, or what it says against itself. */
export function SheetSoFar({ sport, editionId, settings, sides, parsed }: SheetSoFarProps) {
  const t = useTranslations('sheets')
  const { nameOf } = useFieldWords(sport, sides)
  const edition = editionOf(editionId)
  const conditions = edition?.parseSettings(settings)
  if (!edition?.sheetFields.some(({ kind }) => kind === 'rows') || !conditions?.ok) return null
  const problems = edition.refusals?.(parsed, { settings: conditions.value }) ?? []
  if (problems.length > 0)
    return (
      <div className="text-seal text-sm" aria-live="polite">
        <ProblemText problems={problems} />
      </div>
    )
  const printed = edition.describeSheet(parsed, { settings: conditions.value })
  return (
    <section aria-live="polite">
      <h4 className="font-medium text-sm">{t('soFar')}</h4>
      <dl className="flex flex-wrap gap-x-5">
        {Object.entries(printed).map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-muted">{nameOf(name)}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
