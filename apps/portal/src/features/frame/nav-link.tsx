'use client'

import type { ReactNode } from 'react'
import { Link, usePathname } from '@/i18n/navigation'
import { cn } from '@/lib/cn'

/** A section of the site; underlined while the reader is in it. */
export function NavLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const pathname = usePathname()
  const here = pathname === href || pathname.startsWith(`${href}/`)
  return (
    <Link
      href={href}
      aria-current={here ? (pathname === href ? 'page' : 'true') : undefined}
      className={cn('relative flex h-14 items-center px-3 text-base hover:text-ink', here ? 'text-ink' : 'text-muted')}
    >
      {children}
      {here ? <span className="absolute inset-x-3 bottom-0 h-0.5 bg-ink" /> : null}
    </Link>
  )
}
