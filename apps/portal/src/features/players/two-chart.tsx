import { useLocale, useTranslations } from 'next-intl'
import { FiguresTable } from '@/components/chart-table'
import { formatDate } from '@/lib/format/dates'
import { placeOf } from '@/lib/format/place'
import { RankDrawing, rankBox } from './rank-drawing'
import { rankLines } from './rank-lines'

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

const strokes = ['stroke-seal', 'stroke-ink'] as const
const fills = ['bg-seal', 'bg-ink'] as const

/** The same places in a table, the newest list first. */
function PlacesTable({ label, names, points }: Pick<TwoChartProps, 'names' | 'points'> & { readonly label: string }) {
  const t = useTranslations('players')
  const locale = useLocale()
  const days = [...new Set(points.flat().map(({ asOf }) => asOf))].sort().reverse()
  const at = (which: 0 | 1, day: string) => {
    const place = points[which].find(({ asOf }) => asOf === day)
    return place ? placeOf(place) : '–'
  }
  const rows = days.map(day => ({ name: formatDate(day, locale), figures: [at(0, day), at(1, day)] }))
  return <FiguresTable caption={label} heads={[t('listDay'), ...names]} rows={rows} />
}

/** The places of two people over the lists of a ranking, one line each, with the same in a table. */
export function TwoChart({ ranking, names, points }: TwoChartProps) {
  const t = useTranslations('players')
  const lines = rankLines(points, rankBox.width, rankBox.height)
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
      <RankDrawing lines={lines} label={label} strokes={strokes} />
      <PlacesTable label={label} names={names} points={points} />
    </figure>
  )
}
