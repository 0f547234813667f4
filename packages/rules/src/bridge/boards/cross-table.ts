import type { CrossCell, CrossColumn, MakeCrossTable } from '../../core/board-rules.js'
import { divide, multiply, ratio, toDecimal } from '../../core/ratio.js'
import { ok } from '../../core/result.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { BridgeBook } from '../book.js'
import type { RulesEdition } from '../../core/edition.js'
import { type BridgeFact, type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { isMatchLine, matchResults } from '../score/matches.js'
import { isByMatches } from '../score/played-games.js'
import type { MatchResult } from '../score/recorded-match.js'
import { parseBridgeSettings } from '../settings/settings.js'

/** Two decimals: victory points as scales print them. */
const VICTORY_DECIMALS = 2
const byNumber = new Intl.Collator('en', { numeric: true })

const matchCell = (match: MatchResult, decimals: number): CrossCell[] => {
  const { entrant, opponents, round, net, victoryPoints, slot } = match
  return opponents.map(opponent => ({
    entryId: entrant,
    column: opponent,
    slot,
    ...(round === undefined ? {} : { round }),
    points: toDecimal(net, decimals),
    ...(victoryPoints ? { victoryPoints: toDecimal(victoryPoints, VICTORY_DECIMALS) } : {}),
    marks: [],
  }))
}

const columnKey = (fact: BridgeFact): string => JSON.stringify([fact.session ?? 1, fact.board])

const boardCell = (
  line: ScoreLine,
  fact: BridgeFact,
  decimals: { readonly line: number; readonly percent: number },
): CrossCell => {
  const share = line.available && line.available.num !== 0n ? divide(line.points.value, line.available) : undefined
  return {
    entryId: line.entrant,
    column: columnKey(fact),
    slot: fact.slot,
    ...(fact.round === undefined ? {} : { round: fact.round }),
    points: toDecimal(line.points.value, decimals.line),
    ...(share ? { percent: toDecimal(multiply(share, ratio(100)), decimals.percent) } : {}),
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

/** Teams and Swiss fields against each other, pairs and individuals by board. */
export const bridgeCrossTable =
  (book: BridgeBook, decimalsOf: RulesEdition['decimals']): MakeCrossTable =>
  ({ facts, scoreLines }, order) => {
    const settings = parseBridgeSettings(facts.settings)
    if (!settings.ok) return settings
    const sheets = effectiveSheets(facts as BridgeFacts)
    if (!sheets.ok) return sheets
    const decimals = decimalsOf(facts.settings)
    const boardLines = scoreLines.filter(line => !isMatchLine(line))
    const unit = (boardLines[0] ?? scoreLines[0])?.unit ?? ''
    if (isByMatches(settings.value, sheets.value)) {
      const matches = matchResults(book, settings.value, sheets.value, scoreLines).filter(match => !match.bye)
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
