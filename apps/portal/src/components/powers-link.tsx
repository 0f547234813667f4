import { useTranslations } from 'next-intl'
import { Link } from '@/i18n/navigation'

/** The way to who may do what at an event or a body. */
export function PowersLink({ href }: { readonly href: string }) {
  const t = useTranslations('common')
  return (
    <Link href={href} className="link">
      {t('powers')}
    </Link>
  )
}
