import { useLocale, useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import type { FragmentOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import type { RulesLineFields } from '@/gql/rules-line'

type ShownRules = FragmentOf<typeof RulesLineFields>

/** Rules of a body: the door to them, what they are, since when. */
export function RulesLine({ book }: { readonly book: ShownRules }) {
  const t = useTranslations('bodyRules')
  const laws = useTranslations('laws')
  const sports = useTranslations('sport')
  const locale = useLocale()
  const { rules } = book
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Link href={paths.lawBook(book)} className="way font-medium">
        {inLanguage(book.title, locale)}
      </Link>
      {rules ? (
        <>
          <Chip>{t(`kind.${rules.kind}`)}</Chip>
          <span className="text-muted text-sm">{rules.sport ? sports(rules.sport) : t('sportAll')}</span>
          <span className="figures text-muted text-sm">{t('version', { number: rules.version })}</span>
        </>
      ) : null}
      {book.effectiveFrom ? (
        <span className="figures text-muted text-sm">
          {laws('since')} {formatDate(book.effectiveFrom, locale)}
        </span>
      ) : null}
    </p>
  )
}
