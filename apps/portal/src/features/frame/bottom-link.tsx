'use client'

import type { ReactNode } from 'react'
import { Link, usePathname } from '@/i18n/navigation'
import { cn } from '@/lib/cn'

interface BottomLinkProps {
  readonly href: string
  readonly icon: ReactNode
  readonly label: string
}

export function BottomLink({ href, icon, label }: BottomLinkProps) {
  const pathname = usePathname()
  const here = href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
  return (
    <li>
      <Link
        href={href}
        aria-current={here ? 'page' : undefined}
        className={cn(
          'flex h-14 flex-col items-center justify-center gap-0.5 text-xs leading-none',
          here ? 'font-medium text-ink' : 'text-muted',
        )}
      >
        {icon}
        {label}
      </Link>
    </li>
  )
}
