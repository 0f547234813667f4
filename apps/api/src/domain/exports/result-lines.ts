import type {
  ImportedAnalysis,
  ImportedBoard,
  ImportedLine,
  ImportedMatch,
  ImportedRecord,
  ImportedSession,
} from '@paiji/formats'
import { type Problem, problem, Ratios, type ScoreLine } from '@paiji/rules'
import { type BridgeFact, nsScoreOf, type bridgeEditionOf, parseTableRecord, writtenSheet } from '@paiji/rules/bridge'
import { boardAt, type StoredBoard } from '../events/boards.repo.js'
import type { DerivedStandings } from '../standings/derive-standings.js'

type BridgeEdition = NonNullable<ReturnType<typeof bridgeEditionOf>>

/** A computed stage and everything that is known about its boards. */
export interface PlayedStage {
  readonly edition: BridgeEdition
  readonly derived: DerivedStandings
  /** The sheets that count, rulings in their places. */
  readonly sheets: readonly BridgeFact[]
  readonly boards: readonly StoredBoard[]
  /** What was called and played, by slot. */
  readonly records: ReadonlyMap<string, unknown>
}

const byNumber = new Intl.Collator('en', { numeric: true })
const naturally = (a: string, b: string): number => byNumber.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)

const awardsOf = ({ derived }: PlayedStage): ReadonlyMap<string, string> => {
  const { line: decimals } = derived.edition.decimals(derived.facts.settings)
  const key = (line: ScoreLine) => `${line.from}/${line.entrant}`
  return new Map(derived.scoreLines.map(line => [key(line), Ratios.toDecimal(line.points.value, decimals)]))
}

/** Stored as the reader of a file made it, so it is written as it was read. */
const recordOf = (stored: unknown): { record?: ImportedRecord } =>
  stored === undefined ? {} : { record: { ...(stored as ImportedRecord), ...parseTableRecord(stored) } }

const lineOf = (
  stage: PlayedStage,
  fact: BridgeFact,
  awards: ReadonlyMap<string, string>,
): ImportedLine | undefined => {
  const sheet = writtenSheet(fact.sheet)
  if (!sheet) return undefined
  const score = nsScoreOf(stage.edition.book, fact.sheet, fact.board)
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

const boardOf = (stored: StoredBoard | undefined, number: string, lines: readonly ImportedLine[]): ImportedBoard => {
  const dealer = seatLetters[stored?.dealer ?? '']
  const vulnerability = vulnerabilities.find(name => name === stored?.vulnerability)
  return {
    number,
    ...(dealer ? { dealer } : {}),
    ...(vulnerability ? { vulnerability } : {}),
    ...(typeof stored?.deal === 'string' ? { deal: stored.deal } : {}),
    ...(stored?.analysis ? { analysis: stored.analysis as ImportedAnalysis } : {}),
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
export const sessionsOf = (stage: PlayedStage, losses: Problem[]): ImportedSession[] => {
  const awards = awardsOf(stage)
  const played = stage.sheets.filter(fact => !isMatch(fact) && fact.board !== undefined)
  const lost = (fact: BridgeFact): void => {
    const about = stage.derived.edition.describeSheet(fact.sheet, {
      board: fact.board,
      settings: stage.derived.facts.settings,
    })
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
        const stored = boardAt(stage.boards, { session: Number(number), section: id, board })
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
export const matchesOf = ({ sheets }: PlayedStage): ImportedMatch[] =>
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
