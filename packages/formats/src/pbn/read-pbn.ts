import { err, ok, type Problem, type Result } from '@paiji/rules'
import { type BoardFacts, BoardShelf } from '../board-shelf.js'
import { EntrantRegister } from '../entrant-register.js'
import type { EventKind, ImportedBoard, ImportedEvent, ImportedLine, ScoringMethod } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { remarkDifference } from '../stated/statements.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { forbiddenCharacter } from '../text/forbidden.js'
import { checkRecord } from '../values/check-record.js'
import { readSeat } from '../values/contract.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { standardDealer } from '../values/markings.js'
import { readBoardNumber } from '../values/number.js'
import { plainText } from '../values/text.js'
import { readAnalysis } from './pbn-analysis.js'
import { noteLeftOutColumns } from './left-out-columns.js'
import { attachRecord } from './pbn-attach.js'
import { readTotals } from './pbn-entrants.js'
import { readGameLine, statesPercentages } from './pbn-game-line.js'
import { type PbnGame, readPbnGames } from './pbn-games.js'
import { type PbnContext, readScoreRow } from './pbn-lines.js'
import { readColumns, readTable } from './pbn-table.js'
import { twoFieldSections } from '../values/two-fields.js'
import { readArithmetic, readDeal, readScoring, readVulnerability } from './vocabulary.js'

/** Characters at the start of a file in which its comments say who wrote it. */
const HEAD = 4096

const valueOf = (games: readonly PbnGame[], name: string): string | undefined =>
  games
    .map(game => plainText(game.get(name)?.value ?? ''))
    .find(value => value !== '' && value !== '?' && value !== '-')

/** What the games of one event ought to say alike. */
const commonTags = [
  ['event', 'title', 'warning'],
  ['competition', 'kind', 'warning'],
  ['scoring', 'scoring', 'warning'],
  ['site', 'venue', 'info'],
  ['date', 'date', 'info'],
  ['eventdate', 'date', 'info'],
  ['application', 'program', 'info'],
] as const

/** Remarks once for each such tag the first game that says otherwise than the one before it that counts. */
const remarkHeadings = (games: readonly PbnGame[], log: ProblemLog): void => {
  for (const [name, what, severity] of commonTags) {
    const taken = valueOf(games, name)
    const other = games.find(game => ![undefined, taken].includes(valueOf([game], name)))
    const at = { line: other?.get(name)?.line ?? 1, path: other?.get(name)?.name ?? name }
    if (other) remarkDifference(log, at, { what, taken, stated: valueOf([other], name) }, severity)
  }
}

const competitions: Readonly<Record<string, EventKind>> = {
  pairs: 'pairs',
  teams: 'teams',
  individuals: 'individual',
  individual: 'individual',
}

const kindOf = (games: readonly PbnGame[], log: ProblemLog): EventKind => {
  const named = (valueOf(games, 'competition') ?? '').toLowerCase()
  if (Object.hasOwn(competitions, named)) return competitions[named] as EventKind
  if (named !== '') log.warn('EVENT_TYPE_UNKNOWN', { path: 'Competition' }, { type: named })
  return valueOf(games, 'hometeam') === undefined ? 'pairs' : 'teams'
}

const scoringOf = (games: readonly PbnGame[], kind: EventKind, log: ProblemLog): ScoringMethod => {
  const text = valueOf(games, 'scoring')
  const scoring = text === undefined ? undefined : readScoring(text)
  if (text !== undefined && scoring === undefined) log.warn('SCORING_UNKNOWN', { path: 'Scoring' }, { value: text })
  const implied = kind === 'teams' ? 'imp' : 'matchpoint'
  if (!scoring) log.info('SCORING_ASSUMED', undefined, { scoring: implied })
  return scoring ?? implied
}

const columnIndex = (game: PbnGame, name: string): number =>
  readColumns(game.get('scoretable')?.value ?? '').findIndex(column => column.name === name)

