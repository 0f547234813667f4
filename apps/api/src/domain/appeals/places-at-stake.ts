import type { Db } from '../../db/client.js'
import type { AppealRow } from './appeals.repo.js'
import { type AdjustmentChange, type CorrectionChange } from '../corrections/change.js'
import { deriveChange } from '../corrections/derive-correction.js'
import { adjustmentsOfSources } from '../rulings/adjustments.repo.js'
import { standingRows } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import { findStage } from '../standings/stage.repo.js'

/**
 * Who would gain or lose a place if the appeal succeeded to the full: what the ruling put on file is lifted, or,
 * where it put nothing, the contested result struck out. Places by entry; entries that stay are left out.
 */
export const placesAtStake = async (db: Db, row: AppealRow): Promise<ReadonlyMap<string, number>> => {
  const stage = await findStage(db, row.stageId)
  if (!stage) return new Map()
  const { facts } = await loadFacts(db, stage)
  const ruled = row.rulingId ? await adjustmentsOfSources(db, [row.rulingId]) : []
  const change = whatIf(
    ruled.map(each => each.id),
    row,
    stage.editionId,
  )
  const derived = change && deriveChange(stage.editionId, facts, change)
  if (!derived?.ok) return new Map()
  const before = new Map(standingRows(derived.value.before).map(line => [line.entryId, line.rank]))
  return new Map(
    standingRows(derived.value.after).flatMap(line => {
      const was = before.get(line.entryId)
      return was === undefined || was === line.rank ? [] : [[line.entryId, was - line.rank] as const]
    }),
  )
}

const whatIf = (facts: readonly string[], row: AppealRow, edition: string): CorrectionChange | undefined => {
  if (facts.length > 0) return { adjustments: facts.map(fact => ({ op: 'supersede', fact })) }
  if (row.slot === null) return undefined
  const struck: AdjustmentChange = {
    op: 'add',
    adjustment: { kind: 'annulled', slot: row.slot },
    clause: { edition, article: 'what-if' },
  }
  return { adjustments: [struck] }
}
