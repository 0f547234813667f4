'use client'

import type { ReactNode } from 'react'
import { Link } from '@/i18n/navigation'

/**
 * A computed figure. Its dotted line says that it opens; the address is that of its explanation. Drawn by
 * the browser too, so that what it says goes there once.
 */
export function FigureLink({
  href,
  label,
  children,
}: {
  readonly href: string
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <Link href={href} scroll={false} className="opens figures" aria-label={label}>
      {children}
    </Link>
  )
}
