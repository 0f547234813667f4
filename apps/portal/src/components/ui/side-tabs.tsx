'use client'

import { useEffect, useRef } from 'react'
import { Link, usePathname } from '@/i18n/navigation'

export interface SideTab {
  readonly href: string
  readonly label: string
  readonly count?: number | null
  /** Current only at exactly this address, not below it. */
  readonly exact?: boolean
}

const plain = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether two addresses name one page, however they are written. */
export const samePath = (one: string, other: string): boolean => plain(one) === plain(other)

const isHere = (pathname: string, tab: SideTab): boolean =>
  samePath(pathname, tab.href) || (!tab.exact && plain(pathname).startsWith(`${plain(tab.href)}/`))

/** Says on the frame of a row to which sides it goes on; a style draws it. */
const sayMore = (row: HTMLElement): void => {
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
  row.parentElement?.toggleAttribute('data-before', row.scrollLeft > 4)
  row.parentElement?.toggleAttribute('data-after', rest > 4)
}

/** Brings the current tab to the middle of a row that is wider than the window, and says where more follow. */
const useCurrentInView = (pathname: string) => {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which tab is current
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const [frame, tab] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    row.current.scrollLeft += tab.left + tab.width / 2 - frame.left - frame.width / 2
  }, [pathname])
  useEffect(() => {
    const list = row.current
    if (!list) return
    const say = () => sayMore(list)
    const sizes = new ResizeObserver(say)
    sizes.observe(list)
    list.addEventListener('scroll', say, { passive: true })
    return () => {
      sizes.disconnect()
      list.removeEventListener('scroll', say)
    }
  }, [])
  return row
}

/**
 * The sections of one thing: a slim list at the side, on phones a row that scrolls. What waits in one describes its link and is
 * no part of its name, which stays the same while the number changes.
 */
export function SideTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly SideTab[] }) {
  const pathname = usePathname()
  const row = useCurrentInView(pathname)
  return (
    <nav aria-label={label} className="tabs-frame min-w-0 lg:sticky lg:top-20 lg:w-52 lg:shrink-0 lg:self-start">
      <ul ref={row} className="side-tabs">
        {tabs.map(tab => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={isHere(pathname, tab) ? 'page' : undefined}
              aria-description={typeof tab.count === 'number' ? `${tab.count}` : undefined}
            >
              {tab.label}
              {typeof tab.count === 'number' ? (
                <span aria-hidden className="figures text-muted text-xs">
                  {tab.count}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
