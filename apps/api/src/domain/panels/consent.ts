import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { accountsOfPeople } from '../shared/notify-accounts.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { type DocketRow, docketOfCases } from '../appeals/cases.repo.js'
import { appendDocket } from '../appeals/docket.js'
import { settleNotices, tell } from '../appeals/notices.js'
import { type CaseAnswer, type CaseInput, onCase } from '../appeals/on-case.js'
import { isReachable, type Side, sidesOf, withAccount } from '../appeals/sides.js'
import { isViewer } from '../appeals/visibility.js'
import { type CaseScene, type MemberRow, readScene, sceneOf } from './case-scene.js'
import { challengeUntil } from './challenge-time.js'
import { canRead } from './policy.js'

/** A side and whether it agrees that this panel sits before the time to object is over. */
export interface PanelConsent extends Side {
  readonly consentedAt: Date | undefined
  /** Written down by the clerk, from a paper. */
  readonly onPaper: boolean
  /** Somebody of the side has an account, so that nobody else agrees for it. */
  readonly reachable: boolean
}

const CONSENTS = ['PANEL_CONSENTED', 'PANEL_CONSENT_RECORDED']
/** After any of these it is another panel than the one agreed with, or a side has thought better of it. */
const ANEW = ['PANEL_PROPOSED', 'PANEL_REOPENED', 'MEMBER_REPLACED', 'DISCLOSURE_WITHDRAWN', 'PANEL_CHALLENGED']

const dataOf = (row: DocketRow): { readonly memberId?: string; readonly partyId?: string } =>
  (row.data ?? {}) as { memberId?: string; partyId?: string }

type Around = { readonly parties: CaseScene['facts']['parties']; readonly members: readonly Seat[] }
type Seat = Pick<MemberRow, 'id' | 'role'>

/** What was agreed since the panel is as it is: a reserve who discloses changes nothing of it. */
const standing = (docket: readonly DocketRow[], members: readonly Seat[]): readonly DocketRow[] => {
  const reserves = new Set(members.filter(member => member.role === 'reserve').map(member => member.id))
  const last = docket.findLastIndex(
    row => ANEW.includes(row.type) || (row.type === 'DISCLOSURE_MADE' && !reserves.has(dataOf(row).memberId ?? '')),
  )
  return docket.slice(last + 1).filter(row => CONSENTS.includes(row.type))
}

/** Each side of a case with the entry in which it agreed to the panel that is proposed; where nobody stands is no side. */
const agreed = (docket: readonly DocketRow[], { parties, members }: Around) => {
  const given = standing(docket, members)
  return sidesOf(parties).map(side => ({
    ...side,
    entry: given.find(row => side.parties.some(party => party.id === dataOf(row).partyId)),
  }))
}

/** The sides of a case with their consent to the panel. */
export const consentsOf = async (db: Db, { row, facts }: CaseScene): Promise<readonly PanelConsent[]> => {
  const sides = agreed(await docketOfCases(db, [row.id]), facts)
  const accounts = await withAccount(db, sides)
  return sides.map(({ entry, ...side }) => ({
    ...side,
    consentedAt: entry?.recordedAt,
    onPaper: entry?.type === 'PANEL_CONSENT_RECORDED',
    reachable: isReachable(side, accounts),
  }))
}

/** Whether the viewer's own side has agreed, as the docket says. */
export const ownConsentGiven = (viewer: Viewer, docket: readonly DocketRow[], around: Around): boolean =>
  agreed(docket, around).some(({ parties, entry }) => entry && parties.some(party => isViewer(viewer, party)))

/** The same for those who see the panel. Problems: NOT_PERMITTED, CASE_UNKNOWN. */
export const panelConsents = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<readonly PanelConsent[]>> => {
  const scene = await readScene(db, viewer, appealId, canRead('panel'))
  return scene.ok ? ok(await consentsOf(db, scene.value)) : scene
}

export interface ConsentInput extends CaseInput {
  /** For the clerk only: one of the side whose consent on paper is being recorded. */
  readonly partyId?: string
  /** For the clerk only: which paper, and who signed it. */
  readonly reason?: string
}

/**
 * A side agrees that the panel sits before the time to object is over: an act of its own, which nobody does in its place.
 * Only of a side of which nobody has an account may the clerk record a paper, which then stands in the docket as the
 * clerk's record. Problems: PANEL_CONSENT_NOT_ASKED, PANEL_NOT_DISCLOSED, REASON_MISSING (the clerk).
 */
export const consentToPanel = (deps: Deps, viewer: Viewer, input: ConsentInput): Promise<Outcome<CaseAnswer>> =>
  onCase(deps, viewer, 'consentToPanel', input, async (tx, { row, relations }) => {
    const scene = await sceneOf(tx, row)
    const byClerk = input.partyId !== undefined && relations.includes('clerk')
    const consents = await consentsOf(tx, scene)
    const side = consents.find(({ parties }) =>
      parties.some(party => (byClerk ? party.id === input.partyId : isViewer(viewer, party))),
    )
    if (!side || side.consentedAt || (byClerk && side.reachable)) return err([problem('PANEL_CONSENT_NOT_ASKED')])
    if (!challengeUntil(scene)) return err([problem('PANEL_NOT_DISCLOSED', { params: { members: 1 } })])
    const text = byClerk ? (input.reason?.trim() ?? '') : ''
    if (byClerk && text === '') return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
    const own = side.parties.find(party => (byClerk ? party.id === input.partyId : isViewer(viewer, party)))
    const at = deps.clock.now()
    const recipients = accountsOfPeople(side.parties.flatMap(party => party.personId ?? []))
    await settleNotices(tx, row.id, at, { codes: ['OBJECTIONS_OPEN'], recipients })
    const open = consents.filter(each => each !== side && !each.consentedAt)
    if (open.length === 0) await tell(tx, row, { code: 'PANEL_CONSENTED', to: 'clerk', at, about: scene.panel?.id })
    return appendDocket({ tx, deps, viewer }, row, {
      type: byClerk ? 'PANEL_CONSENT_RECORDED' : 'PANEL_CONSENTED',
      text,
      visibility: 'parties',
      onBehalfOf: byClerk ? (own?.nameAsEntered ?? '') : side.side,
      data: { partyId: own?.id, entryId: side.entryId, panelId: scene.panel?.id },
    })
  })
