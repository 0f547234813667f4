import { byNumber } from '../../base/by-number.js'
import { Ratios, type ScoreLine, type SheetFact } from '@paiji/rules'
import { groupBy } from '../../base/group-by.js'
import type { DerivedStandings } from '../../domain/standings/derive-standings.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { toParams } from '../shared/param.type.js'
import type { BoardSummaryType, TravellerAwardType, TravellerLineType } from './traveller.type.js'

const PERCENT = Ratios.ratio(100)

const toAward = (line: ScoreLine, decimals: { line: number; percent: number }): TravellerAwardType => {
  const share =
    line.available && line.available.num !== 0n ? Ratios.divide(line.points.value, line.available) : undefined
  return {
    entryId: line.entrant,
    points: Ratios.toDecimal(line.points.value, decimals.line),
    unit: line.points.unit,
    percent: share && Ratios.toDecimal(Ratios.multiply(share, PERCENT), decimals.percent),
    marks: line.marks ?? [],
  }
}

/** What each side got for a sheet; where a ruling put another score in its place, what it got in that place. */
const awardsOf = (lines: readonly ScoreLine[]): ((fact: SheetFact<unknown>) => readonly ScoreLine[]) => {
  const byFact = groupBy(lines, line => line.from)
  const bySlot = groupBy(lines, line => line.slot)
  return fact => byFact.get(fact.id) ?? bySlot.get(fact.slot) ?? []
}

/** The chosen sheets of a computed stage, each with what every side got for it. */
export const travellerLines = (
  revision: Pick<RevisionRow, 'stageId' | 'publishedAt' | 'editionId'>,
  derived: DerivedStandings,
  chosen: (fact: SheetFact<unknown>) => boolean,
): TravellerLineType[] => {
  const { edition, facts, scoreLines } = derived
  const decimals = edition.decimals(facts.settings)
  const awards = awardsOf(scoreLines)
  return facts.sheets.filter(chosen).map(fact => ({
    stageId: revision.stageId,
    sideIds: fact.sides,
    parsed: fact.sheet,
    settings: facts.settings,
    sport: edition.id.split('/')[0] ?? '',
    revision,
    sheetId: fact.id,
    slot: fact.slot,
    session: fact.session,
    section: fact.section,
    round: fact.round,
    table: fact.table,
    board: fact.board,
    printed: toParams(edition.describeSheet(fact.sheet, { board: fact.board, settings: facts.settings })),
    awards: awards(fact).map(line => toAward(line, decimals)),
  }))
}

/** Every board of the stage with the number of its results, in natural order. */
export const boardSummaries = (row: RevisionRow, { facts }: DerivedStandings): BoardSummaryType[] => {
  const found = new Map<string, BoardSummaryType>()
  for (const { session, section, board } of facts.sheets) {
    if (board === undefined) continue
    const key = JSON.stringify([session, section, board])
    const summary = found.get(key) ?? { row, session, section, board, results: 0 }
    found.set(key, { ...summary, results: summary.results + 1 })
  }
  return [...found.values()].sort(
    (a, b) =>
      (a.session ?? 0) - (b.session ?? 0) ||
      byNumber.compare(a.section ?? '', b.section ?? '') ||
      byNumber.compare(a.board, b.board),
  )
}
