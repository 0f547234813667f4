import { useTranslations } from 'next-intl'
import { printFigure } from '@/lib/format/points'
import type { ImportSummary } from './import-data'

type Line = ImportSummary['lines'][number]

const nameOf = ({ slot }: Line): string => `score-${slot}`

const differing = ({ lines }: ImportSummary): readonly Line[] => lines.filter(line => line.fileScore !== null)

/** The slots whose score of the file was chosen in the form. */
export const chosenScores = (summary: ImportSummary, form: FormData): string[] =>
  differing(summary).flatMap(line => (form.get(nameOf(line)) === 'file' ? [line.slot] : []))

function OneScore({ line, fixed }: { readonly line: Line; readonly fixed: boolean }) {
  const t = useTranslations('imports')
  const where = { board: line.board ?? '—', ns: line.ns, ew: line.ew }
  const options = [
    { value: 'contract', text: t('scoreContract', { score: printFigure(String(line.contractScore)) }) },
    { value: 'file', text: t('scoreFile', { score: printFigure(String(line.fileScore)) }) },
  ]
  const chosen = line.scoreTaken ? 'file' : 'contract'
  return (
    <fieldset className="grid gap-x-8 gap-y-1 border-rule border-b py-3 sm:grid-cols-[16rem_1fr]">
      <legend className="sr-only">{t('scoreLegend', where)}</legend>
      <p className="font-medium">{t('lineAt', where)}</p>
      <div className="figures flex flex-col sm:flex-row sm:gap-4">
        {fixed ? <p>{options.find(({ value }) => value === chosen)?.text}</p> : null}
        {(fixed ? [] : options).map(({ value, text }) => (
          <label key={value} className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-raised">
            <input
              type="radio"
              name={nameOf(line)}
              value={value}
              defaultChecked={value === chosen}
              className="size-4 accent-[var(--ink)]"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ScoreChoicesProps {
  readonly summary: ImportSummary
  /** The file is taken in: what was chosen stands. */
  readonly fixed?: boolean
}

/** Results whose score in the file is not that of their contract, and which of the two counts. */
export function ScoreChoices({ summary, fixed = false }: ScoreChoicesProps) {
  const t = useTranslations('imports')
  const lines = differing(summary)
  if (lines.length === 0) return null
  return (
    <section data-path="fileScores">
      <h2 className="mb-1 text-lg">{t('scores')}</h2>
      <p className="text-muted">{t('scoresHint', { count: lines.length })}</p>
      <div className="mt-2 border-rule border-t">
        {lines.map(line => (
          <OneScore key={line.slot} line={line} fixed={fixed} />
        ))}
      </div>
    </section>
  )
}
