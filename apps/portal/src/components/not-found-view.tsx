import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'

const ways = ['events', 'rankings', 'players', 'clubs', 'casebook'] as const

/** Nothing here: why that may be, the search, and the ways on. */
export function NotFoundView() {
  const t = useTranslations()
  return (
    <>
      <PageTitle title={t('failure.notFoundTitle')} secondary={t('failure.notFound')} />
      <form action={`/${useLocale()}/search`} method="get" className="flex max-w-md gap-2">
        <TextInput
          type="search"
          name="q"
          aria-label={t('frame.searchLabel')}
          placeholder={t('frame.searchPlaceholder')}
        />
        <Button type="submit" className="shrink-0">
          {t('frame.search')}
        </Button>
      </form>
      <nav aria-label={t('failure.waysOn')} className="mt-6">
        <ul className="flex flex-wrap gap-x-6">
          {ways.map(way => (
            <li key={way}>
              <Link href={`/${way}`} className="link inline-flex min-h-11 items-center">
                {t(`frame.${way}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
