import type { Explanation } from '../core/explanation.js'
import type { StageFacts } from '../core/facts.js'
import type { EntrantId } from '../core/ids.js'
import { type Ratio, subtract, sum, toDecimal, toText } from '../core/ratio.js'
import { markText, orderText } from './sheet/describe-sheet.js'
import { scoreDuplicate } from './score/duplicate.js'
import type { GuandanExplanationCode } from './explanation-codes.js'
import type { GameReport } from './score/game.js'
import { opponentsAt, sideOfPlace } from './score/individual.js'
import type { LadderStep } from './ladder/level.js'
import { countedDifference } from './ladder/level-score.js'
import { scoreGames } from './score/score-lines.js'
import type { ArticleOf, ScoredGame } from './score/scored-game.js'
import type { GuandanSettings } from './settings/settings.js'
import { type DealEntry, effectiveOrder, type GameSheet, type GuandanSheet } from './sheet.js'
import { carriedOf, penaltiesOf, totalUnitOf } from './score/totals.js'
import type { SideNo } from './types.js'

type Node = Explanation & { readonly code: GuandanExplanationCode }

/** Exact text: whole numbers and terminating decimals as such. */
export const printAmount = (value: Ratio): string => {
  for (const decimals of [0, 1, 2]) {
    const text = toDecimal(value, decimals)
    if ((value.num * 10n ** BigInt(decimals)) % value.den === 0n) return text
  }
  return toText(value)
}

const dealNode = (code: GuandanExplanationCode, deal: DealEntry, step: LadderStep, number: number): Node => ({
  code: 'lostBy' in deal ? 'dealByPenalty' : code,
  value: 'lostBy' in deal ? `-${deal.lostBy}` : orderText(effectiveOrder(deal)),
  params: {
    number,
    level: markText(step.playedLevel),
    upgrade: step.outcome.upgrade,
    before: step.before.map(markText).join(':'),
    after: step.after.levels.map(markText).join(':'),
    event: step.events.join(' '),
  },
})

const ladderNodes = (sheet: GameSheet, report: GameReport): Node[] => [
  ...report.steps.map((step, i) => dealNode('deal', sheet.deals[i] as DealEntry, step, i + 1)),
  ...report.extraSteps.map((step, i) => dealNode('extraDeal', sheet.extraDeals[i] as DealEntry, step, i + 1)),
]

const levelPointsNode = (game: ScoredGame, report: GameReport, side: SideNo, settings: GuandanSettings): Node => {
  const { levelScore: table } = settings
  const value = printAmount((game.sides[side] as ScoredGame['sides'][number]).levelPoints)
  const origin = { table: table.id, status: table.status }
  if (table.by === 'deals') return { code: 'levelPointsDeals', value, params: origin }
  if (table.by === 'ownLevel') {
    return { code: 'levelPointsOwn', value, params: { level: markText(report.levels[side]), ...origin } }
  }
  return { code: 'levelPoints', value, params: { difference: countedDifference(report.levels, table), ...origin } }
}

const resultCode = (report: GameReport, side: SideNo): GuandanExplanationCode => {
  if (report.winner === undefined) return 'matchPointsDrawn'
  return report.winner === side ? 'matchPointsWon' : 'matchPointsLost'
}

const forfeitNode = (game: ScoredGame, side: SideNo, settings: GuandanSettings): Node => {
  const own = game.sides[side] as ScoredGame['sides'][number]
  const params = { levelPoints: printAmount(own.levelPoints) }
  const value = printAmount(own.matchPoints)
  const base = { value, params, clause: game.because }
  if (game.sides.every(other => other.marks.includes('forfeitLoss')))
    return { ...base, code: 'bothForfeited', params: {} }
  if (own.marks.includes('forfeitLoss')) return { ...base, code: 'forfeitLost' }
  return game.keptActual
    ? { ...base, code: 'forfeitWonActual', params: { ...params, threshold: settings.forfeit.threshold } }
    : { ...base, code: 'forfeitWon' }
}

const playedNodes = (game: ScoredGame, side: SideNo, settings: GuandanSettings, article: ArticleOf): Node[] => {
  const { report, sheet } = game
  const own = game.sides[side] as ScoredGame['sides'][number]
  if (!report || sheet.fact.sheet.kind !== 'game') return []
  const levels: Node = {
    code: 'levels',
    value: report.levels.map(markText).join(':'),
    params: { own: markText(report.levels[side]), theirs: markText(report.levels[side === 0 ? 1 : 0]) },
    clause: article('13.1'),
    from: sheet.fact.id,
    steps: ladderNodes(sheet.fact.sheet, report),
  }
  if (report.lostBy !== undefined) return [forfeitNode(game, side, settings), levels]
  return [
    {
      code: resultCode(report, side),
      value: printAmount(own.matchPoints),
      params: { by: report.decidedBy },
      clause: game.because,
    },
    { ...levelPointsNode(game, report, side, settings), clause: article('13.3') },
    levels,
  ]
}

