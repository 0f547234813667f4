import { NotFound } from '@/components/not-found'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { ComparisonText } from '@/components/movement-comparison'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { ProblemList } from '@/components/problem-list'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { StageConditions } from '@/features/stage-settings'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { plugOf } from '@/sports/plugs'
import { NextRound } from './next-round'
import { BetterDraw } from './better-draw'
import { planners } from './planners'
import { type DirectorSession, type DirectorStage, formatKind } from './round-data'
import { RoundPanel } from './round-panel'
import { DirectorQuery } from './rounds.graphql'
import { SeatingReport } from './seating-report'
import { SessionForm } from './session-form'

async function NextStep({ stage, session }: { readonly stage: DirectorStage; readonly session: DirectorSession }) {
  const t = await getTranslations('rounds')
  const rounds = stage.sessions.flatMap(one => one.rounds)
  const waiting = rounds.find(round => round.status !== 'CLOSED')
  const number = Math.max(0, ...rounds.map(round => round.number)) + 1
  const { drawableRound } = stage
  const isLaidOut = !stage.plan || formatKind(stage.plan) === 'laidOut'
  const kind = plugOf(stage.event.sport)?.session?.planner
  const found = kind && planners[kind]
  const planner = found?.laidOutOnly && !isLaidOut ? undefined : found
  const Next = planner?.Next
  const playing = stage.entries.filter(entry => !entry.withdrawnAt && entry.cutAfter === null).length
  return (
    <div className="flex flex-col gap-5">
      {waiting ? (
        <p>{t(waiting.status === 'PLANNED' ? 'nextAfterDraft' : 'nextAfterOpen', { round: waiting.number })}</p>
      ) : null}
      {!waiting && drawableRound !== null ? (
        <NextRound stage={{ id: stage.id, entries: stage.entries }} number={drawableRound} />
      ) : null}
      {!isLaidOut && !waiting && drawableRound === null && rounds.length > 0 ? <p>{t('planDone')}</p> : null}
      {kind && planner && session.rounds.length === 0 ? (
        <details open={isLaidOut}>
          <summary className="link min-h-11">{t(`${kind}.title`)}</summary>
          <div className="mt-3">
            <planner.Form session={session.id} sides={playing} />
          </div>
        </details>
      ) : null}
      {Next && !waiting && (rounds.length > 0 || (isLaidOut && stage.plan?.from !== undefined)) ? (
        <Next session={session.id} number={number} />
      ) : null}
      {stage.plan || planner ? null : <p className="text-muted">{t('noPlan')}</p>}
    </div>
  )
}

/** As the conditions of contest say, or as the sport's sessions usually last. */
const usualMinutes = ({ settings, event }: DirectorStage): number | undefined => {
  const { minutes } = settings
  return typeof minutes === 'number' ? minutes : plugOf(event.sport)?.session?.minutes
}

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

async function Sessions({ stage }: { readonly stage: DirectorStage }) {
  const [t, locale] = await Promise.all([getTranslations('rounds'), getLocale()])
  const last = Math.max(0, ...stage.sessions.flatMap(one => one.rounds).map(round => round.number))
  return stage.sessions.map(session => (
    <section key={session.id}>
      <h2 className="mb-2 text-lg">
        {session.name ? inLanguage(session.name, locale) : t('sessionAt', { session: session.number })}
      </h2>
      {session.rounds.length === 0 ? <p className="text-muted">{t('noRounds')}</p> : null}
      <SessionBalance session={session} />
      {session.rounds.map(round => (
        <RoundPanel
          key={round.id}
          round={round}
          stage={stage.id}
          next={round.number === last ? stage.drawableRound : null}
          session={session.id}
          zone={stage.event.timeZone}
          mayRun={stage.event.permissions.canRun.allowed}
          usualMinutes={usualMinutes(stage)}
          format={formatKind(stage.plan)}
          bracket={stage.bracket}
        />
      ))}
    </section>
  ))
}

/** The director's desk of one stage: warnings, the next round, and every round with its reasons. */
export async function DirectorView({ stageId }: { readonly stageId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('rounds'),
    getLocale(),
    ask(DirectorQuery, { id: stageId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { stage } = answer.data
  if (!stage) return <NotFound />
  const { event } = stage
  const mayRun = event.permissions.canRun.allowed
  const last = stage.sessions.at(-1)
  const first = stage.sessions.every(session => session.rounds.length === 0)
  return (
    <>
      <PageTitle kicker={inLanguage(event.name, locale)} title={`${inLanguage(stage.name, locale)} · ${t('title')}`}>
        <Link href={paths.deskOffice(event.id)} className="link">
          {t('office')}
        </Link>
        <Link href={paths.eventSection(event.id, 'pairings', { stage: stage.id })} className="link">
          {t('publicPage')}
        </Link>
        <Link href={paths.eventSection(event.id, 'projector', { stage: stage.id })} className="link">
          {t('projector')}
        </Link>
      </PageTitle>
      <Refusal permission={event.permissions.canRun} />
      <StageConditions sport={event.sport} conditions={stage.conditions} />
      <div className="flex flex-col gap-8">
        {first && stage.warnings.length > 0 ? (
          <section>
            <h2 className="mb-2 text-md">{t('warnings')}</h2>
            <ProblemList problems={stage.warnings} />
          </section>
        ) : null}
        {stage.endedAt ? <Notice title={t('ended')}>{stage.endReason}</Notice> : null}
        {stage.seating ? <SeatingReport seating={stage.seating} /> : null}
        {stage.seating?.mayImprove && mayRun && last && last.rounds.length === stage.seating.rounds ? (
          <BetterDraw session={last.id} rounds={last.rounds.length} />
        ) : null}
        <Sessions stage={stage} />
        {mayRun && last && !stage.endedAt ? <NextStep stage={stage} session={last} /> : null}
        {mayRun && !stage.endedAt ? (
          <details open={!last}>
            <summary className="link min-h-11">{t('newSession')}</summary>
            <div className="mt-3">
              <SessionForm stage={stage.id} />
            </div>
          </details>
        ) : null}
      </div>
    </>
  )
}
