import type { PreparedBoard } from '../../core/board-rules.js'
import { type Problem, problem } from '../../core/problem.js'
import { toDecimal } from '../../core/ratio.js'
import { ok } from '../../core/result.js'
import {
  eventKinds,
  type FileBoard,
  type FileLine,
  type FileMatch,
  type FileRecord,
  type FileSession,
  type MakeResults,
  type ResultsContent,
  type ResultsSource,
} from '../../core/results-file.js'
import type { BridgeBook } from '../book.js'
import { describeBridgeSheet } from '../sheet/describe-sheet.js'
import { type BridgeFact, type BridgeFacts, effectiveSheets } from '../sheet/effective-sheets.js'
import { nsScoreOf } from '../sheet/outcome.js'
import { profileIdOf } from '../settings/profiles.js'
import { parseBridgeSettings } from '../settings/settings.js'
import { isTeamMethod, type Method } from '../types.js'
import { parseTableRecord } from '../table/record.js'
import { writtenSheet } from '../sheet/written-sheet.js'

/** A computed stage and everything that is known about its boards. */
interface PlayedField extends Pick<ResultsSource, 'scoreLines' | 'records' | 'boardAt'> {
  readonly book: BridgeBook
  /** Of an award in print. */
  readonly decimals: number
  /** The sheets that count, rulings in their places. */
  readonly sheets: readonly BridgeFact[]
}

const scorings: Readonly<Record<Method, ResultsContent['scoring']>> = {
  matchpoint: 'matchpoint',
  butler: 'butler',
  crossImp: 'crossImp',
  totalPoints: 'totalPoints',
  boardAMatch: 'boardAMatch',
  teamImp: 'imp',
  aggregate: 'totalPoints',
  patton: 'patton',
  quotient: 'imp',
}

const byNumber = new Intl.Collator('en', { numeric: true })
const naturally = (a: string, b: string): number => byNumber.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)

const awardsOf = ({ scoreLines, decimals }: PlayedField): ReadonlyMap<string, string> =>
  new Map(scoreLines.map(line => [`${line.from}/${line.entrant}`, toDecimal(line.points.value, decimals)]))

/** Stored as the reader of a file made it, so it is written as it was read. */
const recordOf = (stored: unknown): { record?: FileRecord } =>
  stored === undefined ? {} : { record: { ...(stored as FileRecord), ...parseTableRecord(stored) } }

const lineOf = (stage: PlayedField, fact: BridgeFact, awards: ReadonlyMap<string, string>): FileLine | undefined => {
  const sheet = writtenSheet(fact.sheet)
  if (!sheet) return undefined
  const score = nsScoreOf(stage.book, fact.sheet, fact.board)
  const award = (side: number) => awards.get(`${fact.id}/${fact.sides[side]}`)
  const [ns, ew] = [award(0), award(1)]
  const { sheet: played } = fact
  return {
    sides: fact.sides,
    ...(fact.round === undefined ? {} : { round: fact.round }),
    ...(fact.table === undefined ? {} : { table: fact.table }),
    sheet,
    ...(score.ok && score.value !== undefined ? { score: score.value } : {}),
    ...(played.result === 'played' && played.lead ? { lead: played.lead } : {}),
    ...recordOf(stage.records.get(fact.slot)),
    published: { ...(ns === undefined ? {} : { ns }), ...(ew === undefined ? {} : { ew }) },
    location: {},
  }
}

const seatLetters: Readonly<Record<string, 'N' | 'E' | 'S' | 'W'>> = { N: 'N', E: 'E', S: 'S', W: 'W' }
const vulnerabilities = ['none', 'ns', 'ew', 'both'] as const

const boardOf = (stored: PreparedBoard | undefined, number: string, lines: readonly FileLine[]): FileBoard => {
  const dealer = seatLetters[stored?.dealer ?? '']
  const vulnerability = vulnerabilities.find(name => name === stored?.vulnerability)
  return {
    number,
    ...(dealer ? { dealer } : {}),
    ...(vulnerability ? { vulnerability } : {}),
    ...(typeof stored?.deal === 'string' ? { deal: stored.deal } : {}),
    ...(stored?.analysis ? { analysis: stored.analysis as NonNullable<FileBoard['analysis']> } : {}),
    lines,
    location: {},
  }
}

