import { useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { placeOf } from '@/lib/format/place'
import { printFigure } from '@/lib/format/points'
import { type Bin, binColumns } from './bin-columns'

interface DistributionChartProps {
  readonly ranking: string
  /** The place and value of the player on the list. */
  readonly own: { readonly rank: number; readonly shared: boolean; readonly value: string }
  readonly bins: readonly Bin[]
}

const [width, height, top, bottom] = [360, 96, 18, 18]

type DrawingProps = Pick<DistributionChartProps, 'own' | 'bins'> & { readonly label: string }

function Drawing({ own, bins, label }: DrawingProps) {
  const columns = binColumns(bins, own.value, width, height)
  const mine = columns.find(({ isOwn }) => isOwn)
  return (
    <svg
      viewBox={`0 ${-top} ${width} ${height + top + bottom}`}
      role="img"
      aria-label={label}
      className="w-full max-w-xl"
    >
      {columns.map(({ isOwn, ...column }, at) => (
        <rect
          key={at}
          {...column}
          className={isOwn ? 'fill-seal' : 'fill-rule-strong print:fill-transparent print:stroke-ink'}
        />
      ))}
      <line x1="0" x2={width} y1={height} y2={height} className="stroke-rule-strong" />
      {mine ? (
        <text
          x={Math.min(Math.max(mine.x + mine.width / 2, 24), width - 24)}
          y={mine.y - 4}
          textAnchor="middle"
          className="figures fill-ink font-semibold text-[12px]"
        >
          {printFigure(own.value)}
        </text>
      ) : null}
      {[bins[0]?.from, bins.at(-1)?.until].map((edge, at) => (
        <text
          key={at}
          x={at === 0 ? 0 : width}
          y={height + 14}
          textAnchor={at === 0 ? 'start' : 'end'}
          className="figures fill-muted text-[12px]"
        >
          {printFigure(edge ?? '')}
        </text>
      ))}
    </svg>
  )
}

/** How the values of the newest list are spread, and where the player is among them, with the same in a table. */
export function DistributionChart({ ranking, own, bins }: DistributionChartProps) {
  const t = useTranslations('players')
  const of = bins.reduce((sum, { count }) => sum + count, 0)
  if (of < 2) return null
  const title = t('distribution', { ranking })
  const summary = t('distributionOf', { place: placeOf(own), of })
  return (
    <figure>
      <figcaption className="mb-2 text-sm">
        {title} · <span className="figures">{summary}</span>
      </figcaption>
      <Drawing own={own} bins={bins} label={`${title}: ${summary}`} />
      <details className="mt-1">
        <summary className="link inline-block text-sm">{t('showTable')}</summary>
        <div className="mt-2 max-w-sm">
          <RegisterTable caption={title} captionHidden label={title} fits>
            <thead>
              <Row>
                <ColumnHead>{t('valueFrom')}</ColumnHead>
                <ColumnHead numeric>{t('peopleInBin')}</ColumnHead>
              </Row>
            </thead>
            <tbody>
              {bins.map(({ from, until, count }) => (
                <Row key={from}>
                  <RowHead className="figures">
                    {t('valueRange', { from: printFigure(from), until: printFigure(until) })}
                  </RowHead>
                  <Cell numeric>{count}</Cell>
                </Row>
              ))}
            </tbody>
          </RegisterTable>
        </div>
      </details>
    </figure>
  )
}
