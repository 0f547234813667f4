'use client'

import { type ReactNode, useEffect, useRef } from 'react'

interface DisclosureMenuProps {
  readonly label: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

/** A menu that opens without a script; with one it also closes on Escape, on a press elsewhere, and behind who takes a link of it. */
export function DisclosureMenu({ label, summary, children }: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.open = false
        element.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && !element.contains(event.target)) element.open = false
    }
    const follow = (event: Event) => {
      if (details.current && event.target instanceof Element && event.target.closest('a')) details.current.open = false
    }
    const menu = details.current
    menu?.addEventListener('click', follow)
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
      menu?.removeEventListener('click', follow)
    }
  }, [])
  return (
    <details ref={details} className="group relative">
      <summary
        aria-label={label}
        title={label}
        className="flex min-h-11 min-w-11 list-none items-center justify-center gap-2 rounded-md px-2 text-base hover:bg-raised group-open:bg-raised"
      >
        {summary}
      </summary>
      <div className="absolute right-0 z-40 mt-1 w-64 max-w-[calc(100vw-2rem)] rounded-md border border-rule bg-paper p-4 shadow-sheet">
        {children}
      </div>
    </details>
  )
}
