'use client'

import { Dialog } from 'radix-ui'
import { useTranslations } from 'next-intl'
import { CloseIcon } from '@/components/ui/icons'

const rows = [
  ['search', ['/']],
  ['home', ['g', 'h']],
  ['events', ['g', 'e']],
  ['rankings', ['g', 'r']],
  ['players', ['g', 'p']],
  ['clubs', ['g', 'c']],
  ['desk', ['g', 'd']],
  ['rows', ['j', 'k']],
  ['open', ['Enter']],
  ['close', ['Esc']],
  ['help', ['?']],
] as const

export function KeyHelp({
  open,
  onOpenChange,
}: {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}) {
  const t = useTranslations()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[oklch(0%_0_0/0.28)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-50 w-[min(26rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-md bg-paper p-5 shadow-sheet"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-md">{t('keys.title')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('common.close')}
              className="flex size-11 items-center justify-center rounded-md hover:bg-raised"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-base">
            {rows.map(([name, keys]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{t(`keys.${name}`)}</dt>
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
