import type { HTMLAttributes, ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react'
import { cn } from '@/lib/cn'

interface RegisterTableProps {
  /** Names the table for everyone; shown above it unless `captionHidden`. */
  readonly caption: ReactNode
  readonly captionHidden?: boolean
  /** Few columns: on wide screens it needs no frame that scrolls. */
  readonly fits?: boolean
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A register: a real table that scrolls with the page, its header in sight, its first column in place when it scrolls sideways. */
export function RegisterTable({ caption, captionHidden, fits, label, className, children }: RegisterTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable from the keyboard
    <section className="register-frame" data-fits={fits || undefined} aria-label={label} tabIndex={0}>
      <table className={cn('register', className)} data-rows="">
        <caption className={captionHidden ? 'sr-only' : 'pb-2 text-muted text-sm'}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}

interface CellLook {
  /** Right-aligned with tabular figures. */
  readonly numeric?: boolean
  /** Stays at the left edge while the table scrolls sideways. */
  readonly stuck?: boolean
}

/** What is absent is left out: said as undefined it would go along with every cell of the page. */
const look = ({ numeric, stuck }: CellLook) => ({
  ...(numeric ? { 'data-numeric': '' } : {}),
  ...(stuck ? { 'data-stuck': '' } : {}),
})

export function ColumnHead({ numeric, stuck, ...rest }: ThHTMLAttributes<HTMLTableCellElement> & CellLook) {
  return <th scope="col" {...look({ numeric, stuck })} {...rest} />
}

export function RowHead({ numeric, stuck, ...rest }: ThHTMLAttributes<HTMLTableCellElement> & CellLook) {
  return <th scope="row" {...look({ numeric, stuck })} {...rest} />
}

export function Cell({ numeric, stuck, ...rest }: TdHTMLAttributes<HTMLTableCellElement> & CellLook) {
  return <td {...look({ numeric, stuck })} {...rest} />
}

export function Row(props: HTMLAttributes<HTMLTableRowElement>) {
  return <tr {...props} />
}
