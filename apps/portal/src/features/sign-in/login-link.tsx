'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale } from 'next-intl'
import { PersonIcon } from '@/components/ui/icons'
import { cn } from '@/lib/cn'
import { Link, usePathname } from '@/i18n/navigation'

/** To the log-in page, and back here afterwards; on a phone's bar the figure alone. */
export function LoginLink({ label, inBar = false }: { readonly label: string; readonly inBar?: boolean }) {
  const locale = useLocale()
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const here = `/${locale}${pathname === '/' ? '' : pathname}${search ? `?${search}` : ''}`
  const target = pathname === '/login' ? '/login' : `/login?${new URLSearchParams({ return: here })}`
  return (
    <Link
      href={target}
      aria-label={label}
      className={cn(
        'min-h-11 items-center gap-1.5 text-base',
        inBar ? 'flex min-w-11 justify-center rounded-md px-2 hover:bg-raised' : 'link flex w-fit',
      )}
    >
      <PersonIcon />
      <span className={inBar ? 'hidden md:inline' : undefined}>{label}</span>
    </Link>
  )
}
