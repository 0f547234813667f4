import { useLocale, useTranslations } from 'next-intl'
import { ChartTable } from '@/components/chart-table'
import { RegisterTable, Cell, ColumnHead, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { formatDate } from '@/lib/format/dates'
import { placeOf } from '@/lib/format/place'
import { printFigure } from '@/lib/format/points'
import { type Issue, paths } from '@/lib/paths'
import { plugOf } from '@/sports/plugs'
import { RankDrawing, rankBox } from './rank-drawing'
import { rankLines } from './rank-lines'
import { stepLine } from './step-line'

export interface HistoryPoint {
  readonly asOf: string
  readonly rank: number
  readonly shared: boolean
  readonly value: string
  readonly corrected: boolean
  readonly list: Issue & { readonly id: string; readonly ranking: { readonly code: string } }
}

interface HistoryChartProps {
  readonly name: string
  /** Its colour is that of the line. */
  readonly sport: string
  readonly points: readonly HistoryPoint[]
}

const [height, left, bottom, top] = [230, 44, 24, 12]
/** Drawn once for wide windows and once for phones, where nothing has to be scrolled. */
const WIDE = 880
const NARROW = 360
interface DrawingProps {
  readonly points: readonly HistoryPoint[]
  readonly sport: string
  readonly label: string
  readonly width: number
  readonly className: string
}

function Drawing({ points, sport, label, width, className }: DrawingProps) {
  const locale = useLocale()
  const t = useTranslations('players')
  const stroke = plugOf(sport)?.colour.stroke ?? 'stroke-ink'
  const chart = stepLine(points, width - left - 12, height - bottom - top)
  const dates = [points[0], points.at(-1)].filter(point => point !== undefined)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={`w-full ${className}`}>
      <g transform={`translate(${left} ${top})`}>
        {chart.ticks.map(tick => (
          <g key={tick.value}>
            <line x1="0" x2={width - left - 12} y1={tick.y} y2={tick.y} className="stroke-rule" />
            <text x="-8" y={tick.y + 4} textAnchor="end" className="figures fill-muted text-[12px]">
              {tick.value}
            </text>
          </g>
        ))}
        <path d={chart.path} fill="none" strokeWidth="2" className={stroke} />
        {chart.points.map((point, index) => {
          const item = points[index]
          if (!item) return null
          return (
            <circle
              key={item.list.id}
              cx={point.x}
              cy={point.y}
              r={item.corrected ? 4 : 3}
              strokeWidth="2"
              className={`${item.corrected ? 'fill-paper' : 'fill-current'} ${stroke}`}
            >
              <title>
                {`${formatDate(item.asOf, locale)}: ${printFigure(item.value)} · ${t('inNumber', { rank: item.rank })}`}
              </title>
            </circle>
          )
        })}
        {dates.map((point, index) => (
          <text
            key={index}
            x={index === 0 ? 0 : width - left - 12}
            y={height - top - 6}
            textAnchor={index === 0 ? 'start' : 'end'}
            className="figures fill-muted text-[12px]"
          >
            {formatDate(point.asOf, locale)}
          </text>
        ))}
      </g>
    </svg>
  )
}

interface RankChartProps extends Pick<HistoryChartProps, 'name' | 'points'> {
  readonly stroke: string
}

/** The place on each list, the best of them named. */
function RankChart({ name, points, stroke }: RankChartProps) {
  const t = useTranslations('players')
  const locale = useLocale()
  const lines = rankLines([points], rankBox.width, rankBox.height)
  const best = points.find(({ asOf }) => asOf === lines?.peaks[0]?.point.asOf)
  if (!lines || !best) return null
  const words = t('bestRankOn', { rank: placeOf(best), date: formatDate(best.asOf, locale) })
  const title = t('rankOverTime', { ranking: name })
  return (
    <>
      <p className="mt-4 mb-2 text-ink text-sm">{title}</p>
      <RankDrawing lines={lines} label={`${title}: ${words}`} strokes={[stroke]} best={words} />
    </>
  )
}

/** A player's value on each list as a step line, and the place on each, with the same figures as a table. */
export function HistoryChart({ name, sport, points }: HistoryChartProps) {
  const t = useTranslations()
  const locale = useLocale()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const summary = t('players.chartSummary', {
    from: formatDate(first.asOf, locale),
    until: formatDate(last.asOf, locale),
    count: points.length,
    value: printFigure(last.value),
    rank: last.rank,
  })
  const label = `${t('players.chartTitle', { ranking: name })}: ${summary}`
  return (
    <figure className={plugOf(sport)?.colour.text}>
      <figcaption className="mb-2 text-ink text-sm">{t('players.chartTitle', { ranking: name })}</figcaption>
      <Drawing points={points} sport={sport} label={label} width={WIDE} className="max-sm:hidden" />
      <Drawing points={points} sport={sport} label={label} width={NARROW} className="sm:hidden" />
      <RankChart name={name} points={points} stroke={plugOf(sport)?.colour.stroke ?? 'stroke-ink'} />
      <ChartTable>
        <RegisterTable caption={summary} label={t('players.chartTable')} fits>
          <thead>
            <Row>
              <ColumnHead>{t('rankings.asOfLabel')}</ColumnHead>
              <ColumnHead numeric>{t('columns.value')}</ColumnHead>
              <ColumnHead numeric>{t('columns.rank')}</ColumnHead>
              <ColumnHead>
                <span className="sr-only">{t('columns.state')}</span>
              </ColumnHead>
            </Row>
          </thead>
          <tbody>
            {[...points].reverse().map(point => (
              <Row key={point.list.id}>
                <RowHead>
                  <Link href={paths.rankingIssue(point.list.ranking.code, point.list)} className="figures link">
                    {formatDate(point.asOf, locale)}
                  </Link>
                </RowHead>
                <Cell numeric>{printFigure(point.value)}</Cell>
                <Cell numeric>{placeOf(point)}</Cell>
                <Cell className="text-muted text-sm">{point.corrected ? t('state.corrected') : null}</Cell>
              </Row>
            ))}
          </tbody>
        </RegisterTable>
      </ChartTable>
    </figure>
  )
}
