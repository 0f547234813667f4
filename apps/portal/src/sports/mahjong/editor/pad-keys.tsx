import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface PadKeyProps {
  readonly chosen: boolean
  readonly disabled?: boolean
  readonly label?: string
  /** As wide as two keys. */
  readonly wide?: boolean
  readonly onTap: () => void
  readonly children: ReactNode
}

/** A key as wide as a thumb. */
export function PadKey({ chosen, disabled, label, wide, onTap, children }: PadKeyProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={label}
      disabled={disabled}
      onClick={onTap}
      className={cn(
        'min-h-12 min-w-0 truncate rounded-md border px-2 disabled:opacity-40',
        wide ? 'col-span-2' : '',
        chosen ? 'border-ink bg-ink text-paper' : 'border-rule-strong bg-paper hover:bg-raised',
      )}
    >
      {children}
    </button>
  )
}

interface PadKeysProps {
  readonly legend?: string
  readonly columns: 1 | 2 | 4
  readonly children: ReactNode
}

export function PadKeys({ legend, columns, children }: PadKeysProps) {
  return (
    <fieldset>
      {legend ? <legend className="mb-1 text-muted text-sm">{legend}</legend> : null}
      <div className={cn('grid gap-1.5', { 1: 'grid-cols-1', 2: 'grid-cols-2', 4: 'grid-cols-4' }[columns])}>
        {children}
      </div>
    </fieldset>
  )
}
