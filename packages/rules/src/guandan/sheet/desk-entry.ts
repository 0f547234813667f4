import { problem } from '../../core/problem.js'
import { err } from '../../core/result.js'
import { deskGame, endGame } from './desk-game.js'
import { markText, orderText } from './describe-sheet.js'
import { parseGuandanSheet } from './parse-sheet.js'
import { guandanSheetFieldsOf } from './print-sheet.js'
import type { Read } from '../read.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { DealEntry, Ending, GameSheet, GuandanSheet } from '../sheet.js'
import type { SideNo } from '../types.js'

/** The words of the line, each for one ending. */
const endingWords: Readonly<Record<string, Ending>> = {
  time: 'time',
  count: 'dealCount',
  play: 'inProgress',
  ff: 'forfeit',
  pen: 'penalty',
  sus: 'suspension',
  ace: 'aceFailed',
}
const wordOf: Readonly<Partial<Record<Ending, string>>> = {
  time: 'time',
  forfeit: 'ff',
  penalty: 'pen',
  suspension: 'sus',
  aceFailed: 'ace',
}

const sideWords: Readonly<Record<string, SideNo | 'both'>> = { NS: 0, EW: 1, BOTH: 'both' }
const sideWord = (side: SideNo | 'both'): string => (side === 'both' ? 'both' : side === 0 ? 'ns' : 'ew')

/** Chinese seat words, full-width marks and dashes as they are typed → the letters of the line. */
const normalise = (text: string): string =>
  text
    .replace(/[北东南西]/g, seat => ({ 北: 'N', 东: 'E', 南: 'S', 西: 'W' })[seat] as string)
    .replace(/[−－—]/g, '-')
    .replace(/[＋]/g, '+')
    .replace(/[／]/g, '/')
    .replace(/[＝]/g, '=')
    .replace(/[：]/g, ':')
    .replace(/[，；、。,;]/g, ' ')
    .toUpperCase()

interface Draft {
  readonly deals: unknown[]
  readonly extraDeals: unknown[]
  fields: Readonly<Record<string, unknown>>
}

const dealOf = (token: string): unknown => {
  const lost = /^-(NS|EW)$/.exec(token)
  if (lost) return { lostBy: sideWords[lost[1] as string] }
  const order = /^([NESW]{2,4})(?:\/([NESW]))?$/.exec(token)
  return order ? { finish: order[1], ...(order[2] ? { voidHand: order[2] } : {}) } : undefined
}

const pairOf = (value: string): string[] => value.split(/[:-]/)

const pairFields: Readonly<Record<string, (pair: string[]) => Readonly<Record<string, unknown>>>> = {
  LV: pair => ({ finalLevels: pair }),
  FROM: pair => ({ startLevels: pair }),
  FOULS: pair => ({ fouls: pair.map(count => (/^\d{1,2}$/.test(count) ? Number(count) : count)) }),
  MP: pair => ({ kind: 'points', matchPoints: pair }),
  LP: pair => ({ kind: 'points', levelPoints: pair }),
}

/** Fields of `word` or `word=value`; undefined for words nobody knows. */
const fieldsOf = (token: string): Readonly<Record<string, unknown>> | undefined => {
  const [word = '', value] = token.split('=') as [string, string?]
  const ended = endingWords[word.toLowerCase()]
  if (ended && (value === undefined || value in sideWords)) {
    return { ended, ...(value === undefined ? {} : { endedBy: sideWords[value] }) }
  }
  if (word === 'WIN' && (value === 'NS' || value === 'EW')) return { decidedFor: sideWords[value] }
  if (token === 'BYE') return { kind: 'bye' }
  const pair = value === undefined ? [] : pairOf(value)
  return pair.length === 2 ? pairFields[word]?.(pair) : undefined
}

const readToken = (draft: Draft, token: string): boolean => {
  const extra = token.startsWith('+')
  const deal = dealOf(extra ? token.slice(1) : token)
  if (deal) {
    ;(extra ? draft.extraDeals : draft.deals).push(deal)
    return true
  }
  const fields = fieldsOf(token)
  if (fields) draft.fields = { ...draft.fields, ...fields }
  return fields !== undefined
}

