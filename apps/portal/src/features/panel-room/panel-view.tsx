import { NotFound } from '@/components/not-found'
import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { Candidates } from './candidates'
import { CaseFrame, Part } from './case-frame'
import { Challenges } from './challenges'
import { FormedPanels } from './formed-panels'
import { Consents } from './consents'
import { isParty, keepsCase, loadHead, ownSeat } from './load-room'
import { ChallengeAct, DeskActs, MemberActs, TakeBackOwn } from './panel-acts'
import { CandidatesQuery, SeatsQuery } from './panel.graphql'
import { SeatsTable } from './seats-table'

/** The panel of a case: the desk forms it, members disclose, sides challenge. */
export async function PanelView({ id }: { readonly id: string }) {
  const [t, common, { answer, person }] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('common'),
    loadHead(id),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const head = answer.data.appeal
  if (!head) return <NotFound />
  const keeps = keepsCase(head)
  const forming = head.phase === 'panel'
  // A tie may come to light while the panel already hears the case or votes.
  const sitting = head.phase === 'review' || head.phase === 'vote'
  const tied = head.nextSteps.some(step => step.code === 'REPLACE_MEMBER')
  const [panel, roster] = await Promise.all([
    ask(SeatsQuery, { appeal: id }),
    keeps && (forming || tied) ? ask(CandidatesQuery, { appeal: id }) : undefined,
  ])
  const links = [
    { href: paths.case(head), label: t('toCase') },
    { href: paths.caseRoom(head), label: t('toRoom') },
    ...(keeps ? [{ href: paths.deskEventPowers(head.event.id), label: common('powers') }] : []),
  ]
  if (!panel.ok)
    return (
      <CaseFrame head={head} here="panel" kicker={t('panelTitle')} links={links.slice(0, 1)}>
        {head.relations.includes('conflictedMember') ? (
          <>
            <EmptyState title={t('tiedTitle')}>{t('tiedHint')}</EmptyState>
            {forming ? <TakeBackOwn head={head} /> : null}
          </>
        ) : (
          <EmptyState title={t('closedTitle')}>{t('closedHint')}</EmptyState>
        )}
      </CaseFrame>
    )
  const { panelOf: seats, panelChallenges, panelConsents, panelsFormed } = panel.data
  const mine = ownSeat(seats, person)
  return (
    <CaseFrame head={head} here="panel" kicker={t('panelTitle')} links={links}>
      <Part title={t('seats')}>
        <SeatsTable seats={seats} />
      </Part>
      <FormedPanels panels={panelsFormed} zone={head.timeZone} />
      {mine && (forming || sitting) ? <MemberActs head={head} /> : null}
      <Challenges head={head} seats={seats} challenges={panelChallenges} />
      {forming && (keeps || isParty(head)) ? <ChallengeAct head={head} seats={seats} /> : null}
      {head.status === 'PANEL_FORMING' ? <Consents head={head} seats={seats} consents={panelConsents} /> : null}
      {(forming || sitting) && keeps ? <DeskActs head={head} seats={seats} forming={forming} /> : null}
      {roster && !roster.ok ? <FailureNotice failure={roster.failure} /> : null}
      {roster?.ok ? (
        <Part title={t('candidates')}>
          <Candidates head={head} candidates={roster.data.candidatesForPanel} again={panelsFormed.length > 0} />
        </Part>
      ) : null}
    </CaseFrame>
  )
}