const grouped = <T>(items: readonly T[], key: (item: T) => string): [string, T[]][] => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const known = groups.get(key(item))
    if (known) known.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups].sort(([a], [b]) => naturally(a, b))
}

const isMatch = ({ sheet }: BridgeFact): boolean => sheet.result === 'match' || sheet.result === 'bye'

/** Sessions, sections and boards in natural order; what no file has a place for is told board by board. */
const sessionsOf = (stage: PlayedField, losses: Problem[]): FileSession[] => {
  const awards = awardsOf(stage)
  const played = stage.sheets.filter(fact => !isMatch(fact) && fact.board !== undefined)
  const lost = (fact: BridgeFact): void => {
    const about = describeBridgeSheet(stage.book, fact.sheet, fact.board)
    const params = { value: Object.values(about).join(' / ') }
    losses.push(problem('LOSS_ARTIFICIAL_SCORE', { severity: 'warning', at: { path: fact.slot }, params }))
  }
  return grouped(played, fact => `${fact.session ?? 1}`).map(([number, inSession]) => ({
    number: Number(number),
    sections: grouped(inSession, fact => fact.section ?? '1').map(([id, inSection]) => ({
      id,
      entrants: [...new Set(inSection.flatMap(fact => fact.sides))],
      published: [],
      boards: grouped(inSection, fact => fact.board ?? '').map(([board, facts]) => {
        const stored = stage.boardAt({ session: Number(number), section: id, board })
        const lines = facts.flatMap(fact => {
          const line = lineOf(stage, fact, awards)
          if (!line) lost(fact)
          return line ? [line] : []
        })
        return boardOf(stored, board, lines)
      }),
    })),
  }))
}

/** Matches recorded as a whole, and byes. */
const matchesOf = ({ sheets }: PlayedField): FileMatch[] =>
  sheets.filter(isMatch).map(fact => ({
    session: fact.session ?? 1,
    ...(fact.round === undefined ? {} : { round: fact.round }),
    ...(fact.table === undefined ? {} : { table: fact.table }),
    sides: fact.sides,
    published:
      fact.sheet.result === 'match'
        ? {
            ...(fact.sheet.imps ? { imps: fact.sheet.imps } : {}),
            ...(fact.sheet.victoryPoints ? { victoryPoints: fact.sheet.victoryPoints } : {}),
          }
        : {},
    location: {},
  }))

const kindsOf = (method: Method, format: string, sides: number): Pick<ResultsContent, 'kind' | 'eventType'> => {
  const kind = sides === 4 ? 'player' : isTeamMethod(method) || /team|knockout/i.test(format) ? 'team' : 'pair'
  const implied = { player: 'individual', team: 'teams', pair: 'pairs' } as const
  return { kind, eventType: eventKinds.find(name => name === format) ?? implied[kind] }
}

/** A stage's results as files carry them; what no file has a place for is told board by board. */
export const bridgeResults =
  (book: BridgeBook): MakeResults =>
  source => {
    const sheets = effectiveSheets(source.facts as BridgeFacts)
    if (!sheets.ok) return sheets
    const settings = parseBridgeSettings(source.settings)
    if (!settings.ok) return settings
    const { method, winners, profile } = settings.value
    const field = { ...source, book, decimals: profile.awardDecimals, sheets: sheets.value }
    const named = profileIdOf(profile)
    const losses: Problem[] = []
    return ok({
      ...kindsOf(method, source.format, sheets.value[0]?.sides.length ?? 2),
      scoring: scorings[method],
      ...(named === undefined || named === 'standard' ? {} : { profile: named }),
      winners,
      sessions: sessionsOf(field, losses),
      matches: matchesOf(field),
      losses,
    })
  }
