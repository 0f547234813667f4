import type { StageFacts } from '../core/facts.js'
import { err, ok, type Result } from '../core/result.js'
import { problem, type Problem } from '../core/problem.js'
import { readStageFacts } from '../core/rank-stage.js'
import { rankEntrants, type StandingLine } from '../core/standings.js'
import type { BridgeEdition } from './bridge-edition.js'
import { bridgeEditionOf } from './editions/index.js'
import type { BridgeFacts } from './effective-sheets.js'
import { scoreField } from './field.js'
import type { FieldOptions } from './field-awards.js'
import { printedAwards } from './printed-award.js'
import { fifty, printAt } from './rounding.js'
import { toScoreLines } from './score-lines.js'

export interface PrintedStanding {
  readonly line: StandingLine
  /** Decimal text, at the profile's decimals. */
  readonly total: string
  readonly percent?: string
}

/** A stage as its profile's program would print it. */
export interface PrintedStage {
  readonly awards: ReturnType<typeof printedAwards>
  readonly standings: readonly PrintedStanding[]
}

/** Facts already read → what is printed. */
export const printFacts = (
  edition: BridgeEdition,
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

/** Stored facts → what is printed. Problems: EDITION_UNKNOWN, and what settings and sheets are refused for. */
export const printStage = (
  editionId: string,
  stored: StageFacts<unknown>,
): Result<PrintedStage, readonly Problem[]> => {
  const edition = bridgeEditionOf(editionId)
  if (!edition) return err([problem('EDITION_UNKNOWN', { params: { edition: editionId } })])
  const facts = readStageFacts(edition, stored)
  return facts.ok ? printFacts(edition, facts.value as BridgeFacts, { waits: true }) : facts
}
