import { getTranslations } from 'next-intl/server'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { plugs } from '@/sports/plugs'
import { sections } from './top-bar'

const tools = Object.values(plugs).flatMap(plug => plug.tools)

export async function Footer({ children }: { readonly children?: React.ReactNode }) {
  const t = await getTranslations()
  return (
    <footer className="mt-16 border-rule border-t pb-20 lg:pb-0" data-no-print="">
      <div className="page-width flex flex-col gap-4 py-6 text-muted text-sm md:flex-row md:items-start md:justify-between">
        <p className="max-w-prose">{t('frame.footerNote')}</p>
        <nav aria-label={t('frame.footerNavigation')}>
          <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:hover:text-ink">
            {sections.map(section => (
              <li key={section}>
                <Link href={`/${section}`}>{t(`frame.${section}`)}</Link>
              </li>
            ))}
            {tools.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{t(`frame.${label}`)}</Link>
              </li>
            ))}
            <li>
              <Link href={paths.laws}>{t('laws.title')}</Link>
            </li>
            <li>
              <Link href={paths.help}>{t('help.title')}</Link>
            </li>
            <li>
              <Link href={paths.trust}>{t('trust.title')}</Link>
            </li>
            <li>
              <Link href={paths.openData}>{t('openData.title')}</Link>
            </li>
            <li>
              <Link href={paths.developers}>{t('developers.title')}</Link>
            </li>
            <li>
              <Link href={paths.serviceFigures}>{t('serviceFigures.title')}</Link>
            </li>
            <li>
              <Link href={paths.publicPolicies}>{t('publicPolicies.title')}</Link>
            </li>
            <li>
              <Link href={paths.tableDoor}>{t('frame.tableEntry')}</Link>
            </li>
            {children ? <li>{children}</li> : null}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
