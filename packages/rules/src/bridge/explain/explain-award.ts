import { clause } from '../../core/clause.js'
import type { Explanation } from '../../core/explanation.js'
import type { BridgeBook } from '../book.js'
import { butlerSteps, crossImpSteps } from './explain-imp.js'
import { matchpointSteps } from './explain-matchpoint.js'
import { exact, partsOf, sign } from './explain-parts.js'
import { explainSheet, node } from './explain-sheet.js'
import { one, subtract } from '../../core/ratio.js'
import { artificialWords } from '../sheet/award-words.js'
import type { FieldLine } from '../score/field.js'
import { halfOf, printAt } from '../score/rounding.js'
import { methodArticle } from '../score/score-lines.js'
import type { BridgeSettings } from '../settings/settings.js'
import { isTeamMethod } from '../types.js'

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

/** Where part of the award is artificial: what that is, and how much of it counts. */
const shareSteps = (line: FieldLine): Explanation[] => {
  const outcome = line.awarded.entry[line.side]
  if (outcome.kind === 'artificial' || !outcome.mixed) return []
  const { weight, award } = outcome.mixed
  const params = { weight: exact(weight), award: artificialWords(award), rest: exact(subtract(one, weight)) }
  return [node('artificialShare', exact(line.result.award), { params })]
}

const statedSteps = (book: BridgeBook, line: FieldLine): Explanation[] => {
  const { stated } = line.awarded.entry.fact.sheet
  const { award, computed } = line.result
  if (!stated || !computed) return []
  const params = { stated: stated[line.side] ?? '', computed: exact(computed) }
  return [
    node('statedInFile', exact(award), {
      params,
      clause: clause(book.editionId, book.clauses.assigned),
      from: stated.from,
    }),
  ]
}

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
      steps: [
        explainSheet(book, fact),
        ...methodSteps(book, settings, line),
        ...shareSteps(line),
        ...heldSteps(book, line),
        ...statedSteps(book, line),
      ],
    },
  )
}
