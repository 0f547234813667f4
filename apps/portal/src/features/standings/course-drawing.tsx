import { useTranslations } from 'next-intl'
import { FiguresTable } from '@/components/chart-table'
import { printFigure } from '@/lib/format/points'
import { courseOf } from './course'
import type { Story } from './load-story'

const [width, height, margin] = [360, 90, 14]

/** How each line is told from the others without its colour. */
const dashes = [undefined, '6 4', '2 3'] as const
const widths = [2.5, 1.5, 1.5] as const
const strokes = ['stroke-ink', 'stroke-link', 'stroke-muted'] as const
const fills = ['fill-ink', 'fill-link', 'fill-muted'] as const

interface CourseDrawingProps {
  readonly steps: Story['steps']
  /** Of the first, in their order. */
  readonly names: readonly string[]
  readonly stepNames: readonly string[]
}

/** Which line is whose. */
function CourseKey({ names }: Pick<CourseDrawingProps, 'names'>) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {names.map((name, who) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 24 6" className="h-1.5 w-6" aria-hidden="true">
            <path d="M0 3H24" strokeWidth={widths[who]} strokeDasharray={dashes[who]} className={strokes[who]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** The same for those who read. */
function CourseTable({ steps, names, stepNames }: CourseDrawingProps) {
  const t = useTranslations('story')
  const said = (printed: string) => (Number(printed) === 0 ? t('leads') : printFigure(`-${printed}`))
  const rows = steps.map(({ behind }, at) => ({
    name: stepNames[at] ?? '',
    figures: behind.map(({ printed }) => said(printed)),
  }))
  return <FiguresTable caption={t('table')} heads={[t('after'), ...names]} rows={rows} />
}

/** How far the first were behind the lead after each round, and the same as a table. */
export function CourseDrawing(of: CourseDrawingProps) {
  const t = useTranslations('story')
  const { steps, names } = of
  const course = courseOf(
    steps.map(({ behind }) => ({ behind: behind.map(({ printed }) => Number(printed)) })),
    width - 2 * margin,
    height,
  )
  if (!course) return null
  return (
    <>
      <svg
        viewBox={`${-margin} ${-margin} ${width} ${height + 2 * margin}`}
        role="img"
        aria-label={t('drawing', { rounds: steps.length })}
        className="w-full max-w-lg"
      >
        <line x1="0" x2={width - 2 * margin} y1="0" y2="0" className="stroke-rule" />
        <text x="0" y={height + 10} className="figures fill-muted text-[12px]">
          {t('behindBy', { value: course.depth })}
        </text>
        {course.paths.map((path, who) => (
          <path
            key={names[who]}
            d={path}
            fill="none"
            strokeWidth={widths[who]}
            strokeDasharray={dashes[who]}
            strokeLinejoin="round"
            className={strokes[who]}
          />
        ))}
        {course.ends.map(({ x, y }, who) => (
          <circle key={names[who]} cx={x} cy={y} r="3.5" className={fills[who]} />
        ))}
      </svg>
      <CourseKey names={names} />
      <CourseTable {...of} />
    </>
  )
}