/** Who met whom by the score table of a game. A row that breaks off says nothing: its last number may be half of one. */
const meetingsOf = (game: PbnGame) => {
  const table = game.get('scoretable')
  const quiet = new ProblemLog()
  const records = table && columnIndex(game, 'pairid_ns') >= 0 ? readTable(table, quiet) : []
  return records.flatMap(({ cells }) => {
    const [ns, ew] = [cells.get('pairid_ns'), cells.get('pairid_ew')]
    const names = { nsNames: cells.get('names_ns'), ewNames: cells.get('names_ew') }
    const board = game.get('board')?.value ?? ''
    return ns && ew ? [{ section: cells.get('section') ?? '', board, ns, ew, ...names }] : []
  })
}

interface BoardDraft {
  readonly lines: ImportedLine[]
  /** Its results stand in a score table: a further game tells of one of them, not of another table. */
  tabled: boolean
}

const boardHeading = (log: ProblemLog, game: PbnGame, number: string): BoardFacts => {
  const at = (tag: string) => ({ line: game.get(tag)?.line ?? 1, path: `Board ${number}` })
  const dealText = game.get('deal')?.value.trim()
  const deal = dealText ? readDeal(dealText) : undefined
  if (dealText && !deal && !/^[NESW]:(?:\s*-)+$/i.test(dealText)) log.warn('DEAL_INVALID', at('deal'))
  return defined({
    number,
    dealer: readSeat(game.get('dealer')?.value ?? ''),
    vulnerability: readVulnerability(game.get('vulnerable')?.value ?? ''),
    deal,
    analysis: readAnalysis(log, game),
    location: at('board'),
  })
}

const sideColumns = [
  ['pairid_ns', 'pairid_ew'],
  ['teamid_ns', 'teamid_ew'],
  ['playerid_n', 'playerid_e', 'playerid_s', 'playerid_w'],
] as const

const addGame = (context: PbnContext, boards: BoardShelf<BoardDraft>, game: PbnGame): void => {
  const tag = game.get('board')
  const number = readBoardNumber(tag?.value ?? '')
  if (tag && number === undefined) {
    context.log.warn('VALUE_NOT_A_NUMBER', { line: tag.line, path: 'Board' }, { value: tag.value })
  }
  if (number === undefined) return
  const { facts: board, content: draft } = boards.take(boardHeading(context.log, game, number))
  const table = game.get('scoretable')
  const named = sideColumns.some(names => names.every(name => columnIndex(game, name) >= 0))
  if (table && table.rows.length > 0 && !named) {
    context.log.error(
      'PBN_TABLE_COLUMNS_MISSING',
      { line: table.line, path: 'ScoreTable' },
      { columns: 'PairId_NS, PairId_EW' },
    )
    return
  }
  if (table && table.rows.length > 0) {
    for (const record of readTable(table, context.log)) {
      const line = readScoreRow(context, record, number)
      if (line) draft.lines.push(line)
    }
    draft.tabled = true
    attachRecord(context, board, draft.lines, game)
    return
  }
  if (draft.tabled && attachRecord(context, board, draft.lines, game)) return
  const line = readGameLine(context, game, number)
  if (!line) return
  draft.lines.push(line)
  const dealer = board.dealer ?? standardDealer(number)
  checkRecord(context.log, line, { dealer, deal: board.deal }, line.location)
}

/** BridgeComposer keeps what it prints above the hands in comments: `%HRTitleEvent "Monday Pairs"`. */
const printedTitle = (head: string, what: 'Event' | 'Date'): string | undefined =>
  plainText(new RegExp(`^%HRTitle${what}\\s+"?([^"\\r\\n]+)`, 'm').exec(head)?.[1] ?? '') || undefined

const programOf = (games: readonly PbnGame[], head: string): ImportedEvent['program'] => {
  const text =
    valueOf(games, 'application') ?? valueOf(games, 'generator') ?? /%\s*Creator:\s*([^\r\n]+)/i.exec(head)?.[1]
  const match = /^(.*?)(?:\s+(?:version\s+|v)?(\d+(?:\.\d+)+\S*))?$/i.exec(plainText(text ?? ''))
  return match?.[1] ? defined({ name: match[1], version: match[2] }) : undefined
}

