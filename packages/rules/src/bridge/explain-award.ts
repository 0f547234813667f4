import { clause } from '../core/clause.js'
import type { Explanation } from '../core/explanation.js'
import { fromDecimal, type Ratio, ratio, toDecimal, toText } from '../core/ratio.js'
import type { BridgeBook } from './book.js'
import { crossImpFactor, crossImpSum } from './cross-imp.js'
import { datumOf } from './datum.js'
import { explainSheet, node } from './explain-sheet.js'
import type { FieldLine } from './field.js'
import type { FrequencyTable } from './frequency.js'
import { cappedImpScale } from './imp.js'
import { isSmallGroup, rawMatchpoints, type Scored } from './matchpoint.js'
import type { Component } from './outcome.js'
import { wholeWeight } from './outcome.js'
import { halfOf, printAt } from './rounding.js'
import { methodArticle } from './score-lines.js'
import type { BridgeSettings } from './settings.js'
import { isTeamMethod, type Side } from './types.js'

const exact = (value: Ratio): string => {
  const printed = toDecimal(value, 4)
  const back = fromDecimal(printed)
  return back && toText(back) === toText(value) ? printed.replace(/\.?0+$/, '') : printed
}
const fraction = (num: number, den: number): string => exact(ratio(num, den))

const partsOf = (outcome: Scored): readonly Component[] =>
  outcome.kind === 'score' ? [{ weight: wholeWeight, score: outcome.score }] : outcome.parts

const sign = (side: Side): 1 | -1 => (side === 'ns' ? 1 : -1)

/** One row for each different result of the board, seen from this side. */
const comparisons = (table: FrequencyTable, score: number, side: Side): Explanation[] =>
  table.rows.map(row => {
    const won = sign(side) * (score - row.score)
    const count = row.count - (row.score === score ? table.scale : 0)
    const units = won > 0 ? 2 : won === 0 ? 1 : 0
    return node('comparison', fraction(count * units, table.scale), {
      params: {
        score: sign(side) * score,
        other: sign(side) * row.score,
        count: fraction(count, table.scale),
        units,
      },
    })
  })

const adjustmentNode = (
  settings: BridgeSettings,
  line: FieldLine,
  table: FrequencyTable,
  raw: string,
): Explanation[] => {
  const { profile } = settings
  const { expected } = line.awarded.group
  if (table.actual >= expected) return []
  const params = { raw, actual: fraction(table.actual * table.scale, table.scale), expected }
  const value = exact(line.result.award)
  if (profile.unequalBoards === 'byAvailable')
    return [node('byAvailable', value, { params: { raw, actual: params.actual } })]
  if (profile.unequalBoards === 'percentOfActual') return [node('percentOfActual', value, { params })]
  return [node(isSmallGroup(profile, table.actual, expected) ? 'smallGroup' : 'neuberg', value, { params })]
}

const matchpointSteps = (settings: BridgeSettings, line: FieldLine, outcome: Scored): Explanation[] => {
  const table = line.side === 'ns' ? line.awarded.group.nsTable : line.awarded.group.ewTable
  const ns = rawMatchpoints(table, outcome)
  const top = 2 * (table.actual - 1)
  const raw = line.side === 'ns' ? ns : ratio(BigInt(top) * ns.den - ns.num, ns.den)
  const rows = partsOf(outcome).flatMap(part => {
    const compared = comparisons(table, part.score, line.side)
    if (outcome.kind === 'score') return compared
    const weight = fraction(part.weight, wholeWeight)
    return [node('weightedPart', weight, { params: { weight, score: part.score }, steps: compared })]
  })
  const results = fraction(table.actual * table.scale, table.scale)
  const won = node('rawMatchpoints', exact(raw), { params: { won: exact(raw), results }, steps: rows })
  const half = settings.profile.matchpointScale === '1-0.5-0'
  return [
    won,
    ...(half ? [node('halfScale', exact(ratio(raw.num, raw.den * 2n)), { params: { twice: exact(raw) } })] : []),
    ...adjustmentNode(settings, line, table, exact(raw)),
  ]
}

const butlerSteps = (book: BridgeBook, settings: BridgeSettings, line: FieldLine, outcome: Scored): Explanation[] => {
  const table = line.side === 'ns' ? line.awarded.group.nsTable : line.awarded.group.ewTable
  const datum = datumOf(settings.profile, table)
  const imps = cappedImpScale(book.imps, settings.profile.impCap)
  const shown = node('datum', `${datum.rounded}`, {
    params: { datum: datum.rounded, exact: exact(datum.exact), results: table.actual },
  })
  const differences = partsOf(outcome).map(part => {
    const difference = sign(line.side) * (part.score - datum.rounded)
    const params = { score: part.score, against: datum.rounded, difference }
    const value = node('impDifference', `${imps(difference)}`, {
      params,
      clause: clause(book.editionId, book.clauses.imps),
    })
    if (outcome.kind === 'score') return value
    const weight = fraction(part.weight, wholeWeight)
    return node('weightedPart', weight, { params: { weight, score: part.score }, steps: [value] })
  })
  return [shown, ...differences]
}

