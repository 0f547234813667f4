import { useTranslations } from 'next-intl'
import { codeText } from '@/i18n/code-text'

/** An article of a rulebook, e.g. `Article 78A · Laws 2017`. */
export function ClauseRef({ clause }: { readonly clause: { readonly edition: string; readonly article: string } }) {
  const t = useTranslations('clause')
  const editions = useTranslations('clause.edition')
  return (
    <span className="whitespace-nowrap text-muted text-sm" title={clause.edition}>
      {t('article', { article: clause.article })} ·{' '}
      {codeText(editions, clause.edition.replace('/', '_'), {}, clause.edition)}
    </span>
  )
}
