'use client'

import { type NamedPerson, PersonName } from '@/components/person-name'
import { FigureLink } from '@/components/ui/figure-link'
import { fill } from '@/lib/format/fill'
import { paths } from '@/lib/paths'

/** One of the first on a list. */
export interface LeaderLine {
  /** The person's id, shortened. */
  readonly id: string
  readonly person: NamedPerson
  readonly rank: string
  readonly value: string
  readonly figure: string
}

interface LeaderLinesProps {
  readonly lines: readonly LeaderLine[]
  /** The list's id, shortened. */
  readonly list: string
  /** What is said of a value, its place open. */
  readonly explain: string
}

/** The first of a list, drawn from what each line says, so that it goes to the browser once. */
export function LeaderLines({ lines, list, explain }: LeaderLinesProps) {
  return (
    <ol className="mt-2 border-rule border-t">
      {lines.map(({ id, person, rank, value, figure }) => (
        <li key={id} className="figures flex items-baseline gap-3 border-rule border-b py-1.5">
          <span className="w-6 text-right text-muted">{rank}</span>
          <PersonName person={person} className="min-w-0 flex-1" />
          <FigureLink href={paths.explainRanking(list, id)} label={fill(explain, { value })}>
            {figure}
          </FigureLink>
        </li>
      ))}
    </ol>
  )
}
