'use client'

import { Dialog } from 'radix-ui'
import { useTranslations } from 'next-intl'
import { CloseIcon } from './icons'
import { lendStyleNonce } from '@/lib/style-nonce'

lendStyleNonce()

interface KeyListProps {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly keys: readonly string[] }[]
  readonly onClose: () => void
}

/** What the keys do, in a dialog; Escape closes it and gives the focus back. */
export function KeyList({ title, rows, onClose }: KeyListProps) {
  const t = useTranslations('common')
  return (
    <Dialog.Root open onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[oklch(0%_0_0/0.28)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md bg-paper p-5 shadow-sheet"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-md">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t('close')}
              className="flex size-11 items-center justify-center rounded-md hover:bg-raised"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-base">
            {rows.map(({ label, keys }) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="flex gap-1">
                  {keys.map(key => (
                    <kbd key={key} className="min-w-7 rounded-md border border-rule-strong px-1.5 text-center text-sm">
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
