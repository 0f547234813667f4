import { err, ok, type Problem, type ProblemLocation, type Result } from '@paiji/rules'
import {
  type DealEntry,
  type FinishingOrder,
  type GameReport,
  type GameSheet,
  gsac2017Settings,
  isLevelMark,
  type LevelMark,
  type PerSide,
  playGame,
} from '@paiji/rules/played-deal'
import { EntrantRegister } from '../entrant-register.js'
import type { ImportedEvent, ImportedLine } from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { remarkDifference } from '../stated/statements.js'
import { decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { type BuiltDeal, buildDeal } from './guandan-deal.js'
import { type LoggedGame, type LoggedGuandanDeal, readMessages } from './guandan-messages.js'
import { readJsonValues } from './json-values.js'
import { logEvent } from './log-event.js'

/** Deals until A is passed; a log that ends before it holds a game that goes on, or whose time was up. */
const conditions = { format: 'byTime' } as const

interface Dealt {
  readonly deal: LoggedGuandanDeal
  readonly built: BuiltDeal
}

const reported = (sheet: GameSheet): GameReport | undefined => {
  const report = playGame(sheet, { ...gsac2017Settings, ...conditions })
  return report.ok ? report.value : undefined
}

const sheetOf = (
  deals: readonly DealEntry[],
  startLevels: PerSide<LevelMark> | undefined,
  ended: GameSheet['ended'],
): GameSheet => ({
  kind: 'game',
  deals,
  extraDeals: [],
  ended,
  ...(startLevels ? { startLevels } : {}),
  fouls: [0, 0],
})

/** Levels before the first deal: as a request to move says them; both that of the deal where nothing does. */
const startLevelsOf = (log: ProblemLog, { deal, built }: Dealt): PerSide<LevelMark> | undefined => {
  const [own, other] = deal.levels ?? []
  if (isLevelMark(own) && isLevelMark(other)) return own === '2' && other === '2' ? undefined : [own, other]
  if (built.level === '2') return undefined
  log.info('LOG_LEVELS_UNKNOWN', deal.location, { level: built.level })
  return [built.level as LevelMark, built.level as LevelMark]
}

/** The levels that the ladder gives beside those of the messages. */
const compareLevels = (log: ProblemLog, dealt: readonly Dealt[], { steps }: GameReport): void => {
  for (const [i, { deal, built }] of dealt.entries()) {
    const step = steps[i]
    const at = deal.end?.location ?? deal.location
    if (i > 0) remarkDifference(log, at, { what: 'level', taken: step?.playedLevel, stated: built.level })
  }
}

const lineOf = (
  log: ProblemLog,
  sides: readonly string[],
  dealt: readonly Dealt[],
  over: boolean,
  round: number,
): ImportedLine | undefined => {
  const [first] = dealt
  if (!first) return undefined
  const entries = dealt.map(({ built }) => built.entry)
  const start = startLevelsOf(log, first)
  const report = reported(sheetOf(entries, start, 'inProgress'))
  if (report) compareLevels(log, dealt, report)
  const passed = report?.levels.includes('A+') ?? false
  const ended = passed ? 'passAce' : over ? 'time' : 'inProgress'
  return {
    sides,
    round,
    table: '1',
    sheet: { own: { ...sheetOf([], start, ended), deals: dealt.map(({ built }) => built.written) } },
    logged: dealt.map(({ built }) => built.logged),
    published: {},
    location: first.deal.location,
  }
}

/** A game ends with A passed, whether or not the platform says so. */
const gamesOf = (log: ProblemLog, { deals, over }: LoggedGame): readonly { dealt: Dealt[]; over: boolean }[] => {
  const games: { dealt: Dealt[]; over: boolean }[] = []
  let dealt: Dealt[] = []
  let before: FinishingOrder | undefined
  for (const deal of deals) {
    const built = buildDeal(log, deal, before)
    if (!built) continue
    before = 'finish' in built.entry ? built.entry.finish : undefined
    dealt.push({ deal, built })
    const quiet = new ProblemLog()
    const start = startLevelsOf(quiet, dealt[0] as Dealt)
    const sheet = sheetOf(
      dealt.map(one => one.built.entry),
      start,
      'inProgress',
    )
    if (!reported(sheet)?.levels.includes('A+')) continue
    games.push({ dealt, over: true })
    dealt = []
    before = undefined
  }
  return dealt.length > 0 ? [...games, { dealt, over }] : games
}

const pairs = (register: EntrantRegister, location: ProblemLocation): readonly string[] =>
  ['0+2', '1+3'].map(
    number => register.add('', { number, kind: 'pair', players: [], published: {}, location }, false).key,
  )

/**
 * A log of the guandan platform of NJUPT, which several open bots speak: its messages as JSON, one a line or in a list,
 * as one seat or more saw them. A game is a sheet; the hands that nobody's view shows are put together from what was
 * played of them and left. Problems are located by line.
 */
export const readGuandanLog = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, undefined, log)
  if (!source.ok) return source
  const values = readJsonValues(source.value.text)
  if (!values.ok) return values
  const messages = values.value.flatMap(one =>
    Array.isArray(one.value)
      ? one.value.map((value: unknown, i) => ({ value, location: { ...one.location, path: `[${i}]` } }))
      : [one],
  )
  const games = readMessages(log, messages)
  if (games.every(({ deals }) => deals.length === 0) && !log.hasErrors) log.error('FILE_HAS_NO_RESULTS')
  if (log.hasErrors) return err(log.list())
  const register = new EntrantRegister()
  const sides = pairs(register, games[0]?.deals[0]?.location ?? { line: 1 })
  const played = games.flatMap(game => gamesOf(log, game))
  const lines = played.flatMap(({ dealt, over }, i) => lineOf(log, sides, dealt, over, i + 1) ?? [])
  if (log.hasErrors) return err(log.list())
  return ok(
    logEvent(log, register, lines, {
      format: 'guandanLog',
      title: '',
      program: { name: 'NJUPT guandan' },
      eventType: 'pairs',
      conditions,
    }),
  )
}
