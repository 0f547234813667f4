import type { Direction, ImportedLine } from '../imported-event.js'
import { readLinRecord, splitLin } from '../lin/lin-record.js'
import { readCard } from '../values/card.js'
import { defined } from '../values/defined.js'
import { readDecimal, readInteger } from '../values/number.js'
import { readScore } from '../values/score.js'
import { readSheet, type SheetCell, type SheetCells } from '../values/sheet.js'
import { plainText } from '../values/text.js'
import type { XmlElement } from '../xml/xml-element.js'
import { inImps, isOfTeams, optionalValue, type UsebioContext } from './context.js'
import { lookupScopes, type Scope, sectionScope } from './scopes.js'

const cellTags: Readonly<Record<SheetCell, string>> = {
  contract: 'CONTRACT',
  declarer: 'PLAYED_BY',
  tricks: 'TRICKS',
  result: 'RESULT',
  score: 'SCORE',
}

const pairTags = [
  ['NS_PAIR_NUMBER', 'NS'],
  ['EW_PAIR_NUMBER', 'EW'],
] as const
const teamTags = [
  ['NS_TEAM_NUMBER', 'NS'],
  ['EW_TEAM_NUMBER', 'EW'],
] as const
const seatTags = [
  ['N_PLAYER_NUMBER', 'NS'],
  ['E_PLAYER_NUMBER', 'EW'],
  ['S_PLAYER_NUMBER', 'NS'],
  ['W_PLAYER_NUMBER', 'EW'],
] as const

type SideTags = readonly (readonly [string, Direction])[]

const sideTags = (line: XmlElement): SideTags => {
  if (line.first('NS_PAIR_NUMBER') || line.first('EW_PAIR_NUMBER')) return pairTags
  if (line.first('N_PLAYER_NUMBER') || line.first('S_PLAYER_NUMBER')) return seatTags
  return line.first('NS_TEAM_NUMBER') ? teamTags : pairTags
}

/** `3-1-2`: team, table, pair. */
const teamOf = (number: string): string | undefined => /^(\w+)[-/.]/.exec(number)?.[1]

const unlisted = (
  context: UsebioContext,
  scope: Scope,
  cell: XmlElement,
  direction: Direction,
  number: string,
): string =>
  context.register.addUnlisted(sectionScope(scope.session, scope.section), {
    number,
    kind: cell.name.endsWith('PLAYER_NUMBER') ? 'player' : cell.name.endsWith('TEAM_NUMBER') ? 'team' : 'pair',
    direction: context.winners === 2 ? direction : undefined,
    players: [],
    published: {},
    location: cell.location,
  })

const sideKey = (context: UsebioContext, scope: Scope, cell: XmlElement, direction: Direction): string => {
  const number = plainText(cell.text)
  const scopes = lookupScopes(scope)
  const team = teamOf(number)
  const known =
    context.register.find(scopes, number, direction) ?? (team && context.register.find(scopes, team, direction))
  if (known) return known
  context.log.warn('ENTRANT_NOT_LISTED', cell.location, { number })
  return unlisted(context, scope, cell, direction, number)
}

/** A player written in two seats of one line: the result stands, the second seat goes to an unknown `12?`. */
const doubtfulKey = (context: UsebioContext, scope: Scope, cell: XmlElement, direction: Direction): string => {
  const number = plainText(cell.text)
  context.log.warn('ENTRANT_PLAYS_ITSELF', cell.location, { number })
  return (
    context.register.find(lookupScopes(scope), `${number}?`) ?? unlisted(context, scope, cell, direction, `${number}?`)
  )
}

/** What a match says of every line of its boards. */
export interface MatchOfLines {
  readonly round?: number | undefined
  /** Two keys, home first. */
  readonly sides: readonly string[]
}

/** A board of a match, with what both teams got for it where that stands with the board. */
export interface BoardOfMatch extends MatchOfLines {
  readonly home?: string | undefined
  readonly away?: string | undefined
}

/** Lines of a match that name nobody: `DIRECTION` says where the home team sits; of pairs there is but one table. */
const seatedInMatch = (
  context: UsebioContext,
  line: XmlElement,
  { sides: [home, away] }: MatchOfLines,
): readonly string[] | undefined => {
  const direction = line.value('DIRECTION')?.charAt(0).toUpperCase() ?? (isOfTeams(context) ? undefined : 'N')
  if (home === undefined || away === undefined || (direction !== 'N' && direction !== 'E')) return undefined
  return direction === 'N' ? [home, away] : [away, home]
}

