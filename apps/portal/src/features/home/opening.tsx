import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'
import { SearchIcon } from '@/components/ui/icons'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'

export interface HouseCounts {
  readonly people: number
  readonly events: number
  readonly organisations: number
}

function Counts({ counts }: { readonly counts: HouseCounts }) {
  const t = useTranslations('home')
  const shown = [
    ['/events', t('countEvents', { count: counts.events })],
    ['/players', t('countPeople', { count: counts.people })],
    ['/clubs', t('countClubs', { count: counts.organisations })],
  ] as const
  return (
    <ul className="figures mt-2 flex flex-wrap gap-x-6 text-muted max-sm:text-sm lg:mt-4">
      {shown.map(([href, text]) => (
        <li key={href}>
          <Link href={href} className="inline-flex min-h-11 items-center way">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What this house is, how much it keeps, and the way in by name. */
export function Opening({ counts }: { readonly counts?: HouseCounts }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <section className="border-rule border-b py-4 lg:py-10">
      <h1 className="max-w-3xl text-xl leading-snug lg:text-2xl">{t('home.title')}</h1>
      <p className="mt-3 max-w-prose text-md text-muted max-sm:hidden">{t('home.what')}</p>
      <form action={`/${locale}/search`} method="get" className="relative mt-4 flex max-w-xl gap-2 lg:mt-6">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <TextInput
          type="search"
          name="q"
          aria-label={t('frame.searchLabel')}
          placeholder={t('frame.searchPlaceholder')}
          className="pl-10"
        />
        <Button type="submit" tone="strong" className="shrink-0">
          {t('frame.search')}
        </Button>
      </form>
      {counts ? <Counts counts={counts} /> : null}
      <Link href={paths.help} className="link inline-flex min-h-11 items-center">
        {t('home.newHere')}
      </Link>
    </section>
  )
}
