import { getLocale, getTranslations } from 'next-intl/server'
import { Fact } from '@/components/fact'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { placeOf } from '@/lib/format/place'
import { printFigure, printPercent } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { PlayerHeadData } from './load-players'

type Peak = PlayerHeadData['peaks'][number]
type Streak = PlayerHeadData['career']['streaks'][number]

/** The list on which somebody stood highest, or had most. */
async function PeakDay({ point }: { readonly point: Peak['rank'] }) {
  const locale = await getLocale()
  return (
    <Link href={paths.rankingIssue(point.list.ranking.code, point.list)} className="figures link text-sm">
      {formatDate(point.asOf, locale)}
    </Link>
  )
}

async function Peaks({ peak, player }: { readonly peak: Peak; readonly player: PlayerHeadData }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const ranking = inLanguage(peak.rank.list.ranking.name, locale)
  return (
    <>
      <Fact name={t('players.highestRank', { ranking })}>
        <span className="figures font-semibold">{placeOf(peak.rank)}</span> · <PeakDay point={peak.rank} />
      </Fact>
      <Fact name={t('players.highestValue', { ranking })}>
        <FigureLink
          href={paths.explainRanking(peak.value.list.id, player.id)}
          label={t('rankings.explain', { value: peak.value.value })}
        >
          {printFigure(peak.value.value)}
        </FigureLink>{' '}
        · <PeakDay point={peak.value} />
      </Fact>
    </>
  )
}

async function StreakFact({ streak }: { readonly streak: Streak }) {
  const [t, locale] = await Promise.all([getTranslations('players'), getLocale()])
  const days = t('untilDate', { from: formatDate(streak.from, locale), until: formatDate(streak.until, locale) })
  return (
    <Fact name={t(`streak.${streak.of}`)}>
      <span className="figures font-semibold">{t('inARow', { count: streak.length })}</span>{' '}
      <span className="figures text-muted text-sm">
        {streak.current ? t('goesOn', { date: formatDate(streak.from, locale) }) : days}
      </span>
    </Fact>
  )
}

/** The best somebody was: places and values on the lists, streaks, each with its day. */
export async function PlayerRecords({ player }: { readonly player: PlayerHeadData }) {
  const t = await getTranslations('players')
  const { streaks } = player.career
  if (player.peaks.length + streaks.length === 0) return null
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-md">{t('records')}</h2>
      <dl className="grid max-w-2xl grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 sm:gap-x-6">
        {player.peaks.map(peak => (
          <Peaks key={peak.rank.list.id} peak={peak} player={player} />
        ))}
        {streaks.map(streak => (
          <StreakFact key={streak.of} streak={streak} />
        ))}
      </dl>
    </section>
  )
}

/** What somebody reached, year by year. */
export async function PlayerSeasons({ player }: { readonly player: PlayerHeadData }) {
  const [t, years, locale] = await Promise.all([getTranslations('players'), getTranslations('years'), getLocale()])
  const { seasons } = player.career
  if (seasons.length === 0) return null
  const [newest] = seasons
  const percents = seasons.some(({ bestPercent }) => bestPercent !== null)
  return (
    <section className="mt-6">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="text-md">{t('seasons')}</h2>
        {newest ? (
          <Link href={paths.playerYear(player, newest.year)} className="link text-sm">
            {years('title', { year: newest.year })}
          </Link>
        ) : null}
      </div>
      <RegisterTable caption={t('seasons')} captionHidden label={t('seasons')} fits>
        <thead>
          <Row>
            <ColumnHead>{t('year')}</ColumnHead>
            <ColumnHead numeric>{t('results')}</ColumnHead>
            <ColumnHead numeric>{t('wins')}</ColumnHead>
            <ColumnHead numeric>{t('podiums')}</ColumnHead>
            <ColumnHead numeric data-decides="">
              {t('bestPlace')}
            </ColumnHead>
            {percents ? <ColumnHead numeric>{t('bestPercent')}</ColumnHead> : null}
          </Row>
        </thead>
        <tbody>
          {seasons.map(({ year, results, wins, podiums, bestRank, bestPercent }) => (
            <Row key={year}>
              <RowHead className="figures">
                <Link href={paths.playerYear(player, year)} className="link">
                  {year}
                </Link>
              </RowHead>
              <Cell numeric>{results}</Cell>
              <Cell numeric>{wins}</Cell>
              <Cell numeric>{podiums}</Cell>
              <Cell numeric data-decides="">
                {bestRank}
              </Cell>
              {percents ? <Cell numeric>{bestPercent === null ? '–' : printPercent(bestPercent, locale)}</Cell> : null}
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}
