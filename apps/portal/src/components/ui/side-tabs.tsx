import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'

export interface SideTab {
  readonly href: string
  readonly label: string
  readonly count?: number | null
  readonly current?: boolean
}

/** The sections of one thing: a slim list at the side, on phones a row that scrolls. */
export function SideTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly SideTab[] }) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-20 lg:w-44 lg:shrink-0 lg:self-start">
      <ul className="-mx-4 flex gap-1 overflow-x-auto border-rule border-b px-4 lg:mx-0 lg:flex-col lg:gap-0 lg:border-b-0 lg:px-0">
        {tabs.map(tab => (
          <li key={tab.href} className="shrink-0">
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-2 text-base lg:min-h-9 lg:justify-between lg:border-b-0 lg:border-l-2 lg:px-3',
                tab.current ? 'border-ink font-medium text-ink' : 'text-muted hover:text-ink lg:border-rule',
              )}
            >
              {tab.label}
              {typeof tab.count === 'number' ? <span className="figures text-muted text-xs">{tab.count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
