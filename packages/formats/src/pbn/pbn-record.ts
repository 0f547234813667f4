import type { ImportedRecord, ImportedTable } from '../imported-event.js'
import { remarkDifference } from '../stated/statements.js'
import { mostCalls, readCall } from '../values/call.js'
import { readCard } from '../values/card.js'
import { readSeat } from '../values/contract.js'
import { seatLetters } from '../values/deal.js'
import { defined } from '../values/defined.js'
import { plainText } from '../values/text.js'
import type { ProblemLog } from '../problem-log.js'
import { byPlay } from './play-columns.js'
import type { PbnGame, PbnTag } from './pbn-games.js'

type Recorded = NonNullable<ImportedRecord['auction']>[number]

const mostTableRows = 200
const timeTables = ['auctiontimetable', 'playtimetable'] as const
const boardTables = ['actiontable', 'instantscoretable', 'optimumplaytable'] as const

const wordsOf = (tag: PbnTag): readonly string[] =>
  tag.rows
    .flatMap(row => row.text.trim().split(/\s+/))
    .filter(word => word !== '')
    .slice(0, 4 * mostCalls)

/** `$3` and `!?` judge a call, `^I` marks an irregularity: neither is part of what was called. */
const isComment = (word: string): boolean => /^(?:\$\d{1,3}|[!?]{1,2})$/.test(word)
const isIrregularity = (word: string): boolean => /^\^[A-Z]?$/i.test(word)

const withNote = (tag: PbnTag, call: Recorded, word: string): Recorded => {
  const text = tag.notes?.get(word.slice(1, -1))
  if (text === undefined) return call
  const explanation = plainText(text.replace(/^!/, ''))
  return { ...call, ...(text.startsWith('!') ? { alert: true } : {}), ...(explanation ? { explanation } : {}) }
}

/** The passes that `AP` stands for: as many as the auction still needs. */
const allPass = (calls: readonly Recorded[]): Recorded[] => {
  const last = calls.findLastIndex(one => one.call !== 'Pass')
  const needed = (last < 0 ? 4 : 3) - (calls.length - 1 - last)
  return Array.from({ length: Math.max(0, needed) }, () => ({ call: 'Pass' }))
}

const marksOf = (log: ProblemLog, tag: PbnTag, words: readonly string[]): void => {
  const marks = words.filter(isIrregularity).length
  if (marks > 0) log.info('IRREGULARITY_MARK_LEFT_OUT', { line: tag.line, path: tag.name }, { marks })
}

const readAuctionTag = (log: ProblemLog, tag: PbnTag): readonly Recorded[] => {
  const calls: Recorded[] = []
  const words = wordsOf(tag)
  marksOf(log, tag, words)
  for (const word of words) {
    if (word === '*' || word === '+' || calls.length >= mostCalls) break
    if (/^=\d{1,3}=$/.test(word)) calls.push(withNote(tag, calls.pop() ?? { call: 'Pass' }, word))
    else if (/^AP$/i.test(word)) calls.push(...allPass(calls))
    else if (word !== '-' && !isComment(word) && !isIrregularity(word)) {
      calls.push({ call: readCall(word.replace(/[!?]+$/, '')) })
    }
  }
  return calls
}

/** Cards by column: the columns keep the seats of the first trick. `-` holds the place of a card nobody saw. */
const readPlayTag = (
  log: ProblemLog,
  tag: PbnTag,
  strain: string | undefined,
  path: string,
): readonly string[] | undefined => {
  const words = wordsOf(tag)
  marksOf(log, tag, words)
  const cells: (string | undefined)[] = []
  for (const word of words) {
    if (word === '*' || word === '+' || cells.length === 52) break
    if (isComment(word) || isIrregularity(word) || /^=\d{1,3}=$/.test(word)) continue
    const card = readCard(word.replace(/[!?]+$/, ''))
    if (card === undefined && word !== '-') log.warn('CARD_INVALID', { line: tag.line, path }, { value: word })
    cells.push(card)
  }
  if (cells.every(card => card === undefined)) return undefined
  if (strain === undefined) {
    log.warn('PLAY_WITHOUT_CONTRACT', { line: tag.line, path })
    return undefined
  }
  return byPlay(cells, strain)
}

const keptTables = (game: PbnGame, names: readonly string[]): readonly ImportedTable[] | undefined => {
  const tables = names.flatMap(name => {
    const tag = game.get(name)
    if (!tag || tag.rows.length === 0) return []
    const rows = tag.rows.slice(0, mostTableRows).map(row => row.text.trim().slice(0, 255))
    return [{ name: tag.name, columns: tag.value, rows }]
  })
  return tables.length > 0 ? tables : undefined
}

/** Tables about a board that are kept as they are. */
export const readBoardTables = (game: PbnGame): readonly ImportedTable[] | undefined => keptTables(game, boardTables)

/** The last bid of an auction names the strain when the contract tag does not. */
const strainOf = (contract: string | undefined, auction: readonly Recorded[]): string | undefined =>
  /^[1-7](NT|[CDHS])/.exec(contract ?? auction.findLast(one => /^[1-7]/.test(one.call))?.call ?? '')?.[1]

/** The auction begins with the dealer, and the play with the hand after declarer's: the tags may say otherwise. */
const remarkSeats = (log: ProblemLog, game: PbnGame, path: string): void => {
  const seat = (name: string) => readSeat(game.get(name)?.value.replace(/^\^/, '') ?? '')
  const [auction, play, declarer] = [seat('auction'), seat('play'), seat('declarer')]
  const at = (name: string) => ({ line: game.get(name)?.line ?? 1, path })
  remarkDifference(log, at('auction'), { what: 'dealer', taken: seat('dealer'), stated: auction })
  const leader = declarer && seatLetters[(seatLetters.indexOf(declarer) + 1) % 4]
  remarkDifference(log, at('play'), { what: 'leader', taken: leader, stated: play })
}

/** Auction, play and times of a game; undefined when it has none of them. */
export const readRecord = (
  log: ProblemLog,
  game: PbnGame,
  contract: string | undefined,
  path: string,
): ImportedRecord | undefined => {
  const auctionTag = game.get('auction')
  const playTag = game.get('play')
  remarkSeats(log, game, path)
  const auction = auctionTag ? readAuctionTag(log, auctionTag) : []
  const play = playTag && readPlayTag(log, playTag, strainOf(contract, auction), `${path}/Play`)
  const record: ImportedRecord = defined({
    auction: auction.length > 0 ? auction : undefined,
    play,
    tables: keptTables(game, timeTables),
  })
  return Object.keys(record).length > 0 ? record : undefined
}
