import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'

interface ChoiceTabsProps {
  readonly label: string
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
  /** The label is seen too: where several rows of choices stand above each other. */
  readonly labelled?: boolean
}

/** Stages or rounds to choose from, when there is more than one. */
export function ChoiceTabs({ label, tabs, labelled }: ChoiceTabsProps) {
  if (tabs.length < 2) return null
  return (
    <nav aria-label={label} className="mb-4 flex flex-wrap items-center gap-2">
      {labelled ? (
        <span aria-hidden="true" className="text-muted text-sm">
          {label}
        </span>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        {tabs.map(tab => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={cn(
                'figures inline-flex min-h-9 min-w-9 items-center justify-center rounded-full border px-3 text-sm',
                tab.current ? 'border-ink bg-ink text-paper' : 'border-rule-strong hover:bg-raised',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
