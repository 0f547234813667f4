import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { draftAppeal } from '../../domain/appeals/draft-appeal.js'
import { fileAppeal } from '../../domain/appeals/file-appeal.js'
import { recordRuling } from '../../domain/rulings/record-ruling.js'
import { systemClock } from '../../base/clock.js'
import type { Deps } from '../../domain/shared/deps.js'
import type { Db } from '../../db/client.js'
import { entry, entryPlayer, event, scoreSheet, stage, standingsRevision, user } from '../../db/schema/index.js'
import { must, sceneDeps } from '../scenario.js'

export interface OpenCasesScene {
  readonly db: Db
  /** Gives the rulings. */
  readonly staff: Viewer
  readonly playerAccount: string
  readonly partnerAccount: string
}

interface Pair {
  readonly stageId: string
  readonly entryId: string
  readonly article: string
  readonly partnerId: string
  readonly partnerName: string
}

const personOf = (account: string) => sql`(select u.person_id from "user" u where u.id = ${account})`

/** The newest pair of the player in an event whose results are not official yet. */
const pairOf = async (db: Db, playerAccount: string): Promise<Pair | undefined> => {
  const person = personOf(playerAccount)
  const [row] = await db
    .select({
      stageId: stage.id,
      entryId: entry.id,
      partnerId: entryPlayer.personId,
      partnerName: entryPlayer.nameAsEntered,
    })
    .from(entryPlayer)
    .innerJoin(entry, eq(entry.id, entryPlayer.entryId))
    .innerJoin(stage, eq(stage.id, entry.stageId))
    .innerJoin(event, eq(event.id, stage.eventId))
    .where(
      and(
        eq(event.sport, 'bridge'),
        isNull(entryPlayer.supersededAt),
        ne(entryPlayer.personId, person),
        sql`(select count(*) from entry_player p where p.entry_id = ${entry.id}) = 2`,
        sql`exists (select 1 from entry_player p where p.entry_id = ${entry.id} and p.person_id = ${person})`,
        sql`not exists (select 1 from ${standingsRevision} r where r.stage_id = ${stage.id} and r.official_at is not null)`,
      ),
    )
    .orderBy(desc(event.startsOn), desc(entry.id))
    .limit(1)
  return row?.partnerId ? { ...row, partnerId: row.partnerId, article: '16B' } : undefined
}

/** Places at which the pair has played, in order. */
const slotsOf = (db: Db, { stageId, entryId }: Pair) =>
  db
    .select({ slot: scoreSheet.slot, sides: scoreSheet.sides })
    .from(scoreSheet)
    .where(
      and(eq(scoreSheet.stageId, stageId), isNull(scoreSheet.supersededAt), sql`${entryId} = any(${scoreSheet.sides})`),
    )
    .orderBy(scoreSheet.slot)
    .limit(2)

const RULINGS = [
  {
    facts:
      '申诉方同伴在长考后停叫，被认为使用了未经许可的信息。A long pause before a pass was held to suggest the winning action.',
    decision: '结果不变，口头警告。The result stands; a warning.',
  },
  {
    facts: '对方询问叫牌时未获充分说明。The opponents were not fully told what a bid meant.',
    decision: '判说明不足，警告。Insufficient explanation; a warning.',
  },
] as const

/**
 * Two rulings against the player's own pair, given when the demo is made: one to appeal, and one that the partner has
 * appealed already, which waits for the player's agreement. Nothing where the player has no such pair.
 */
export const openCases = async (scene: OpenCasesScene): Promise<void> => {
  const { db, staff, partnerAccount } = scene
  const pair = await pairOf(db, scene.playerAccount)
  if (!pair) return
  await db.update(user).set({ personId: pair.partnerId }).where(eq(user.id, partnerAccount))
  const deps: Deps = sceneDeps(db, systemClock.now())
  const given: string[] = []
  for (const [at, { slot }] of (await slotsOf(db, pair)).entries()) {
    const words = RULINGS[at]
    if (!words) continue
    const parties = [{ entryId: pair.entryId, role: 'offending' as const }]
    const matter = { stageId: pair.stageId, slot, parties, authority: 'director' as const, article: pair.article }
    const told = { ...matter, ...words, kind: 'warning' as const }
    given.push(must(await recordRuling(deps, staff, told)).rulingId)
  }
  if (given[1]) await appealByPartner(deps, scene, pair, given[1])
}

const appealByPartner = async (
  deps: Deps,
  { partnerAccount }: OpenCasesScene,
  { stageId, partnerId, partnerName }: Pair,
  rulingId: string,
): Promise<void> => {
  const partner: Viewer = { accountId: partnerAccount, personId: partnerId, requestId: 'seed', grants: [] }
  const { appealId } = must(
    await draftAppeal(deps, partner, {
      stageId,
      rulingId,
      subject: 'ruling',
      statement:
        '该叫品在我方约定卡上写明，已如实说明。The bid is on our convention card and was explained as written.',
      relief: '请求撤销警告。We ask that the warning be withdrawn.',
      signatures: [{ capacity: 'contestant', name: partnerName }],
      othersAbsent: false,
    }),
  )
  must(await fileAppeal(deps, partner, { appealId }))
}
