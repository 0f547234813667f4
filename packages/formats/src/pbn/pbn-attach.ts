import type { ImportedBoard, ImportedEntrant, ImportedLine } from '../imported-event.js'
import type { ProblemLocation } from '@paiji/rules'
import { remarkDifference, remarkNames } from '../stated/statements.js'
import { readContract, readSeat } from '../values/contract.js'
import { checkRecord } from '../values/check-record.js'
import { standardDealer } from '../values/markings.js'
import { plainText } from '../values/text.js'
import type { PbnGame } from './pbn-games.js'
import type { PbnContext } from './pbn-lines.js'
import { readRecord } from './pbn-record.js'
import { readScoreTag } from './vocabulary.js'

const given = (game: PbnGame, name: string): string | undefined => {
  const value = plainText(game.get(name)?.value ?? '')
  return value === '' || value === '?' || value === '-' ? undefined : value
}

const isNumbered = (entrant: ImportedEntrant | undefined, number: string | undefined): boolean =>
  number === undefined || entrant?.number === number || entrant?.key === number

const sameOrAbsent = (told: string | undefined, held: string | number | undefined): boolean =>
  told === undefined || held === undefined || told === String(held)

/** Whether the result in a game's tags is the line's, as far as the tags tell one. */
const sameResult = (game: PbnGame, { sheet }: ImportedLine): boolean => {
  const contract = readContract(given(game, 'contract') ?? '')
  if (contract === undefined) return true
  if (!('contract' in sheet) || sheet.contract !== contract) return false
  const declarer = readSeat(given(game, 'declarer')?.replace(/^\^/, '') ?? '')
  return !('declarer' in sheet) || declarer === undefined || sheet.declarer === declarer
}

const isTableOf =
  ({ register }: PbnContext, game: PbnGame) =>
  (line: ImportedLine): boolean => {
    const [ns, ew] = line.sides.map(key => register.get(key))
    return (
      line.record === undefined &&
      isNumbered(ns, line.sides.length === 2 ? given(game, 'pairns') : undefined) &&
      isNumbered(ew, line.sides.length === 2 ? given(game, 'pairew') : undefined) &&
      sameOrAbsent(given(game, 'section'), ns?.section) &&
      sameOrAbsent(given(game, 'table'), line.table) &&
      sameOrAbsent(given(game, 'round'), line.round) &&
      sameResult(game, line)
    )
  }

/** What the tags of a game say otherwise than the row of the score table that it tells of. */
const remarkGame = ({ log, register }: PbnContext, line: ImportedLine, game: PbnGame, at: ProblemLocation): void => {
  const tricks = given(game, 'result')
    ?.replace(/^(?:NS|EW)\s*/i, '')
    .replace(/\^$/, '')
  if ('tricks' in line.sheet) remarkDifference(log, at, { what: 'tricks', taken: line.sheet.tricks, stated: tricks })
  const score = readScoreTag(given(game, 'score') ?? '', given(game, 'declarer'))
  remarkDifference(log, at, { what: 'score', taken: line.score, stated: score })
  for (const [side, seats] of [
    [0, ['north', 'south']],
    [1, ['east', 'west']],
  ] as const) {
    const entrant = line.sides.length === 2 ? register.get(line.sides[side] ?? '') : undefined
    if (entrant?.kind !== 'pair') continue
    const names = seats.flatMap(seat => given(game, seat) ?? [])
    remarkNames(
      log,
      at,
      entrant,
      names.map(name => ({ name, location: at })),
    )
  }
}

const roomOf = (game: PbnGame): 'open' | 'closed' | undefined => {
  const room = given(game, 'room')?.toLowerCase()
  return room === 'open' || room === 'closed' ? room : undefined
}

/**
 * Gives the auction and play of a game to the line of its table, which a score table told before. False when the board
 * has no line yet that they could belong to; a warning when it has several.
 */
export const attachRecord = (
  context: PbnContext,
  board: Pick<ImportedBoard, 'number' | 'dealer' | 'deal'>,
  lines: ImportedLine[],
  game: PbnGame,
): boolean => {
  if (lines.length === 0) return false
  const path = `Board ${board.number}`
  const matching = lines.filter(isTableOf(context, game))
  const [line] = matching
  if (!line) return false
  const record = readRecord(context.log, game, readContract(given(game, 'contract') ?? ''), path)
  if (!record) return false
  const at = { line: (game.get('auction') ?? game.get('play') ?? game.get('board'))?.line ?? 1, path }
  if (matching.length > 1) {
    context.log.warn('RECORD_WITHOUT_TABLE', at, { tables: matching.length })
    return true
  }
  remarkGame(context, line, game, at)
  const room = line.room ?? roomOf(game)
  const recorded: ImportedLine = { ...line, record, ...(room ? { room } : {}) }
  lines[lines.indexOf(line)] = recorded
  checkRecord(context.log, recorded, { dealer: board.dealer ?? standardDealer(board.number), deal: board.deal }, at)
  return true
}
