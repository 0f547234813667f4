import type { StageFacts } from '../../core/facts.js'
import { ok, type Result } from '../../core/result.js'
import type { Problem } from '../../core/problem.js'
import { readStageFacts } from '../../core/rank-stage.js'
import type { PrintedStage } from '../../core/results-file.js'
import { rankEntrants } from '../../core/standings.js'
import type { RulesEdition } from '../../core/edition.js'
import type { BridgeBook } from '../book.js'
import type { BridgeSheet } from '../sheet/sheet.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { scoreField } from '../score/field.js'
import type { FieldOptions } from '../score/field-awards.js'
import { printedAwards } from '../score/printed-award.js'
import { fifty, printAt } from '../score/rounding.js'
import { toScoreLines } from '../score/score-lines.js'

/** An edition with the numbers it was made from. */
type BookedEdition = RulesEdition<BridgeSheet> & { readonly book: BridgeBook }

/** Facts already read → what is printed. */
export const printFacts = (
  edition: BookedEdition,
  facts: BridgeFacts,
  options: FieldOptions = {},
): Result<PrintedStage, readonly Problem[]> => {
  const field = scoreField(edition.book, facts, options)
  if (!field.ok) return field
  const { settings } = field.value
  const { profile } = settings
  const lines = toScoreLines(edition.book, field.value)
  const totals = new Map(edition.totals({ ...facts, settings }, lines).map(total => [total.entrant, total]))
  const standings = rankEntrants({ facts, lines, totals }, edition.tieBreaks(settings))
  return ok({
    awards: printedAwards(field.value),
    standings: standings.map(line => ({
      line,
      total: printAt(profile, line.total.total.value, profile.totalDecimals),
      ...(line.total.percent ? { percent: printAt(profile, line.total.percent, profile.percentDecimals, fifty) } : {}),
    })),
  })
}

/** Stored facts → what is printed. Problems: what settings and sheets are refused for. */
export const printStage = (
  edition: BookedEdition,
  stored: StageFacts<unknown>,
): Result<PrintedStage, readonly Problem[]> => {
  const facts = readStageFacts(edition, stored)
  return facts.ok ? printFacts(edition, facts.value as BridgeFacts, { waits: true }) : facts
}
