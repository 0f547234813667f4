import type { ReactNode } from 'react'

/** A form that opens when it is wanted; the page stays short. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="mt-1">
      <summary className="link flex min-h-11 cursor-pointer items-center">{title}</summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  )
}

/** A part of an office page. */
export function Part({
  title,
  id,
  children,
}: {
  readonly title: string
  readonly id?: string
  readonly children: ReactNode
}) {
  return (
    <section id={id}>
      <h2 className="mb-2 text-lg">{title}</h2>
      {children}
    </section>
  )
}
