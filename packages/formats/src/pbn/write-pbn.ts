import type {
  ImportedBoard,
  ImportedEntrant,
  ImportedEvent,
  ImportedLine,
  ScoringMethod,
  SeatLetter,
} from '../imported-event.js'
import { standardDealer, standardVulnerability } from '../values/markings.js'
import { LossLog, type WrittenFile } from '../written-file.js'
import { pbnTag as tag, writeAnalysis, writeRecord } from './write-record.js'
import { type WrittenColumn, writeTable } from './write-table.js'
import { heaviest } from '../values/heaviest.js'

interface Row {
  readonly line: ImportedLine
  readonly section: string | undefined
  readonly board: string
}

interface WriteContext {
  readonly losses: LossLog
  readonly event: ImportedEvent
  readonly entrants: ReadonlyMap<string, ImportedEntrant>
}

const scoringTags: Readonly<Record<ScoringMethod, string>> = {
  matchpoint: 'MatchPoints;MP1',
  butler: 'Butler',
  crossImp: 'Cross2',
  imp: 'IMP',
  boardAMatch: 'BAM',
  totalPoints: 'TotalPoints',
  patton: 'Patton',
  unknown: '',
}
const vulnerableTags = { none: 'None', ns: 'NS', ew: 'EW', both: 'All' } as const
const averages: Readonly<Record<string, string>> = { 'ave+': '60', ave: '50', 'ave-': '40' }

const usesImps = (scoring: ScoringMethod): boolean =>
  scoring === 'butler' || scoring === 'crossImp' || scoring === 'imp'

const numberOf = (context: WriteContext, key: string | undefined): string | undefined =>
  context.entrants.get(key ?? '')?.number ?? key

/** NS result in points; the heaviest component of a weighted score stands for it. */
const scoreNs = (context: WriteContext, row: Row): string | undefined => {
  const { sheet } = row.line
  if ('nsScore' in sheet) return String(sheet.nsScore)
  if (!('adjusted' in sheet)) return row.line.score === undefined ? undefined : String(row.line.score)
  if (!('weighted' in sheet.adjusted)) return undefined
  context.losses.ruling('LOSS_WEIGHTED_SCORE', `Board ${row.board}`, { components: sheet.adjusted.weighted.length })
  const shown = heaviest(sheet.adjusted.weighted)
  return shown && String(shown.nsScore)
}

const isArtificial = (line: ImportedLine): boolean => 'adjusted' in line.sheet && 'ns' in line.sheet.adjusted

const percentOf = (context: WriteContext, row: Row, side: 'ns' | 'ew'): string | undefined => {
  const { sheet } = row.line
  if (!('adjusted' in sheet) || !('ns' in sheet.adjusted)) return undefined
  const value = sheet.adjusted[side]
  if (!Object.hasOwn(averages, value)) return value
  if (!usesImps(context.event.scoring)) context.losses.ruling('LOSS_ARTIFICIAL_SCORE', `Board ${row.board}`, { value })
  return averages[value]
}

const played = (line: ImportedLine): { contract: string; declarer: SeatLetter; tricks: number } | undefined =>
  'declarer' in line.sheet ? line.sheet : undefined

const contractCell = ({ line }: Row): string | undefined => {
  if (isArtificial(line)) return '^'
  const contract = 'contract' in line.sheet ? line.sheet.contract : undefined
  return contract === 'PASS' ? 'Pass' : contract
}

const sideColumns = (context: WriteContext): readonly WrittenColumn<Row>[] => {
  const names =
    context.event.eventType === 'individual'
      ? ['PlayerId_N', 'PlayerId_E', 'PlayerId_S', 'PlayerId_W']
      : ['PairId_NS', 'PairId_EW']
  return names.map((name, i) => ({ name, align: 'R', cell: row => numberOf(context, row.line.sides[i]) }))
}

const scoreColumns = (context: WriteContext): readonly WrittenColumn<Row>[] => {
  const award = usesImps(context.event.scoring) ? 'IMP' : 'MP'
  return [
    { name: 'Section', align: 'L', cell: row => row.section },
    { name: 'Table', align: 'R', cell: row => row.line.table },
    { name: 'Round', align: 'R', cell: row => row.line.round?.toString() },
    ...sideColumns(context),
    { name: 'Contract', align: 'L', cell: contractCell },
    { name: 'Declarer', align: 'L', cell: row => played(row.line)?.declarer },
    { name: 'Result', align: 'R', cell: row => played(row.line)?.tricks.toString() },
    { name: 'Lead', align: 'L', cell: row => row.line.lead },
    { name: 'Score_NS', align: 'R', cell: row => scoreNs(context, row) },
    { name: `${award}_NS`, align: 'R', cell: row => row.line.published.ns },
    { name: `${award}_EW`, align: 'R', cell: row => row.line.published.ew },
    { name: 'Percentage_NS', align: 'R', cell: row => percentOf(context, row, 'ns') },
    { name: 'Percentage_EW', align: 'R', cell: row => percentOf(context, row, 'ew') },
  ]
}

