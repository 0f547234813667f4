import { useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { type Cited, lawAddress } from '@/lib/law-address'

/** An article of a rulebook, e.g. `Article 78A · Laws 2017`: the door to its page. */
export function ClauseRef({ clause }: { readonly clause: Cited }) {
  const t = useTranslations('clause')
  const editions = useTranslations('clause.edition')
  const edition = codeText(editions, clause.edition.replace('/', '_'), {}, clause.edition)
  const text = /^\d/.test(clause.article) ? `${t('article', { article: clause.article })} · ${edition}` : edition
  const href = lawAddress(clause)
  if (!href) return <span className="whitespace-nowrap text-muted text-sm">{text}</span>
  return (
    <Link href={href} data-clause="" className="link whitespace-nowrap text-muted text-sm">
      {text}
    </Link>
  )
}
