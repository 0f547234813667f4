import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { slugOfEvent } from '@/features/events'
import { StageConditions } from '@/features/stage-settings'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { BracketView } from './bracket-view'
import { loadBracket, loadPairings, type PairingsPage } from './load-pairings'
import { PairingTable } from './pairing-table'
import { statusWord } from './round-data'

interface PairingsProps {
  readonly eventId: string
  readonly stage?: string | undefined
  readonly round?: string | undefined
}

async function Tabs({ page }: { readonly page: PairingsPage }) {
  const [t, locale] = await Promise.all([getTranslations('rounds'), getLocale()])
  const { event, stages, stage, rounds, round } = page
  const to = (values: { stage: string; round?: string }) => paths.eventSection(event, 'pairings', values)
  const sessions = new Set(rounds.map(one => one.session)).size
  return (
    <>
      <ChoiceTabs
        labelled
        label={t('stages')}
        tabs={stages.map(one => ({
          href: to({ stage: one.id }),
          label: inLanguage(one.name, locale),
          current: one.id === stage.id,
        }))}
      />
      <ChoiceTabs
        labelled
        label={t('rounds')}
        tabs={rounds.map(one => ({
          href: to({ stage: stage.id, round: one.id }),
          label: sessions > 1 ? `${one.session}.${one.number}` : String(one.number),
          current: one.id === round.id,
        }))}
      />
    </>
  )
}

/** Published pairings of an event: who plays whom and where, why, and what came of it. */
export async function PairingsView({ eventId, stage, round: chosen }: PairingsProps) {
  const [t, answer] = await Promise.all([getTranslations('rounds'), loadPairings(eventId, { stage, round: chosen })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (!answer.data)
    return (
      <EmptyState title={t('noneTitle')}>
        {t('none')}{' '}
        <Link href={paths.eventSection(await slugOfEvent(eventId), 'draw')} className="link">
          {t('seatDraw')}
        </Link>
      </EmptyState>
    )
  const { event, round } = answer.data
  const bracket = await loadBracket(answer.data.stage.id)
  return (
    <>
      <Tabs page={answer.data} />
      <StageConditions sport={event.sport} conditions={answer.data.stage.conditions} />
      {bracket ? <BracketView bracket={bracket} /> : null}
      <h2 className="mb-1 text-md">{t('roundAt', { round: round.number })}</h2>
      <p className="mb-3 flex flex-wrap gap-x-4 text-muted">
        <span>{t(`status.${statusWord(round.status)}`)}</span>
        {round.startsAt ? <Instant at={round.startsAt} zone={event.timeZone} /> : null}
        <Link href={paths.roundSheet(round.id)} className="link" data-no-print="">
          {t('print')}
        </Link>
        {round.session.hands ? (
          <Link href={paths.sessionHands(round.session.id)} className="link" data-no-print="">
            {t('handsOfSession')}
          </Link>
        ) : null}
        <Link href={paths.eventSection(event, 'projector')} className="link" data-no-print="">
          {t('projector')}
        </Link>
        <Link
          href={paths.eventSection(event, 'calendar', { stage: answer.data.stage.id })}
          className="link"
          data-no-print=""
        >
          {t('calendar')}
        </Link>
      </p>
      <PairingTable round={round} sport={event.sport} event={event} />
    </>
  )
}
