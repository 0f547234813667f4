import type { ReactNode } from 'react'

/** A named frame for what may be wider than a phone; it scrolls sideways, from the keyboard too. */
export function Sideways({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable from the keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
