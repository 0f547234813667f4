import type { Problem } from '../../core/problem.js'
import { ok, type Result } from '../../core/result.js'
import { boardGroups, scopeOf } from '../../bridge/score/board-group.js'
import type { BridgeBook } from '../../bridge/book.js'
import { type BridgeFact, type BridgeFacts, effectiveSheets } from '../../bridge/sheet/effective-sheets.js'
import { fieldOf, type ScoredField, scoreField } from '../../bridge/score/field.js'
import { fieldAwards } from '../../bridge/score/field-awards.js'

const boardOf = (fact: BridgeFact): string => fact.board ?? fact.slot

/** Expected results are a matter of the fullest board: while the number of results stays, it stays. */
const sameCounts = (previous: ScoredField, facts: BridgeFacts): boolean =>
  previous.settings.profile.expectedResults !== 'most' || previous.sheets.length === facts.sheets.length

/**
 * The field after the sheet in `slot` changed (or a ruling on it): that board is scored again, the awards of all other
 * boards are taken from `previous`, and lines and own percentages follow. `facts` are the new ones, settings unchanged.
 * Falls back to scoring everything when the number of results due may have moved.
 */
export const rescoreField = (
  book: BridgeBook,
  facts: BridgeFacts,
  previous: ScoredField,
  slot: string,
): Result<ScoredField, readonly Problem[]> => {
  const sheets = effectiveSheets(facts)
  if (!sheets.ok) return sheets
  const { settings } = previous
  const changed = sheets.value.find(fact => fact.slot === slot)
  const before = previous.awarded.find(item => item.entry.fact.slot === slot)
  if (!changed || !before || !sameCounts(previous, { ...facts, sheets: sheets.value })) return scoreField(book, facts)
  const [scope, board] = [scopeOf(settings, changed), boardOf(changed)]
  const sameBoard = sheets.value.filter(fact => boardOf(fact) === board && scopeOf(settings, fact) === scope)
  const profile = { ...settings.profile, expectedResults: before.group.expected }
  const groups = boardGroups(book, { ...settings, profile }, sameBoard)
  if (!groups.ok) return groups
  const replaced = previous.awarded.filter(item => item.group.scope === scope && item.group.board === board)
  const counted = groups.value.reduce((sum, group) => sum + group.entries.length, 0)
  if (counted !== replaced.length) return scoreField(book, facts)
  const awarded = fieldAwards(book, settings, groups.value)
  if (!awarded.ok) return awarded
  const bySlot = new Map(awarded.value.map(item => [item.entry.fact.slot, item]))
  const merged = previous.awarded.map(item => bySlot.get(item.entry.fact.slot) ?? item)
  return ok(fieldOf(book, settings, sheets.value, merged))
}
