import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { langOf } from '@/lib/format/bilingual'

interface PageTitleProps {
  readonly title: ReactNode
  readonly secondary?: ReactNode
  /** What kind of thing this is, above the title. */
  readonly kicker?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** 2 inside a frame that has its own title. */
  readonly level?: 1 | 2
}

/** The head of a page: what this is, its name, its state; the answer follows at once. */
export function PageTitle({ title, secondary, kicker, children, actions, level = 1 }: PageTitleProps) {
  const locale = useLocale()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6 pb-5 lg:pt-8">
      <div className="min-w-0">
        {kicker ? (
          <div className="mb-1 text-muted text-sm" lang={langOf(kicker, locale)}>
            {kicker}
          </div>
        ) : null}
        <Heading className="text-xl leading-tight lg:text-2xl" lang={langOf(title, locale)}>
          {title}
        </Heading>
        {secondary ? <p className="mt-1 text-md text-muted">{secondary}</p> : null}
        {children ? (
          <div className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-base">{children}</div>
        ) : null}
      </div>
      {actions ? (
        <div className="flex flex-wrap gap-2" data-no-print="">
          {actions}
        </div>
      ) : null}
    </header>
  )
}
