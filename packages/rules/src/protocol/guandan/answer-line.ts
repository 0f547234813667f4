import { textOf } from '../../core/text-of.js'
import { problem, type Problem } from '../../core/problem.js'
import { toDecimal } from '../../core/ratio.js'
import { err, ok } from '../../core/result.js'
import {
  readCards,
  readFinish,
  readHands,
  readLevel,
  readLevels,
  readPlay,
  readSide,
} from '../../guandan/record/read-fields.js'
import { distinctSorted, levelValue } from '../../guandan/cards/cards.js'
import { countWilds, defaultReading, readingsOf, underDeclarations } from '../../guandan/play/classify.js'
import { beats } from '../../guandan/play/comparison.js'
import { guandanEditions } from '../../guandan/editions/index.js'
import type { Reading } from '../../guandan/play/hand-type.js'
import { levelDifference, playedLevel, stepByOrder } from '../../guandan/ladder/level.js'
import { levelScore } from '../../guandan/ladder/level-score.js'
import { type Fields, isFields, type Read } from '../../guandan/read.js'
import type { GuandanSettings } from '../../guandan/settings/settings.js'
import { amount } from '../../guandan/score/match-score.js'
import { type TributeTransfer, returnCards, tributeCard, tributeFlow } from '../../guandan/play/tribute.js'

type Answer = Readonly<Record<string, unknown>>
type Answerer = (request: Fields, settings: GuandanSettings) => Read<Answer>

const printed = ({ type, size, key }: Reading): Answer => ({ type, size, key })

const classify: Answerer = request => {
  const level = readLevel(request)
  const cards = readCards(request, 'cards')
  if (!level.ok || !cards.ok) return err([...(level.ok ? [] : level.error), ...(cards.ok ? [] : cards.error)])
  const readings = readingsOf(cards.value, level.value)
  const unspoken = defaultReading(readings)
  return ok({
    legal: readings.length > 0,
    readings: readings.map(printed),
    declare: readings.length > 1,
    default: unspoken ? printed(unspoken) : null,
    optional: underDeclarations(cards.value, level.value).map(printed),
    wilds: countWilds(cards.value, level.value),
  })
}

const compareTwo: Answerer = request => {
  const level = readLevel(request)
  if (!level.ok) return level
  const table = readPlay(request, 'table', level.value)
  const play = readPlay(request, 'play', level.value)
  if (!table.ok || !play.ok) return err([...(table.ok ? [] : table.error), ...(play.ok ? [] : play.error)])
  return ok({ beats: beats(play.value, table.value) })
}

const order: Answerer = request => {
  const level = readLevel(request)
  if (!level.ok) return level
  const cards = readCards(request, 'cards')
  return cards.ok ? ok({ keys: cards.value.map(card => levelValue(card, level.value)) }) : cards
}

const owedCard: Answerer = request => {
  const level = readLevel(request)
  if (!level.ok) return level
  const hand = readCards(request, 'hand')
  if (!hand.ok) return hand
  const { key, eligible } = tributeCard(hand.value, level.value)
  return ok({ key, eligible: distinctSorted(eligible) })
}

const returnCard: Answerer = request => {
  const level = readLevel(request)
  if (!level.ok) return level
  const hand = readCards(request, 'hand')
  if (!hand.ok) return hand
  const { to } = request
  if (to !== 'partner' && to !== 'opponent') {
    return err([problem(to === undefined ? 'FIELD_MISSING' : 'FIELD_UNREADABLE', { at: { path: 'to' } })])
  }
  const list = (tenBy: 'face' | 'levelValue') =>
    distinctSorted(returnCards(hand.value, level.value, to, { limitTo: 'partner', tenBy, whenNone: 'nothing' }))
  return ok({ eligible_seed: list('face'), eligible_by_level_value: list('levelValue') })
}

const transfer = ({ from, to, key, eligible }: TributeTransfer): Answer => ({
  from,
  to,
  key,
  eligible: distinctSorted(eligible),
})

