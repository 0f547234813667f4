import { err, ok, type Problem, problem, Ratios, type Result, type ScoreLine } from '@paiji/rules'
import {
  type BridgeFact,
  type BridgeFacts,
  type BridgeSettings,
  bridgeEditionOf,
  effectiveSheets,
  isByMatches,
  isMatchLine,
  type MatchResult,
  matchResults,
} from '@paiji/rules/bridge'
import type { DerivedStandings } from './derive-standings.js'
import type { RevisionRow } from './standings.repo.js'

/** One meeting of two contestants, or what one contestant got on one board. */
export interface CrossCell {
  readonly entryId: string
  /** Key of the column: the opponent's entry, or session and board. */
  readonly column: string
  readonly slot: string
  readonly round?: number
  readonly points: string
  readonly percent?: string
  readonly victoryPoints?: string
  readonly marks: readonly string[]
}

export interface CrossColumn {
  readonly key: string
  readonly entryId?: string
  readonly session?: number
  readonly board?: string
}

export interface CrossTable {
  /** Contestants against each other, or contestants by board. */
  readonly kind: 'matches' | 'boards'
  readonly unit: string
  readonly columns: readonly CrossColumn[]
  readonly cells: readonly CrossCell[]
}

/** Two decimals: victory points as scales print them. */
const VICTORY_DECIMALS = 2
const byNumber = new Intl.Collator('en', { numeric: true })

/** Only results the federation has published, and only where a sport knows such a table. */
export const hasCrossTable = (revision: Pick<RevisionRow, 'publishedAt' | 'editionId'>): boolean =>
  revision.publishedAt !== null && bridgeEditionOf(revision.editionId) !== undefined

const matchCell = (match: MatchResult, decimals: number): CrossCell[] => {
  const { entrant, opponents, round, net, victoryPoints, slot } = match
  return opponents.map(opponent => ({
    entryId: entrant,
    column: opponent,
    slot,
    ...(round === undefined ? {} : { round }),
    points: Ratios.toDecimal(net, decimals),
    ...(victoryPoints ? { victoryPoints: Ratios.toDecimal(victoryPoints, VICTORY_DECIMALS) } : {}),
    marks: [],
  }))
}

const columnKey = (fact: BridgeFact): string => JSON.stringify([fact.session ?? 1, fact.board])

const boardCell = (
  line: ScoreLine,
  fact: BridgeFact,
  decimals: { readonly line: number; readonly percent: number },
): CrossCell => {
  const share =
    line.available && line.available.num !== 0n ? Ratios.divide(line.points.value, line.available) : undefined
  return {
    entryId: line.entrant,
    column: columnKey(fact),
    slot: fact.slot,
    ...(fact.round === undefined ? {} : { round: fact.round }),
    points: Ratios.toDecimal(line.points.value, decimals.line),
    ...(share ? { percent: Ratios.toDecimal(Ratios.multiply(share, Ratios.ratio(100)), decimals.percent) } : {}),
    marks: line.marks ?? [],
  }
}

const boardColumns = (sheets: readonly BridgeFact[]): CrossColumn[] => {
  const found = new Map<string, CrossColumn>()
  for (const fact of sheets) {
    if (fact.board === undefined) continue
    const key = columnKey(fact)
    found.set(key, { key, ...(fact.session === undefined ? {} : { session: fact.session }), board: fact.board })
  }
  return [...found.values()].sort(
    (a, b) => (a.session ?? 1) - (b.session ?? 1) || byNumber.compare(a.board ?? '', b.board ?? ''),
  )
}

/**
 * Everybody's results side by side: teams and Swiss fields against each other, pairs and individuals by board.
 * `order` is the entries as they are ranked, for the columns of a field against itself.
 * Problems: those of the edition, when its facts cannot be read.
 */
export const crossTableOf = (
  { edition, facts, scoreLines }: DerivedStandings,
  order: readonly string[],
): Result<CrossTable, readonly Problem[]> => {
  const bridge = bridgeEditionOf(edition.id)
  if (!bridge) return err([problem('EDITION_UNKNOWN', { params: { edition: edition.id } })])
  const settings = bridge.parseSettings(facts.settings)
  if (!settings.ok) return settings
  const sheets = effectiveSheets(facts as BridgeFacts)
  if (!sheets.ok) return sheets
  const decimals = edition.decimals(facts.settings)
  const conditions = settings.value as BridgeSettings
  const boardLines = scoreLines.filter(line => !isMatchLine(line))
  const unit = (boardLines[0] ?? scoreLines[0])?.unit ?? ''
  if (isByMatches(conditions, sheets.value)) {
    const matches = matchResults(bridge.book, conditions, sheets.value, scoreLines).filter(match => !match.bye)
    const columns = order.map(entryId => ({ key: entryId, entryId }))
    return ok({ kind: 'matches', unit, columns, cells: matches.flatMap(match => matchCell(match, decimals.line)) })
  }
  const factOf = new Map(sheets.value.map(fact => [fact.id, fact]))
  const cells = boardLines.flatMap(line => {
    const fact = factOf.get(line.from)
    return fact?.board === undefined ? [] : [boardCell(line, fact, decimals)]
  })
  return ok({ kind: 'boards', unit, columns: boardColumns(sheets.value), cells })
}
