'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'

const EVERY = 2_000

/** While the worker is at something that the page shows, the page is asked for anew two seconds after it came. */
export function FreshWhile({ open }: { readonly open: boolean }) {
  const router = useRouter()
  const [refreshing, begin] = useTransition()
  useEffect(() => {
    if (!open || refreshing) return
    const timer = setTimeout(() => begin(() => router.refresh()), EVERY)
    return () => clearTimeout(timer)
  }, [open, refreshing, router])
  return null
}
