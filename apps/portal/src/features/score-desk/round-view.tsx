import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { loadViewer } from '@/features/account'
import { clockWords, RoundClock } from '@/features/rounds'
import { paths } from '@/lib/paths'
import { DeskHead } from './desk-head'
import { FlagList } from './flag-list'
import { loadRound } from './load-desk'
import { ScoreDesk } from './score-desk'
import { StandingsStrip } from './standings-strip'

/** Entry of one round, table after table. */
export async function RoundView({ roundId, slot }: { readonly roundId: string; readonly slot?: string }) {
  const [t, answer, viewer] = await Promise.all([getTranslations('scoreDesk'), loadRound(roundId), loadViewer()])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const page = answer.data
  if (!page) return <NotFound />
  const { stage, place, slots, sessionId, number, status, clock, sessionNumber } = page
  return (
    <>
      <DeskHead
        stage={stage}
        title={t('roundAt', { round: number })}
        session={{ id: sessionId, number: sessionNumber }}
        actions={
          <>
            {status === 'OPEN' ? (
              <RoundClock
                round={page.roundId}
                first={clock ?? null}
                words={await clockWords()}
                className="min-h-11 content-center text-md"
              />
            ) : null}
            <ButtonLink href={paths.scoringCheck(sessionId, page.roundId)}>{t('doubleCheck')}</ButtonLink>
          </>
        }
      />
      <Refusal permission={stage.event.permissions.canEnterResult} />
      {status === 'OPEN' ? null : (
        <Notice className="mb-4" title={t(status === 'CLOSED' ? 'roundClosed' : 'roundPlanned')} />
      )}
      <FlagList
        flags={stage.openFlags}
        zone={stage.event.timeZone}
        maySettle={stage.event.permissions.canPublish.allowed}
      />
      {slots.length === 0 ? (
        <EmptyState title={t('noPlaces')}>{t('noPlacesHint')}</EmptyState>
      ) : (
        <ScoreDesk
          key={page.roundId}
          account={viewer.ok ? (viewer.data.viewer.accountId ?? '') : ''}
          place={place}
          slots={slots}
          order="table"
          first={slot}
        />
      )}
      <StandingsStrip stage={stage} />
    </>
  )
}
