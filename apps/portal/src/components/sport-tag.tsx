import { useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import { cn } from '@/lib/cn'
import { plugOf } from '@/sports/plugs'

/** Name and glyph of a sport in its colour. An unknown sport shows its id. */
export function SportTag({ sport, className }: { readonly sport: string; readonly className?: string }) {
  const t = useTranslations('sport')
  const plug = plugOf(sport)
  const name = codeText(t, sport)
  return (
    <span className={cn('sign text-sm', plug?.colour.text, className)}>
      <svg viewBox="0 0 16 16" width="0.95em" height="0.95em" fill="currentColor" aria-hidden="true" focusable="false">
        {plug?.glyph ?? <circle cx="8" cy="8" r="5" />}
      </svg>
      {name}
    </span>
  )
}
