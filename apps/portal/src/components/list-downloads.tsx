import { useLocale, useTranslations } from 'next-intl'
import type { ListName } from '@/lib/list-names'

interface ListDownloadsProps {
  readonly list: ListName
  readonly id?: string
  readonly text?: string
  /** Where the same is found set for paper. */
  readonly paper?: string | undefined
}

/** The list that is shown, as files. */
export function ListDownloads({ list, id, text, paper }: ListDownloadsProps) {
  const t = useTranslations('listFiles')
  const locale = useLocale()
  const query = new URLSearchParams({ locale, ...(id ? { id } : {}), ...(text ? { text } : {}) })
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 text-sm" data-no-print="">
      <span className="inline-flex min-h-11 items-center text-muted lg:min-h-8">{t('download')}</span>
      {(['csv', 'xlsx'] as const).map(type => (
        <a
          key={type}
          href={`/files/lists/${list}/${type}?${query}`}
          className="link inline-flex min-h-11 items-center lg:min-h-8"
        >
          {type.toUpperCase()}
        </a>
      ))}
      {paper ? (
        <a href={paper} className="link inline-flex min-h-11 items-center lg:min-h-8">
          {t('paper')}
        </a>
      ) : null}
    </p>
  )
}
