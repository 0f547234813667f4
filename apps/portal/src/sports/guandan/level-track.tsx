import { levelMarks } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { Sideways } from '@/components/ui/sideways'
import type { LadderLine } from './ladder-lines'
import { useLevelText } from './use-guandan-term'

const [left, right, top, rung, least] = [44, 56, 14, 17, 34]
const height = top * 2 + rung * (levelMarks.length - 1)

interface LevelTrackProps {
  readonly lines: readonly LadderLine[]
  readonly start?: readonly [string, string]
  /** Deals the format counts; the track leaves room for them. */
  readonly room?: number
}

const yOf = (mark: string): number => top + rung * (levelMarks.length - 1 - levelMarks.indexOf(mark as '2'))

/** A level holds until the next deal changes it. */
const pathOf = (marks: readonly string[], step: number, shift: number): string =>
  marks
    .map((mark, i) => {
      const y = yOf(mark) + shift
      return i === 0 ? `M${left} ${y}` : `H${left + i * step}V${y}`
    })
    .join('')

function Rungs({ width }: { readonly width: number }) {
  const levelText = useLevelText()
  return (
    <>
      {levelMarks.map(mark => (
        <g key={mark}>
          <line x1={left} x2={width - right} y1={yOf(mark)} y2={yOf(mark)} className="stroke-rule" />
          <text x={left - 8} y={yOf(mark) + 4} textAnchor="end" className="figures fill-muted text-[12px]">
            {levelText(mark)}
          </text>
        </g>
      ))}
    </>
  )
}

interface SideProps {
  readonly marks: readonly string[]
  readonly side: 0 | 1
  readonly step: number
  readonly label: string
  /** Levels stand together at the end: the labels make room for each other. */
  readonly nudge: number
}

/** Side 0 as a full line with dots, side 1 as a dashed line with squares. */
function SideLine({ marks, side, step, label, nudge }: SideProps) {
  const shift = side === 0 ? -1.5 : 1.5
  const colour = side === 0 ? 'stroke-guandan' : 'stroke-ink'
  const fill = side === 0 ? 'fill-guandan' : 'fill-ink'
  const last = marks.length - 1
  const endY = yOf(marks[last] ?? '2') + shift
  return (
    <g>
      <path
        d={pathOf(marks, step, shift)}
        fill="none"
        strokeWidth="2"
        strokeDasharray={side === 0 ? undefined : '5 3'}
        className={colour}
      />
      {marks.map((mark, i) =>
        side === 0 ? (
          <circle key={i} cx={left + i * step} cy={yOf(mark) + shift} r="3" className={fill} />
        ) : (
          <rect
            key={i}
            x={left + i * step - 2.75}
            y={yOf(mark) + shift - 2.75}
            width="5.5"
            height="5.5"
            className={fill}
          />
        ),
      )}
      <text x={left + last * step + 8} y={endY + 4 + nudge} className={`${fill} font-medium text-[12px]`}>
        {label}
      </text>
    </g>
  )
}

/** The levels of both sides, deal by deal, from 2 to A passed. */
export function LevelTrack({ lines, start = ['2', '2'], room = 0 }: LevelTrackProps) {
  const t = useTranslations('guandan.track')
  const sides = useTranslations('guandan.side')
  const levelText = useLevelText()
  const climbed = lines.flatMap(line => (line.after ? [line.after] : []))
  const marks = [start, ...climbed]
  const columns = Math.max(marks.length - 1, room, 4)
  const step = Math.max(least, Math.floor((560 - left - right) / columns))
  const width = left + columns * step + right
  const final = marks.at(-1) ?? start
  const close = Math.abs(yOf(final[0]) - yOf(final[1])) < 12
  const summary = t('summary', { deals: climbed.length, ns: levelText(final[0]), ew: levelText(final[1]) })
  return (
    <figure>
      <Sideways label={t('title')}>
        <svg
          viewBox={`0 0 ${width} ${height + 18}`}
          role="img"
          aria-label={`${t('title')}: ${summary}`}
          style={{ minWidth: Math.min(width, 320 + columns * 12), maxWidth: width }}
          className="w-full"
        >
          <Rungs width={width} />
          {marks.map((_, i) =>
            i === 0 ? null : (
              <text
                key={i}
                x={left + i * step}
                y={height + 12}
                textAnchor="middle"
                className="figures fill-muted text-[11px]"
              >
                {i}
              </text>
            ),
          )}
          <SideLine marks={marks.map(pair => pair[0])} side={0} step={step} label={sides('0')} nudge={close ? -7 : 0} />
          <SideLine marks={marks.map(pair => pair[1])} side={1} step={step} label={sides('1')} nudge={close ? 7 : 0} />
        </svg>
      </Sideways>
      <figcaption className="text-muted text-sm">{summary}</figcaption>
    </figure>
  )
}
