'use client'

import { Dialog } from 'radix-ui'
import { useTranslations } from 'next-intl'
import { CloseIcon } from '@/components/ui/icons'
import { deskActions, deskKeys } from './use-desk-keys'

/** The keys of the desk; Escape closes and gives the focus back. */
export function DeskKeyList({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('scoreDesk')
  const common = useTranslations('common')
  return (
    <Dialog.Root open onOpenChange={open => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[oklch(0%_0_0/0.28)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-md bg-paper p-5 shadow-sheet"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-md">{t('keys')}</Dialog.Title>
            <Dialog.Close
              aria-label={common('close')}
              className="flex size-11 items-center justify-center rounded-md hover:bg-raised"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-base">
            {(['save', ...deskActions] as const).map(action => (
              <div key={action} className="contents">
                <dt className="text-muted">{t(`key.${action}`)}</dt>
                <dd className="flex gap-1">
                  {deskKeys[action].map(key => (
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
