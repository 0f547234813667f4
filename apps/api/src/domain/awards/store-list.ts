import { and, eq, max, sql } from 'drizzle-orm'
import { rankingList } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../audit/record.js'
import { notifyEach } from '../shared/notify-accounts.js'
import { notify } from '../shared/notify.js'
import { findList, type ListRow, type RankingRow } from './lists.repo.js'
import type { MadeList } from './make-list.js'
import { oneRow } from '../../db/one-row.js'

export interface IssueOf {
  readonly ranking: RankingRow
  readonly list: MadeList
  readonly supersedes: ListRow | undefined
  readonly reason?: string | undefined
  readonly reasonEn?: string | null | undefined
  readonly correctionId?: string | undefined
  readonly now: Date
}

const nextNumber = async (tx: Transaction, rankingId: string, asOf: string): Promise<number> => {
  const [row] = await tx
    .select({ number: max(rankingList.number) })
    .from(rankingList)
    .where(and(eq(rankingList.rankingId, rankingId), eq(rankingList.asOf, asOf)))
  return (row?.number ?? 0) + 1
}

/** The one place where a list becomes the federation's word. The caller holds the ranking's lock. */
export const storeList = async (tx: Transaction, viewer: Viewer, issue: IssueOf): Promise<ListRow> => {
  const { ranking, list, supersedes, now } = issue
  if (supersedes) {
    await tx.update(rankingList).set({ supersededAt: now }).where(eq(rankingList.id, supersedes.id))
  }
  const row = oneRow(
    await tx
      .insert(rankingList)
      .values({
        organisationId: ranking.organisationId,
        rankingId: ranking.id,
        asOf: list.asOf,
        policyId: list.policy.id,
        number: await nextNumber(tx, ranking.id, list.asOf),
        inputDigest: list.inputDigest,
        outputDigest: list.outputDigest,
        digestForm: list.digestForm,
        supersedesId: supersedes?.id ?? null,
        correctionId: issue.correctionId ?? null,
        reason: issue.reason ?? null,
        reasonEn: issue.reasonEn ?? null,
        publishedBy: actorOf(viewer),
        publishedAt: now,
      })
      .returning(),
  )
  await list.store(row, await findList(tx, ranking.id, { before: list.asOf }))
  await recordAudit(tx, viewer, {
    type: 'LIST_ISSUED',
    organisationId: ranking.organisationId,
    aggregateKind: 'rankingList',
    aggregateId: row.id,
    data: { listId: row.id, rankingId: ranking.id, asOf: list.asOf, outputDigest: list.outputDigest },
  })
  await notify(tx, { topic: 'ranking', id: ranking.id })
  await notifyRanked(tx, issue, row)
  return row
}

/** Everybody on a list has their new place in the next daily mail; of a list issued again those whose place it changed. */
const notifyRanked = async (
  tx: Transaction,
  { ranking, list, supersedes, now }: IssueOf,
  row: ListRow,
): Promise<void> => {
  const isNews = supersedes
    ? sql`not exists (select 1 from ranking_entry b where b.list_id = ${supersedes.id}
        and b.person_id = r.person_id and b.rank = r.rank)`
    : sql`true`
  const ranked = sql`
    select u.id, jsonb_build_object('rank', r.rank) from "user" u join ranking_entry r on r.person_id = u.person_id
    where r.list_id = ${row.id} and ${isNews}`
  await notifyEach({ tx, now }, ranked, {
    code: 'LIST_ISSUED',
    organisationId: ranking.organisationId,
    about: { kind: 'rankingList', id: row.id },
    params: { listZh: ranking.nameZh, listEn: ranking.nameEn, asOf: list.asOf },
    path: `/rankings/${encodeURIComponent(ranking.code)}?asOf=${list.asOf}`,
  })
}
