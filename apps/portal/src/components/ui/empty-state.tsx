import type { ReactNode } from 'react'

/** Says that there is nothing yet, and how the first one gets there. */
export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="border-rule border-y py-8">
      <p className="font-medium text-md">{title}</p>
      {children ? <div className="mt-1 max-w-prose text-base text-muted">{children}</div> : null}
    </div>
  )
}
