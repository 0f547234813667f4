'use client'

import { useEffect } from 'react'

/** How far below the top of what scrolls a head stands: under the bar of the page, at the edge of a sheet. */
const edgeOf = (frame: Element): number => {
  const bar = document.querySelector('body > header')
  return frame.closest('[role="dialog"]') || !bar ? 0 : bar.getBoundingClientRect().bottom
}

/** Where the table has room enough it needs no frame, and its head sticks by itself; else it is said that it goes on. */
const measure = (frame: Element): void => {
  const table = frame.querySelector('table')
  frame.toggleAttribute('data-room', table !== null && table.offsetWidth <= frame.clientWidth + 1)
  frame.toggleAttribute('data-after', frame.scrollWidth - frame.clientWidth - frame.scrollLeft > 4)
}

/** The head of a table that scrolls sideways goes along with the page, as far as the table reaches. */
const follow = (frame: Element): void => {
  const head = frame.querySelector('thead')
  if (!head) return
  const { top, height } = frame.getBoundingClientRect()
  const most = height - 2 * head.offsetHeight
  const shift = frame.hasAttribute('data-room') ? 0 : Math.min(Math.max(0, edgeOf(frame) - top), Math.max(0, most))
  head.style.transform = shift > 0 ? `translateY(${Math.round(shift)}px)` : ''
}

/** Lets every list scroll with the page and keeps the heads of its columns in sight. Without scripts the page scrolls all the same. */
export function StuckHeads() {
  useEffect(() => {
    const seen = new Set<Element>()
    const sizes = new ResizeObserver(entries => {
      for (const { target } of entries) measure(target.closest('.register-frame') ?? target)
    })
    const find = () => {
      // The head of a table within another's row stays with its row.
      for (const frame of document.querySelectorAll('.register-frame:not(.unfolded *)')) {
        if (seen.has(frame)) continue
        seen.add(frame)
        sizes.observe(frame)
        const table = frame.querySelector('table')
        if (table) sizes.observe(table)
      }
      for (const frame of seen) if (!frame.isConnected) seen.delete(frame)
    }
    let asked = 0
    const move = ({ target }: Event) => {
      if (target instanceof Element && seen.has(target)) measure(target)
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(() => {
        for (const frame of seen) follow(frame)
      })
    }
    const pages = new MutationObserver(find)
    find()
    pages.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('scroll', move, { passive: true, capture: true })
    return () => {
      cancelAnimationFrame(asked)
      sizes.disconnect()
      pages.disconnect()
      document.removeEventListener('scroll', move, { capture: true })
    }
  }, [])
  return null
}