const reasonNodes = (game: ScoredGame, side: SideNo, settings: GuandanSettings, article: ArticleOf): Node[] => {
  const own = game.sides[side] as ScoredGame['sides'][number]
  const { sheet } = game.sheet.fact
  if (game.report) return playedNodes(game, side, settings, article)
  if (own.marks.some(mark => mark.startsWith('forfeit'))) return [forfeitNode(game, side, settings)]
  const code = sheet.kind === 'bye' ? 'bye' : own.marks.includes('assigned') ? 'assigned' : 'pointsOnly'
  const params = { levelPoints: printAmount(own.levelPoints) }
  return [{ code, value: printAmount(own.matchPoints), params, clause: game.because }]
}

const gameNode = (game: ScoredGame, entrant: EntrantId, settings: GuandanSettings, article: ArticleOf): Node => {
  const { fact } = game.sheet
  const place = fact.sides.indexOf(entrant)
  const side = sideOfPlace(place)
  const own = game.sides[side] as ScoredGame['sides'][number]
  return {
    code: 'game',
    value: printAmount(own.matchPoints),
    params: {
      slot: fact.slot,
      opponent: opponentsAt(fact.sides, place).join(' '),
      levelPoints: printAmount(own.levelPoints),
    },
    clause: game.because,
    from: game.from,
    steps: reasonNodes(game, side, settings, article),
  }
}

const penaltyNodes = (facts: StageFacts<GuandanSheet>, entrant: EntrantId): Node[] =>
  facts.adjustments.flatMap(({ id, adjustment, clause }) =>
    adjustment.kind === 'penalty' && adjustment.entrant === entrant
      ? [
          {
            code: 'penalty' as const,
            value: `-${adjustment.amount}`,
            params: { amount: adjustment.amount },
            from: id,
            ...(clause ? { clause } : {}),
          },
        ]
      : [],
  )

const carriedNodes = ({ settings }: StageFacts<GuandanSheet>, entrant: EntrantId): Node[] => {
  const { carry } = settings as GuandanSettings
  if (carry?.[entrant] === undefined) return []
  const { matchPoints, levelPoints } = carriedOf({ carry }, entrant)
  return [{ code: 'carried', value: printAmount(matchPoints), params: { levelPoints: printAmount(levelPoints) } }]
}

interface Scored {
  readonly node: Node
  readonly slot: string
  readonly value: Ratio
}

const duplicateNodes = (facts: StageFacts<GuandanSheet>, entrant: EntrantId, article: ArticleOf): Scored[] => {
  const lines = scoreDuplicate(facts, article)
  if (!lines.ok) return []
  const boards = new Map(facts.sheets.map(sheet => [sheet.slot, sheet.board ?? '']))
  return lines.value
    .filter(line => line.entrant === entrant)
    .map(line => ({
      slot: line.slot,
      value: line.points.value,
      node: {
        code: 'duplicateDeal',
        value: printAmount(line.points.value),
        params: { slot: line.slot, opponent: line.opponents.join(' '), board: boards.get(line.slot) ?? '' },
        clause: line.because,
        from: line.from,
      },
    }))
}

/** The contestant's own games with the rulings on them; other tables cannot change what they are worth. */
const ownFacts = (facts: StageFacts<GuandanSheet>, entrant: EntrantId): StageFacts<GuandanSheet> => {
  const sheets = facts.sheets.filter(sheet => sheet.sides.includes(entrant))
  const slots = new Set(sheets.map(sheet => sheet.slot))
  const concerns = ({ adjustment }: StageFacts<GuandanSheet>['adjustments'][number]): boolean =>
    !('slot' in adjustment) || adjustment.slot === undefined || slots.has(adjustment.slot)
  return { ...facts, sheets, adjustments: facts.adjustments.filter(concerns) }
}

const scoredOf = (facts: StageFacts<GuandanSheet>, entrant: EntrantId, article: ArticleOf): Scored[] => {
  const settings = facts.settings as GuandanSettings
  if (settings.eventType === 'duplicate') return duplicateNodes(facts, entrant, article)
  const games = scoreGames(ownFacts(facts, entrant), article)
  if (!games.ok) return []
  return games.value
    .filter(game => game.sheet.fact.sides.includes(entrant))
    .map(game => ({
      slot: game.sheet.fact.slot,
      value: (game.sides[sideOfPlace(game.sheet.fact.sides.indexOf(entrant))] as ScoredGame['sides'][number])
        .matchPoints,
      node: gameNode(game, entrant, settings, article),
    }))
}

/** Why an entrant has its 场分 in one slot, or in all; down to the deals of the ladder and the rulings. */
export const explainGuandan = (
  facts: StageFacts<GuandanSheet>,
  target: { readonly entrant: EntrantId; readonly slot?: string },
  article: ArticleOf,
): Explanation | undefined => {
  const scored = scoredOf(facts, target.entrant, article)
  if (target.slot !== undefined) return scored.find(({ slot }) => slot === target.slot)?.node
  if (!facts.entrants.some(({ id }) => id === target.entrant)) return undefined
  const penalties = penaltiesOf(facts, target.entrant)
  const carried = carriedNodes(facts, target.entrant)
  const brought = carriedOf(facts.settings as GuandanSettings, target.entrant).matchPoints
  const total = subtract(sum([brought, ...scored.map(({ value }) => value)]), sum(penalties))
  return {
    code: 'total',
    value: printAmount(total),
    params: { games: scored.length, unit: totalUnitOf(facts.settings as GuandanSettings) },
    clause: article('27.2.1'),
    steps: [...carried, ...scored.map(({ node }) => node), ...penaltyNodes(facts, target.entrant)],
  }
}