const crossImpSteps = (book: BridgeBook, settings: BridgeSettings, line: FieldLine, outcome: Scored): Explanation[] => {
  const { group } = line.awarded
  const table = line.side === 'ns' ? group.nsTable : group.ewTable
  const imps = cappedImpScale(book.imps, settings.profile.impCap)
  const rows = partsOf(outcome).flatMap(part =>
    table.rows.map(row => {
      const won = imps(sign(line.side) * (part.score - row.score))
      const count = fraction(row.count, table.scale)
      const params = { score: sign(line.side) * part.score, other: sign(line.side) * row.score, count, imps: won }
      return node('crossImpComparison', fraction(won * row.count, table.scale), { params })
    }),
  )
  const sum = crossImpSum(imps, table, outcome)
  const signedSum = line.side === 'ns' ? sum : ratio(-sum.num, sum.den)
  const factor = crossImpFactor(settings.profile, table.actual, group.expected)
  const divisor = exact(ratio(factor.den, factor.num))
  return [...rows, node('crossImpDivided', exact(line.result.award), { params: { sum: exact(signedSum), divisor } })]
}

const artificialSteps = (book: BridgeBook, line: FieldLine): Explanation[] => {
  const outcome = line.awarded.entry[line.side]
  if (outcome.kind !== 'artificial') return []
  const { available, award } = line.result
  const because = clause(book.editionId, available ? book.clauses.artificial : book.clauses.artificialImps)
  if (!available) return [node('artificialImps', exact(award), { params: { imps: exact(award) }, clause: because })]
  const fixed =
    outcome.award.kind === 'average' ? `${book.artificial.percent[outcome.award.grade]}` : percentText(outcome.award)
  if (line.ownPercent) {
    const params = { percent: exact(line.ownPercent), fixed }
    return [node('ownPercentage', exact(award), { params, clause: clause(book.editionId, book.clauses.ownPercentage) })]
  }
  return [
    node('artificialPercent', exact(award), {
      params: { percent: fixed, available: exact(available) },
      clause: because,
    }),
  ]
}

const percentText = (award: { readonly kind: string; readonly percent?: string }): string => award.percent ?? '50'

const otherTableSteps = (line: FieldLine): Explanation[] => {
  const { entry, group } = line.awarded
  const [ns, ew] = entry.fact.sides
  const other = group.entries.find(item => item.fact.sides[0] === ew && item.fact.sides[1] === ns)
  const own = entry.ns.kind === 'score' ? entry.ns.score : ''
  const there = other?.ew.kind === 'score' ? other.ew.score : ''
  return [node('otherTable', exact(line.result.award), { params: { score: own, other: there } })]
}

const methodSteps = (book: BridgeBook, settings: BridgeSettings, line: FieldLine): Explanation[] => {
  const outcome = line.awarded.entry[line.side]
  if (outcome.kind === 'artificial') return artificialSteps(book, line)
  if (settings.method === 'butler') return butlerSteps(book, settings, line, outcome)
  if (settings.method === 'crossImp') return crossImpSteps(book, settings, line, outcome)
  if (isTeamMethod(settings.method)) return otherTableSteps(line)
  if (settings.method === 'totalPoints') {
    return partsOf(outcome).map(part =>
      node('totalPoints', `${sign(line.side) * part.score}`, { params: { score: part.score } }),
    )
  }
  return matchpointSteps(settings, line, outcome)
}

const heldSteps = (book: BridgeBook, line: FieldLine): Explanation[] =>
  line.result.held
    ? [node('heldToMinus', exact(line.result.award), { clause: clause(book.editionId, book.clauses.lateChange) })]
    : []

/** One contestant's award on one board: the sheet, the comparisons, the arithmetic, each with its article. */
export const explainAward = (book: BridgeBook, settings: BridgeSettings, line: FieldLine): Explanation => {
  const { fact } = line.awarded.entry
  return node(
    'boardAward',
    printAt(settings.profile, line.result.award, settings.profile.awardDecimals, halfOf(line.result.available)),
    {
      params: { board: fact.board ?? '', slot: fact.slot },
      clause: clause(book.editionId, methodArticle(book, settings.method)),
      from: fact.id,
      steps: [explainSheet(book, fact), ...methodSteps(book, settings, line), ...heldSteps(book, line)],
    },
  )
}
