'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ComparisonText } from '@/components/movement-comparison'
import { Refusal } from '@/components/permitted'
import { PowersLink } from '@/components/powers-link'
import { ProblemList } from '@/components/problem-list'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { StageConditions } from '@/features/stage-settings'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import type { ResultOf } from '@/gql'
import { LivePage, useLive } from '@/lib/graphql/use-live'
import { paths } from '@/lib/paths'
import type { SportPlug } from '@/sports/sport-plug'
import { NextRound } from './next-round'
import { BetterDraw } from './better-draw'
import { levelIn } from './level-matches'
import { planners } from './planners'
import { type DirectorRound, type DirectorSession, type DirectorStage, formatKind } from './round-data'
import { RoundAmendment } from './round-amendment'
import { RoundPanel } from './round-panel'
import { DirectorQuery } from './director.graphql'
import { SeatingReport } from './seating-report'
import { SeatingChange } from './seating-change'
import { SessionForm } from './session-form'

/** How the sport's sessions are usually laid out. */
type SessionPlug = NonNullable<SportPlug['session']>

interface NextStepProps {
  readonly stage: DirectorStage
  readonly session: DirectorSession
  readonly usual: SessionPlug | undefined
}

/** How many players most sides have; 0 where none are named. */
const usualSize = (entries: DirectorStage['entries']): number => {
  const sizes = entries.map(entry => entry.players.length).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

/** The round that has to be dealt with before another is drawn; where all rounds are known beforehand, a draft alone. */
const waitingFor = (stage: DirectorStage, rounds: readonly DirectorSession['rounds'][number][]) => {
  const isTimetabled = ['roundRobin', 'schedule'].includes(formatKind(stage.plan) ?? '')
  return rounds.find(round => round.status === 'PLANNED' || (!isTimetabled && round.status === 'OPEN'))
}

/** After the last round: what is still to be named, or the way to the standings that are now published. */
function AllPlayed({ stage, isLaidOut }: { readonly stage: DirectorStage; readonly isLaidOut: boolean }) {
  const t = useTranslations('rounds')
  const level = levelIn(stage.bracket).length
  if (level > 0) return <p>{t('levelLeft', { count: level })}</p>
  const { id, permissions } = stage.event
  return (
    <p>
      {t(isLaidOut ? 'allClosed' : 'planDone')}{' '}
      {permissions.canPublish.allowed ? (
        <Link href={paths.deskEvent(id)} className="link">
          {t('toPublishing')}
        </Link>
      ) : null}
    </p>
  )
}

function NextStep({ stage, session, usual }: NextStepProps) {
  const t = useTranslations('rounds')
  const rounds = stage.sessions.flatMap(one => one.rounds)
  const isOver = rounds.every(round => round.status === 'CLOSED')
  const waiting = waitingFor(stage, rounds)
  const number = Math.max(0, ...rounds.map(round => round.number)) + 1
  const { drawableRound } = stage
  const isLaidOut = !stage.plan || formatKind(stage.plan) === 'laidOut'
  const kind = usual?.planner
  const found = kind && planners[kind]
  const planner = found?.laidOutOnly && !isLaidOut ? undefined : found
  const Next = planner?.Next
  const playing = stage.entries.filter(entry => !entry.withdrawnAt && entry.cutAfter === null)
  return (
    <div className="flex flex-col gap-5">
      {waiting ? (
        <p>{t(waiting.status === 'PLANNED' ? 'nextAfterDraft' : 'nextAfterOpen', { round: waiting.number })}</p>
      ) : null}
      {!waiting && drawableRound !== null ? (
        <NextRound stage={{ id: stage.id, entries: stage.entries }} number={drawableRound} />
      ) : null}
      {isOver && drawableRound === null && rounds.length > 0 ? <AllPlayed stage={stage} isLaidOut={isLaidOut} /> : null}
      {kind && planner && session.rounds.length === 0 ? (
        <details open={isLaidOut}>
          <summary className="link min-h-11">{t(`${kind}.title`)}</summary>
          <div className="mt-3">
            <planner.Form
              session={session.id}
              sides={playing.length}
              players={usualSize(playing)}
              settings={stage.settings}
            />
          </div>
        </details>
      ) : null}
      {Next && !waiting && (rounds.length > 0 || (isLaidOut && stage.plan?.from !== undefined)) ? (
        <Next session={session.id} number={number} entries={stage.entries} />
      ) : null}
      {stage.plan || planner ? null : <p className="text-muted">{t('noPlan')}</p>}
    </div>
  )
}

/** As the conditions of contest say, or as the sport's sessions usually last. */
const usualMinutes = ({ settings: { minutes } }: DirectorStage, usual: SessionPlug | undefined): number | undefined =>
  typeof minutes === 'number' ? minutes : usual?.minutes

/** How even the movement of a session is, and the way to its cards. */
function SessionBalance({ session }: { readonly session: DirectorSession }) {
  const t = useTranslations('movements')
  if (!session.comparison) return null
  return (
    <div className="mb-3 max-w-prose text-sm">
      <ComparisonText comparison={session.comparison} />
      <Link href={paths.sessionMovement(session.id)} className="link">
        {t('sessionLink')}
      </Link>
    </div>
  )
}

/** The one draft of a seating by the standings: it may be drawn again, the layout of a whole session may not. */
const isRedrawn = ({ id, method }: DirectorRound, rounds: readonly DirectorRound[]): boolean =>
  method === 'seating' && rounds.every(round => round.id === id || round.status === 'CLOSED')

function Sessions({ stage, usual }: Pick<NextStepProps, 'stage' | 'usual'>) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  const rounds = stage.sessions.flatMap(one => one.rounds)
  const last = Math.max(0, ...rounds.map(round => round.number))
  // A movement lays out and announces all rounds at once: its director stands at one of them.
  const due = (['OPEN', 'PLANNED'] as const).map(status => rounds.find(round => round.status === status)?.id)
  return stage.sessions.map(session => (
    <section key={session.id}>
      <h2 className="mb-2 text-lg">
        {session.name ? inLanguage(session.name, locale) : t('sessionAt', { session: session.number })}
      </h2>
      {session.rounds.length === 0 ? <p className="text-muted">{t('noRounds')}</p> : null}
      <SessionBalance session={session} />
      {session.handsDesk.offered ? (
        <p className="mb-3">
          <Link href={paths.deskHands(session.id)} className="link inline-flex min-h-11 items-center">
            {t('hands')}
          </Link>
        </p>
      ) : null}
      {stage.event.permissions.canRun.allowed && !stage.endedAt && session.rounds.length > 0 ? (
        <>
          <SeatingChange session={session} entries={stage.entries} />
          <RoundAmendment session={session} entries={stage.entries} />
        </>
      ) : null}
      {session.rounds.map(round => (
        <RoundPanel
          key={round.id}
          round={round}
          isDue={due.includes(round.id)}
          stage={stage.id}
          event={stage.event}
          sport={stage.event.sport}
          next={round.number === last ? stage.drawableRound : null}
          session={session.id}
          zone={stage.event.timeZone}
          mayRun={stage.event.permissions.canRun.allowed}
          usualMinutes={usualMinutes(stage, usual)}
          format={formatKind(stage.plan)}
          bracket={stage.bracket}
          suspended={stage.suspended}
          redrawn={isRedrawn(round, rounds) ? stage.entries : undefined}
        />
      ))}
    </section>
  ))
}

