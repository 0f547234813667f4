import { getTranslations } from 'next-intl/server'
import type { AppLocale } from '@/i18n/routing'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import type { Suggestion } from '@/lib/suggestion'
import type { Found } from './load-search'

/** What is written rather than registered: rankings, decided cases, articles of the laws. */
export const pageKinds = ['rankings', 'cases', 'texts', 'articles'] as const
export type PageKind = (typeof pageKinds)[number]

export const isPageKind = (kind: Found['kinds'][number]): kind is PageKind =>
  (pageKinds as readonly string[]).includes(kind)

/** A line for each that was found. */
export const pageLines = async (
  found: Found,
  locale: AppLocale,
): Promise<Readonly<Record<PageKind, readonly Suggestion[]>>> => {
  const [t, clause] = await Promise.all([getTranslations('search'), getTranslations('clause')])
  const numbered = (number: string) => (/^\d/.test(number) ? `${clause('article', { article: number })} ` : '')
  return {
    rankings: found.rankings.map(ranking => ({
      href: paths.ranking(ranking.code),
      label: inLanguage(ranking.name, locale),
      detail: ranking.organisation ? inLanguage(ranking.organisation.name, locale) : '',
      kind: t('rankings'),
    })),
    cases: found.cases.map(entry => ({
      href: paths.casebookEntry(entry.reference),
      label: inLanguage(entry.headnote, locale),
      detail: entry.number,
      kind: t('cases'),
    })),
    texts: found.texts.map(book => ({
      href: paths.lawBook(book),
      label: inLanguage(book.title, locale),
      detail: inLanguage(book.issuer, locale),
      kind: t('texts'),
    })),
    articles: found.articles.map(article => ({
      href: paths.lawArticle(article.book, article),
      label: `${numbered(article.number)}${inLanguage(article.title, locale)}`,
      detail: inLanguage(article.book.title, locale),
      kind: t('articles'),
    })),
  }
}
