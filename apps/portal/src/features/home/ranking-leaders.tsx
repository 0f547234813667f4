import { useLocale, useTranslations } from 'next-intl'
import { SportTag } from '@/components/sport-tag'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { open } from '@/lib/format/fill'
import { onlyNames } from '@/lib/format/names'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { shortId } from '@/lib/short-id'
import type { HomeQuery } from './home.graphql'
import { LeaderLines } from './leader-lines'

type Ranking = ResultOf<typeof HomeQuery>['rankings'][number]

function Leaders({ ranking }: { readonly ranking: Ranking }) {
  const t = useTranslations('rankings')
  const locale = useLocale()
  const { latest } = ranking
  return (
    <article>
      <SportTag sport={ranking.sport} />
      <h3 className="text-md">
        <Link href={paths.ranking(ranking.code)} className="way">
          {inLanguage(ranking.name, locale)}
        </Link>
      </h3>
      <p className="text-muted text-sm">
        {latest ? t('asOf', { date: formatDate(latest.asOf, locale) }) : t('noListTitle')}
      </p>
      {latest ? (
        <LeaderLines
          list={shortId(latest.id)}
          explain={t('explain', open('value'))}
          lines={latest.entries.edges.map(({ node }) => ({
            id: shortId(node.person.id),
            person: onlyNames(node.person),
            rank: `${node.rank}${node.shared ? '=' : ''}`,
            value: node.value,
            figure: printFigure(node.value),
          }))}
        />
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
