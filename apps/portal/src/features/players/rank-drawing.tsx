import { useLocale } from 'next-intl'
import { formatDate } from '@/lib/format/dates'
import type { RankLines } from './rank-lines'

const [width, height, left, top, bottom] = [400, 180, 34, 18, 24]

/** The box inside the drawing that its lines are laid out for. */
export const rankBox = { width: width - left - 12, height: height - top - bottom }

/** So that words at an edge stay within the drawing. */
const anchorAt = (x: number): 'start' | 'middle' | 'end' =>
  x < rankBox.width / 3 ? 'start' : x > (rankBox.width * 2) / 3 ? 'end' : 'middle'

interface RankDrawingProps {
  readonly lines: RankLines
  readonly label: string
  /** How the line of each person is drawn. */
  readonly strokes: readonly string[]
  /** What is written at the best place of the first line. */
  readonly best?: string
}

/** Places over the lists of a ranking, one line a person, the best at the top. */
export function RankDrawing({ lines, label, strokes, best }: RankDrawingProps) {
  const locale = useLocale()
  const [peak] = lines.peaks
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full max-w-xl">
      <g transform={`translate(${left} ${top})`}>
        {lines.ticks.map(({ y, rank }) => (
          <g key={rank}>
            <line x1="0" x2={rankBox.width} y1={y} y2={y} className="stroke-rule" />
            <text x="-8" y={y + 5} textAnchor="end" className="figures fill-muted text-[13px]">
              {rank}
            </text>
          </g>
        ))}
        {lines.paths.map((path, which) => (
          <path
            key={strokes[which]}
            d={path}
            fill="none"
            strokeWidth="2"
            strokeDasharray={which === 0 ? undefined : '5 4'}
            className={strokes[which]}
          />
        ))}
        {best && peak ? (
          <>
            <circle cx={peak.x} cy={peak.y} r="4" strokeWidth="2" className={`fill-paper ${strokes[0]}`} />
            <text
              x={peak.x}
              y={peak.y > rankBox.height / 2 ? peak.y - 10 : peak.y + 20}
              textAnchor={anchorAt(peak.x)}
              paintOrder="stroke"
              strokeWidth="4"
              className="figures fill-ink stroke-paper font-medium text-[13px]"
            >
              {best}
            </text>
          </>
        ) : null}
        {[lines.from, lines.until].map((day, which) => (
          <text
            key={day}
            x={which === 0 ? 0 : rankBox.width}
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
