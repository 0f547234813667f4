import { editionOf, type Problem, readStageFacts } from '@paiji/rules'
import { type FactChange, type OrderLine, type OrderScene, orderEffects } from '@paiji/rules/procedure'
import type { Db } from '../../db/client.js'
import { loadFacts } from '../standings/load-facts.js'
import { findStage } from '../standings/stage.repo.js'

/**
 * What a committee orders is read by the edition as what a director rules: the sign and bounds of a penalty, a score
 * that can be made on that board. Problems: the edition's own, each at its line (`orders[0]`).
 */
export const unreadableLines = async (
  db: Db,
  lines: readonly OrderLine[],
  scope: OrderScene,
): Promise<readonly Problem[]> => {
  const found: Problem[] = []
  for (const [at, line] of lines.entries()) {
    const effects = orderEffects([line], scope)
    if (!effects.ok) continue
    const problems = await unreadableFacts(db, effects.value.facts)
    found.push(...problems.map(one => ({ ...one, at: { path: `orders[${at}]` } })))
  }
  return found
}

const unreadableFacts = async (db: Db, changes: readonly FactChange[]): Promise<readonly Problem[]> => {
  const found: Problem[] = []
  for (const id of new Set(changes.flatMap(change => (change.op === 'add' ? [change.stage] : [])))) {
    const stage = await findStage(db, id)
    const edition = stage && editionOf(stage.editionId)
    if (!stage || !edition) continue
    const facts = readStageFacts(edition, (await loadFacts(db, stage)).facts)
    if (!facts.ok) return facts.error
    for (const change of changes) {
      if (change.op !== 'add' || change.stage !== id) continue
      const read = edition.rulings.parseAdjustment(change.adjustment, { facts: facts.value, authority: 'committee' })
      if (!read.ok) found.push(...read.error)
    }
  }
  return found
}
