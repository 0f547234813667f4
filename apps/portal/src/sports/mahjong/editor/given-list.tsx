import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface GivenListProps<Item> {
  readonly legend: string
  readonly items: readonly Item[]
  readonly words: (item: Item) => string
  readonly disabled?: boolean
  readonly onChange: (items: readonly Item[]) => void
  /** The line for one more. */
  readonly children: ReactNode
}

/** What was given so far, each to be taken back, and a line for one more. */
export function GivenList<Item>({ legend, items, words, disabled, onChange, children }: GivenListProps<Item>) {
  const t = useTranslations('mahjong.sheet')
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="font-medium text-sm">{legend}</legend>
      <ul>
        {items.map((item, i) => (
          <li key={i} className="flex items-center justify-between gap-2 text-sm">
            <span>{words(item)}</span>
            <Button size="small" tone="quiet" onClick={() => onChange(items.filter((_, at) => at !== i))}>
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
