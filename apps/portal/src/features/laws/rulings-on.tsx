import { getLocale, getTranslations } from 'next-intl/server'
import { Day } from '@/components/instant'
import { Pagination } from '@/components/ui/pagination'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { slotWords } from '@/i18n/slot-words'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { ArticleNumber } from './article-list'
import type { LawArticleQuery } from './laws.graphql'
import type { ShownBook } from './shown'

type Book = NonNullable<ResultOf<typeof LawArticleQuery>['lawBook']>
type Article = NonNullable<Book['article']>

interface RulingsOnProps {
  readonly book: ShownBook
  readonly article: Article
  readonly after?: string | undefined
}

interface BoardOfProps {
  readonly event: Article['rulings']['edges'][number]['node']['event']
  readonly slot: string | null
}

/** The board or hand that was ruled on, where it was one: the door to it. */
async function BoardOf({ event, slot }: BoardOfProps) {
  const words = await getTranslations('place')
  if (slot === null) return null
  const said = slotWords(words, slot)
  const [, board] = /(?:^|\/)b(\d+)(?:\/|$)/.exec(slot) ?? []
  if (board === undefined) return <span className="figures text-sm">{said}</span>
  const [, session] = /(?:^|\/)s(\d+)\//.exec(slot) ?? []
  return (
    <Link href={paths.eventSection(event, `boards/${board}`, { session })} className="link figures text-sm">
      {said}
    </Link>
  )
}

/** The public rulings on an article, the latest first, each the way to its slip. */
export async function RulingsOn({ book, article, after }: RulingsOnProps) {
  const [t, common, kinds, locale] = await Promise.all([
    getTranslations('laws'),
    getTranslations('common'),
    getTranslations('rulingKind'),
    getLocale(),
  ])
  const { edges, pageInfo, totalCount } = article.rulings
  const own = paths.lawArticle(book, article)
  return (
    <section className="pb-5" data-rulings-on="">
      <h2 className="mb-1 text-md">
        {t('rulings')} <span className="figures text-muted text-sm">{totalCount}</span>
      </h2>
      {totalCount > 0 ? (
        <p className="figures text-muted text-sm">{t('byKind', { ...article.rulingsByKind })}</p>
      ) : null}
      {edges.length === 0 ? <p className="text-muted">{t('noRulings')}</p> : null}
      <ul>
        {edges.map(({ node }) => (
          <li key={node.id} className="flex flex-wrap items-baseline gap-x-3 border-rule border-b py-2">
            <Link href={paths.ruling(node.event, node.id)} className="way font-medium">
              {node.option ? inLanguage(node.option, locale) : codeText(kinds, node.kind)}
            </Link>
            <BoardOf event={node.event} slot={node.slot} />
            {node.situation ? <span>{inLanguage(node.situation, locale)}</span> : null}
            <span className="figures text-muted text-sm">
              <ArticleNumber number={node.clause.article} />
            </span>
            <span className="text-muted text-sm">
              {inLanguage(node.event.name, locale)} · <Day date={node.givenAt} />
            </span>
          </li>
        ))}
      </ul>
      <Pagination
        label={common('pages')}
        previous={after ? { href: own, label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.with(own, { after: pageInfo.endCursor }), label: common('nextPage') }
            : undefined
        }
      />
    </section>
  )
}
