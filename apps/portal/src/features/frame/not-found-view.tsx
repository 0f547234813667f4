import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'
import { PageTitle } from '@/components/ui/page-title'

/** Nothing here: why that may be, and the search. */
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
    </>
  )
}
