'use client'

import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { CloseIcon } from './icons'
import { lendStyleNonce } from '@/lib/style-nonce'

lendStyleNonce()

interface SideSheetProps {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A sheet at the right edge (from below on phones) that keeps the page in view; Escape and the veil close it. Focus goes
 * back to what opened it.
 */
export function SideSheet({ title, closeLabel, onClose, children }: SideSheetProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Dialog.Root open onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[oklch(0%_0_0/0.28)]" data-no-print="" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
          }}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col rounded-t-md border-rule border-t bg-paper shadow-sheet sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[30rem] sm:rounded-none sm:border-t-0 sm:border-l"
        >
          <div className="flex items-center justify-between gap-4 border-rule border-b py-1 pr-2 pl-5">
            <Dialog.Title className="text-md">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              title={closeLabel}
              className="flex size-11 items-center justify-center rounded-md hover:bg-raised"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto px-5 py-4">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
