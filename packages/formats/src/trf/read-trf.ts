import { err, ok, type Problem, type Result } from '@paiji/rules'
import { EntrantRegister } from '../entrant-register.js'
import type { ImportedEvent, ImportedMatch } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { forbiddenCharacter } from '../text/forbidden.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { readDecimal, readInteger, readPlace } from '../values/number.js'
import { identifier, plainText } from '../values/text.js'

interface TrfGame {
  readonly round: number
  readonly opponent: number
  readonly result: string
  readonly line: number
  readonly column: number
}

interface TrfPlayer {
  readonly number: number
  readonly games: readonly TrfGame[]
}

/** Columns as FIDE numbers them, from 1, both ends included. */
const columns = (text: string, from: number, to: number): string => text.slice(from - 1, to).trim()

const firstRound = 92
const roundWidth = 10
const mostRounds = 99

/** Points for the player, in the unit of a won game; `H`, `F`, `U` are byes, `+` and `-` forfeits. */
const points: Readonly<Record<string, string>> = {
  '1': '1', W: '1', '+': '1', F: '1', U: '1', '=': '0.5', D: '0.5', H: '0.5', '0': '0', L: '0', '-': '0', Z: '0', '': '0',
} // biome-ignore format: one row

const readGames = (log: ProblemLog, text: string, line: number): readonly TrfGame[] => {
  const games: TrfGame[] = []
  for (let start = firstRound, round = 1; start <= text.length && round <= mostRounds; start += roundWidth, round++) {
    const opponent = columns(text, start, start + 3)
    const result = columns(text, start + 7, start + 7).toUpperCase()
    if (opponent === '' && result === '') continue
    const number = opponent === '' ? 0 : readInteger(opponent, 0, 9999)
    if (number === undefined || !Object.hasOwn(points, result)) {
      log.warn('TRF_LINE_UNREADABLE', { line, column: start }, { value: text.slice(start - 1, start + 7) })
      continue
    }
    games.push({ round, opponent: number, result, line, column: start })
  }
  return games
}

const readPlayer = (log: ProblemLog, register: EntrantRegister, text: string, line: number): TrfPlayer | undefined => {
  const number = readInteger(columns(text, 5, 8), 1, 9999)
  if (number === undefined) {
    log.error('TRF_LINE_UNREADABLE', { line, column: 5 }, { value: text.slice(0, 20) })
    return undefined
  }
  const location = { line }
  const added = register.add(
    '',
    {
      number: String(number),
      kind: 'player',
      players: [
        defined({ name: plainText(columns(text, 15, 47)), nationalId: identifier(columns(text, 58, 68)), location }),
      ],
      published: defined({ total: readDecimal(columns(text, 81, 84)), place: readPlace(columns(text, 86, 89)) }),
      location,
    },
    false,
  )
  if (added.clash) log.error('ENTRANT_REPEATED', location, { number })
  return { number, games: readGames(log, text, line) }
}

/** The results of both players of a game must not give away more than there is, nor name other opponents. */
const opposite = (players: ReadonlyMap<number, TrfPlayer>, player: TrfPlayer, game: TrfGame): TrfGame | undefined =>
  players.get(game.opponent)?.games.find(other => other.round === game.round && other.opponent === player.number)

const readMatches = (log: ProblemLog, players: ReadonlyMap<number, TrfPlayer>): readonly ImportedMatch[] =>
  [...players.values()].flatMap(player =>
    player.games.flatMap((game): readonly ImportedMatch[] => {
      const location = { line: game.line, column: game.column }
      const own = points[game.result] as string
      const base = { session: 1, round: game.round, location }
      if (game.opponent === 0) return [{ ...base, sides: [String(player.number)], published: { score: [own, '0'] } }]
      const other = opposite(players, player, game)
      if (!other) {
        log.error('ENTRANT_NOT_LISTED', location, { number: game.opponent, round: game.round })
        return []
      }
      if (player.number > game.opponent) return []
      return [
        {
          ...base,
          sides: [String(player.number), String(game.opponent)],
          published: { score: [own, points[other.result] as string] },
        },
      ]
    }),
  )

const months: readonly string[] = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2020/05/29` and `May 29, 2020`. */
const readTrfDate = (text: string): string | undefined => {
  const match = /^([A-Za-z]{3})[a-z]* (\d{1,2}), (\d{4})$/.exec(text)
  const month = months.indexOf(match?.[1]?.toLowerCase() ?? '') + 1
  return month > 0 ? readDate(`${match?.[3]}-${month}-${match?.[2]}`) : readDate(text)
}

const headings: Readonly<Record<string, 'title' | 'venue' | 'date'>> = { '012': 'title', '022': 'venue', '042': 'date' }

/**
 * FIDE tournament report (TRF16), as pairing programs of any sport exchange it → players and the games of each round
 * as matches; a bye is a match with one side. Located by line and column.
 */
export const readTrf = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const forbidden = forbiddenCharacter(source.value)
  if (forbidden) return err([forbidden])
  const register = new EntrantRegister()
  const players = new Map<number, TrfPlayer>()
  const told = new Map<string, string>()
  for (const [index, text] of source.value.text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const code = text.slice(0, 3)
    const heading = Object.hasOwn(headings, code) ? headings[code] : undefined
    if (heading) told.set(heading, plainText(text.slice(4)))
    const player = code === '001' ? readPlayer(log, register, text, index + 1) : undefined
    if (player) players.set(player.number, player)
  }
  if (players.size === 0) log.error('FILE_HAS_NO_RESULTS')
  const matches = readMatches(log, players)
  if (log.hasErrors) return err(log.list())
  return ok(
    defined<ImportedEvent>({
      format: 'trf',
      title: told.get('title') ?? '',
      venue: told.get('venue'),
      eventType: 'individual',
      date: readTrfDate(told.get('date') ?? ''),
      scoring: 'unknown',
      matchScoring: 'winLoss',
      winners: 1,
      entrants: register.list(),
      sessions: [
        {
          number: 1,
          sections: [{ id: '1', entrants: register.list().map(entrant => entrant.key), published: [], boards: [] }],
        },
      ],
      matches,
      problems: log.list(),
    }),
  )
}
