import { useTranslations } from 'next-intl'
import { FiguresTable } from '@/components/chart-table'
import { chartColumns } from '@/lib/chart-columns'

interface MonthsChartProps {
  readonly year: number
  readonly months: readonly number[]
  readonly of: 'monthsOfResults' | 'monthsOfEvents'
}

const [width, height, top, bottom] = [360, 72, 16, 18]

/** How much each month of a year had, as columns, with the same in a table. */
export function MonthsChart({ year, months, of }: MonthsChartProps) {
  const t = useTranslations('years')
  const columns = chartColumns(months, { width, height, gap: 0.3 })
  return (
    <section className="mb-6">
      <h2 className="mb-1 text-md">{t('months')}</h2>
      <svg
        viewBox={`0 ${-top} ${width} ${height + top + bottom}`}
        role="img"
        aria-label={t(of, { year, most: Math.max(...months) })}
        className="w-full max-w-lg"
      >
        {columns.map((column, at) => (
          <g key={at}>
            <rect {...column} rx="1" className="fill-in-time print:fill-transparent print:stroke-ink" />
            {months[at] ? (
              <text
                x={column.x + column.width / 2}
                y={column.y - 4}
                textAnchor="middle"
                className="figures fill-ink text-[12px]"
              >
                {months[at]}
              </text>
            ) : null}
            <text
              x={column.x + column.width / 2}
              y={height + 14}
              textAnchor="middle"
              className="figures fill-muted text-[12px]"
            >
              {at + 1}
            </text>
          </g>
        ))}
        <line x1="0" x2={width} y1={height} y2={height} className="stroke-rule-strong" />
      </svg>
      <FiguresTable
        caption={t('months')}
        heads={[t('months'), t('count')]}
        rows={months.map((count, at) => ({ name: t('month', { month: at + 1 }), figures: [count] }))}
      />
    </section>
  )
}
