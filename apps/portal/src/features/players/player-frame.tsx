import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { PersonSeal } from '@/components/person-seal'
import { JsonLd } from '@/components/json-ld'
import { NameText, PersonName } from '@/components/person-name'
import { ButtonLink } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Notice } from '@/components/ui/notice'
import { ThingFrame } from '@/components/ui/thing-frame'
import { ThingHead } from '@/components/ui/thing-head'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { namesInOrder } from '@/lib/format/names'
import { FollowPart } from '@/features/follows'
import { paths } from '@/lib/paths'
import { aboutPlayer } from './about-player'
import { loadPlayer, type PlayerHeadData } from './load-players'

/** A grade that is looked at again stands meanwhile. */
const stands: Readonly<Record<PlayerHeadData['grades'][number]['status'], boolean>> = {
  AWARDED: true,
  RECHECK: true,
  SUSPENDED: false,
  REVOKED: false,
}

/** The first place on a list that somebody holds now, in a word. */
async function BestNow({ player }: { readonly player: PlayerHeadData }) {
  const [t, locale] = await Promise.all([getTranslations('players'), getLocale()])
  const [best] = [...player.currentRankings].sort((a, b) => a.rank - b.rank)
  if (!best) return null
  return (
    <Link href={paths.ranking(best.list.ranking.code)} className="figures font-semibold lg:hidden">
      {t('nowOn', {
        rank: best.rank,
        shared: String(best.shared),
        ranking: inLanguage(best.list.ranking.name, locale),
      })}
    </Link>
  )
}

async function PlayerActions({ player }: { readonly player: PlayerHeadData }) {
  const t = await getTranslations()
  return (
    <>
      <FollowPart subject={{ person: player.id }} isFollowed={player.isFollowed} />
      {player.canClaim?.allowed ? <ButtonLink href={paths.claim(player)}>{t('claims.thisIsMe')}</ButtonLink> : null}
      {player.permissions.canRename.allowed ? (
        <ButtonLink href={paths.deskPerson(player.id)}>{t('players.office')}</ButtonLink>
      ) : null}
    </>
  )
}

async function Grades({ player }: { readonly player: PlayerHeadData }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const grades = player.grades.filter(grade => stands[grade.status])
  return grades.map(grade => (
    <Chip
      key={`${grade.sport} ${grade.grade}`}
      tone="strong"
      title={t('players.grade', { date: formatDate(grade.awardedOn, locale) })}
    >
      {t('players.gradeOf', { sport: t(`sport.${grade.sport}`), grade: inLanguage(grade.name, locale) })}
      <span className="figures ml-1.5 font-normal">{formatDate(grade.awardedOn, locale)}</span>
    </Chip>
  ))
}

async function PlayerHead({ player }: { readonly player: PlayerHeadData }) {
  const [t, statuses, locale] = await Promise.all([getTranslations(), getTranslations('personStatus'), getLocale()])
  const { primary, secondary } = namesInOrder(player, locale)
  const acts = player.permissions.canRename.allowed || player.canClaim?.allowed || player.isFollowed !== null
  return (
    <ThingHead
      mark={
        <PersonSeal
          person={player}
          photo={player.photo?.path}
          name={primary.text}
          className="size-12 text-seal lg:size-20 lg:self-center"
        />
      }
      kicker={
        <span className="flex flex-wrap gap-x-3">
          <span className="figures">{t('players.number', { number: player.number })}</span>
          <span>{codeText(statuses, player.status)}</span>
        </span>
      }
      title={<NameText name={primary} />}
      secondary={secondary ? <NameText name={secondary} /> : undefined}
      actions={acts ? <PlayerActions player={player} /> : undefined}
      more={<Grades player={player} />}
    >
      <BestNow player={player} />
      {player.club ? (
        <Link href={paths.club(player.club)} className="link">
          {inLanguage(player.club.name, locale)}
        </Link>
      ) : null}
      <span className="figures text-muted lg:hidden">{t('players.number', { number: player.number })}</span>
    </ThingHead>
  )
}

/** Where the record went that this one gave way to. */
async function Merged({ into }: { readonly into: NonNullable<PlayerHeadData['mergedInto']> }) {
  const t = await getTranslations('players')
  return <Notice className="mb-3">{t.rich('mergedRich', { name: () => <PersonName person={into} /> })}</Notice>
}

/** Head and sections around every page of a player. */
export async function PlayerFrame({ personId, children }: { readonly personId: string; readonly children: ReactNode }) {
  const [t, answer] = await Promise.all([getTranslations('players'), loadPlayer(personId)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const player = answer.data
  return (
    <>
      <JsonLd about={await aboutPlayer(player)} />
      <ThingFrame
        head={<PlayerHead player={player} />}
        label={t('sections')}
        notice={player.mergedInto ? <Merged into={player.mergedInto} /> : undefined}
        tabs={[
          { href: paths.player(player), label: t('overview'), exact: true },
          { href: paths.player(player, 'results'), label: t('results') },
          { href: paths.player(player, 'partners'), label: t('companions') },
          { href: paths.playOfPlayer(player), label: t('play') },
          { href: paths.player(player, 'points'), label: t('points') },
          ...(player.grades.length > 0 ? [{ href: paths.player(player, 'grades'), label: t('grades') }] : []),
          { href: paths.player(player, 'history'), label: t('history') },
          { href: paths.whatIf(player), label: t('whatIf') },
          { href: paths.player(player, 'corrections'), label: t('corrections') },
        ]}
      >
        {children}
      </ThingFrame>
    </>
  )
}
