import { type Bar, barsOf } from './bars'

export interface DrawnPart {
  readonly name: string
  readonly difference: string
}

interface BesideDrawingProps {
  readonly label: string
  readonly parts: readonly DrawnPart[]
}

const [width, height, margin] = [360, 96, 18]

const tenth = (value: number): string => value.toFixed(1)

const pathOf = (bars: readonly Bar[]): string =>
  bars
    .map(
      ({ x, y, width: wide, height: high }) =>
        `M${tenth(x)} ${tenth(y)}h${tenth(wide)}v${tenth(high)}h-${tenth(wide)}z`,
    )
    .join('')

/** Where one side gained on the other and where it lost, one bar each; the longest are named. */
export function BesideDrawing({ label, parts }: BesideDrawingProps) {
  const drawn = barsOf(
    parts.map(({ difference }) => Number(difference)),
    width,
    height,
  )
  if (!drawn) return null
  return (
    <svg
      viewBox={`0 ${-margin} ${width} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
      className="mb-2 w-full max-w-lg"
    >
      {[true, false].map(isGain => (
        <path
          key={`${isGain}`}
          d={pathOf(drawn.bars.filter(bar => bar.isGain === isGain))}
          className={`${isGain ? 'fill-in-time' : 'fill-seal'} print:fill-transparent print:stroke-ink`}
        />
      ))}
      <line x1="0" x2={width} y1={drawn.zero} y2={drawn.zero} className="stroke-rule-strong" />
      {drawn.bars.map(({ x, y, width: wide, height: high, isGain }, at) =>
        drawn.longest.includes(at) ? (
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
