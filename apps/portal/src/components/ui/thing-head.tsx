import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { langOf } from '@/lib/format/bilingual'

interface ThingHeadProps {
  /** A face or a sign at the left. */
  readonly mark?: ReactNode
  readonly kicker?: ReactNode
  readonly title: ReactNode
  readonly secondary?: ReactNode
  /** What matters most about it, in at most two lines of a phone. */
  readonly children: ReactNode
  /** The rest, for windows with room. */
  readonly more?: ReactNode
  readonly actions?: ReactNode
}

/** The head of a thing with sections: on phones a name and a line, at most 96 px once a section is open. */
export function ThingHead({ mark, kicker, title, secondary, children, more, actions }: ThingHeadProps) {
  const locale = useLocale()
  return (
    <header className="thing-head">
      {mark}
      <div className="min-w-0 flex-1">
        {kicker ? (
          <div className="mb-1 text-muted text-sm max-lg:hidden" lang={langOf(kicker, locale)}>
            {kicker}
          </div>
        ) : null}
        <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
          <h1 className="thing-name" lang={langOf(title, locale)}>
            {title}
          </h1>
          {secondary ? <p className="text-muted text-sm lg:mt-1 lg:text-md">{secondary}</p> : null}
        </div>
        <div className="thing-line">
          {children}
          {more ? <span className="contents max-lg:hidden">{more}</span> : null}
        </div>
      </div>
      {actions ? (
        <div className="thing-actions" data-no-print="">
          {actions}
        </div>
      ) : null}
    </header>
  )
}
