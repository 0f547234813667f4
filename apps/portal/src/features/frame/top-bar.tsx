import { getTranslations } from 'next-intl/server'
import { SearchIcon } from '@/components/ui/icons'
import { SealMark } from '@/components/ui/seal-mark'
import { AccountMenu } from '@/features/sign-in'
import { Link } from '@/i18n/navigation'
import type { Density, Theme } from '@/lib/preferences'
import { DisplayMenu } from './display-menu'
import { LanguageLink } from './language-link'
import { NavLink } from './nav-link'
import { SearchForm } from './search-form'

export const sections = ['events', 'rankings', 'players', 'clubs', 'casebook'] as const

/** Mark, sections, search, language, display and account. */
export async function TopBar({ theme, density }: { readonly theme: Theme; readonly density: Density }) {
  const t = await getTranslations()
  return (
    <header className="sticky top-0 z-30 border-rule border-b bg-paper print:static" data-no-print="">
      <div className="page-width flex h-14 items-center gap-2 lg:gap-4">
        <Link
          href="/"
          className="flex min-h-11 shrink-0 items-center gap-2.5 font-semibold text-md"
          aria-label={`${t('site.name')} ${t('site.nameOther')}`}
        >
          <SealMark />
          <span>{t('site.name')}</span>
          <span className="font-normal text-muted text-base">{t('site.nameOther')}</span>
        </Link>
        <nav aria-label={t('frame.mainNavigation')} className="hidden lg:block">
          <ul className="flex">
            {sections.map(section => (
              <li key={section}>
                <NavLink href={`/${section}`}>{t(`frame.${section}`)}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-1">
          <SearchForm />
          <Link
            href="/search"
            aria-label={t('frame.search')}
            className="flex size-11 items-center justify-center rounded-md hover:bg-raised md:hidden"
          >
            <SearchIcon />
          </Link>
          <LanguageLink />
          <DisplayMenu theme={theme} density={density} />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