interface DirectorDeskProps {
  readonly stageId: string
  /** What the server asked when it made the page. */
  readonly first: ResultOf<typeof DirectorQuery>
  readonly usual: SessionPlug | undefined
}

/** The director's desk of one stage: warnings, the next round, and every round with its reasons. */
export function DirectorDesk({ stageId, first, usual }: DirectorDeskProps) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  const { data, again } = useLive(DirectorQuery, { id: stageId }, first)
  const { stage } = data
  if (!stage) return null
  const { event } = stage
  const mayRun = event.permissions.canRun.allowed
  const last = stage.sessions.at(-1)
  const isNew = stage.sessions.every(session => session.rounds.length === 0)
  return (
    <LivePage again={again}>
      <PageTitle kicker={inLanguage(event.name, locale)} title={`${inLanguage(stage.name, locale)} · ${t('title')}`}>
        <Link href={paths.deskOffice(event.id)} className="link">
          {t('office')}
        </Link>
        <Link href={paths.eventSection(event, 'pairings', { stage: stage.id })} className="link">
          {t('publicPage')}
        </Link>
        <Link href={paths.eventSection(event, 'projector', { stage: stage.id })} className="link">
          {t('projector')}
        </Link>
        <Link href={paths.eventSection(event, 'draw', { stage: stage.id })} className="link">
          {t('seatDraw')}
        </Link>
        <PowersLink href={paths.deskEventPowers(event.id)} />
      </PageTitle>
      <Refusal permission={event.permissions.canRun} />
      <StageConditions sport={event.sport} conditions={stage.conditions} />
      <div className="flex flex-col gap-8">
        {isNew && stage.warnings.length > 0 ? (
          <section>
            <h2 className="mb-2 text-md">{t('warnings')}</h2>
            <ProblemList problems={stage.warnings} ofAct />
          </section>
        ) : null}
        {stage.endedAt ? <Notice title={t('ended')}>{stage.endReason}</Notice> : null}
        {stage.seating ? <SeatingReport seating={stage.seating} /> : null}
        {stage.seating?.mayImprove && mayRun && last && last.rounds.length === stage.seating.rounds ? (
          <BetterDraw session={last.id} rounds={last.rounds.length} />
        ) : null}
        <Sessions stage={stage} usual={usual} />
        {mayRun && last && !stage.endedAt ? <NextStep stage={stage} session={last} usual={usual} /> : null}
        {mayRun && !stage.endedAt ? (
          <details open={!last}>
            <summary className="link min-h-11">{t(last ? 'newSession' : 'firstSession')}</summary>
            <div className="mt-3">
              <SessionForm stage={stage.id} />
            </div>
          </details>
        ) : null}
      </div>
    </LivePage>
  )
}
