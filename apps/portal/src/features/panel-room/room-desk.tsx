'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import type { ResultOf } from '@/gql'
import { LivePage, useLive, useLivePart } from '@/lib/graphql/use-live'
import { paths } from '@/lib/paths'
import { CaseFrame, Part } from './case-frame'
import { DecisionPart } from './decision-part'
import { CaseHeadQuery, PollsQuery, SeatsQuery } from './panel.graphql'
import { Polls } from './polls'
import { AfterDecision, HearingActs, VoteAct } from './room-acts'
import { hasDecision, isParty, keepsCase, ownSeat, sits, type RoomParts } from './room-data'
import { SeatsTable } from './seats-table'

interface RoomDeskProps {
  readonly id: string
  /** The reader, where the account is a person's. */
  readonly person: string | undefined
  /** What the server asked when it made the page. */
  readonly first: ResultOf<typeof CaseHeadQuery>
  readonly parts: RoomParts
  /** What is contested, made by the server. */
  readonly matter: ReactNode
}

/** Where a panel works: what is contested, its seats, polls, the hearing, votes, the decision and what follows. */
export function RoomDesk({ id, person, first, parts, matter }: RoomDeskProps) {
  const t = useTranslations('panelRoom')
  const { data, again } = useLive(CaseHeadQuery, { id }, first)
  const version = data.appeal?.version
  const panel = useLivePart(SeatsQuery, { appeal: id }, parts.seats, version)
  const polls = useLivePart(PollsQuery, { appeal: id }, parts.polls, version)
  const head = data.appeal
  if (!head) return null
  const seats = panel?.ok ? panel.data.panelOf : []
  const seat = ownSeat(seats, person)
  const works = polls?.ok === true
  const links = [
    { href: paths.case(head), label: t('toCase') },
    ...(panel?.ok ? [{ href: paths.casePanel(head), label: t('toPanel') }] : []),
  ]
  const notified = head.isDecided && (isParty(head) || keepsCase(head))
  const frame = { head, here: 'room' as const, kicker: t('roomTitle'), links }
  if (!works && !notified)
    return (
      <CaseFrame {...frame}>
        <EmptyState title={t('closedTitle')}>{t('closedHint')}</EmptyState>
      </CaseFrame>
    )
  const reviewing = head.phase === 'review'
  const asked = polls?.ok ? polls.data.pollsOf : []
  return (
    <LivePage again={again}>
      <CaseFrame {...frame}>
        {works || isParty(head) ? matter : null}
        <Part title={t('seats')}>
          <SeatsTable seats={seats} />
        </Part>
        {works && (reviewing || asked.length > 0) ? <Polls head={head} polls={asked} asking={reviewing} /> : null}
        {works && reviewing ? <HearingActs head={head} /> : null}
        {sits(seat) && head.status === 'DELIBERATION' ? <VoteAct head={head} first={parts.ballot} /> : null}
        {hasDecision(head) ? <DecisionPart head={head} seat={seat} first={parts} /> : null}
        {notified ? <AfterDecision head={head} /> : null}
      </CaseFrame>
    </LivePage>
  )
}
