import { useTranslations } from 'next-intl'
import { CardText } from '@/components/card-text'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import { printFigure } from '@/lib/format/points'
import type { Traveller } from './load-boards'

type Analysis = NonNullable<Traveller['analysis']>

const strains = ['NT', 'S', 'H', 'D', 'C'] as const

/** `EW 4SX; -620` with the side in words, the contract with its suit and the figure with a real minus. */
export function ParText({ text }: { readonly text: string }) {
  const sides = useTranslations('columns')
  return text
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((word, at) => (
      <span key={at} className="mr-1.5">
        {/^(?:NS|EW)$/i.test(word) ? (
          sides(word.toUpperCase() === 'NS' ? 'ns' : 'ew')
        ) : /^[+-]?\d+$/.test(word) ? (
          printFigure(word)
        ) : (
          <CardText code={word} />
        )}
      </span>
    ))
}

export function MakeableTable({ rows }: { readonly rows: Analysis['makeable'] }) {
  const t = useTranslations('boardPage')
  const seats = useTranslations('seat')
  const suits = useTranslations('suit')
  const columns = useTranslations('columns')
  return (
    <div className="max-w-sm">
      <RegisterTable caption={t('makeable')} label={t('makeable')} fits>
        <thead>
          <Row>
            <ColumnHead>{columns('declarer')}</ColumnHead>
            {strains.map(strain => (
              <ColumnHead key={strain} numeric>
                {strain === 'NT' ? <abbr title={suits('notrump')}>NT</abbr> : <CardText code={strain} />}
              </ColumnHead>
            ))}
          </Row>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.seat}>
              <RowHead>{codeText(seats, row.seat)}</RowHead>
              {strains.map((strain, at) => (
                <Cell key={strain} numeric>
                  {row.stated?.[at] == null ? null : (
                    <s className="mr-1.5 text-muted">
                      <span className="sr-only">{t('fileStates')} </span>
                      {row.stated[at]}
                    </s>
                  )}
                  {row.tricks[at] ?? (
                    <>
                      <span aria-hidden="true">—</span>
                      <span className="sr-only">{t('notStated')}</span>
                    </>
                  )}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </div>
  )
}

/** How many tables beat par, from the side of north–south; a weighted score counts in parts. */
const againstPar = (frequencies: Traveller['frequencies'], par: number) => {
  const lines = frequencies.flatMap(({ lines: own }) => own)
  const tables = (fits: (score: number) => boolean): number =>
    lines.filter(({ score }) => fits(score)).reduce((sum, { count }) => sum + (Number(count) || 0), 0)
  return {
    above: tables(score => score > par),
    level: tables(score => score === par),
    below: tables(score => score < par),
  }
}

interface AnalysisViewProps {
  readonly analysis: Analysis
  readonly frequencies: Traveller['frequencies']
}

/** Par and makeable tricks as the results file tells them or as they were solved here, and who did better. */
export function AnalysisView({ analysis, frequencies }: AnalysisViewProps) {
  const t = useTranslations('boardPage')
  const differing = analysis.makeable.flatMap(row => row.stated?.filter(tricks => tricks !== null) ?? []).length
  return (
    <section className="mt-8">
      <h3 className="mb-1 text-md">{t('analysis')}</h3>
      <p className="mb-3 text-muted text-sm">{t(analysis.computed ? 'analysisComputed' : 'analysisSource')}</p>
      <dl className="mb-3 grid max-w-sm grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {analysis.parScore ? (
          <>
            <dt className="text-muted">{t('parScore')}</dt>
            <dd className="figures">
              <ParText text={analysis.parScore} />
            </dd>
          </>
        ) : null}
        {analysis.parContract ? (
          <>
            <dt className="text-muted">{t('parContract')}</dt>
            <dd className="figures">
              <ParText text={analysis.parContract} />
            </dd>
          </>
        ) : null}
      </dl>
      {analysis.parPoints != null ? (
        <p className="mb-3">{t('againstPar', againstPar(frequencies, analysis.parPoints))}</p>
      ) : null}
      {differing > 0 ? <p className="mb-3">{t('makeableDiffer', { count: differing })}</p> : null}
      {analysis.makeable.length > 0 ? <MakeableTable rows={analysis.makeable} /> : null}
    </section>
  )
}
