import { type Problem, problem } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { CaseScene, MemberRow } from './case-scene.js'
import { withNames } from './names.repo.js'

/** Those who have a seat at the table: the chair and the members, no reserves. */
export const sittingMembers = (members: readonly MemberRow[]): readonly MemberRow[] =>
  members.filter(member => member.leftAt === null && member.role !== 'reserve')

/** Whether a seat may decide: its holder has disclosed, and no hard tie is known, computed or declared. */
export const clearanceOf = (seat: MemberRow): 'clear' | 'DISCLOSURE_MISSING' | 'HARD_TIE' => {
  if (seat.findings.some(finding => finding.hard)) return 'HARD_TIE'
  return seat.disclosedAt === null ? 'DISCLOSURE_MISSING' : 'clear'
}

/**
 * What keeps the panel from deciding: a seat that is empty, somebody who has not disclosed, somebody with a hard tie.
 * Asked when the panel is seated, when it withdraws, at every vote and at the signature: a reserve may have stepped in
 * since, or a tie have come to light. Problems: PANEL_MISSING, PANEL_NOT_DISCLOSED, PANEL_MEMBER_CONFLICTED.
 */
export const clearanceProblems = (db: Db, scene: Pick<CaseScene, 'panel' | 'members'>): Promise<readonly Problem[]> =>
  withNames(db, unclear(scene))

const unclear = ({ panel, members }: Pick<CaseScene, 'panel' | 'members'>): readonly Problem[] => {
  const sitting = sittingMembers(members)
  if (!panel || sitting.length !== panel.size) return [problem('PANEL_MISSING')]
  const silent = sitting.filter(member => member.disclosedAt === null).length
  if (silent > 0) return [problem('PANEL_NOT_DISCLOSED', { params: { members: silent } })]
  return sitting.flatMap(({ personId, findings }) =>
    findings
      .filter(finding => finding.hard)
      .map(({ code }) => problem('PANEL_MEMBER_CONFLICTED', { params: { person: personId, tie: code } })),
  )
}
