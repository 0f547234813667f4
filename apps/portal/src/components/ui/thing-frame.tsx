'use client'

import type { ReactNode } from 'react'
import { usePathname } from '@/i18n/navigation'
import { SideTabs, samePath, type SideTab } from './side-tabs'

interface ThingFrameProps {
  /** Who or what it is: small on phones, where the chosen section is the page. */
  readonly head: ReactNode
  /** The first of them is its own page; within the others the head shows no actions on a phone. */
  readonly tabs: readonly SideTab[]
  readonly label: string
  /** What must be read before any section: that it is cancelled, that the record was merged. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The head and the sections of one thing. On a phone they take the upper third at most, so that a tap on a tab is seen. */
export function ThingFrame({ head, tabs, label, notice, children }: ThingFrameProps) {
  const inside = !samePath(usePathname(), tabs[0]?.href ?? '')
  return (
    <div className="group/thing" data-inside={inside ? '' : undefined}>
      {head}
      {notice}
      <div className="flex flex-col gap-3 lg:flex-row lg:gap-10">
        <SideTabs label={label} tabs={tabs} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  )
}
