'use client'

import { useTranslations } from 'next-intl'
import { PrintedValue } from '@/components/printed-sheet'
import { Button } from '@/components/ui/button'
import { printFigure } from '@/lib/format/points'
import { Choice } from './choice'
import type { ImportSummary } from './import-data'

type Line = ImportSummary['lines'][number]

/** Slots whose award is taken as the file states it; `all` those too that are not listed. */
export interface TakenLines {
  readonly slots: ReadonlySet<string>
  readonly all: boolean
}

const differing = ({ lines }: ImportSummary): string[] =>
  lines.flatMap(({ slot, agrees }) => (agrees === false ? [slot] : []))

/** Taken or computed, every line that differs. */
export const allLines = (summary: ImportSummary, taken: boolean): TakenLines => ({
  slots: new Set(taken ? differing(summary) : []),
  all: taken,
})

const figures = (ns: string | null, ew: string | null): string =>
  [ns, ew].map(figure => (figure === null ? '—' : printFigure(figure))).join(' / ')

/** Where it was, who sat there, and what the sheet says. */
function Where({ line, sections }: { readonly line: Line; readonly sections: boolean }) {
  const t = useTranslations('imports')
  const { board, table, section, ns, ew, printed, awarded } = line
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {t('lineAt', { board: board ?? '—', ns, ew })}
        <span className="ml-2 font-normal text-muted text-sm">
          {[sections && section, table && t('lineTable', { table })].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className="figures flex flex-wrap gap-x-2 text-muted text-sm">
        {awarded ? <span>{t('lineAwarded')}</span> : null}
        {printed.map(({ name, value }) => (
          <span key={name}>
            <PrintedValue name={name} value={value} />
          </span>
        ))}
      </p>
    </div>
  )
}

interface OneLineProps {
  readonly line: Line
  /** Nothing once the file is taken in: what was chosen is told. */
  readonly onChoose?: ((taken: boolean) => void) | undefined
  readonly taken: boolean
  /** Several are played in: each line says which is its own. */
  readonly sections: boolean
}

function OneLine({ line, onChoose, taken, sections }: OneLineProps) {
  const t = useTranslations('imports')
  const file = t('lineFile', { figures: figures(line.fileNs, line.fileEw) })
  const computed = t('lineComputed', { figures: figures(line.computedNs, line.computedEw) })
  const choice = { name: `line-${line.slot}`, chosen: taken ? 'file' : 'computed' }
  return (
    <fieldset className="grid gap-x-8 gap-y-1 border-rule border-b py-3 sm:grid-cols-[16rem_1fr]">
      <legend className="sr-only">{t('lineAt', { board: line.board ?? '—', ns: line.ns, ew: line.ew })}</legend>
      <Where line={line} sections={sections} />
      {line.agrees === false && onChoose ? (
        <div className="figures flex flex-col sm:flex-row sm:gap-4">
          <Choice value="file" {...choice} onChoose={() => onChoose(true)}>
            {file}
          </Choice>
          <Choice value="computed" {...choice} onChoose={() => onChoose(false)}>
            {computed}
          </Choice>
        </div>
      ) : (
        <p className="figures">
          {line.agrees === null ? `${t('lineNoFigure')} ${computed}` : file}
          {line.agrees === true ? <span className="ml-2 text-muted">{t('same')}</span> : null}
          {line.agrees === false ? (
            <span className="ml-2">
              {computed} · <strong>{t(taken ? 'lineTaken' : 'lineLeft')}</strong>
            </span>
          ) : null}
        </p>
      )}
    </fieldset>
  )
}

interface StatedLinesProps {
  readonly summary: ImportSummary
  readonly taken?: TakenLines
  readonly onTake?: (taken: TakenLines) => void
}

/** The awards of the file that need a look, each beside the one computed, and which of the two counts. */
export function StatedLines({ summary, taken, onTake }: StatedLinesProps) {
  const t = useTranslations('imports')
  const { linesStated, linesAgree, linesByHand } = summary
  const lines = summary.lines.filter(({ awarded, agrees }) => awarded || agrees === false)
  if (lines.length === 0) return null
  const differ = linesStated - linesAgree
  const more = differ - differing(summary).length
  const listed = new Set(differing(summary))
  const choose = ({ slot, otherTable }: Line, isTaken: boolean) => {
    const slots = new Set(taken?.slots)
    for (const one of [slot, otherTable]) {
      if (one === null || !listed.has(one)) continue
      if (isTaken) slots.add(one)
      else slots.delete(one)
    }
    onTake?.({ slots, all: false })
  }
  return (
    <section data-path="asStated">
      <h2 className="mb-1 text-lg">{t('lines')}</h2>
      <p className="text-muted">{t('linesCount', { stated: linesStated, agree: linesAgree, differ })}</p>
      {differ > 0 && onTake ? (
        <>
          <p className="mt-1 text-muted">{t(linesByHand ? 'linesByHand' : 'linesNotByHand')}</p>
          {lines.some(line => line.otherTable) ? <p className="mt-1 text-muted">{t('linesOfMatch')}</p> : null}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={() => onTake(allLines(summary, true))}>
              {t('linesAllFile', { count: differ })}
            </Button>
            <Button size="small" onClick={() => onTake(allLines(summary, false))}>
              {t('linesAllComputed', { count: differ })}
            </Button>
          </div>
        </>
      ) : null}
      <details open={lines.length <= 20} className="mt-2">
        <summary className="min-h-11 cursor-pointer py-2">{t('linesShown', { count: lines.length })}</summary>
        <div className="border-rule border-t">
          {lines.map(line => (
            <OneLine
              key={line.slot}
              line={line}
              sections={summary.sections > 1}
              taken={taken ? taken.slots.has(line.slot) : line.taken}
              onChoose={onTake ? isTaken => choose(line, isTaken) : undefined}
            />
          ))}
        </div>
      </details>
      {more > 0 ? <p className="mt-2 text-muted">{t('linesMore', { count: more })}</p> : null}
    </section>
  )
}
