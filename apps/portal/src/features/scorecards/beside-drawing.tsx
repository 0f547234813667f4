import { printDifference } from '@/lib/format/points'
import { barsOf } from './bars'

export interface DrawnPart {
  readonly name: string
  readonly difference: string
}

interface BesideDrawingProps {
  readonly label: string
  readonly parts: readonly DrawnPart[]
}

const [width, height, margin] = [360, 96, 18]

/** Where one side gained on the other and where it lost, one bar each; the longest are named. */
export function BesideDrawing({ label, parts }: BesideDrawingProps) {
  const drawn = barsOf(
    parts.map(({ difference }) => Number(difference)),
    width,
    height,
  )
  if (!drawn) return null
  const isNamed = (at: number): boolean => drawn.longest.includes(at)
  return (
    <svg
      viewBox={`0 ${-margin} ${width} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
      className="mb-2 w-full max-w-lg"
    >
      {drawn.bars.map(({ isGain, ...bar }, at) => (
        <rect key={at} {...bar} rx="1" className={isGain ? 'fill-in-time' : 'fill-seal'}>
          <title>{`${parts[at]?.name}: ${printDifference(parts[at]?.difference ?? '')}`}</title>
        </rect>
      ))}
      <line x1="0" x2={width} y1={drawn.zero} y2={drawn.zero} className="stroke-rule-strong" />
      {drawn.bars.map(({ x, y, width: wide, height: high, isGain }, at) =>
        isNamed(at) ? (
          <text
            key={at}
            x={Math.min(Math.max(x + wide / 2, 24), width - 24)}
            y={isGain ? y - 4 : y + high + 13}
            textAnchor="middle"
            className="figures fill-muted text-[12px]"
          >
            {parts[at]?.name}
          </text>
        ) : null,
      )}
    </svg>
  )
}
