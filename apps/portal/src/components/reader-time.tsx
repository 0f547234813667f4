'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { formatInstant, zoneName } from '@/lib/format/dates'

/** Adds the instant in the reader's own zone, which only the browser knows. */
export function ReaderTime({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const locale = useLocale()
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    setOwn(`${formatInstant(at, locale, zone)} ${zoneName(at, locale, zone)}`)
  }, [at, locale])
  return (
    <time dateTime={at} title={own} className="whitespace-nowrap">
      {children}
    </time>
  )
}
