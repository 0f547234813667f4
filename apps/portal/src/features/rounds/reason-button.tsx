'use client'

import { type ReactNode, useState } from 'react'
import { SideSheet } from '@/components/ui/side-sheet'
import { ScriptedButton } from '@/components/ui/scripted'

interface ReasonButtonProps {
  readonly text: string
  /** What the button opens, named for those who do not see the row. */
  readonly label: string
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
}

/** Opens the reason of a pairing in the sheet at the side. */
export function ReasonButton({ text, label, title, closeLabel, children }: ReasonButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ScriptedButton data-no-print="" className="opens min-h-8" aria-label={label} onClick={() => setOpen(true)}>
        {text}
      </ScriptedButton>
      {open ? (
        <SideSheet title={title} closeLabel={closeLabel} onClose={() => setOpen(false)}>
          {children}
        </SideSheet>
      ) : null}
    </>
  )
}
