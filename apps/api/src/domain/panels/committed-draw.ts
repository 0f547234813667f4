import { err, ok, problem } from '@paiji/rules'
import { and, asc, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { auditEvent, panelDraw, seal } from '../../db/schema/index.js'
import type { Outcome } from '../../base/problem.js'
import type { CaseScene } from './case-scene.js'

/** What settles that a draw will be made: the admission of the case, or the draw before. */
const COMMITTING = ['ADMITTED', 'REOPENED', 'DRAW_MADE']

/** A draw that is settled, with the seed that nobody could know when it was. */
export interface CommittedDraw {
  readonly number: number
  readonly committedAt: Date | null
  readonly headSize: number
  readonly headRoot: string
  readonly seed: string
}

/**
 * The seed of the next draw: number of the case, number of the draw, and the root of the first signed head of the log
 * that covers the entry which settled the draw. The head is signed after that entry and published, so the seed is
 * nobody's choice, and the same however often it is asked for. Problems: PANEL_DRAW_HEAD_AWAITED, within a minute or so
 * of the admission.
 */
export const committedDraw = async (db: Db, { row }: CaseScene): Promise<Outcome<CommittedDraw>> => {
  const [made] = await db
    .select({ number: sql<number>`coalesce(max(${panelDraw.number}), 0)::int` })
    .from(panelDraw)
    .where(eq(panelDraw.appealId, row.id))
  const [committed] = await db
    .select({ sequence: auditEvent.sequence, at: auditEvent.recordedAt })
    .from(auditEvent)
    .where(
      and(
        eq(auditEvent.aggregateKind, 'appeal'),
        eq(auditEvent.aggregateId, row.id),
        inArray(sql`${auditEvent.data}->>'kind'`, COMMITTING),
      ),
    )
    .orderBy(desc(auditEvent.sequence))
    .limit(1)
  const [head] = await db
    .select({ size: seal.treeSize, root: seal.treeRoot })
    .from(seal)
    .where(and(gte(seal.untilSequence, committed?.sequence ?? 0), isNotNull(seal.treeRoot)))
    .orderBy(asc(seal.number))
    .limit(1)
  if (!head?.root || head.size === null) return err([problem('PANEL_DRAW_HEAD_AWAITED')])
  const number = (made?.number ?? 0) + 1
  const seed = `${row.number ?? row.id}/${number}/${head.root}`
  return ok({ number, committedAt: committed?.at ?? null, headSize: head.size, headRoot: head.root, seed })
}
