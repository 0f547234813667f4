import { getLocale, getTranslations } from 'next-intl/server'
import { RankChange } from '@/components/rank-change'
import { SportTag } from '@/components/sport-tag'
import { FigureLink } from '@/components/ui/figure-link'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { PlayerHeadData } from './load-players'
import { Sparkline } from './sparkline'

/** Values and places of today, each leading to its explanation and its history. */
export async function CurrentRankings({ player }: { readonly player: PlayerHeadData }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  if (player.currentRankings.length === 0) return null
  return (
    <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-4 border-rule border-b pb-4">
      {player.currentRankings.map(entry => (
        <div key={entry.list.id}>
          <dt className="flex flex-wrap items-baseline gap-x-2 text-sm">
            <SportTag sport={entry.list.ranking.sport} />
            <Link href={paths.ranking(entry.list.ranking.code)} className="text-muted hover:underline">
              {inLanguage(entry.list.ranking.name, locale)}
            </Link>
          </dt>
          <dd className="figures flex items-baseline gap-3">
            <span className="font-semibold text-xl">
              <FigureLink
                href={paths.explainRanking(entry.list.id, player.id)}
                label={t('rankings.explain', { value: entry.value })}
              >
                {printFigure(entry.value)}
              </FigureLink>
            </span>
            <span className="font-semibold">
              {t('players.place', { rank: entry.rank, shared: String(entry.shared) })}
            </span>
            <RankChange rank={entry.rank} previous={entry.previousRank} />
          </dd>
          <dd>
            <Link
              href={paths.player(player, 'history')}
              aria-label={t('players.historyOf', { ranking: inLanguage(entry.list.ranking.name, locale) })}
              className="inline-block min-h-6"
            >
              <Sparkline
                sport={entry.list.ranking.sport}
                points={player.history.filter(point => point.list.ranking.code === entry.list.ranking.code).slice(-24)}
              />
            </Link>
          </dd>
          <dd className="text-muted text-sm">{t('rankings.asOf', { date: formatDate(entry.list.asOf, locale) })}</dd>
        </div>
      ))}
    </dl>
  )
}