/** Without a word for it the game ends as its deals say, so that the line can be typed deal by deal. */
const withOwnEnding = (sheet: GuandanSheet, settings: GuandanSettings): GuandanSheet =>
  sheet.kind === 'game' ? { ...sheet, ...deskGame(sheet, settings).ending } : sheet

/**
 * One line typed at the score desk → a sheet. Deals by finishing order (`nesw`, `ns` for a double win, `nesw/e` with a
 * void hand, `-ew` lost by penalty, `+nesw` an extra deal), then words: `time`, `count`, `ff=ns`, `pen=ew`, `sus=both`,
 * `ace=ns`, `win=ew`, `fouls=1:0`, `lv=7:Q`, `from=2:5`, `bye`, or `mp=2:0 lp=18:8`.
 * Problems: DESK_ENTRY_UNREADABLE with the word, and whatever `parseGuandanSheet` finds.
 */
export const parseDeskEntry = (text: string, settings: GuandanSettings): Read<GuandanSheet> => {
  const draft: Draft = { deals: [], extraDeals: [], fields: {} }
  const tokens = normalise(text).split(/\s+/).filter(Boolean)
  const unknown = tokens.find(token => !readToken(draft, token))
  if (unknown !== undefined) return err([problem('DESK_ENTRY_UNREADABLE', { params: { text: unknown.slice(0, 40) } })])
  const { deals, extraDeals, fields } = draft
  const sheet = parseGuandanSheet({ kind: 'game', ended: 'inProgress', deals, extraDeals, ...fields })
  if (!sheet.ok || fields.ended !== undefined || fields.finalLevels !== undefined) return sheet
  return parseGuandanSheet(guandanSheetFieldsOf(withOwnEnding(sheet.value, settings)))
}

const dealWord = (deal: DealEntry): string => {
  if ('lostBy' in deal) return `-${sideWord(deal.lostBy)}`
  const order = orderText(deal.finish).toLowerCase()
  return deal.voidHand === undefined ? order : `${order}/${orderText([deal.voidHand]).toLowerCase()}`
}

const pairWord = (word: string, pair: readonly (string | number)[]): string => `${word}=${pair.join(':')}`

const endingWord = (sheet: GameSheet, settings: GuandanSettings): string[] => {
  const own = endGame(sheet, 'inProgress', undefined, settings)
  if (own.ended === sheet.ended && own.endedBy === sheet.endedBy) return []
  const word = sheet.ended === 'inProgress' ? 'play' : sheet.ended === 'dealCount' ? 'count' : wordOf[sheet.ended]
  if (!word) return []
  return [sheet.endedBy === undefined ? word : `${word}=${sideWord(sheet.endedBy)}`]
}

/** The line that makes this sheet; card-by-card records do not fit on it. */
export const deskEntryText = (sheet: GuandanSheet, settings: GuandanSettings): string => {
  if (sheet.kind === 'bye') return 'bye'
  if (sheet.kind === 'points') return `${pairWord('mp', sheet.matchPoints)} ${pairWord('lp', sheet.levelPoints)}`
  if (sheet.kind === 'duplicateDeal') return dealWord(sheet.deal)
  const { startLevels, finalLevels, decidedFor, fouls } = sheet
  return [
    ...(startLevels ? [pairWord('from', startLevels.map(markText))] : []),
    ...sheet.deals.map(dealWord),
    ...sheet.extraDeals.map(deal => `+${dealWord(deal)}`),
    ...endingWord(sheet, settings),
    ...(finalLevels ? [pairWord('lv', finalLevels.map(markText))] : []),
    ...(decidedFor === undefined ? [] : [`win=${sideWord(decidedFor)}`]),
    ...(fouls[0] + fouls[1] > 0 ? [pairWord('fouls', fouls)] : []),
  ].join(' ')
}
