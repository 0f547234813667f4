import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

const tones = {
  plain: 'border-rule text-muted',
  strong: 'border-rule-strong text-ink',
  seal: 'border-seal text-seal',
} as const

export function Chip({
  tone = 'plain',
  title,
  className,
  children,
}: {
  readonly tone?: keyof typeof tones
  readonly title?: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <span
      title={title}
      className={cn(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2 py-px text-xs leading-5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
