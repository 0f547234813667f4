import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'

interface StageTabsProps {
  readonly label: string
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
}

/** Stages of an event, when it has more than one. */
export function StageTabs({ label, tabs }: StageTabsProps) {
  if (tabs.length < 2) return null
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(tab => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-9 items-center rounded-full border px-4 text-sm',
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
