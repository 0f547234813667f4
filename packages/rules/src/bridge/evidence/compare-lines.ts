import { clause } from '../../core/clause.js'
import type { ComparedLine, CompareLines, LineFigures } from '../../core/file-evidence.js'
import { fromDecimal, type Ratio, ratio, subtract, toDecimal } from '../../core/ratio.js'
import type { BridgeBook } from '../book.js'
import { bridgeEditionOf } from '../editions/index.js'
import { type ScoredField, scoreField } from '../score/field.js'
import { teamMethod } from '../score/field-methods.js'
import { printedAwards } from '../score/printed-award.js'
import { otherTableOf, tableOf } from '../sheet/match-halves.js'
import { isTeamMethod } from '../types.js'
import { printedFigures } from './printed-figures.js'
import { readFacts } from './read-facts.js'

type Figures = { ns?: string; ew?: string }

/** Whether every figure that the file prints of the line is ours; undefined where there is nothing to compare. */
const agreement = (file: LineFigures, computed: LineFigures | undefined): boolean | undefined => {
  const printed = (['ns', 'ew'] as const).filter(side => file[side] !== undefined)
  return !computed || printed.length === 0 ? undefined : printed.every(side => file[side] === computed[side])
}

/** Results compared with no other, of which ours say nothing: a percentage in the file is never the one computed. */
const withoutComparison = ({ awarded, settings }: ScoredField): ReadonlySet<string> => {
  if (settings.method !== 'matchpoint' || settings.profile.awardPrint !== 'percent') return new Set()
  return new Set(awarded.flatMap(({ ns, entry }) => (ns.available?.num === 0n ? [entry.fact.slot] : [])))
}

/** What both figures of a line add up to in a match; undefined where a side's figure says nothing of the other's. */
const sharedOf = (book: BridgeBook, { settings }: ScoredField): Ratio | undefined => {
  if (!isTeamMethod(settings.method)) return undefined
  const { shared } = teamMethod(book, settings)
  return settings.profile.awardPrint === 'percent' && shared.num > 0n ? ratio(100) : shared
}

/** A board of a match is one award: where a file prints it for one side, the other side gets the rest. */
const wholeAward = (file: LineFigures, shared: Ratio | undefined, decimals: number): LineFigures => {
  const { ns, ew } = file
  const figure = fromDecimal(ns ?? ew ?? '')
  if (!shared || !figure || (ns !== undefined && ew !== undefined)) return file
  const rest = toDecimal(subtract(shared, figure), decimals)
  return ns === undefined ? { ns: rest, ew } : { ns, ew: rest }
}

const otherTables = ({ settings, sheets }: ScoredField): ReadonlyMap<string, string> => {
  if (!isTeamMethod(settings.method)) return new Map()
  const slotAt = new Map(sheets.map(fact => [tableOf(fact), fact.slot]))
  return new Map(
    sheets.flatMap(fact => {
      const other = slotAt.get(otherTableOf(fact))
      return other === undefined ? [] : [[fact.slot, other] as const]
    }),
  )
}

/** What each side gets of a line by the arithmetic, with as many decimals as the file prints. */
const computedAwards = (field: ScoredField, decimals: number | undefined): ReadonlyMap<string, LineFigures> => {
  const { settings } = field
  const profile = { ...settings.profile, awardDecimals: decimals ?? settings.profile.awardDecimals }
  return printedAwards({ ...field, settings: { ...settings, profile } })
}

/**
 * Each result of a file: what the file says both sides got beside what the arithmetic gives them, both with as many
 * decimals as the file prints. In a match both tables of a board have one award, each seen from its own seats.
 */
export const compareLines: CompareLines = (editionId, stored, evidence) => {
  const book = bridgeEditionOf(editionId)?.book
  if (!book) return []
  const { lines } = printedFigures(evidence)
  const field = scoreField(book, readFacts({ ...stored, adjustments: [] }), { waits: true })
  if (!field.ok) return []
  const awards = computedAwards(field.value, lines.figures.length > 0 ? lines.decimals : undefined)
  const stated = new Map<string, Figures>()
  for (const [{ slot, side }, text] of lines.figures) stated.set(slot, { ...stated.get(slot), [side]: text })
  const [tables, shared] = [otherTables(field.value), sharedOf(book, field.value)]
  const alone = withoutComparison(field.value)
  return field.value.sheets.map(({ slot, sheet }): ComparedLine => {
    const file = stated.get(slot) ?? {}
    const computed = awards.get(slot)
    const agrees = alone.has(slot) && (file.ns ?? file.ew) !== undefined ? false : agreement(file, computed)
    const otherTable = tables.get(slot)
    const awarded = sheet.result === 'adjusted'
    const line = { slot, file, computed: computed ?? {}, agrees, awarded, ...(otherTable ? { otherTable } : {}) }
    if (agrees !== false) return line
    const adjustment = { kind: 'stated' as const, slot, payload: wholeAward(file, shared, lines.decimals) }
    return { ...line, stated: { adjustment, clause: clause(book.editionId, book.clauses.assigned) } }
  })
}