const readSides = (
  context: UsebioContext,
  scope: Scope,
  line: XmlElement,
  match: MatchOfLines | undefined,
): readonly string[] | undefined => {
  const tags = sideTags(line)
  const missing = tags.filter(([name]) => line.value(name) === undefined)
  const seated = match && missing.length === tags.length ? seatedInMatch(context, line, match) : undefined
  if (seated) return seated
  for (const [element] of missing) context.log.error('VALUE_MISSING', line.location, { element })
  if (missing.length > 0) return undefined
  const sides: string[] = []
  for (const [name, direction] of tags) {
    const cell = line.first(name) as XmlElement
    const key = sideKey(context, scope, cell, direction)
    if (!sides.includes(key)) sides.push(key)
    else if (tags.length === 4) sides.push(doubtfulKey(context, scope, cell, direction))
    else {
      context.log.error('ENTRANT_PLAYS_ITSELF', line.location, { number: plainText(cell.text) })
      return undefined
    }
  }
  return sides
}

const awardTags = [
  'MATCH_POINTS',
  'CROSS_IMP_POINTS',
  'BUTLER_POINTS',
  'IMPS',
  'IMP_POINTS',
  'AGGREGATE_POINTS',
] as const

const readAward = (context: UsebioContext, line: XmlElement, side: Direction): string | undefined => {
  const name = awardTags.map(tag => `${side}_${tag}`).find(tag => line.value(tag) !== undefined)
  return name && optionalValue(context.log, line, name, readDecimal, 'VALUE_NOT_A_NUMBER')
}

/** What each side got: as the line says, else as the board of the match says of both teams. */
const readAwards = (
  context: UsebioContext,
  line: XmlElement,
  sides: readonly string[],
  board: BoardOfMatch | undefined,
): ImportedLine['published'] => {
  const own = { ns: readAward(context, line, 'NS'), ew: readAward(context, line, 'EW') }
  if (!board || own.ns !== undefined || own.ew !== undefined) return defined(own)
  const isHome = sides[0] === board.sides[0]
  return defined({ ns: isHome ? board.home : board.away, ew: isHome ? board.away : board.home })
}

const rooms: Readonly<Record<string, 'open' | 'closed'>> = { OPEN: 'open', O: 'open', CLOSED: 'closed', C: 'closed' }

const readRoom = (line: XmlElement): 'open' | 'closed' | undefined => {
  const text = (line.value('ROOM') ?? '').toUpperCase()
  return Object.hasOwn(rooms, text) ? rooms[text] : undefined
}

const nobody = /^(?:0*|SIT ?-?OUT|BYE|PHANTOM|NONE|-+)$/i

/** A pair without opponents at this table: one side is nobody, and nothing was scored. */
const isSitOut = (line: XmlElement): boolean =>
  sideTags(line).some(([name]) => nobody.test(plainText(line.value(name) ?? ''))) &&
  Object.values(cellTags).every(tag => line.value(tag) === undefined)

/**
 * The cells of a line. One that is only marked as artificial has a score of 0 that nobody made: an average stands for what
 * the director gave, and the figures of the file beside it.
 */
const cellsOf = (line: XmlElement): SheetCells => {
  const cells: SheetCells = Object.fromEntries(Object.entries(cellTags).map(([cell, tag]) => [cell, line.value(tag)]))
  const isMarked = line.value('ARTIFICIAL_SCORE') !== undefined && cells.contract === undefined
  return isMarked && readScore(cells.score ?? '')?.kind !== 'artificial' ? { score: 'AVE' } : cells
}

/** One TRAVELLER_LINE; undefined when it has no result (the reason is in the log). */
export const readTraveller = (
  context: UsebioContext,
  scope: Scope,
  line: XmlElement,
  match: BoardOfMatch | undefined,
): ImportedLine | undefined => {
  if (isSitOut(line)) {
    context.log.info('LINE_NOT_PLAYED', line.location, { value: '' })
    return undefined
  }
  const result = readSheet(cellsOf(line), inImps(context), (cell, code, severity) => {
    const element = line.first(cellTags[cell]) ?? line
    context.log.add(code, severity, element.location, { value: element === line ? '' : element.text })
  })
  if (!result) return undefined
  const sides = readSides(context, scope, line, match)
  if (!sides) return undefined
  const lin = line.value('LIN_DATA')
  const table = line.value('TABLE_NUMBER') ?? line.value('TABLE')
  return defined({
    sides,
    ...result,
    round:
      optionalValue(context.log, line, 'ROUND_NUMBER', t => readInteger(t, 0, 999), 'VALUE_NOT_A_NUMBER') ??
      match?.round,
    table: table === undefined ? undefined : plainText(table),
    room: readRoom(line),
    lead: optionalValue(context.log, line, 'LEAD', readCard, 'CARD_INVALID'),
    lin,
    record: lin === undefined ? undefined : readLinRecord(splitLin(lin)),
    published: readAwards(context, line, sides, match),
    location: line.location,
  })
}
