import { err, problem } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { panelMember } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { appendDocket, mayAppend } from '../appeals/docket.js'
import { settleNotices } from '../appeals/notices.js'
import type { CaseAnswer, CaseInput } from '../appeals/on-case.js'
import type { Deps } from '../shared/deps.js'
import { actOnCase, type CaseScene, type MemberRow } from './case-scene.js'
import { isDeclared } from './declared-ties.js'
import { canKeepCase, canWithdrawDisclosure, seatOf } from './policy.js'
import { askDisclosure } from './seat-panel.js'

export interface WithdrawDisclosureInput extends CaseInput {
  /** The seat; the own one unless told. */
  readonly memberId?: string
  readonly reason: string
}

const found = (viewer: Viewer, scene: CaseScene, memberId: string | undefined): Outcome<MemberRow> => {
  const own = seatOf(viewer, scene)
  const member =
    memberId === undefined ? own : scene.members.find(({ id, leftAt }) => id === memberId && leftAt === null)
  if (!member) return err([problem('PANEL_MEMBER_UNKNOWN')])
  const permitted = member.id === own?.id ? undefined : requirePermission(canKeepCase(viewer, scene))
  return permitted && !permitted.ok ? permitted : { ok: true, value: member }
}

/** The seat as it was before its holder spoke; what the records show of it stays. */
const unsay = (tx: Transaction, member: MemberRow): Promise<unknown> =>
  tx
    .update(panelMember)
    .set({
      status: member.status === 'DISCLOSED' ? 'PROPOSED' : member.status,
      disclosesNone: null,
      disclosure: null,
      disclosedAt: null,
      findings: member.findings.filter(finding => !isDeclared(finding)),
    })
    .where(eq(panelMember.id, member.id))

/**
 * A tie that was disclosed by mistake is taken back, by the member or the clerk, while the panel is being formed: a further
 * entry of the case with its reason and what had been disclosed, which both sides read. The member says anew what ties
 * there are, and the sides' time to object runs from then.
 * Problems: NOT_PERMITTED, PANEL_MEMBER_UNKNOWN, PANEL_REASON_MISSING, DISCLOSURE_WITHOUT_TIE, CASE_STATE_FORBIDS.
 */
export const withdrawDisclosure = (
  deps: Deps,
  viewer: Viewer,
  input: WithdrawDisclosureInput,
): Promise<Outcome<CaseAnswer>> =>
  actOnCase(deps, viewer, { name: 'withdrawDisclosure', permit: canWithdrawDisclosure }, input, async (tx, scene) => {
    const member = found(viewer, scene, input.memberId)
    if (!member.ok) return member
    const reason = input.reason.trim()
    if (reason === '') return err([problem('PANEL_REASON_MISSING', { at: { path: 'reason' } })])
    const ties = member.value.findings.filter(isDeclared).map(({ code, params }) => ({ tie: code, text: params.note }))
    if (ties.length === 0) return err([problem('DISCLOSURE_WITHOUT_TIE')])
    const allowed = mayAppend(scene.row, 'DISCLOSURE_WITHDRAWN')
    if (!allowed.ok) return allowed
    const { id, role } = member.value
    await unsay(tx, member.value)
    await settleNotices(tx, scene.row.id, deps.clock.now(), { codes: ['MEMBER_TIED'], about: [id] })
    // Nobody waits for what a reserve says.
    if (role !== 'reserve') await askDisclosure(tx, deps, scene)
    return appendDocket({ tx, deps, viewer }, scene.row, {
      type: 'DISCLOSURE_WITHDRAWN',
      text: reason,
      visibility: 'parties',
      data: { memberId: id, ties },
    })
  })
