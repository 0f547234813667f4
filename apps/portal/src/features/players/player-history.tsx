import { BroughtIn } from '@/components/brought-in'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'
import { paths } from '@/lib/paths'
import { DistributionChart } from './distribution-chart'
import { HistoryChart } from './history-chart'
import { loadDistributions, loadPlayer, type PlayerHeadData } from './load-players'

type Point = PlayerHeadData['history'][number]

const byRanking = (points: readonly Point[]): Point[][] => {
  const groups = new Map<string, Point[]>()
  for (const point of points)
    groups.set(point.list.ranking.code, [...(groups.get(point.list.ranking.code) ?? []), point])
  return [...groups.values()]
}

async function Register({ player }: { readonly player: PlayerHeadData }) {
  const [t, kinds, locale] = await Promise.all([
    getTranslations('players'),
    getTranslations('affiliationKind'),
    getLocale(),
  ])
  const others = player.names.filter(name => !name.current)
  return (
    <dl className="mt-10 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {player.affiliations.length > 0 ? (
        <div>
          <dt className="mb-1 font-medium">{t('affiliations')}</dt>
          {player.affiliations.map((item, index) => (
            <dd key={index} className="text-base">
              <Link href={paths.club(item.organisation)} className="link">
                {inLanguage(item.organisation.name, locale)}
              </Link>{' '}
              <span className="figures text-muted text-sm">
                {codeText(kinds, item.kind)}
                {item.validFrom && item.validUntil
                  ? ` · ${t('untilDate', { from: formatDate(item.validFrom, locale), until: formatDate(lastDayOf(item.validUntil), locale) })}`
                  : item.validFrom
                    ? ` · ${t('since', { date: formatDate(item.validFrom, locale) })}`
                    : ''}
              </span>{' '}
              {item.broughtIn ? <BroughtIn origin={item.broughtIn} /> : null}
            </dd>
          ))}
        </div>
      ) : null}
      {player.identifiers.length > 0 ? (
        <div>
          <dt className="mb-1 font-medium">{t('identifiers')}</dt>
          {player.identifiers.map(item => (
            <dd key={`${item.issuer} ${item.value}`} className="figures">
              <span className="text-muted">{item.issuer}</span> {item.value}{' '}
              {item.broughtIn ? <BroughtIn origin={item.broughtIn} /> : null}
            </dd>
          ))}
        </div>
      ) : null}
      {others.length > 0 ? (
        <div>
          <dt className="mb-1 font-medium">{t('alsoKnown')}</dt>
          {others.map(name => (
            <dd key={`${name.script} ${name.display}`} lang={name.script === 'Latn' ? 'zh-Latn' : `zh-${name.script}`}>
              {name.display}
            </dd>
          ))}
        </div>
      ) : null}
    </dl>
  )
}

/** A player's values over the lists, and what the register says about them over time. */
export async function PlayerHistory({ personId }: { readonly personId: string }) {
  const [t, locale, answer, spread] = await Promise.all([
    getTranslations('players'),
    getLocale(),
    loadPlayer(personId),
    loadDistributions(personId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const player = answer.data
  const groups = byRanking(player.history)
  const sportOf = (code: string) =>
    player.currentRankings.find(entry => entry.list.ranking.code === code)?.list.ranking.sport ?? ''
  return (
    <>
      {groups.length === 0 ? <EmptyState title={t('noHistory')} /> : null}
      <div className="flex flex-col gap-8">
        {groups.map(points => {
          const ranking = points[0]?.list.ranking
          if (!ranking) return null
          const name = inLanguage(ranking.name, locale)
          const own = spread.find(({ list }) => list.ranking.code === ranking.code)
          return (
            <div key={ranking.code} className="flex flex-col gap-4">
              <HistoryChart name={name} sport={sportOf(ranking.code)} points={points} />
              {own ? <DistributionChart ranking={name} own={own} bins={own.list.distribution} /> : null}
            </div>
          )
        })}
      </div>
      <Register player={player} />
    </>
  )
}
