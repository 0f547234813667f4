import { clause } from '../../core/clause.js'
import type { ComparedLine, CompareLines, LineFigures } from '../../core/file-evidence.js'
import { bridgeEditionOf } from '../editions/index.js'
import { scoreField } from '../score/field.js'
import { printedAwards } from '../score/printed-award.js'
import { isTeamMethod } from '../types.js'
import { printedFigures } from './printed-figures.js'
import { readFacts } from './read-facts.js'

type Figures = { ns?: string; ew?: string }

/** Whether every figure that the file prints of the line is ours; undefined where it prints none. */
const agreement = (file: LineFigures, computed: LineFigures): boolean | undefined => {
  const printed = (['ns', 'ew'] as const).filter(side => file[side] !== undefined)
  return printed.length === 0 ? undefined : printed.every(side => file[side] === computed[side])
}

/**
 * Each result of a file of pairs or players: what the file says both sides got beside what the arithmetic gives them,
 * both with as many decimals as the file prints. A team has no award of one table: none of its lines is compared.
 */
export const compareLines: CompareLines = (editionId, stored, evidence) => {
  const book = bridgeEditionOf(editionId)?.book
  if (!book) return []
  const { lines } = printedFigures(evidence)
  const field = scoreField(book, readFacts({ ...stored, adjustments: [] }), { waits: true })
  if (!field.ok || isTeamMethod(field.value.settings.method)) return []
  const { settings } = field.value
  const profile = {
    ...settings.profile,
    awardDecimals: lines.figures.length > 0 ? lines.decimals : settings.profile.awardDecimals,
  }
  const awards = printedAwards({ ...field.value, settings: { ...settings, profile } })
  const stated = new Map<string, Figures>()
  for (const [{ slot, side }, text] of lines.figures) stated.set(slot, { ...stated.get(slot), [side]: text })
  return field.value.sheets.map(({ slot, sheet }): ComparedLine => {
    const file = stated.get(slot) ?? {}
    const computed = awards.get(slot) ?? {}
    const agrees = agreement(file, computed)
    const line = { slot, file, computed, agrees, awarded: sheet.result === 'adjusted' }
    if (agrees !== false) return line
    const adjustment = { kind: 'stated' as const, slot, payload: file }
    return { ...line, stated: { adjustment, clause: clause(book.editionId, book.clauses.assigned) } }
  })
}
