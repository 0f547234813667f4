import { getLocale, getTranslations } from 'next-intl/server'
import { SearchIcon } from '@/components/ui/icons'
import { SuggestBox } from '@/components/suggest-box'

/** Search by address, so that it works without a script and can be sent. */
export async function SearchForm() {
  const [t, locale] = await Promise.all([getTranslations('frame'), getLocale()])
  return (
    <search className="hidden min-w-0 flex-1 md:block md:max-w-md">
      <form action={`/${locale}/search`} method="get" className="relative">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <SuggestBox
          type="search"
          name="q"
          data-search=""
          aria-label={t('searchLabel')}
          aria-keyshortcuts="/"
          placeholder={t('searchPlaceholder')}
          className="min-h-10 w-full rounded-md border border-rule-strong bg-paper pr-3 pl-10 text-base placeholder:text-muted"
        />
      </form>
    </search>
  )
}
