import { type ClauseRef, clause } from '../core/clause.js'
import { type Points, unitCode } from '../core/points.js'
import type { Ratio } from '../core/ratio.js'
import type { ScoreLine } from '../core/score-line.js'
import type { BridgeBook } from './book.js'
import { entrantsOfSide, type FieldLine, type ScoredField } from './field.js'
import { otherSide, type Method } from './types.js'

const board = unitCode('board')
const units: Readonly<Record<Method, ReturnType<typeof unitCode>>> = {
  matchpoint: unitCode('matchpoint'),
  butler: unitCode('imp'),
  crossImp: unitCode('imp'),
  boardAMatch: unitCode('boardPoint'),
  totalPoints: unitCode('totalPoint'),
  teamImp: unitCode('imp'),
  patton: unitCode('boardPoint'),
  quotient: unitCode('totalPoint'),
}
export const unitOf = (method: Method): ReturnType<typeof unitCode> => units[method]

/** The article a method of scoring rests on (Law 78). */
export const methodArticle = (book: BridgeBook, method: Method): string =>
  method === 'matchpoint'
    ? book.clauses.matchpoints
    : method === 'totalPoints' || method === 'quotient'
      ? book.clauses.totalPoints
      : method === 'butler' || method === 'crossImp' || method === 'teamImp'
        ? book.clauses.imps
        : book.clauses.specialScoring

/** Marks of a line: how it came about, when not by plain comparison. */
export const marksOf = (line: FieldLine): readonly string[] => {
  const { entry, group } = line.awarded
  const outcome = entry[line.side]
  const table = line.side === 'ns' ? group.nsTable : group.ewTable
  return [
    ...(outcome.kind === 'artificial' ? ['artificial'] : []),
    ...(outcome.kind === 'weighted' ? ['weighted'] : []),
    ...(line.ownPercent ? ['ownPercentage'] : []),
    ...(entry.ns !== entry.ew ? ['split'] : []),
    ...(entry.fact.sheet.copy ? ['fouled'] : []),
    ...(line.result.available && outcome.kind !== 'artificial' && table.actual < group.expected ? ['shortBoard'] : []),
  ]
}

const becauseOf = (book: BridgeBook, method: Method, line: FieldLine): string => {
  if (line.ownPercent) return book.clauses.ownPercentage
  const outcome = line.awarded.entry[line.side]
  if (outcome.kind === 'artificial') {
    return line.result.available ? book.clauses.artificial : book.clauses.artificialImps
  }
  if (outcome.kind === 'weighted') return book.clauses.weighted
  return line.awarded.entry.fact.sheet.copy ? book.clauses.fouledBoard : methodArticle(book, method)
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
  return field.lines.map(line => {
    const { fact } = line.awarded.entry
    const marks = marksOf(line)
    return {
      entrant: line.entrant,
      unit: board,
      points: amountOf(line.result.award),
      ...(line.result.available ? { available: line.result.available } : {}),
      opponents: entrantsOfSide(fact.sides, otherSide(line.side)),
      slot: fact.slot,
      from: fact.id,
      because: clauseOf(becauseOf(book, field.settings.method, line)),
      ...(marks.length > 0 ? { marks } : {}),
    }
  })
}
