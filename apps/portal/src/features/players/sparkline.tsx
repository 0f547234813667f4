import { plugOf } from '@/sports/plugs'
import { stepLine } from './step-line'

interface SparklineProps {
  readonly sport: string
  /** Value by list, oldest first. */
  readonly points: readonly { readonly asOf: string; readonly value: string }[]
}

const [width, height] = [96, 24]

/** The way of a value over the lists in a small line; the figures stand on the page of the history. */
export function Sparkline({ sport, points }: SparklineProps) {
  if (points.length < 2) return null
  const line = stepLine(points, width - 6, height - 6)
  const last = line.points.at(-1)
  const colour = plugOf(sport)?.colour
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      className={colour?.text}
    >
      <g transform="translate(3 3)">
        <path d={line.path} fill="none" strokeWidth="1.5" className={colour?.stroke ?? 'stroke-ink'} />
        {last ? <circle cx={last.x} cy={last.y} r="2.5" className="fill-current" /> : null}
      </g>
    </svg>
  )
}
