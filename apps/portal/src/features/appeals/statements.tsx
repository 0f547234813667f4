import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import type { CaseData } from './load-case'

/** What the other side answers and the director states, each with its facts and its reasons. */
export async function Statements({
  statements,
  zone,
}: {
  readonly statements: CaseData['statements']
  readonly zone: string
}) {
  const [t, kinds, locale] = await Promise.all([
    getTranslations('cases'),
    getTranslations('statementKind'),
    getLocale(),
  ])
  if (statements.length === 0) return null
  return (
    <section id="statements" className="flex max-w-prose flex-col gap-5">
      {statements.map(statement => (
        <article key={statement.id}>
          <h2 className="mb-1 text-lg">{codeText(kinds, statement.kind)}</h2>
          <p className="mb-2 flex flex-wrap gap-x-3 text-muted text-sm">
            {statement.called ? <bdi>{inLanguage(statement.called, locale)}</bdi> : null}
            <Instant at={statement.at} zone={zone} />
          </p>
          <h3 className="text-muted text-sm">{t('facts')}</h3>
          <p className="mb-3 whitespace-pre-line break-words">{statement.facts}</p>
          <h3 className="text-muted text-sm">{t('reasons')}</h3>
          <p className="whitespace-pre-line break-words">{statement.reasons}</p>
        </article>
      ))}
    </section>
  )
}
