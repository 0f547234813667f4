import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { InfoIcon, WarningIcon } from './icons'

/** A line the reader should not miss: what happened, what was kept, what to do. */
export function Notice({
  tone = 'info',
  title,
  children,
  className,
}: {
  readonly tone?: 'info' | 'attention'
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly className?: string
}) {
  const Mark = tone === 'attention' ? WarningIcon : InfoIcon
  return (
    <div
      role={tone === 'attention' ? 'alert' : 'status'}
      className={cn(
        'flex gap-3 border-l-2 bg-raised py-3 pr-4 pl-3 text-base',
        tone === 'attention' ? 'border-seal' : 'border-rule-strong',
        className,
      )}
    >
      <Mark className={cn('mt-0.5 shrink-0', tone === 'attention' ? 'text-seal' : 'text-muted')} />
      <div className="min-w-0">
        {title ? <p className="font-medium">{title}</p> : null}
        {children ? <div className="text-muted">{children}</div> : null}
      </div>
    </div>
  )
}
