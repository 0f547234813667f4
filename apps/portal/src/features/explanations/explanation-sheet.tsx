'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { SideSheet } from '@/components/ui/side-sheet'

interface ExplanationSheetProps {
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
}

/** Closing goes back to the address the figure stood at. */
export function ExplanationSheet({ title, closeLabel, children }: ExplanationSheetProps) {
  const router = useRouter()
  return (
    <SideSheet title={title} closeLabel={closeLabel} onClose={() => router.back()}>
      {children}
    </SideSheet>
  )
}
