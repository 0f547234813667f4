import { problem, type Problem } from '../../core/problem.js'
import type { SheetFact, StageFacts } from '../../core/facts.js'
import { err, ok, type Result } from '../../core/result.js'
import { parseStated } from './parse-adjusted.js'
import { parseBridgeSheet } from './parse-sheet.js'
import { parseBridgeSettings } from '../settings/settings.js'
import { isTeamMethod } from '../types.js'
import { halvesTogether } from './match-halves.js'
import { type BridgeSheet, isMatchSheet, type StatedAwards } from './sheet.js'
import { statedAtBoth } from './stated-tables.js'

export type BridgeFact = SheetFact<BridgeSheet>
export type BridgeFacts = StageFacts<BridgeSheet>

interface Replacement {
  readonly sheet?: BridgeSheet
  readonly id?: BridgeFact['id']
  /** The sheet stays, and so does its result in every comparison. */
  readonly stated?: StatedAwards
}

/** Rulings by slot, the last one of a slot deciding; an annulled sheet is replaced by nothing. */
const rulings = (facts: BridgeFacts): Result<ReadonlyMap<string, Replacement>, readonly Problem[]> => {
  const bySlot = new Map<string, Replacement>()
  for (const { id, adjustment } of facts.adjustments) {
    if (adjustment.kind === 'annulled') bySlot.set(adjustment.slot, {})
    if (adjustment.kind === 'stated') {
      const awards = parseStated(adjustment.payload)
      if (!awards.ok) return awards
      bySlot.set(adjustment.slot, { stated: { ...awards.value, from: id } })
    }
    if (adjustment.kind !== 'assigned' && adjustment.kind !== 'artificial') continue
    const sheet = parseBridgeSheet({ adjusted: adjustment.payload })
    if (!sheet.ok) {
      const at = { path: `${adjustment.slot}/adjustment` }
      return err(sheet.error.map(item => problem(item.code, { at })))
    }
    bySlot.set(adjustment.slot, { sheet: sheet.value, id })
  }
  return ok(bySlot)
}

/** A board given up: average minus to the side that did, average plus to the other; a match given up is lost to nothing. */
const forfeitedSheet = (fact: BridgeFact, side: number, bye: string): BridgeSheet => {
  if (isMatchSheet(fact.sheet)) {
    const victoryPoints = side === 0 ? (['0', bye] as const) : ([bye, '0'] as const)
    return { result: 'match', boards: 0, victoryPoints }
  }
  const [plus, minus] = [{ kind: 'average', grade: 'plus' } as const, { kind: 'average', grade: 'minus' } as const]
  return { result: 'adjusted', ns: side === 0 ? minus : plus, ew: side === 0 ? plus : minus }
}

const withForfeits = (facts: BridgeFacts, sheets: readonly BridgeFact[]): readonly BridgeFact[] => {
  const bySlot = new Map(
    facts.adjustments.flatMap(({ id, adjustment }) =>
      adjustment.kind === 'forfeit' && adjustment.slot !== undefined
        ? [[adjustment.slot, { id, entrant: adjustment.entrant }] as const]
        : [],
    ),
  )
  if (bySlot.size === 0) return sheets
  const settings = parseBridgeSettings(facts.settings)
  const bye = (settings.ok && settings.value.victoryPoints?.bye) || '0'
  return sheets.map(fact => {
    const forfeit = bySlot.get(fact.slot)
    const seat = forfeit ? fact.sides.indexOf(forfeit.entrant) : -1
    return forfeit && seat >= 0 ? { ...fact, id: forfeit.id, sheet: forfeitedSheet(fact, seat % 2, bye) } : fact
  })
}

/** Both tables of a team match in one round, where a movement plays them in two. */
const inMatches = (facts: BridgeFacts, sheets: readonly BridgeFact[]): readonly BridgeFact[] => {
  const settings = parseBridgeSettings(facts.settings)
  return settings.ok && isTeamMethod(settings.value.method)
    ? statedAtBoth(halvesTogether(sheets), facts.adjustments)
    : sheets
}

/** The sheets that count, with rulings and forfeits in the place of the results they replace. */
export const effectiveSheets = (facts: BridgeFacts): Result<readonly BridgeFact[], readonly Problem[]> => {
  const ruled = withRulings(facts)
  return ruled.ok ? ok(inMatches(facts, ruled.value)) : ruled
}

const withRulings = (facts: BridgeFacts): Result<readonly BridgeFact[], readonly Problem[]> => {
  if (facts.adjustments.length === 0) return ok(facts.sheets)
  const replaced = rulings(facts)
  if (!replaced.ok) return replaced
  const ruled = facts.sheets.flatMap(fact => {
    const ruling = replaced.value.get(fact.slot)
    if (!ruling) return [fact]
    if (ruling.stated) return [{ ...fact, sheet: { ...fact.sheet, stated: ruling.stated } }]
    if (!ruling.sheet) return []
    const { copy, dealer, vulnerable } = fact.sheet
    return [{ ...fact, id: ruling.id ?? fact.id, sheet: { ...ruling.sheet, copy, dealer, vulnerable } }]
  })
  return ok(withForfeits(facts, ruled))
}
