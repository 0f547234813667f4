import { getLocale, getTranslations } from 'next-intl/server'
import { Chip } from '@/components/ui/chip'
import type { FragmentOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { ArticleNumber } from './article-list'
import type { LawChangeFields } from './laws.graphql'

export type ShownChange = FragmentOf<typeof LawChangeFields>

interface SideProps {
  readonly article: ShownChange['before']
  readonly none: string
}

async function Side({ article, none }: SideProps) {
  const locale = await getLocale()
  if (!article) return <span className="text-muted">{none}</span>
  return (
    <Link href={paths.lawArticle(article.book, article)} className="link figures">
      {/^\d/.test(article.number) ? <ArticleNumber number={article.number} /> : inLanguage(article.book.title, locale)}
    </Link>
  )
}

/** What became of a matter from edition to edition, by our own note, pair by pair of editions. */
export async function Changes({
  changes,
  title,
}: {
  readonly changes: readonly ShownChange[]
  readonly title: string
}) {
  const [t, locale] = await Promise.all([getTranslations('laws'), getLocale()])
  if (changes.length === 0) return null
  const pairs = new Map<string, ShownChange[]>()
  for (const change of changes) {
    const pair = t('fromTo', { from: inLanguage(change.from.title, locale), to: inLanguage(change.to.title, locale) })
    pairs.set(pair, [...(pairs.get(pair) ?? []), change])
  }
  return (
    <section className="pb-5" data-changes="">
      <h2 className="mb-1 text-md">{title}</h2>
      {[...pairs].map(([pair, rows]) => (
        <div key={pair} className="pb-2">
          <h3 className="text-muted text-sm">{pair}</h3>
          <ul>
            {rows.map(({ before, after, note, changesScore }) => (
              <li key={note.en} className="border-rule border-b py-2">
                <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
                  <Side article={before} none={t('isNew')} /> → <Side article={after} none={t('isGone')} />
                  {changesScore ? <Chip>{t('score')}</Chip> : null}
                </p>
                <p className="max-w-prose">{inLanguage(note, locale)}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
