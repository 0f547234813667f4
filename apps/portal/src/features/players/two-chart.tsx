import { useLocale, useTranslations } from 'next-intl'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { formatDate } from '@/lib/format/dates'
import { placeOf } from '@/lib/format/place'
import { rankLines, type TwoLines } from './two-lines'

interface Placed {
  readonly asOf: string
  readonly rank: number
  readonly shared: boolean
}

interface TwoChartProps {
  readonly ranking: string
  readonly names: readonly [string, string]
  readonly points: readonly [readonly Placed[], readonly Placed[]]
}

const [width, height, left, top, bottom] = [400, 180, 30, 12, 24]
const strokes = ['stroke-seal', 'stroke-ink'] as const
const fills = ['bg-seal', 'bg-ink'] as const

interface DrawingProps extends Pick<TwoChartProps, 'names'> {
  readonly lines: TwoLines
  readonly label: string
}

function Drawing({ lines, names, label }: DrawingProps) {
  const locale = useLocale()
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full max-w-xl">
      <g transform={`translate(${left} ${top})`}>
        {lines.ticks.map(({ y, rank }) => (
          <g key={rank}>
            <line x1="0" x2={width - left - 12} y1={y} y2={y} className="stroke-rule" />
            <text x="-8" y={y + 5} textAnchor="end" className="figures fill-muted text-[13px]">
              {rank}
            </text>
          </g>
        ))}
        {lines.paths.map((path, which) => (
          <path
            key={names[which]}
            d={path}
            fill="none"
            strokeWidth="2"
            strokeDasharray={which === 0 ? undefined : '5 4'}
            className={strokes[which]}
          />
        ))}
        {[lines.from, lines.until].map((day, which) => (
          <text
            key={day}
            x={which === 0 ? 0 : width - left - 12}
            y={height - top - 4}
            textAnchor={which === 0 ? 'start' : 'end'}
            className="figures fill-muted text-[13px]"
          >
            {formatDate(day, locale)}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** The same places in a table, the newest list first. */
function PlacesTable({ label, names, points }: Pick<TwoChartProps, 'names' | 'points'> & { readonly label: string }) {
  const t = useTranslations('players')
  const locale = useLocale()
  const days = [...new Set(points.flat().map(({ asOf }) => asOf))].sort().reverse()
  const at = (which: 0 | 1, day: string) => {
    const place = points[which].find(({ asOf }) => asOf === day)
    return place ? placeOf(place) : '–'
  }
  return (
    <RegisterTable caption={label} captionHidden label={label} fits>
      <thead>
        <Row>
          <ColumnHead>{t('listDay')}</ColumnHead>
          {names.map(name => (
            <ColumnHead key={name} numeric>
              {name}
            </ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {days.map(day => (
          <Row key={day}>
            <RowHead className="figures">{formatDate(day, locale)}</RowHead>
            <Cell numeric>{at(0, day)}</Cell>
            <Cell numeric>{at(1, day)}</Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

/** The places of two people over the lists of a ranking, one line each, with the same in a table. */
export function TwoChart({ ranking, names, points }: TwoChartProps) {
  const t = useTranslations('players')
  const lines = rankLines(points, width - left - 12, height - top - bottom)
  if (!lines) return null
  const label = t('rankOverTime', { ranking })
  return (
    <figure className="mb-6">
      <figcaption className="mb-2 flex flex-wrap gap-x-5 text-sm">
        <span>{label}</span>
        {names.map((name, which) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`inline-block h-1 w-5 ${fills[which]}`} />
            {name}
          </span>
        ))}
      </figcaption>
      <Drawing lines={lines} names={names} label={label} />
      <details className="mt-1">
        <summary className="link inline-block text-sm">{t('showTable')}</summary>
        <div className="mt-2 max-w-lg">
          <PlacesTable label={label} names={names} points={points} />
        </div>
      </details>
    </figure>
  )
}
