import { getLocale, getTranslations } from 'next-intl/server'
import { paths } from '@/lib/paths'

interface PaperLinkProps {
  readonly kind: 'awards' | 'lines' | 'places'
  /** The award; or the list and the person, or the revision and the contestant, with a full stop between. */
  readonly name: string
}

/** The same tree set for paper, every step open. */
export async function PaperLink({ kind, name }: PaperLinkProps) {
  const [t, locale] = await Promise.all([getTranslations('explain.view'), getLocale()])
  return (
    <p className="mt-4 text-sm" data-no-print="">
      <a className="link inline-flex min-h-11 items-center lg:min-h-8" href={paths.paper(kind, name, locale)}>
        {t('paper')}
      </a>
    </p>
  )
}
