'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Refusal } from '@/components/permitted'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import type { ResultOf } from '@/gql'
import { LivePage, useLive } from '@/lib/graphql/use-live'
import { paths } from '@/lib/paths'
import { DeskHead } from './desk-head'
import { placeOf, slotsOfRound } from './desk-page'
import type { DeskViewer } from './desk-viewer'
import { FlagList } from './flag-list'
import { ScoreDesk } from './score-desk'
import { DeskRoundQuery } from './score-desk.graphql'
import { StandingsStrip } from './standings-strip'

interface RoundDeskProps {
  readonly roundId: string
  /** What the server asked when it made the page. */
  readonly first: ResultOf<typeof DeskRoundQuery>
  readonly viewer: DeskViewer
  /** The place to begin with. */
  readonly slot: string | undefined
  /** Shown while the round is played. */
  readonly clock: ReactNode
}

/** Entry of one round, table after table. */
export function RoundDesk({ roundId, first, viewer, slot, clock }: RoundDeskProps) {
  const t = useTranslations('scoreDesk')
  const locale = useLocale()
  const { data, again } = useLive(DeskRoundQuery, { id: roundId }, first)
  const { round } = data
  if (!round) return null
  const { stage, session, status } = round
  const slots = slotsOfRound(round, locale)
  return (
    <LivePage again={again}>
      <DeskHead
        stage={stage}
        title={t('roundAt', { round: round.number })}
        mayOpenList={viewer.mayOpenList}
        session={session}
        actions={
          <>
            {status === 'OPEN' ? clock : null}
            <ButtonLink href={paths.scoringSheets(session.id, round.id)}>{t('filledSheets')}</ButtonLink>
            <ButtonLink href={paths.scoringCheck(session.id, round.id)}>{t('doubleCheck')}</ButtonLink>
          </>
        }
      />
      <Refusal permission={stage.event.permissions.canEnterResult} />
      {status === 'OPEN' ? null : (
        <Notice className="mb-4" title={t(status === 'CLOSED' ? 'roundClosed' : 'roundPlanned')} />
      )}
      <FlagList
        event={stage.event.id}
        stage={stage.id}
        session={session}
        rounds={{ [round.number]: round.id }}
        seated={Object.fromEntries(slots.map(one => [one.slot, one.sides.map(side => side.id).join(',')]))}
        flags={stage.openFlags}
        zone={stage.event.timeZone}
        maySettle={stage.event.permissions.canPublish.allowed}
      />
      {slots.length === 0 ? (
        <EmptyState title={t('noPlaces')}>{t('noPlacesHint')}</EmptyState>
      ) : (
        <ScoreDesk
          key={`${round.id} ${slot ?? ''}`}
          account={viewer.account}
          place={placeOf(stage, session.id)}
          slots={slots}
          order="table"
          first={slot}
        />
      )}
      <StandingsStrip stage={stage} />
    </LivePage>
  )
}
