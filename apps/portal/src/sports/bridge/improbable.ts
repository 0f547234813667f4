import {
  type BridgeEdition,
  type BridgeSheet,
  nsScoreOf,
  possibleScores,
  sheetVulnerability,
  sideOf,
} from '@paiji/rules/bridge'
import type { TravellerRow } from './forming-traveller'

/** Why a result deserves a second look; never a refusal. */
export const improbabilityCodes = [
  'scoreImpossible',
  'declarerUnlikely',
  'tricksUnlikely',
  'outOfLine',
  'playedBefore',
] as const
export type Improbability = (typeof improbabilityCodes)[number]

/** Fewer tables say nothing about what is usual. */
const enough = 3
/** North–south points away from every other table. */
const farAway = 600
const tricksAway = 3

const isImpossible = (edition: BridgeEdition, sheet: BridgeSheet, board: string | undefined): boolean => {
  const vulnerability = sheetVulnerability(sheet, board)
  return (
    sheet.result === 'score' &&
    vulnerability !== undefined &&
    !possibleScores(edition.book, vulnerability).has(sheet.nsScore)
  )
}

const declarerUnlikely = (sheet: BridgeSheet, others: readonly BridgeSheet[]): boolean => {
  const played = others.filter(other => other.result === 'played')
  return (
    sheet.result === 'played' &&
    played.length >= enough &&
    played.every(other => sideOf(other.declarer) !== sideOf(sheet.declarer))
  )
}

const tricksUnlikely = (sheet: BridgeSheet, others: readonly BridgeSheet[]): boolean => {
  if (sheet.result !== 'played') return false
  const alike = others.filter(
    other =>
      other.result === 'played' &&
      other.contract.strain === sheet.contract.strain &&
      sideOf(other.declarer) === sideOf(sheet.declarer),
  )
  return (
    alike.length >= enough &&
    alike.every(other => other.result === 'played' && Math.abs(other.tricks - sheet.tricks) >= tricksAway)
  )
}

/** Hints about one result beside the other tables' results of the same board. */
export const improbabilities = (
  edition: BridgeEdition,
  board: string | undefined,
  sheet: BridgeSheet,
  sides: readonly { readonly id: string }[],
  others: readonly TravellerRow[],
): readonly Improbability[] => {
  const sheets = others.map(other => other.sheet)
  const scoreOf = (item: BridgeSheet): number | undefined => {
    const score = nsScoreOf(edition.book, item, board)
    return score.ok ? score.value : undefined
  }
  const own = scoreOf(sheet)
  const scores = sheets.map(scoreOf).filter(score => score !== undefined)
  const found: Readonly<Record<Improbability, boolean>> = {
    scoreImpossible: isImpossible(edition, sheet, board),
    declarerUnlikely: declarerUnlikely(sheet, sheets),
    tricksUnlikely: tricksUnlikely(sheet, sheets),
    outOfLine: own !== undefined && scores.length >= enough && scores.every(score => Math.abs(score - own) >= farAway),
    playedBefore: others.some(other => other.sides.some(side => sides.some(({ id }) => id === side.id))),
  }
  return improbabilityCodes.filter(code => found[code])
}