const flow: Answerer = request => {
  const level = readLevel(request)
  if (!level.ok) return level
  const finish = readFinish(request)
  if (!finish.ok) return finish
  const hands = readHands(request)
  if (!hands.ok) return hands
  const { resist, payers, transfers, leader, equal } = tributeFlow(finish.value, hands.value, level.value)
  const expect = { resist, payers, transfers: transfers.map(transfer), leader }
  return ok({ expect: equal === undefined ? expect : { ...expect, equal } })
}

const levelStep: Answerer = (request, settings) => {
  const levels = readLevels(request)
  if (!levels.ok) return levels
  const playing = readSide(request, 'playing_team')
  if (!playing.ok) return playing
  const finish = readFinish(request)
  if (!finish.ok) return finish
  if (levels.value.includes('A+')) return err([problem('GAME_ALREADY_WON', { at: { path: 'levels' } })])
  const state = { levels: levels.value, playing: playing.value, failedAttempts: [0, 0] as const }
  const step = stepByOrder(state, finish.value, settings.aceRule)
  return ok({
    playing_level: playedLevel(state),
    upgrade: step.outcome.upgrade,
    double_down: step.outcome.doubleWin,
    levels_after: step.after.levels,
    next_playing_team: step.outcome.winner,
    game_won: step.gameWonBy !== undefined,
  })
}

const decimal = (value: ReturnType<typeof amount>): number => Number(toDecimal(value, 0))

const gameScore: Answerer = (request, settings) => {
  const levels = readLevels(request)
  if (!levels.ok) return levels
  if (levels.value.every(mark => mark === 'A+')) {
    return err([problem('LEVEL_UNREADABLE', { at: { path: 'levels' } })])
  }
  const difference = levelDifference(levels.value)
  const { win, draw, loss } = settings.matchPoints
  const matchPoints = difference === 0 ? [draw, draw] : difference > 0 ? [win, loss] : [loss, win]
  return ok({
    level_diff: difference,
    场分: matchPoints.map(text => decimal(amount(text))),
    级分_reconstructed: levelScore(levels.value, [], settings.levelScore).map(decimal),
  })
}

const answerers: Readonly<Record<string, Answerer>> = {
  classify,
  beats: compareTwo,
  order,
  tribute_card: owedCard,
  return_card: returnCard,
  tribute_flow: flow,
  level_step: levelStep,
  game_score: gameScore,
}

const refuseLine = (id: unknown, problems: readonly Problem[]): Answer => ({
  ...(id === undefined ? {} : { id }),
  problems: problems.map(({ code, at, params }) => ({
    code,
    ...(at?.path === undefined ? {} : { at: at.path }),
    ...(params ? { params } : {}),
  })),
})

/**
 * One request line of `paiji score guandan` → its answer, with the request's `id`. Bad input answers
 * `{id, problems}`; nothing is thrown. `edition` is `gsac-2017` (default) or `jingji-2022`, with or without the sport before it.
 */
export const answerScoreLine = (request: unknown, options: { readonly edition?: string } = {}): Answer => {
  if (!isFields(request)) return refuseLine(null, [problem('LINE_UNREADABLE')])
  const { id, kind } = request
  const edition = guandanEditions.find(
    each => each.id === `guandan/${(options.edition ?? 'gsac-2017').replace(/^guandan\//, '')}`,
  )
  if (!edition) return refuseLine(id, [problem('EDITION_UNKNOWN', { params: { edition: textOf(options.edition) } })])
  if (kind === undefined) return refuseLine(id, [problem('FIELD_MISSING', { at: { path: 'kind' } })])
  const answerer = typeof kind === 'string' && Object.hasOwn(answerers, kind) ? answerers[kind] : undefined
  if (!answerer) return refuseLine(id, [problem('KIND_UNKNOWN', { at: { path: 'kind' } })])
  const answer = answerer(request, edition.defaults)
  return answer.ok ? { ...(id === undefined ? {} : { id }), ...answer.value } : refuseLine(id, answer.error)
}
