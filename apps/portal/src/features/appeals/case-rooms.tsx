import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import type { CaseData } from './load-case'

/** The other pages of a case, for whoever is something to it: its panel, and its room or its decision. */
export function CaseRooms({ of }: { readonly of: CaseData }) {
  const t = useTranslations('cases')
  const inRoom = of.relations.some(each => each === 'panelSeated' || each === 'clerk')
  const links = [
    { href: paths.casePanel(of), label: t('toPanel'), open: true },
    { href: paths.caseRoom(of), label: t(of.isNotified ? 'toDecision' : 'toRoom'), open: inRoom || of.isNotified },
  ].filter(link => link.open)
  return (
    <nav aria-label={t('rooms')} className="flex flex-wrap gap-x-6 gap-y-2">
      {links.map(link => (
        <Link key={link.href} href={link.href} className="link inline-flex min-h-6 items-center">
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
