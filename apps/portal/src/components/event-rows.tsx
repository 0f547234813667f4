'use client'

import { useLocale } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { Cell, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { langOf } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'

/** An event as a line shows it. */
export interface EventLine {
  readonly href: string
  readonly name: string
  readonly when: string
  /** Who won it and of how many. */
  readonly story?: string
  readonly place?: string
  readonly organiser: { readonly code: string; readonly name: string }
  /** Its sport and states, by which their marks are found. */
  readonly sport: string
  readonly states: readonly string[]
}

interface EventRowsProps {
  readonly lines: readonly EventLine[]
  /** The mark of each sport and state among the lines. */
  readonly marks: Readonly<Record<string, ReactNode>>
}

/** The lines of a list of events, drawn from what each says; a mark goes to the browser once for all of them. */
export function EventRows({ lines, marks }: EventRowsProps) {
  const locale = useLocale()
  return lines.map(({ href, name, when, story, place, organiser, sport, states }) => (
    <Row key={href}>
      <RowHead className="min-w-44">
        <Link href={href} className="way" lang={langOf(name, locale)}>
          {name}
        </Link>
        <span className="mt-0.5 flex flex-wrap gap-x-3 font-normal text-muted text-sm">
          {marks[sport]}
          <span className="figures sm:hidden">{when}</span>
          {place ? <span className="max-sm:hidden">{place}</span> : null}
        </span>
        {story ? <span className="mt-0.5 block font-normal text-sm">{story}</span> : null}
      </RowHead>
      <Cell className="figures whitespace-nowrap max-sm:hidden">{when}</Cell>
      <Cell className="max-lg:hidden">
        <Link href={paths.club(organiser)} className="way" lang={langOf(organiser.name, locale)}>
          {organiser.name}
        </Link>
      </Cell>
      <Cell>
        <span className="flex flex-wrap items-center gap-x-3">
          {states.map(state => (
            <Fragment key={state}>{marks[state]}</Fragment>
          ))}
        </span>
      </Cell>
    </Row>
  ))
}
