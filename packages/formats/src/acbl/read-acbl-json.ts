import { err, ok, type Problem, type Result } from '@paiji/rules'
import type { Direction, ImportedAward, ImportedEvent, ImportedPlayer, ScoringMethod } from '../imported-event.js'
import { isRecord, type JsonRecord, recordsIn, textAt } from '../json-access.js'
import { ProblemLog } from '../problem-log.js'
import { scoresInImps, SessionBuilder } from '../session-builder.js'
import { remarkDifference } from '../stated/statements.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import type { SourceText } from '../text/source-text.js'
import { readCard } from '../values/card.js'
import { isoDate, readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { readBoardNumber, readDecimal, readInteger, readPlace } from '../values/number.js'
import { readScore } from '../values/score.js'
import { readSheet, type SheetCells } from '../values/sheet.js'
import { identifier, plainText } from '../values/text.js'

const scorings: Readonly<Record<string, ScoringMethod>> = {
  MATCH_POINTS: 'matchpoint',
  MATCHPOINTS: 'matchpoint',
  IMPS: 'crossImp',
  CROSS_IMPS: 'crossImp',
  BAM: 'boardAMatch',
  BOARD_A_MATCH: 'boardAMatch',
}

/** ACBL writes the month first. */
const readAmericanDate = (text: string): string | undefined => {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  return match ? isoDate(Number(match[3]), Number(match[1]), Number(match[2])) : readDate(text)
}

const parse = (source: SourceText): Result<JsonRecord, readonly Problem[]> => {
  const refuse = (offset?: number) =>
    err([{ code: 'JSON_MALFORMED', severity: 'error' as const, at: source.locate(offset ?? 0) }])
  try {
    const value: unknown = JSON.parse(source.text.replace(/^\ufeff/, ''))
    return isRecord(value) ? ok(value) : refuse()
  } catch (fault) {
    const position = /position (\d+)/.exec(fault instanceof Error ? fault.message : '')?.[1]
    return refuse(position === undefined ? source.text.length : Number(position))
  }
}

/** Who is no member has a number made up for the game, which is nobody's. */
const memberNumber = (text: string | undefined): string | undefined =>
  text?.startsWith('tmp:') ? undefined : identifier(text)

const readPlayers = (pair: JsonRecord, path: string): readonly ImportedPlayer[] =>
  recordsIn(pair.players).map((player, i) => {
    const name =
      textAt(player, 'name') ?? [textAt(player, 'first_name'), textAt(player, 'last_name')].filter(Boolean).join(' ')
    return defined({
      name: plainText(name),
      nationalId: memberNumber(textAt(player, 'id_number', 'player_number', 'acbl_number')),
      location: { path: `${path}.players[${i}]` },
    })
  })

/** Everybody of a pair gets the same in a club game; the first player's awards stand for the pair. */
const readAwards = (pair: JsonRecord): readonly ImportedAward[] | undefined => {
  const [first] = Array.isArray(pair.awards_per_player) ? pair.awards_per_player : []
  const awards = recordsIn(first).flatMap(award =>
    recordsIn(award.pigment).flatMap(pigment => {
      const points = readDecimal(textAt(pigment, 'amount') ?? '')
      return points === undefined ? [] : [defined({ points, kind: textAt(pigment, 'color') })]
    }),
  )
  return awards.length > 0 ? awards : undefined
}

/** The place in the whole field, which is the first stratum; a place in a lower one is among some of it only. */
const placeOf = (pair: JsonRecord): string | undefined => {
  const ranks = recordsIn(pair.ranks ?? pair.strat_place)
  const rank = ranks.find(one => (textAt(one, 'strat_number') ?? '1') === '1')
  return readPlace((rank && textAt(rank, 'rank')) ?? '')
}

const directionOf = (pair: JsonRecord): Direction =>
  (textAt(pair, 'direction') ?? 'NS').toUpperCase().startsWith('E') ? 'EW' : 'NS'

const listPairs = (builder: SessionBuilder, section: JsonRecord, id: string, path: string): void => {
  recordsIn(section.pairs ?? section.pair_summaries).forEach((pair, i) => {
    const at = { path: `${path}.pairs[${i}]` }
    const boards = readInteger(textAt(pair, 'boards_played') ?? '', 0, 9999)
    builder.list(
      {
        section: id,
        number: textAt(pair, 'pair_number') ?? '',
        direction: directionOf(pair),
        players: readPlayers(pair, at.path),
        at,
      },
      defined({
        total: readDecimal(textAt(pair, 'score') ?? ''),
        percent: readDecimal(textAt(pair, 'percentage') ?? ''),
        place: placeOf(pair),
        adjustment: readDecimal(textAt(pair, 'adjustment') ?? ''),
        boardsPlayed: boards,
        awards: readAwards(pair),
      }),
    )
  })
}

const cellsOf = (result: JsonRecord): SheetCells => ({
  contract: textAt(result, 'contract'),
  declarer: textAt(result, 'declarer'),
  tricks: textAt(result, 'tricks_taken'),
  result: textAt(result, 'tricks_taken') === undefined ? textAt(result, 'result') : undefined,
  score: textAt(result, 'ns_score'),
})

interface Reading {
  readonly log: ProblemLog
  readonly builder: SessionBuilder
  readonly scoring: ScoringMethod
}

const addResult = (
  { log, builder, scoring }: Reading,
  id: string,
  board: string,
  result: JsonRecord,
  path: string,
): void => {
  const at = { path }
  const cells = cellsOf(result)
  const read = readSheet(cells, scoresInImps(scoring), (cell, code, severity) =>
    log.add(code, severity, { path: `${path}.${cell}` }, { value: cells[cell] ?? '' }),
  )
  if (!read) return
  const side = (name: string) => ({
    section: id,
    number: textAt(result, `${name}_pair`, `${name}_pair_number`) ?? '',
    at,
  })
  const sides = builder.pairs(side('ns'), side('ew'))
  if (!sides) return
  const [ns, ew] = ['ns_score', 'ew_score'].map(name => readScore(textAt(result, name) ?? ''))
  if (ns?.kind === 'score' && ew?.kind === 'score')
    remarkDifference(log, at, { what: 'score', taken: ns.ns, stated: 0 - ew.ns })
  const points = (name: string) => readDecimal(textAt(result, `${name}_match_points`, `${name}_imps`) ?? '')
  builder.add(
    id,
    board,
    defined({
      sides,
      ...read,
      round: readInteger(textAt(result, 'round_number') ?? '', 0, 999),
      table: textAt(result, 'table_number'),
      lead: readCard(textAt(result, 'opening_lead') ?? ''),
      published: defined({ ns: points('ns'), ew: points('ew') }),
      location: at,
    }),
  )
}

const readSections = (reading: Reading, root: JsonRecord): void => {
  recordsIn(root.sections).forEach((section, s) => {
    const id = textAt(section, 'name') ?? String(s + 1)
    const path = `sections[${s}]`
    listPairs(reading.builder, section, id, path)
    recordsIn(section.boards).forEach((board, b) => {
      const number = readBoardNumber(textAt(board, 'board_number') ?? '')
      const at = `${path}.boards[${b}]`
      if (number === undefined) reading.log.error('VALUE_NOT_A_NUMBER', { path: `${at}.board_number` })
      else {
        for (const [r, result] of recordsIn(board.results ?? board.board_results).entries()) {
          addResult(reading, id, number, result, `${at}.results[${r}]`)
        }
      }
    })
  })
}

/** A page of results embeds its game with the session around the sections; what the session says of itself comes first. */
const ofOneSession = (root: JsonRecord): JsonRecord => {
  const [session, ...more] = recordsIn(root.sessions)
  return root.sections === undefined && session && more.length === 0 ? { ...root, ...session, id: root.id } : root
}

const readRoot = (log: ProblemLog, whole: JsonRecord): ImportedEvent => {
  const root = ofOneSession(whole)
  const method = (textAt(root, 'board_scoring_method') ?? '').toUpperCase()
  const scoring = Object.hasOwn(scorings, method) ? (scorings[method] as ScoringMethod) : 'matchpoint'
  if (!Object.hasOwn(scorings, method)) log.info('SCORING_ASSUMED', { path: 'board_scoring_method' }, { scoring })
  const winners = textAt(root, 'winner_type') === '2' ? 2 : 1
  const severalSections = recordsIn(root.sections).length > 1
  const builder = new SessionBuilder(log, { twoFields: winners === 2, severalSections })
  readSections({ log, builder, scoring }, root)
  const sections = builder.sections()
  if (sections.every(section => section.boards.length === 0)) log.error('FILE_HAS_NO_RESULTS')
  const date = textAt(root, 'start_date')
  const type = (textAt(root, 'type') ?? 'PAIRS').toUpperCase()
  if (!['PAIRS', 'INDIVIDUAL'].includes(type)) log.warn('EVENT_TYPE_UNKNOWN', { path: 'type' }, { type })
  return defined<ImportedEvent>({
    format: 'acblJson',
    program: { name: 'ACBLscore' },
    externalId: identifier(textAt(root, 'id', 'event_id')),
    title: plainText(textAt(root, 'name', 'event_name', 'title') ?? ''),
    club: isRecord(root.club)
      ? defined({ name: textAt(root.club, 'name'), number: textAt(root.club, 'id') })
      : undefined,
    eventType: type === 'INDIVIDUAL' ? 'individual' : 'pairs',
    date: date === undefined ? undefined : readAmericanDate(date),
    scoring,
    winners,
    entrants: builder.register.list(),
    sessions: [{ number: 1, sections }],
    matches: [],
    problems: [],
  })
}

/** A game that was read out of a page already → event. Problems are located by JSON path. */
export const readAcblGame = (game: JsonRecord): Result<ImportedEvent, readonly Problem[]> => {
  const log = new ProblemLog()
  const event = readRoot(log, game)
  return log.hasErrors ? err(log.list()) : ok({ ...event, problems: log.list() })
}

/** The game as my.acbl.org and ACBL Live embed it (JSON) → event. Problems are located by JSON path. */
export const readAcblJson = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const root = parse(source.value)
  if (!root.ok) return root
  const event = readRoot(log, root.value)
  return log.hasErrors ? err(log.list()) : ok({ ...event, problems: log.list() })
}
