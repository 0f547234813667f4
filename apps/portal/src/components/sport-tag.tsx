import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { codeText } from '@/i18n/code-text'
import { cn } from '@/lib/cn'

/** One glyph for each sport: a spade, a pair of joined levels, a tile. An unknown sport shows its id. */
const sports: Readonly<Record<string, { readonly className: string; readonly glyph: ReactNode }>> = {
  bridge: {
    className: 'text-bridge',
    glyph: (
      <path d="M8 1.5c2 2.6 5.5 4.6 5.5 7.500a2.9 2.9 0 0 1-4.8 2.200c.1 1.4.6 2.5 1.5 3.300H5.800c.9-.8 1.4-1.9 1.5-3.300A2.9 2.9 0 0 1 2.5 9C2.5 6.1 6 4.1 8 1.500Z" />
    ),
  },
  guandan: {
    className: 'text-guandan',
    glyph: <path d="M1.5 14.500v-4h4v-4h4v-4h5v2.500H12v4H8v4H4.500v1.500Z" />,
  },
  mahjong: {
    className: 'text-mahjong',
    glyph: (
      <path
        fillRule="evenodd"
        d="M4 1.500h8A1.5 1.5 0 0 1 13.5 3v10a1.5 1.5 0 0 1-1.5 1.500H4A1.5 1.5 0 0 1 2.5 13V3A1.5 1.5 0 0 1 4 1.500ZM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
      />
    ),
  },
}

export function SportTag({ sport, className }: { readonly sport: string; readonly className?: string }) {
  const t = useTranslations('sport')
  const known = sports[sport]
  const name = codeText(t, sport)
  return (
    <span
      className={cn(
        'inline-flex items-baseline gap-1.5 [&>svg]:self-center whitespace-nowrap text-sm',
        known?.className,
        className,
      )}
    >
      <svg viewBox="0 0 16 16" width="0.95em" height="0.95em" fill="currentColor" aria-hidden="true" focusable="false">
        {known?.glyph ?? <circle cx="8" cy="8" r="5" />}
      </svg>
      {name}
    </span>
  )
}