const idColumns = { pair: 'PairId', player: 'PlayerId', team: 'TeamId' } as const

const totalColumns = (
  event: ImportedEvent,
  kind: ImportedEntrant['kind'],
): readonly WrittenColumn<ImportedEntrant>[] => [
  { name: 'Rank', align: 'R', cell: entrant => entrant.published.place },
  { name: 'Section', align: 'L', cell: entrant => entrant.section },
  { name: idColumns[kind], align: 'R', cell: entrant => entrant.number },
  { name: 'Direction', align: 'L', cell: entrant => (event.winners === 2 ? entrant.direction : undefined) },
  { name: usesImps(event.scoring) ? 'TotalIMP' : 'TotalScoreMP', align: 'R', cell: entrant => entrant.published.total },
  { name: 'TotalPercentage', align: 'R', cell: entrant => entrant.published.percent },
  { name: 'NrBoards', align: 'R', cell: entrant => entrant.published.boardsPlayed?.toString() },
  {
    name: 'Names',
    align: 'L',
    cell: entrant => entrant.name ?? entrant.players.map(player => player.name).join(' - '),
  },
]

const noteEntrantLosses = ({ losses, event }: WriteContext): void => {
  for (const entrant of event.entrants) {
    if (entrant.kind === 'team') losses.field('team.players', entrant.players)
    if (event.winners === 1) losses.field('entrant.direction', entrant.direction)
    for (const player of entrant.players) {
      losses.field('player.nationalId', player.nationalId)
      losses.field('player.clubId', player.clubId)
      losses.field('player.rateable', player.rateable)
    }
    for (const field of ['imps', 'adjustment', 'handicap', 'winsOrDraws', 'awards'] as const) {
      losses.field(`published.${field}`, entrant.published[field])
    }
  }
}

const noteEventLosses = ({ losses, event }: WriteContext, session: number): void => {
  for (const field of ['externalId', 'club', 'awardScale', 'matchScoring', 'matches'] as const)
    losses.field(field, event[field])
  for (const other of event.sessions) if (other.number !== session) losses.field('session', other.number)
  for (const section of event.sessions.flatMap(one => one.sections))
    losses.field('section.published', section.published)
}

const writeTotals = (context: WriteContext): string => {
  const listed = context.event.entrants.filter(entrant => entrant.listed)
  const kind = listed[0]?.kind ?? 'pair'
  return listed.length === 0
    ? ''
    : writeTable('TotalScoreTable', totalColumns(context.event, kind), listed, [idColumns[kind]])
}

/** A line without pair numbers is found again by its table, or because the board has no other. */
const isFoundAgain = (line: ImportedLine, rows: readonly Row[]): boolean =>
  line.sides.length === 2 || line.table !== undefined || rows.length === 1

const isWritten = (row: Row, rows: readonly Row[]): boolean =>
  row.line.record !== undefined && isFoundAgain(row.line, rows)

const noteLineLosses = ({ losses }: WriteContext, row: Row, rows: readonly Row[]): void => {
  const { line } = row
  const written = isWritten(row, rows)
  if (!written) for (const field of ['room', 'record'] as const) losses.field(`line.${field}`, line[field])
  if (written && line.record?.play && !played(line)) losses.field('line.record.play', line.record.play)
  if (!line.record) losses.field('line.lin', line.lin)
}

const identification = (context: WriteContext, board: ImportedBoard, seats: readonly string[]): string => {
  const { event } = context
  return [
    tag('Event', event.title),
    tag('Site', event.venue),
    tag('Date', event.date?.replaceAll('-', '.')),
    tag('Board', board.number),
    ['West', 'North', 'East', 'South'].map((seat, i) => tag(seat, seats[i])).join(''),
    tag('Dealer', board.dealer ?? standardDealer(board.number)),
    tag('Vulnerable', vulnerableTags[board.vulnerability ?? standardVulnerability(board.number)]),
    tag('Deal', board.deal),
    tag('Scoring', scoringTags[event.scoring]),
  ].join('')
}

