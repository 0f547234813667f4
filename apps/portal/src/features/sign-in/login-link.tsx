'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale } from 'next-intl'
import { PersonIcon } from '@/components/ui/icons'
import { Link, usePathname } from '@/i18n/navigation'

/** To the log-in page, and back here afterwards. */
export function LoginLink({ label }: { readonly label: string }) {
  const locale = useLocale()
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const here = `/${locale}${pathname === '/' ? '' : pathname}${search ? `?${search}` : ''}`
  const target = pathname === '/login' ? '/login' : `/login?${new URLSearchParams({ return: here })}`
  return (
    <Link
      href={target}
      aria-label={label}
      className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-base hover:bg-raised"
    >
      <PersonIcon />
      <span className="hidden md:inline">{label}</span>
    </Link>
  )
}
