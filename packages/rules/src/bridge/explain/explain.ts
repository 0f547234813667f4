import { clause } from '../../core/clause.js'
import type { Explanation } from '../../core/explanation.js'
import type { EntrantId } from '../../core/ids.js'
import { fromText, type Ratio } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { BridgeBook } from '../book.js'
import { boardsInPlay, type Card, cards, fullestCards, withSatOut } from '../score/score-card.js'
import { type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { explainAward } from './explain-award.js'
import { node } from './explain-sheet.js'
import { scoreField } from '../score/field.js'
import { matchResults } from '../score/matches.js'
import { printAt } from '../score/rounding.js'
import { methodArticle, toScoreLines } from '../score/score-lines.js'
import type { BridgeSettings } from '../settings/settings.js'
import { totalsOf } from '../score/totals.js'
import { isTeamMethod } from '../types.js'

const printed = (settings: BridgeSettings, value: Ratio, decimals: number): string =>
  printAt(settings.profile, value, decimals)

const penaltySteps = (book: BridgeBook, settings: BridgeSettings, facts: BridgeFacts, entrant: EntrantId) =>
  facts.adjustments.flatMap(({ id, adjustment, clause: cited }) => {
    if (adjustment.kind !== 'penalty' || adjustment.entrant !== entrant) return []
    const amount = printed(settings, fromText(adjustment.amount), settings.profile.totalDecimals)
    return [
      node('penalty', `-${amount}`, {
        params: { amount: adjustment.stated ?? amount },
        from: id,
        clause: cited ?? clause(book.editionId, book.clauses.penalty),
      }),
    ]
  })

const matchSteps = (
  book: BridgeBook,
  settings: BridgeSettings,
  facts: BridgeFacts,
  entrant: EntrantId,
  lines: readonly ScoreLine[],
): Explanation[] => {
  const sheets = effectiveSheets(facts)
  if (!sheets.ok || (!settings.victoryPoints && !isTeamMethod(settings.method))) return []
  const own = matchResults(book, settings, sheets.value, lines).filter(match => match.entrant === entrant)
  const text = (value: Ratio) => printed(settings, value, settings.profile.totalDecimals)
  return own.map(match => {
    const round = match.round ?? ''
    const { boards, won, lost, net, victoryPoints } = match
    if (match.bye) return node('matchBye', text(victoryPoints ?? net), { params: { round } })
    const shown = node('matchNet', text(net), { params: { boards, won: text(won), lost: text(lost), round } })
    if (!victoryPoints) return shown
    return node('matchVictoryPoints', text(victoryPoints), {
      params: { boards, net: text(net), round },
      clause: clause(book.editionId, book.clauses.specialScoring),
      steps: [shown],
    })
  })
}

const extraSteps = (settings: BridgeSettings, entrant: EntrantId): Explanation[] => {
  const starting = settings.startingScores?.[entrant]
  const handicap = settings.handicaps?.[entrant]
  return [
    ...(starting ? [node('startingScore', starting, { params: { amount: starting } })] : []),
    ...(handicap ? [node('handicap', handicap, { params: { amount: handicap } })] : []),
  ]
}

const percentCode = (settings: BridgeSettings) =>
  settings.profile.roundBeforePercent !== 'never'
    ? 'percentOfRounded'
    : settings.profile.percentOf === 'boardMean'
      ? 'percentMean'
      : 'percent'

/** Boards of the card that a shorter one is scaled to. */
const fullestOf = ({ profile }: BridgeSettings, all: readonly Card[], { entrant }: Card): number =>
  (['boardsInPlay', 'average', 'averagePlus'].includes(profile.missingBoards)
    ? boardsInPlay(all).get(entrant.section)
    : fullestCards(all).get(entrant.group)?.played) ?? 0

const explainTotal = (
  book: BridgeBook,
  settings: BridgeSettings,
  facts: BridgeFacts,
  entrant: EntrantId,
  boards: readonly Explanation[],
  lines: readonly ScoreLine[],
): Explanation | undefined => {
  const total = totalsOf(book, settings, facts, lines).find(item => item.entrant === entrant)
  const all = cards(facts, lines, settings.profile)
  const card = all.find(item => item.entrant.id === entrant)
  if (!total || !card) return undefined
  const fullest = fullestOf(settings, all, card)
  const text = (value: Ratio, decimals = settings.profile.totalDecimals) => printed(settings, value, decimals)
  const value = text(total.total.value)
  const { missingBoards } = settings.profile
  const short = missingBoards !== 'sum' && card.played < fullest
  const satOut = short && (missingBoards === 'average' || missingBoards === 'averagePlus')
  const counted = withSatOut(settings.profile, card, { inPlay: fullest })
  const points = text(counted.points)
  const available = text(counted.available)
  return node('total', total.percent ? text(total.percent, settings.profile.percentDecimals) : value, {
    params: { boards: card.played },
    clause: clause(book.editionId, methodArticle(book, settings.method)),
    steps: [
      ...(total.percent
        ? [
            node(percentCode(settings), text(total.percent, settings.profile.percentDecimals), {
              params: {
                points: settings.profile.roundBeforePercent === 'never' ? points : value,
                available,
                boards: card.played,
              },
            }),
          ]
        : []),
      ...(short && !satOut ? [node('totalFactored', value, { params: { points, boards: card.played, fullest } })] : []),
      ...(satOut
        ? [
            node('totalSatOut', value, {
              params: { boards: fullest - card.played, plus: missingBoards === 'average' ? 'no' : 'yes' },
            }),
          ]
        : []),
      ...extraSteps(settings, entrant),
      ...penaltySteps(book, settings, facts, entrant),
      ...matchSteps(book, settings, facts, entrant, lines),
      ...boards,
    ],
  })
}

/**
 * Why a contestant has its total (`slot` absent) or its award in one slot: a tree down to sheets and articles.
 * Undefined when there is nothing to explain or the facts cannot be scored.
 */
export const explainBridge = (
  book: BridgeBook,
  facts: BridgeFacts,
  target: { entrant: EntrantId; slot?: string },
): Explanation | undefined => {
  const field = scoreField(book, facts, { waits: true })
  if (!field.ok) return undefined
  const { settings, lines } = field.value
  const own = lines.filter(
    line =>
      line.entrant === target.entrant && (target.slot === undefined || line.awarded.entry.fact.slot === target.slot),
  )
  const boards = own.map(line => explainAward(book, settings, line))
  if (target.slot !== undefined) return boards[0]
  return explainTotal(book, settings, facts, target.entrant, boards, toScoreLines(book, field.value))
}
