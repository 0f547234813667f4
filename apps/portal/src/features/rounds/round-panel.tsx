import { useLocale, useTranslations } from 'next-intl'
import { inLanguage } from '@/lib/format/bilingual'
import { Instant } from '@/components/instant'
import { Chip } from '@/components/ui/chip'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { paths } from '@/lib/paths'
import { ClockControls } from './clock-controls'
import { CloseForm } from './close-form'
import { DraftRound } from './draft-round'
import { levelIn, waitsForName } from './level-matches'
import { NameWinnerForm } from './name-winner-form'
import { PairingTable } from './pairing-table'
import { RedrawForm } from './redraw-form'
import { ReopenForm } from './reopen-form'
import { TakeBackForm } from './take-back-form'
import { TableEntryControls } from './table-entry-controls'
import { type DirectorRound, type DirectorStage, exchangeIn, type RoundData, statusWord } from './round-data'
import type { Slugged } from '@/lib/paths'

interface PanelProps {
  readonly round: DirectorRound
  /** The first that is played, or the first draft: it stands open, the others fold. */
  readonly isDue: boolean
  readonly stage: string
  readonly event: Slugged
  readonly sport: string
  /** The number of the round that may be drawn after it. */
  readonly next: number | null
  readonly session: string
  readonly zone: string
  readonly mayRun: boolean
  /** Minutes of a round by the conditions of contest. */
  readonly usualMinutes?: number
  /** How the stage is played, by the word of its plan. */
  readonly format: string | undefined
  readonly bracket: DirectorStage['bracket']
  /** Contestants of the stage with a suspended player. */
  readonly suspended: DirectorStage['suspended']
  /** Who plays, where the draft may be drawn again by the standings. */
  readonly redrawn: DirectorStage['entries'] | undefined
}

function Changes({ round }: { readonly round: RoundData }) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  if (round.changes.length === 0) return null
  return (
    <ul className="mt-3 text-muted text-sm">
      {round.changes.map(({ firstCalled, secondCalled, reason, from }, at) => {
        const sides = { first: inLanguage(firstCalled, locale), second: inLanguage(secondCalled, locale) }
        return (
          <li key={at}>
            {from ? t('changedFrom', { ...sides, round: from }) : t('changed', sides)} {reason}
          </li>
        )
      })}
    </ul>
  )
}

function Reopenings({ round, zone }: Pick<PanelProps, 'round' | 'zone'>) {
  const t = useTranslations('rounds')
  return (
    <ul className="mt-3 text-muted text-sm empty:hidden">
      {round.reopened.map(({ at, reason }) => (
        <li key={at}>
          {t('reopenedAt')} <Instant at={at} zone={zone} /> {reason}
        </li>
      ))}
    </ul>
  )
}

/** When it was published, how it was drawn, and the ways to its sheet and to its results. */
function RoundNotes({ round, session, zone }: Pick<PanelProps, 'round' | 'session' | 'zone'>) {
  const t = useTranslations('rounds')
  const choices = useTranslations('rounds.choice')
  const labels = useTranslations('rounds.printed.label')
  const separator = useLocale() === 'en' ? ', ' : '、'
  return (
    <p className="mb-2 flex flex-wrap gap-x-4 gap-y-1">
      {round.status === 'PLANNED' ? <span className="text-muted">{t('draftHint')}</span> : null}
      {round.publishedAt ? (
        <span className="text-muted">
          {t('publishedAt')} <Instant at={round.publishedAt} zone={zone} />
        </span>
      ) : null}
      {round.choice ? <span>{codeText(choices, round.choice)}</span> : null}
      {round.givenUp.length > 0 ? (
        <span>{t('givenUp', { labels: round.givenUp.map(one => codeText(labels, one)).join(separator) })}</span>
      ) : null}
      <Link href={paths.roundSheet(round.id)} className="link">
        {t('print')}
      </Link>
      {round.status === 'OPEN' || (round.status === 'CLOSED' && round.tables.some(({ move }) => move)) ? (
        <Link href={paths.scoringRound(session, round.id)} className="link">
          {t('enterResults')}
        </Link>
      ) : null}
    </p>
  )
}

/** One round at the director's desk: what state it is in, and what may be done with it next. */
export function RoundPanel(props: PanelProps) {
  const {
    round,
    isDue,
    stage,
    event,
    sport,
    next,
    session,
    zone,
    mayRun,
    format,
    bracket,
    usualMinutes,
    suspended,
    redrawn,
  } = props
  const t = useTranslations('rounds')
  const waiting = waitsForName(round, bracket)
  const sitting = new Set(round.tables.flatMap(table => table.sides.map(({ id }) => id)))
  const seated = suspended.filter(({ id }) => sitting.has(id))
  const body = (
    <>
      <RoundNotes round={round} session={session} zone={zone} />
      {round.status === 'OPEN' && mayRun ? <ClockControls round={round} usual={usualMinutes} /> : null}
      {round.status === 'PLANNED' && mayRun ? (
        <>
          <DraftRound round={round} sport={sport} exchange={exchangeIn(round, format)} suspended={seated} />
          {redrawn ? <RedrawForm session={session} round={round} entries={redrawn} /> : null}
        </>
      ) : (
        <PairingTable round={round} sport={sport} event={event} />
      )}
      <Changes round={round} />
      {round.closeReason ? (
        <p className="mt-3 text-muted">{t('closedBecause', { reason: round.closeReason })}</p>
      ) : null}
      <Reopenings round={round} zone={zone} />
      {mayRun ? <ReopenForm round={round} /> : null}
      {round.status === 'OPEN' && mayRun ? <TakeBackForm round={round.id} /> : null}
      {round.status !== 'PLANNED' && mayRun && exchangeIn(round, format) === 'places' ? (
        <NameWinnerForm round={round} level={levelIn(bracket)} articles={bracket?.levelArticles ?? []} />
      ) : null}
      {round.status === 'OPEN' && mayRun ? <TableEntryControls round={round} zone={zone} /> : null}
      {round.status === 'OPEN' && mayRun ? (
        <CloseForm round={round.id} stage={stage} next={next} suspended={seated} />
      ) : null}
    </>
  )
  return (
    <details open={isDue || waiting} className="border-rule border-t py-3">
      <summary className="flex min-h-11 list-none items-center gap-3">
        <h3 className="text-md">{t('roundAt', { round: round.number })}</h3>
        <Chip tone={round.status === 'PLANNED' ? 'seal' : 'plain'}>{t(`status.${statusWord(round.status)}`)}</Chip>
        {waiting ? <Chip tone="seal">{t('levelChip')}</Chip> : null}
      </summary>
      {body}
    </details>
  )
}
