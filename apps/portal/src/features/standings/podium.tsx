import { useTranslations } from 'next-intl'
import { EntryNames } from '@/components/entry-names'
import { cn } from '@/lib/cn'
import { printFigure } from '@/lib/format/points'
import { plugOf } from '@/sports/plugs'
import type { StandingLine } from './load-standings'

const steps: Readonly<Record<number, string>> = {
  1: 'sm:order-2 [--step:4.5rem]',
  2: 'sm:order-1 [--step:3rem]',
  3: 'sm:order-3 [--step:2rem]',
}

/** A place, with the figure that gave it where there is one. */
interface Placed extends Pick<StandingLine, 'rank' | 'entry'>, Partial<Pick<StandingLine, 'percent' | 'total'>> {}

const figureOf = ({ percent, total }: Placed): string => {
  if (typeof percent === 'string') return `${printFigure(percent)} %`
  return total === undefined ? '' : printFigure(total)
}

/** One side on its step; on a phone the steps are bars, the longest first. */
function Step({ line }: { readonly line: Placed }) {
  const t = useTranslations('columns')
  return (
    <li className={cn('flex items-center gap-3 sm:flex-1 sm:flex-col sm:items-stretch sm:gap-2', steps[line.rank])}>
      <span className="relative order-first flex h-10 w-[var(--step)] shrink-0 items-center justify-center rounded-sm sm:order-last sm:h-[var(--step)] sm:w-auto">
        <span aria-hidden="true" className="absolute inset-0 rounded-sm border border-current bg-current/10" />
        <span className="figures relative font-semibold text-ink text-lg">
          <span className="sr-only">{t('rank')} </span>
          {line.rank}
        </span>
      </span>
      <span className="min-w-0 text-ink sm:text-center">
        <span className="font-medium">
          <EntryNames entry={line.entry} />
        </span>
        <span className="figures block text-muted text-sm">{figureOf(line)}</span>
      </span>
    </li>
  )
}

/** The first three of a published order, in the colour of the sport. */
export function Podium({ lines, sport }: { readonly lines: readonly Placed[]; readonly sport: string }) {
  const t = useTranslations('standings')
  if (lines.length === 0) return null
  return (
    <ol
      aria-label={t('podium')}
      className={cn(
        'mb-8 flex max-w-3xl list-none flex-col gap-2 sm:flex-row sm:items-end',
        plugOf(sport)?.colour.text,
      )}
    >
      {lines.map(line => (
        <Step key={line.entry.id} line={line} />
      ))}
    </ol>
  )
}
