import { useLocale, useTranslations } from 'next-intl'
import { PersonName } from '@/components/person-name'
import { SportTag } from '@/components/sport-tag'
import { FigureLink } from '@/components/ui/figure-link'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { HomeQuery } from './home.graphql'

type Ranking = ResultOf<typeof HomeQuery>['rankings'][number]

function Leaders({ ranking }: { readonly ranking: Ranking }) {
  const t = useTranslations('rankings')
  const locale = useLocale()
  const { latest } = ranking
  return (
    <article>
      <SportTag sport={ranking.sport} />
      <h3 className="text-md">
        <Link href={paths.ranking(ranking.code)} className="hover:text-link hover:underline">
          {inLanguage(ranking.name, locale)}
        </Link>
      </h3>
      <p className="text-muted text-sm">
        {latest ? t('asOf', { date: formatDate(latest.asOf, locale) }) : t('noListTitle')}
      </p>
      {latest ? (
        <ol className="mt-2 border-rule border-t">
          {latest.entries.edges.map(({ node }) => (
            <li key={node.person.id} className="figures flex items-baseline gap-3 border-rule border-b py-1.5">
              <span className="w-6 text-right text-muted">
                {node.rank}
                {node.shared ? '=' : ''}
              </span>
              <PersonName person={node.person} className="min-w-0 flex-1" />
              <FigureLink
                href={paths.explainRanking(latest.id, node.person.id)}
                label={t('explain', { value: node.value })}
              >
                {printFigure(node.value)}
              </FigureLink>
            </li>
          ))}
        </ol>
      ) : null}
    </article>
  )
}

/** The head of each current list. */
export function RankingLeaders({ rankings }: { readonly rankings: readonly Ranking[] }) {
  const t = useTranslations('home')
  if (rankings.length === 0) return null
  return (
    <section className="pt-10">
      <h2 className="mb-4 text-lg">{t('rankings')}</h2>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {rankings.map(ranking => (
          <Leaders key={ranking.id} ranking={ranking} />
        ))}
      </div>
    </section>
  )
}
