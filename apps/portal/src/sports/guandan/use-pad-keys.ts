'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** Somebody types or chooses, or is in a part of the editor with keys of its own. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [data-own-keys] *')

/**
 * Keys for a pad of buttons: those pressed within it, and those pressed while nothing has the focus. A button that was
 * tapped and then disabled or taken away drops the focus; the scorer types on.
 */
export const usePadKeys = <E extends HTMLElement>(press: (event: KeyboardEvent) => void): RefObject<E | null> => {
  const pad = useRef<E>(null)
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      const ours = target === document.body || (target instanceof Node && pad.current?.contains(target))
      if (!ours || isElsewhere(target) || event.ctrlKey || event.metaKey || event.altKey) return
      latest.current(event)
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  return pad
}
