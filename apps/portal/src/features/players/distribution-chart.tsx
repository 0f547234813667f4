import { useTranslations } from 'next-intl'
import { FiguresTable } from '@/components/chart-table'
import { binOf, chartColumns } from '@/lib/chart-columns'
import { placeOf } from '@/lib/format/place'
import { printFigure } from '@/lib/format/points'

interface Bin {
  /** As printed by the API; only drawn here. */
  readonly from: string
  readonly until: string
  readonly count: number
}

interface DistributionChartProps {
  readonly ranking: string
  /** The place and value of the player on the list. */
  readonly own: { readonly rank: number; readonly shared: boolean; readonly value: string }
  readonly bins: readonly Bin[]
}

const [width, height, top, bottom] = [360, 96, 18, 18]

type DrawingProps = Pick<DistributionChartProps, 'own' | 'bins'> & { readonly label: string }

function Drawing({ own, bins, label }: DrawingProps) {
  const counts = bins.map(({ count }) => count)
  const columns = chartColumns(counts, { width, height, gap: 0.16 })
  const ownBin = binOf(bins, own.value)
  const mine = columns[ownBin]
  return (
    <svg
      viewBox={`0 ${-top} ${width} ${height + top + bottom}`}
      role="img"
      aria-label={label}
      className="w-full max-w-xl"
    >
      {columns.map((column, at) => (
        <rect
          key={at}
          {...column}
          className={at === ownBin ? 'fill-seal' : 'fill-rule-strong print:fill-transparent print:stroke-ink'}
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
      <FiguresTable
        caption={title}
        heads={[t('valueFrom'), t('peopleInBin')]}
        rows={bins.map(({ from, until, count }) => ({
          name: t('valueRange', { from: printFigure(from), until: printFigure(until) }),
          figures: [count],
        }))}
      />
    </figure>
  )
}
