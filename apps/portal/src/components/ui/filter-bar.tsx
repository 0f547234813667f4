import type { ReactNode } from 'react'

interface FilterBarProps {
  readonly action: string
  readonly summary: string
  /** Open on phones too, because a filter is set. */
  readonly open: boolean
  readonly children: ReactNode
}

/** Filters of a list as a plain form: what is chosen stands in the address. */
export function FilterBar({ action, summary, open, children }: FilterBarProps) {
  return (
    <details className="filters mb-4" open={open || undefined} data-no-print="">
      <summary className="mb-2 inline-flex min-h-11 list-none items-center rounded-md border border-rule-strong px-4 text-base">
        {summary}
      </summary>
      <form action={action} method="get" className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        {children}
      </form>
    </details>
  )
}
