import { sheetsBefore } from './known-places.js'
import type { RulesEdition } from './edition.js'
import type { SheetFact, StageFacts } from './facts.js'
import type { Problem } from './problem.js'
import { all, err, ok, type Result } from './result.js'
import type { ScoreLine } from './score-line.js'
import { rankEntrants, type StandingLine } from './standings.js'
import { whoIsRanked } from './who-played.js'

export interface RankedStage {
  readonly lines: readonly ScoreLine[]
  readonly standings: readonly StandingLine[]
}

/** The whole way from facts to standings; every cause (entry, correction, ruling, appeal) takes it. */
export const rankStage = (
  edition: RulesEdition,
  facts: StageFacts<unknown>,
): Result<RankedStage, readonly Problem[]> => {
  const scored = edition.score(facts)
  if (!scored.ok) return scored
  const isRanked = whoIsRanked(facts, scored.value)
  const ranked = edition.totals(facts, scored.value).filter(({ entrant }) => isRanked(entrant))
  const totals = new Map(ranked.map(total => [total.entrant, total]))
  const field = { facts, lines: scored.value, totals }
  return ok({ lines: scored.value, standings: rankEntrants(field, edition.tieBreaks(facts.settings)) })
}

type ReadSheet = Result<SheetFact<unknown>, readonly Problem[]>

/** By edition, what it made of a fact: a stored fact is never edited, so whoever keeps it has it read once. */
const readings = new WeakMap<RulesEdition, WeakMap<SheetFact<unknown>, ReadSheet>>()

const readingsOf = (edition: RulesEdition): WeakMap<SheetFact<unknown>, ReadSheet> => {
  const known = readings.get(edition) ?? new WeakMap<SheetFact<unknown>, ReadSheet>()
  readings.set(edition, known)
  return known
}

const readSheet = (edition: RulesEdition, fact: SheetFact<unknown>): ReadSheet => {
  const sheet = edition.parseSheet(fact.sheet)
  if (sheet.ok) return ok({ ...fact, sheet: sheet.value })
  return err(
    sheet.error.map(problem => ({
      ...problem,
      at: { ...problem.at, path: `${fact.slot}/${problem.at?.path ?? ''}` },
    })),
  )
}

/**
 * Stored, untyped facts → facts the edition accepts: settings and every sheet parsed, problems located by slot. The same
 * fact, given again, is not read again and comes back as the same object. A place that was ruled on before its sheet was
 * written has the sheet that the edition takes for it.
 */
export const readStageFacts = (
  edition: RulesEdition,
  stored: StageFacts<unknown>,
): Result<StageFacts<unknown>, readonly Problem[]> => {
  const settings = edition.parseSettings(stored.settings)
  if (!settings.ok) return settings
  const known = readingsOf(edition)
  const sheets = all(
    stored.sheets.map(fact => {
      const read = known.get(fact) ?? readSheet(edition, fact)
      known.set(fact, read)
      return read
    }),
  )
  if (!sheets.ok) return sheets
  const before = sheetsBefore(stored, adjustment => edition.sheetBefore?.(adjustment, settings.value))
  return ok({ ...stored, settings: settings.value, sheets: [...sheets.value, ...before] })
}
