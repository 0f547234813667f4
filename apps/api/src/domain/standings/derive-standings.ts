import {
  editionOf,
  err,
  ok,
  type PlayedGame,
  type Problem,
  problem,
  Ratios,
  rankStage,
  readStageFacts,
  type Result,
  type RulesEdition,
  type ScoreLine,
  type StageFacts,
  type StandingLine,
} from '@paiji/rules'
import { bracketStandings } from '@paiji/rules/pairing'
import type { standingLine } from '../../db/schema/index.js'
import { inputDigest, outputDigest } from './digest.js'

/** Standings as computed, not yet stored. */
export interface DerivedStandings {
  readonly edition: RulesEdition
  readonly facts: StageFacts<unknown>
  readonly scoreLines: readonly ScoreLine[]
  readonly standings: readonly StandingLine[]
  readonly inputDigest: string
  readonly outputDigest: string
}

/** Facts → standings: the one road, for publication, preview, check and explanation alike. Pure but for hashing. */
export const deriveStandings = (
  editionId: string,
  stored: StageFacts<unknown>,
): Result<DerivedStandings, readonly Problem[]> => {
  const edition = editionOf(editionId)
  if (!edition) return err([problem('EDITION_UNKNOWN', { params: { edition: editionId } })])
  const facts = readStageFacts(edition, stored)
  if (!facts.ok) return facts
  const ranked = rankStage(edition, facts.value)
  if (!ranked.ok) return ranked
  const standings = bracketStandings(facts.value, ranked.value.lines, ranked.value.standings)
  return ok({
    edition,
    facts: facts.value,
    scoreLines: ranked.value.lines,
    standings,
    inputDigest: inputDigest(editionId, facts.value),
    outputDigest: outputDigest(facts.value, standings),
  })
}

/** What was finished at the tables, as it is kept with the revision. */
export const gamesOf = ({ edition, facts, scoreLines }: DerivedStandings): readonly PlayedGame[] =>
  edition.games(facts, scoreLines)

type LineRow = Omit<typeof standingLine.$inferInsert, 'organisationId' | 'revisionId'>

/** Rows as they are stored: exact text for machines, printed text for people. */
export const standingRows = ({ edition, facts, standings }: DerivedStandings): LineRow[] => {
  const decimals = edition.decimals(facts.settings)
  const chain = new Map(edition.tieBreaks(facts.settings).map(criterion => [criterion.code, criterion.decimals]))
  return standings.map((line, index) => ({
    entryId: line.entrant,
    position: index + 1,
    group: line.group ?? null,
    rank: line.rank,
    shared: line.shared,
    unit: line.total.total.unit,
    total: Ratios.toText(line.total.total.value),
    totalPrinted: Ratios.toDecimal(line.total.total.value, decimals.total),
    percentPrinted: line.total.percent ? Ratios.toDecimal(line.total.percent, decimals.percent) : null,
    played: line.total.played,
    columns: line.columns.map(column => ({
      code: column.code,
      value: Ratios.toText(column.value),
      printed: Ratios.toDecimal(column.value, chain.get(column.code) ?? 0),
    })),
    separatedBy: line.separatedBy ?? null,
  }))
}
