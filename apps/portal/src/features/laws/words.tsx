import { getLocale, getTranslations } from 'next-intl/server'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import { ArticleNumber } from './article-list'
import type { LawArticleQuery } from './laws.graphql'

type Book = NonNullable<ResultOf<typeof LawArticleQuery>['lawBook']>

interface WordsProps {
  readonly texts: Book['texts']
  readonly passages: NonNullable<Book['article']>['passages']
}

/** An article in the words that bodies have brought; of those that are for members, to whom to turn. */
export async function Words({ texts, passages }: WordsProps) {
  const [t, locale] = await Promise.all([getTranslations('laws'), getLocale()])
  if (texts.length === 0) return null
  return (
    <section className="pb-5" data-words="">
      <h2 className="mb-1 text-md">{t('words')}</h2>
      {texts.map(({ id, mayRead, organisation }) => {
        const body = organisation ? inLanguage(organisation.name, locale) : ''
        if (!mayRead)
          return (
            <p key={id} className="max-w-prose text-muted text-sm">
              {t('wordsFor', { body })}
            </p>
          )
        const own = passages.filter(({ lawText }) => lawText === id)
        if (own.length === 0) return null
        return (
          <div key={id} className="mb-3 max-w-prose border-rule border-l-2 pl-4">
            <p className="text-muted text-sm">{t('wordsOf', { body })}</p>
            {own.map(passage => (
              <p key={passage.number} className="whitespace-pre-line py-1">
                <span className="figures font-medium">
                  <ArticleNumber number={passage.number} />
                  {passage.title}
                </span>
                {passage.title && passage.text ? '\n' : ''}
                {passage.text}
              </p>
            ))}
          </div>
        )
      })}
    </section>
  )
}
