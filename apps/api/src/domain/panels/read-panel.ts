import { ok } from '@paiji/rules'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { panelChallenge, panelDraw } from '../../db/schema/index.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { type MemberRow, readScene } from './case-scene.js'
import { canRead } from './policy.js'

/**
 * The seats of the panel: for the parties, the panel and the clerk. Computed ties stay with the clerk: what a member
 * disclosed is told to the parties, how the records tie somebody to the case is not.
 */
export const panelFor = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<MemberRow[]>> => {
  const scene = await readScene(deps.db, viewer, appealId, canRead('panel'))
  return scene.ok ? ok([...scene.value.members]) : scene
}

export type ChallengeRow = typeof panelChallenge.$inferSelect

/** Challenges to the members of the panel, decided ones too: for those who see the panel. */
export const challengesFor = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<ChallengeRow[]>> => {
  const members = await panelFor(deps, viewer, appealId)
  if (!members.ok) return members
  const ids = members.value.map(member => member.id)
  if (ids.length === 0) return ok([])
  const rows = await deps.db
    .select()
    .from(panelChallenge)
    .where(inArray(panelChallenge.memberId, ids))
    .orderBy(panelChallenge.recordedAt)
  return ok(rows)
}

export type DrawRow = typeof panelDraw.$inferSelect

/** The last draw of a panel, for those who see the panel: whoever doubts it may draw again from its seed. */
export const drawFor = async (
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<DrawRow | undefined>> => {
  const members = await panelFor(deps, viewer, appealId)
  if (!members.ok) return members
  const [row] = await deps.db
    .select()
    .from(panelDraw)
    .where(eq(panelDraw.appealId, appealId))
    .orderBy(desc(panelDraw.recordedAt))
    .limit(1)
  return ok(row)
}
