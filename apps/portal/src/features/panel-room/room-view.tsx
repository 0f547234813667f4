import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { CaseFrame, Part } from './case-frame'
import { CaseMatter } from './case-matter'
import { DecisionPart } from './decision-part'
import { isParty, keepsCase, loadHead, ownSeat } from './load-room'
import { SeatsQuery } from './panel.graphql'
import { PollsQuery } from './polls.graphql'
import { Polls } from './polls'
import { HearingMode } from './hearing-mode'
import { AfterDecision, VoteAct } from './room-acts'
import { SeatsTable } from './seats-table'

/** Where a panel works: what is contested, its seats, polls, the hearing, votes, the decision and what follows. */
export async function RoomView({ id, step }: { readonly id: string; readonly step?: string | undefined }) {
  const [t, { answer, person }] = await Promise.all([getTranslations('panelRoom'), loadHead(id)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const head = answer.data.appeal
  if (!head) return <NotFound />
  const [panel, polls] = await Promise.all([ask(SeatsQuery, { appeal: id }), ask(PollsQuery, { appeal: id })])
  const seats = panel.ok ? panel.data.panelOf : []
  const seat = ownSeat(seats, person)
  const works = polls.ok
  const page = paths.case(head)
  const links = [
    { href: page, label: t('toCase') },
    ...(panel.ok ? [{ href: paths.casePanel(head), label: t('toPanel') }] : []),
  ]
  const decided = head.isDecided
  const told = decided && (isParty(head) || keepsCase(head))
  if (!works && !told)
    return (
      <CaseFrame head={head} here="room" kicker={t('roomTitle')} links={links}>
        <EmptyState title={t('closedTitle')}>{t('closedHint')}</EmptyState>
      </CaseFrame>
    )
  const reviewing = head.phase === 'review'
  if (reviewing && polls.ok)
    return (
      <CaseFrame head={head} here="room" heard kicker={t('roomTitle')} links={links}>
        <HearingMode
          head={head}
          page={page}
          step={step}
          seats={seats}
          polls={polls.data.pollsOf}
          chairs={seat?.role === 'chair'}
        />
      </CaseFrame>
    )
  const votes = seat !== undefined && seat.role !== 'reserve' && head.status === 'DELIBERATION'
  return (
    <CaseFrame head={head} here="room" kicker={t('roomTitle')} links={links}>
      {works || isParty(head) ? <CaseMatter head={head} page={page} /> : null}
      <Part title={t('seats')}>
        <SeatsTable seats={seats} />
      </Part>
      <div id="act" className="flex scroll-mt-20 flex-col gap-10 empty:hidden">
        {polls.ok && polls.data.pollsOf.length > 0 ? (
          <Polls head={head} polls={polls.data.pollsOf} asking={false} />
        ) : null}
        {votes ? <VoteAct head={head} /> : null}
        {decided || head.status === 'DELIBERATION' ? <DecisionPart head={head} seat={seat} /> : null}
        {told ? <AfterDecision head={head} /> : null}
      </div>
    </CaseFrame>
  )
}
