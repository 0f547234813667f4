import { type ClauseRef, clause } from '../../core/clause.js'
import { type Points, unitCode } from '../../core/points.js'
import type { Ratio } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { BridgeBook } from '../book.js'
import type { FieldLine, ScoredField } from './field.js'
import { matchResults } from './matches.js'
import type { MatchResult } from './recorded-match.js'
import { isMatchSheet } from '../sheet/sheet.js'
import type { Method } from '../types.js'

const units: Readonly<Record<Method, ReturnType<typeof unitCode>>> = {
  matchpoint: unitCode('matchpoint'),
  butler: unitCode('imp'),
  crossImp: unitCode('imp'),
  boardAMatch: unitCode('boardPoint'),
  totalPoints: unitCode('totalPoint'),
  teamImp: unitCode('imp'),
  aggregate: unitCode('totalPoint'),
  patton: unitCode('boardPoint'),
  quotient: unitCode('imp'),
}
export const unitOf = (method: Method): ReturnType<typeof unitCode> => units[method]

const articles: Readonly<Record<Method, keyof BridgeBook['clauses']>> = {
  matchpoint: 'matchpoints',
  butler: 'imps',
  crossImp: 'imps',
  boardAMatch: 'specialScoring',
  totalPoints: 'totalPoints',
  teamImp: 'imps',
  aggregate: 'totalPoints',
  patton: 'specialScoring',
  quotient: 'specialScoring',
}
/** The article a method of scoring rests on (Law 78). */
export const methodArticle = (book: BridgeBook, method: Method): string => book.clauses[articles[method]]

const unmarked: readonly string[] = []

/** Marks of a line: how it came about, when not by plain comparison. */
export const marksOf = (line: FieldLine): readonly string[] => {
  const { entry, group } = line.awarded
  const { sheet } = entry.fact
  const plain = entry.ns === entry.ew && entry.ns.kind === 'score' && group.nsTable.actual >= group.expected
  const ruled = sheet.copy || sheet.heldToMinus || sheet.stated || (sheet.result === 'played' && sheet.revokes)
  if (plain && !ruled) return unmarked
  const outcome = entry[line.side]
  const table = line.side === 'ns' ? group.nsTable : group.ewTable
  return [
    ...(outcome.kind === 'artificial' ? ['artificial'] : []),
    ...(outcome.kind === 'weighted' ? ['weighted'] : []),
    ...(line.result.computed ? ['asStated'] : []),
    ...(line.result.held ? ['heldToMinus'] : []),
    ...(sheet.result === 'played' && sheet.revokes ? ['revoke'] : []),
    ...(line.ownPercent ? ['ownPercentage'] : []),
    ...(entry.ns !== entry.ew && outcome.kind !== 'artificial' ? ['split'] : []),
    ...(sheet.copy ? ['fouled'] : []),
    ...(line.result.available && outcome.kind !== 'artificial' && table.actual < group.expected ? ['shortBoard'] : []),
  ]
}

const becauseOf = (book: BridgeBook, method: Method, line: FieldLine): string => {
  if (line.ownPercent) return book.clauses.ownPercentage
  if (line.result.computed) return book.clauses.assigned
  if (line.result.held) return book.clauses.lateChange
  const outcome = line.awarded.entry[line.side]
  if (outcome.kind === 'artificial') {
    return line.result.available ? book.clauses.artificial : book.clauses.artificialImps
  }
  if (outcome.kind === 'weighted') return book.clauses.weighted
  const { sheet } = line.awarded.entry.fact
  if (sheet.result === 'played' && sheet.revokes) return book.clauses.revoke
  return sheet.copy ? book.clauses.fouledBoard : methodArticle(book, method)
}

const matchMarks = (result: MatchResult): readonly string[] => (result.bye ? ['match', 'pairingBye'] : ['match'])

/**
 * One line for each side of a match, marked `match`: its victory points, and for a match recorded as a whole its
 * points of the method too. The boards of a match have lines of their own.
 */
const matchLines = (book: BridgeBook, field: ScoredField, boards: readonly ScoreLine[]): readonly ScoreLine[] => {
  const { settings, sheets } = field
  const because = clause(book.editionId, book.clauses.specialScoring)
  if (!settings.victoryPoints && !sheets.some(fact => isMatchSheet(fact.sheet))) return []
  return matchResults(book, settings, sheets, boards).flatMap(result => {
    const { entrant, opponents, slot, from, victoryPoints } = result
    const line = (points: Points): ScoreLine[] =>
      from[0] === undefined
        ? []
        : [{ entrant, unit: points.unit, points, opponents, slot, from: from[0], because, marks: matchMarks(result) }]
    return [
      ...(result.recorded && !result.bye && (result.won.num !== 0n || result.lost.num !== 0n)
        ? line({ unit: unitOf(settings.method), value: result.net })
        : []),
      ...(victoryPoints ? line({ unit: unitCode('victoryPoint'), value: victoryPoints }) : []),
    ]
  })
}

/** Field lines → the core's score lines; equal awards share one value. */
export const toScoreLines = (book: BridgeBook, field: ScoredField): readonly ScoreLine[] => {
  const unit = unitOf(field.settings.method)
  const amounts = new Map<Ratio, Points>()
  const amountOf = (value: Ratio): Points => {
    const known = amounts.get(value)
    if (known) return known
    const made = { unit, value }
    amounts.set(value, made)
    return made
  }
  const clauses = new Map<string, ClauseRef>()
  const clauseOf = (article: string): ClauseRef => {
    const made = clauses.get(article) ?? clause(book.editionId, article)
    clauses.set(article, made)
    return made
  }
  const boards = field.lines.map((line): ScoreLine => {
    const { fact } = line.awarded.entry
    const marks = marksOf(line)
    const scored = {
      entrant: line.entrant,
      unit,
      points: amountOf(line.result.award),
      opponents: line.opponents,
      slot: fact.slot,
      from: fact.id,
      because: clauseOf(becauseOf(book, field.settings.method, line)),
      available: line.result.available,
    }
    return marks.length > 0 ? { ...scored, marks } : scored
  })
  return [...boards, ...matchLines(book, field, boards)]
}