/** Settings that the file names, and that its figures are percentages where they are nothing else. */
const arithmeticOf = (games: readonly PbnGame[]): ImportedEvent['arithmetic'] => {
  const named = readArithmetic(valueOf(games, 'scoring') ?? '')
  const tables = games.filter(game => game.get('scoretable'))
  const isPercent = tables.length > 0 ? tables.every(hasPercentagesOnly) : statesPercentages(games)
  return isPercent ? { ...named, awardPrint: 'percent' } : named
}

/** A score table that states awards does so in percent only. */
const hasPercentagesOnly = (game: PbnGame): boolean => {
  const has = (name: string): boolean => columnIndex(game, `${name}_ns`) >= 0
  return has('percentage') && !has('mp') && !has('imp')
}

const readGames = (games: readonly PbnGame[], log: ProblemLog, head: string): Omit<ImportedEvent, 'problems'> => {
  remarkHeadings(games, log)
  const eventType = kindOf(games, log)
  const scoring = scoringOf(games, eventType, log)
  const register = new EntrantRegister()
  readTotals(register, log, games)
  noteLeftOutColumns(games, log)
  const directed = register.list().length > 0 && register.list().every(entrant => entrant.direction !== undefined)
  const fields = directed ? undefined : twoFieldSections(games.flatMap(meetingsOf))
  const twoFields = (section: string): boolean => fields?.has(section) ?? true
  const boards = new BoardShelf<BoardDraft>(
    () => ({ lines: [], tabled: false }),
    ({ lines }) => lines,
  )
  for (const game of games) addGame({ log, register, scoring, twoFields }, boards, game)
  const played = boards.named(log)
  if (played.length === 0) log.error('FILE_HAS_NO_RESULTS')
  const date = valueOf(games, 'eventdate') ?? valueOf(games, 'date') ?? printedTitle(head, 'Date')
  const isoDate = date === undefined ? undefined : readDate(date)
  if (date !== undefined && isoDate === undefined) log.warn('DATE_INVALID', { path: 'Date' }, { value: date })
  return defined<Omit<ImportedEvent, 'problems'>>({
    format: 'pbn',
    formatVersion: /%\s*PBN\s+(\d\.\d)/i.exec(head)?.[1],
    program: programOf(games, head),
    title: valueOf(games, 'event') ?? printedTitle(head, 'Event') ?? '',
    venue: valueOf(games, 'site'),
    eventType,
    date: isoDate,
    scoring,
    arithmetic: arithmeticOf(games),
    winners: directed || fields?.size ? 2 : 1,
    entrants: register.list(),
    sessions: [{ number: 1, sections: sectionsOf(register, played) }],
    matches: [],
  })
}

/** One section for each value of the Section column; one in all when there is none. */
const sectionsOf = (
  register: EntrantRegister,
  drafts: readonly ImportedBoard[],
): ImportedEvent['sessions'][number]['sections'] => {
  const sectionOf = new Map(register.list().map(entrant => [entrant.key, entrant.section ?? '1']))
  const lineSection = (line: ImportedLine): string => sectionOf.get(line.sides[0] ?? '') ?? '1'
  const ids = [...new Set([...sectionOf.values(), ...drafts.flatMap(draft => draft.lines.map(lineSection))])]
  return ids.map(id => ({
    id,
    entrants: register.list().flatMap(entrant => ((entrant.section ?? '1') === id ? entrant.key : [])),
    published: [],
    boards: drafts
      .map(board => ({ ...board, lines: board.lines.filter(line => lineSection(line) === id) }))
      .filter(board => board.lines.length > 0),
  }))
}

/**
 * PBN 1.0–2.1 with results → event: score tables and the total score table, or the result in the tags of each game.
 * Located by line and tag. One error, and the file is refused with everything that was found.
 */
export const readPbn = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const forbidden = forbiddenCharacter(source.value)
  if (forbidden) return err([forbidden])
  const games = readPbnGames(source.value, log)
  if (games.length === 0) log.error('FILE_NOT_RECOGNISED', undefined, { format: 'pbn' })
  const event = readGames(games, log, source.value.text.slice(0, HEAD))
  return log.hasErrors ? err(log.list()) : ok({ ...event, problems: log.list() })
}