const writeGame = (context: WriteContext, board: ImportedBoard, rows: readonly Row[], totals: string): string => {
  const { event, losses } = context
  losses.field('board.average', board.average)
  for (const row of rows) noteLineLosses(context, row, rows)
  return [
    identification(context, board, []),
    ['Declarer', 'Contract', 'Result'].map(name => tag(name, undefined)).join(''),
    tag(
      'Competition',
      event.eventType === 'individual' ? 'Individuals' : event.entrants[0]?.kind === 'team' ? 'Teams' : 'Pairs',
    ),
    event.program ? tag('Application', [event.program.name, event.program.version].filter(Boolean).join(' ')) : '',
    board.analysis ? writeAnalysis(board.analysis) : '',
    writeTable('ScoreTable', scoreColumns(context), rows, ['PairId_NS', 'PairId_EW']),
    totals,
  ].join('')
}

/** West, north, east, south of a line between two pairs; a team may have seated anybody. */
const namesAt = (context: WriteContext, line: ImportedLine): readonly string[] => {
  if (line.sides.length !== 2) return []
  const [ns, ew] = line.sides.map(key => context.entrants.get(key))
  if (ns?.kind !== 'pair' || ew?.kind !== 'pair') return []
  return [ew.players[1], ns.players[0], ew.players[0], ns.players[1]].map(player => player?.name ?? '')
}

/** What was called and played at one table: a game of its own, after the one with the score table. */
const writeTableGame = (context: WriteContext, board: ImportedBoard, row: Row): string => {
  const { line, section } = row
  const result = played(line)
  const paired = line.sides.length === 2
  const optional = (name: string, value: string | undefined): string => (value === undefined ? '' : tag(name, value))
  return [
    identification(context, board, namesAt(context, line)),
    tag('Declarer', result?.declarer),
    tag('Contract', result?.contract ?? ('contract' in line.sheet ? 'Pass' : undefined)),
    tag('Result', result?.tricks.toString()),
    optional('Section', section),
    optional('Table', line.table),
    optional('Round', line.round?.toString()),
    optional('Room', line.room && (line.room === 'open' ? 'Open' : 'Closed')),
    paired ? tag('PairNS', numberOf(context, line.sides[0])) + tag('PairEW', numberOf(context, line.sides[1])) : '',
    writeRecord(line.record ?? {}, {
      dealer: board.dealer ?? standardDealer(board.number),
      ...(result ? { declarer: result.declarer } : {}),
      ...(result ? { strain: result.contract.replace(/^[1-7]|X+$/g, '') } : {}),
    }),
  ].join('')
}

/** Boards of all sections of a session by number, in the order of the first section that has them. */
const boardRows = (
  session: ImportedEvent['sessions'][number] | undefined,
): readonly { board: ImportedBoard; rows: Row[] }[] => {
  const boards = new Map<string, { board: ImportedBoard; rows: Row[] }>()
  const several = (session?.sections.length ?? 0) > 1
  for (const section of session?.sections ?? []) {
    for (const board of section.boards) {
      const entry = boards.get(board.number) ?? { board, rows: [] }
      boards.set(board.number, entry)
      entry.rows.push(
        ...board.lines.map(line => ({ line, section: several ? section.id : undefined, board: board.number })),
      )
    }
  }
  return [...boards.values()]
}

/**
 * One session of an event → PBN 2.1 with a score table for each board and the total score table in the first game;
 * auction and play of each table that has them follow in games of their own.
 * Latin-1 as the standard wants it, UTF-8 (told as a loss) when names need more. `losses` names what PBN cannot carry.
 */
export const writePbn = (event: ImportedEvent, session = 1): WrittenFile => {
  const losses = new LossLog()
  const context: WriteContext = {
    losses,
    event,
    entrants: new Map(event.entrants.map(entrant => [entrant.key, entrant])),
  }
  noteEventLosses(context, session)
  noteEntrantLosses(context)
  const games = boardRows(event.sessions.find(one => one.number === session)).flatMap(({ board, rows }, i) => [
    writeGame(context, board, rows, i === 0 ? writeTotals(context) : ''),
    ...rows.filter(row => isWritten(row, rows)).map(row => writeTableGame(context, board, row)),
  ])
  const text = `% PBN 2.1\n% EXPORT\n${games.join('\n')}`.replaceAll('\n', '\r\n')
  const latin = [...text].every(character => (character.codePointAt(0) as number) < 0x100)
  if (!latin) losses.ruling('LOSS_CHARACTERS', 'Names', { encoding: 'utf-8' })
  return { text, encoding: latin ? 'latin-1' : 'utf-8', losses: losses.list() }
}
