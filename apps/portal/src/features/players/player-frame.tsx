import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { PersonPhoto } from '@/components/person-photo'
import { JsonLd } from '@/components/json-ld'
import { NameText, PersonName } from '@/components/person-name'
import { RankChange } from '@/components/rank-change'
import { SportTag } from '@/components/sport-tag'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { FigureLink } from '@/components/ui/figure-link'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { SideTabs } from '@/components/ui/side-tabs'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { namesInOrder } from '@/lib/format/names'
import { printFigure } from '@/lib/format/points'
import { FollowPart } from '@/features/follows'
import { PersonSanctions } from '@/features/sanctions'
import { paths } from '@/lib/paths'
import { aboutPlayer } from './about-player'
import { loadPlayer, type PlayerHeadData } from './load-players'
import { PlayerTallies } from './player-tallies'
import { Sparkline } from './sparkline'

async function CurrentRankings({ player }: { readonly player: PlayerHeadData }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  if (player.currentRankings.length === 0) return null
  return (
    <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4 border-rule border-y py-4">
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
            <span>{t('players.inNumber', { rank: entry.rank })}</span>
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

/** A grade that is looked at again stands meanwhile. */
const stands: Readonly<Record<PlayerHeadData['grades'][number]['status'], boolean>> = {
  AWARDED: true,
  RECHECK: true,
  SUSPENDED: false,
  REVOKED: false,
}

async function PlayerHead({ player }: { readonly player: PlayerHeadData }) {
  const [t, statuses, locale] = await Promise.all([getTranslations(), getTranslations('personStatus'), getLocale()])
  const { primary, secondary } = namesInOrder(player, locale)
  const grades = player.grades.filter(grade => stands[grade.status])
  return (
    <PageTitle
      kicker={
        <span className="flex flex-wrap gap-x-3">
          <span className="figures">{t('players.number', { number: player.number })}</span>
          <span>{codeText(statuses, player.status)}</span>
        </span>
      }
      title={<NameText name={primary} />}
      secondary={secondary ? <NameText name={secondary} /> : undefined}
      actions={
        player.permissions.canRename.allowed || player.canClaim?.allowed || player.isFollowed !== null ? (
          <span className="flex flex-wrap gap-2">
            <FollowPart subject={{ person: player.id }} isFollowed={player.isFollowed} />
            {player.canClaim?.allowed ? (
              <ButtonLink href={paths.claim(player)}>{t('claims.thisIsMe')}</ButtonLink>
            ) : null}
            {player.permissions.canRename.allowed ? (
              <ButtonLink href={paths.deskPerson(player.id)}>{t('players.office')}</ButtonLink>
            ) : null}
          </span>
        ) : undefined
      }
    >
      {player.photo ? <PersonPhoto path={player.photo.path} name={primary.text} className="basis-24" /> : null}
      {player.club ? (
        <Link href={paths.club(player.club)} className="link">
          {inLanguage(player.club.name, locale)}
        </Link>
      ) : null}
      {grades.map(grade => (
        <Chip
          key={`${grade.sport} ${grade.grade}`}
          tone="strong"
          title={t('players.grade', { date: formatDate(grade.awardedOn, locale) })}
        >
          {t('players.gradeOf', { sport: t(`sport.${grade.sport}`), grade: inLanguage(grade.name, locale) })}
          <span className="figures ml-1.5 font-normal">{formatDate(grade.awardedOn, locale)}</span>
        </Chip>
      ))}
    </PageTitle>
  )
}

/** Card, current values and sections around every page of a player. */
export async function PlayerFrame({ personId, children }: { readonly personId: string; readonly children: ReactNode }) {
  const [t, answer] = await Promise.all([getTranslations('players'), loadPlayer(personId)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const player = answer.data
  return (
    <>
      <JsonLd about={await aboutPlayer(player)} />
      <PlayerHead player={player} />
      {player.mergedInto ? (
        <Notice className="mb-6">
          {t.rich('mergedRich', { name: () => (player.mergedInto ? <PersonName person={player.mergedInto} /> : null) })}
        </Notice>
      ) : null}
      <PlayerTallies tallies={player.tallies} />
      <CurrentRankings player={player} />
      <PersonSanctions person={personId} />
      <div className="flex flex-col gap-6 lg:flex-row lg:gap-10">
        <SideTabs
          label={t('sections')}
          tabs={[
            { href: paths.player(player), label: t('results'), exact: true },
            { href: paths.player(player, 'partners'), label: t('companions') },
            { href: paths.playOfPlayer(player), label: t('play') },
            { href: paths.player(player, 'points'), label: t('points') },
            ...(player.grades.length > 0 ? [{ href: paths.player(player, 'grades'), label: t('grades') }] : []),
            { href: paths.player(player, 'history'), label: t('history') },
            { href: paths.whatIf(player), label: t('whatIf') },
            { href: paths.player(player, 'corrections'), label: t('corrections') },
          ]}
        />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </>
  )
}
