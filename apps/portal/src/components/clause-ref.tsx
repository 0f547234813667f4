import { useLocale, useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { type Cited, lawAddress } from '@/lib/law-address'

interface ShownClause extends Cited {
  /** The title of the rules it stands in, where a body made them itself. */
  readonly ofRules?: { readonly zh: string; readonly en: string } | null
}

/** An article of a rulebook, e.g. `Article 78A · Laws 2017`: the door to its page. */
export function ClauseRef({ clause }: { readonly clause: ShownClause }) {
  const t = useTranslations('clause')
  const editions = useTranslations('clause.edition')
  const locale = useLocale()
  const edition = clause.ofRules
    ? inLanguage(clause.ofRules, locale)
    : codeText(editions, clause.edition.replace('/', '_'), {}, clause.edition)
  const text = /^\d/.test(clause.article) ? `${t('article', { article: clause.article })} · ${edition}` : edition
  const href = lawAddress(clause)
  if (!href) return <span className="whitespace-nowrap text-muted text-sm">{text}</span>
  return (
    <Link href={href} data-clause="" className="link whitespace-nowrap text-muted text-sm">
      {text}
    </Link>
  )
}
