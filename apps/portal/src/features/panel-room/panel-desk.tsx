'use client'

import { useTranslations } from 'next-intl'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import type { ResultOf } from '@/gql'
import { LivePage, useLive, useLivePart } from '@/lib/graphql/use-live'
import { paths } from '@/lib/paths'
import { Candidates } from './candidates'
import { CaseFrame, Part } from './case-frame'
import { Challenges } from './challenges'
import { FormedPanels } from './formed-panels'
import { ChallengeAct, DeskActs, MemberActs } from './panel-acts'
import { CandidatesQuery, CaseHeadQuery, SeatsQuery } from './panel.graphql'
import { type CaseHead, isForming, isParty, keepsCase, ownSeat, type PanelParts } from './room-data'
import { SeatsTable } from './seats-table'

interface RosterProps {
  readonly head: CaseHead
  readonly first: PanelParts['candidates']
  /** A panel was formed before. */
  readonly again: boolean
}

/** Who could sit, while the panel is being formed. */
function Roster({ head, first, again }: RosterProps) {
  const t = useTranslations('panelRoom')
  const roster = useLivePart(CandidatesQuery, { appeal: head.id }, first, head.version)
  if (!roster) return null
  if (!roster.ok) return <FailureNotice failure={roster.failure} />
  return (
    <Part title={t('candidates')}>
      <Candidates head={head} candidates={roster.data.candidatesForPanel} again={again} />
    </Part>
  )
}

interface PanelDeskProps {
  readonly id: string
  /** The reader, where the account is a person's. */
  readonly person: string | undefined
  /** What the server asked when it made the page. */
  readonly first: ResultOf<typeof CaseHeadQuery>
  readonly parts: PanelParts
}

/** The panel of a case: the desk forms it, members disclose, sides challenge. */
export function PanelDesk({ id, person, first, parts }: PanelDeskProps) {
  const t = useTranslations('panelRoom')
  const { data, again } = useLive(CaseHeadQuery, { id }, first)
  const panel = useLivePart(SeatsQuery, { appeal: id }, parts.seats, data.appeal?.version)
  const head = data.appeal
  if (!head) return null
  const keeps = keepsCase(head)
  const forming = isForming(head)
  const links = [
    { href: paths.case(head), label: t('toCase') },
    { href: paths.caseRoom(head), label: t('toRoom') },
  ]
  if (!panel?.ok)
    return (
      <CaseFrame head={head} here="panel" kicker={t('panelTitle')} links={links.slice(0, 1)}>
        <EmptyState title={t('closedTitle')}>{t('closedHint')}</EmptyState>
      </CaseFrame>
    )
  const { panelOf: seats, panelChallenges, panelsFormed } = panel.data
  const mine = ownSeat(seats, person)
  return (
    <LivePage again={again}>
      <CaseFrame head={head} here="panel" kicker={t('panelTitle')} links={links}>
        <Part title={t('seats')}>
          <SeatsTable seats={seats} />
        </Part>
        <FormedPanels panels={panelsFormed} zone={head.timeZone} />
        {mine && forming ? <MemberActs head={head} /> : null}
        <Challenges head={head} seats={seats} challenges={panelChallenges} />
        {forming && (keeps || isParty(head)) ? <ChallengeAct head={head} seats={seats} /> : null}
        {forming && keeps ? <DeskActs head={head} seats={seats} /> : null}
        {forming && keeps ? <Roster head={head} first={parts.candidates} again={panelsFormed.length > 0} /> : null}
      </CaseFrame>
    </LivePage>
  )
}
