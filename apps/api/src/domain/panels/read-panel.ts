import { ok } from '@paiji/rules'
import { eq, inArray } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { panel, panelChallenge, panelDraw, panelMember } from '../../db/schema/index.js'
import type { Db } from '../../db/client.js'
import type { Deps } from '../shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import { type MemberRow, type PanelRow, readScene } from './case-scene.js'
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

/** Seats by their ids; whoever asks has been shown the panel. */
export const membersByIds = (db: Db, ids: readonly string[]): Promise<MemberRow[]> =>
  db
    .select()
    .from(panelMember)
    .where(inArray(panelMember.id, [...ids]))

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

/** A panel as it was formed once, whether it sits or another took its place. */
export interface FormedPanel {
  readonly panel: PanelRow
  readonly draw: DrawRow | undefined
  readonly seats: readonly MemberRow[]
}

/**
 * Every panel that was ever formed for a case, the oldest first, for those who see the panel: how each was drawn, so
 * that whoever doubts it may draw again from its seed, and who had a seat.
 */
export const panelsFormed = async (
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  appealId: string,
): Promise<Outcome<FormedPanel[]>> => {
  const scene = await readScene(db, viewer, appealId, canRead('panel'))
  if (!scene.ok) return scene
  const panels = await db.select().from(panel).where(eq(panel.appealId, appealId)).orderBy(panel.recordedAt, panel.id)
  const draws = await db.select().from(panelDraw).where(eq(panelDraw.appealId, appealId))
  const seats = await db.select().from(panelMember).where(eq(panelMember.appealId, appealId)).orderBy(panelMember.id)
  return ok(
    panels.map(each => ({
      panel: each,
      draw: draws.find(draw => draw.panelId === each.id),
      seats: seats.filter(seat => seat.panelId === each.id),
    })),
  )
}
