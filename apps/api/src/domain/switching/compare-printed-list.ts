import { canonicalJson, err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { sha256 } from '../../base/digest.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { oneRow } from '../../db/one-row.js'
import { printedCheck } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { unissuedList } from '../awards/unissued-list.js'
import { findRanking, lockRanking, type RankingRow } from '../awards/lists.repo.js'
import { canIssueLists } from '../awards/policy.js'
import { organisationsByIds } from '../registry/organisations.repo.js'
import { day, idOf, text } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { type PrintedListKey, printedDigest, storeDifferences } from './printed-lists.repo.js'

const current = (list: PrintedListKey, ranking: RankingRow) =>
  and(
    eq(printedCheck.organisationId, list.organisationId),
    eq(printedCheck.rankingId, ranking.id),
    eq(printedCheck.sport, list.sport),
    eq(printedCheck.listName, list.listName),
    eq(printedCheck.asOf, list.asOf),
    isNull(printedCheck.supersededAt),
  )

/** The current comparison, if its two lists are the same. */
const currentCheck = async (tx: Transaction, list: PrintedListKey, ranking: RankingRow, inputDigest: string) => {
  const [row] = await tx.select().from(printedCheck).where(current(list, ranking))
  return row?.inputDigest === inputDigest ? row : undefined
}

/**
 * Compares a list printed by an earlier system with the ranking's list of the same day, and stores the differences. Comparing the
 * same two lists again returns the same comparison. Problems: RANKING_UNKNOWN, NOT_PERMITTED, ORGANISATION_UNKNOWN, PRINTED_LIST_UNKNOWN and those of
 * `unissuedList`.
 */
export const comparePrintedList = defineAction({
  name: 'comparePrintedList',
  says: 'Compares a list of an earlier system with the ranking’s list of the same day.',
  asks: 'Which list, and with which ranking.',
  takes: 'A list that was brought in, and the ranking that it is compared with.',
  isKeyed: true,
  fields: {
    organisation: idOf('Organisation', 'The body it was brought in for.'),
    list: text('Its name, as it was brought in.'),
    asOf: day('Its day.'),
    ranking: idOf('Ranking', 'Which ranking.'),
  },
  permit: async (deps, viewer, { rankingId }) => {
    const ranking = await findRanking(deps.db, { id: rankingId })
    if (!ranking) return err([problem('RANKING_UNKNOWN')])
    const permitted = requirePermission(canIssueLists(viewer, ranking))
    return permitted.ok ? ok(ranking) : permitted
  },
  run: async (
    { tx, deps, viewer },
    { organisationId, list: listName, asOf },
    ranking,
  ): Promise<Outcome<{ checkId: string }>> => {
    const [body] = await organisationsByIds(tx, [organisationId])
    if (!body) return err([problem('ORGANISATION_UNKNOWN', { at: { path: 'organisation' } })])
    const list = { organisationId, sport: ranking.sport, listName, asOf }
    await lockRanking(tx, ranking.id)
    const { printed, digest } = await printedDigest(tx, list)
    if (printed === 0) return err([problem('PRINTED_LIST_UNKNOWN', { at: { path: 'list' } })])
    const ours = await unissuedList(tx, ranking, asOf)
    if (!ours.ok) return ours
    const { policyId, outputDigest } = ours.value
    const inputDigest = sha256(canonicalJson({ policyId, printed: digest, ours: outputDigest }))
    const same = await currentCheck(tx, list, ranking, inputDigest)
    if (same) return ok({ checkId: same.id })
    const now = deps.clock.now()
    await tx.update(printedCheck).set({ supersededAt: now }).where(current(list, ranking))
    const row = oneRow(
      await tx
        .insert(printedCheck)
        .values({
          organisationId,
          rankingId: ranking.id,
          sport: ranking.sport,
          listName,
          asOf,
          policyId,
          inputDigest,
          printed,
          same: printed,
          comparedBy: actorOf(viewer),
          recordedAt: now,
        })
        .returning({ id: printedCheck.id }),
    )
    const differences = await storeDifferences(tx, row.id, list, ranking.organisationId)
    const count = [...differences.values()].reduce((sum, n) => sum + n, 0)
    const onPrinted = count - (differences.get('hereOnly') ?? 0)
    await tx
      .update(printedCheck)
      .set({ same: printed - onPrinted })
      .where(eq(printedCheck.id, row.id))
    await recordAudit(tx, viewer, {
      type: 'PRINTED_LIST_COMPARED',
      organisationId: ranking.organisationId,
      aggregateKind: 'ranking',
      aggregateId: ranking.id,
      data: { checkId: row.id, ranking: ranking.code, list: listName, differences: count },
    })
    return ok({ checkId: row.id })
  },
})
