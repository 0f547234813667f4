'use client'

import { usePathname, useSearchParams } from 'next/navigation'

/** Tells a form which page to come back to. */
export function ReturnPath() {
  const search = useSearchParams().toString()
  const pathname = usePathname()
  return <input type="hidden" name="return" value={search ? `${pathname}?${search}` : pathname} />
}
