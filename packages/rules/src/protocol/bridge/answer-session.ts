import { textOf } from '../../core/text-of.js'
import { canonicalJson } from '../../core/canonical.js'
import type { EntrantFact, SheetFact } from '../../core/facts.js'
import { type EntrantId, entrantId, factId } from '../../core/ids.js'
import type { FileEvidence } from '../../core/file-evidence.js'
import { problem, type Problem } from '../../core/problem.js'
import { fromDecimal } from '../../core/ratio.js'
import type { BridgeAnswer } from './answer.js'
import type { BridgeEdition } from '../../bridge/bridge-edition.js'
import type { BridgeFact, BridgeFacts } from '../../bridge/sheet/effective-sheets.js'
import { chooseProfile } from '../../bridge/evidence/choose-profile.js'
import { printFacts } from '../../bridge/files/print-stage.js'
import type { PrintedStage, PrintedStanding } from '../../core/results-file.js'
import { isRecord, type UnknownRecord } from '../../bridge/read.js'
import { parseBridgeSettings } from '../../bridge/settings/settings.js'
import type { BridgeSheet } from '../../bridge/sheet/sheet.js'
import type { Method, Side } from '../../bridge/types.js'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

interface Contestant {
  readonly fact: EntrantFact
  readonly direction?: 'NS' | 'EW'
}
interface SessionInput {
  readonly sheets: BridgeFact[]
  readonly contestants: Map<EntrantId, Contestant>
  /** Board and sides of the lines that were read: nobody plays a board against the same ones twice. */
  readonly played: Set<string>
  readonly problems: Problem[]
}

const contestant = (input: SessionInput, winners: 1 | 2, section: string, number: string, side: Side): EntrantId => {
  const direction = winners === 2 ? (side === 'ns' ? 'NS' : 'EW') : undefined
  const id = entrantId(canonicalJson([section, direction, number]))
  if (!input.contestants.has(id)) {
    const fact = { id, number, ...(direction ? { group: direction } : {}), ...(section ? { section } : {}) }
    input.contestants.set(id, { fact, ...(direction ? { direction } : {}) })
  }
  return id
}

const readLine = (input: SessionInput, edition: BridgeEdition, winners: 1 | 2, line: unknown, index: number): void => {
  const at = `lines[${index}]`
  const refuse = (code: string, field: string) => input.problems.push(problem(code, { at: { path: `${at}${field}` } }))
  if (!isRecord(line)) return void refuse('FIELD_UNREADABLE', '')
  const [board, ns, ew] = [text(line.board), text(line.ns), text(line.ew)]
  for (const [name, value] of Object.entries({ board, ns, ew })) if (!value) refuse('FIELD_MISSING', `.${name}`)
  const sheet = edition.parseSheet(line)
  if (!sheet.ok) {
    input.problems.push(...sheet.error.map(item => ({ ...item, at: { path: `${at}.${item.at?.path ?? ''}` } })))
  }
  if (!board || !ns || !ew || !sheet.ok) return
  // No contract gives points that ten does not divide (Law 77).
  if (sheet.value.result === 'score' && sheet.value.nsScore % 10 !== 0) refuse('SCORE_IMPOSSIBLE', '.nsScore')
  if (ns === ew && winners === 1) return void refuse('ENTRANT_PLAYS_ITSELF', '.ew')
  const section = text(line.section) ?? ''
  const played = canonicalJson([section, board, ns, ew])
  if (input.played.has(played)) return void refuse('LINE_REPEATED', '.board')
  input.played.add(played)
  const sides = [contestant(input, winners, section, ns, 'ns'), contestant(input, winners, section, ew, 'ew')]
  const fact: SheetFact<BridgeSheet> = {
    id: factId(at),
    slot: at,
    board,
    sides,
    sheet: sheet.value,
    ...(section ? { section } : {}),
  }
  input.sheets.push(fact)
}

const settingsOf = (request: UnknownRecord) =>
  parseBridgeSettings({
    method: request.method ?? 'matchpoint',
    winners: request.winners ?? 1,
    profile: request.profile,
    comparison: request.comparison,
    tieBreaks: request.tieBreaks,
    knockout: request.knockout,
    victoryPoints: request.victoryPoints,
  })

const answerLines = ({ awards }: PrintedStage, lines: readonly unknown[]): UnknownRecord[] =>
  lines.map((line, index) => {
    const { section, board, ns, ew }: UnknownRecord = isRecord(line) ? line : {}
    const printed = awards.get(`lines[${index}]`)
    return {
      ...(section === undefined ? {} : { section }),
      board,
      ns,
      ew,
      ...(printed ? { nsAward: printed.ns, ewAward: printed.ew } : {}),
    }
  })

const figure = (value: unknown): string | undefined => {
  const decimal = text(value)
  return decimal !== undefined && fromDecimal(decimal) ? decimal : undefined
}

const published = (given: unknown, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap(name => {
      const found = isRecord(given) ? figure(given[name]) : undefined
      return found === undefined ? [] : [[name, found]]
    }),
  )

const programOf = (value: unknown): FileEvidence['program'] => {
  const name = text(isRecord(value) ? value.name : value)
  const version = isRecord(value) ? text(value.version) : undefined
  return name === undefined ? undefined : { name, ...(version === undefined ? {} : { version }) }
}

/** What the request says of the file it was made from; undefined when it names a profile, or says nothing. */
const evidenceOf = (
  request: UnknownRecord,
  input: SessionInput,
  lines: readonly unknown[],
): FileEvidence | undefined => {
  if (request.profile !== undefined && request.profile !== null) return undefined
  const program = programOf(request.program)
  const awards = lines.map(line => published(isRecord(line) ? line.published : undefined, 'ns', 'ew'))
  const rows: readonly unknown[] = Array.isArray(request.published) ? request.published : []
  const contestants = rows.flatMap(row => {
    if (!isRecord(row)) return []
    const who = [...input.contestants].find(
      ([, { fact, direction }]) =>
        fact.number === text(row.entrant) &&
        (row.direction === undefined || row.direction === direction) &&
        (row.section === undefined || text(row.section) === fact.section),
    )
    return who ? [[who[0], published(row, 'total', 'percent')] as const] : []
  })
  if (!program && contestants.length === 0 && awards.every(award => Object.keys(award).length === 0)) return undefined
  return {
    ...(program ? { program } : {}),
    methods: request.method === undefined ? pairMethods : [textOf(request.method)],
    lines: new Map(awards.map((award, index) => [`lines[${index}]`, award])),
    contestants: new Map(contestants),
  }
}

/** Methods a session of pairs may have been scored by where nobody says which. */
const pairMethods: readonly Method[] = ['matchpoint', 'crossImp', 'butler']

const answerStanding = ({ line, total, percent }: PrintedStanding, who: Contestant): UnknownRecord => ({
  entrant: who.fact.number,
  ...(who.direction ? { direction: who.direction } : {}),
  ...(who.fact.section ? { section: who.fact.section } : {}),
  total,
  ...(percent === undefined ? {} : { percent }),
  rank: line.rank,
})

/**
 * `kind: "session"`: lines of one session → awards in the order given, and standings. Without a `profile` the
 * arithmetic is chosen from what the request says of its file: `program`, and the figures it published (`published` of
 * a line and of the request); the answer then names `method`, `profile` and `because`.
 */
export const answerSession = (request: UnknownRecord, edition: BridgeEdition): BridgeAnswer => {
  const { id } = request
  const settings = settingsOf(request)
  if (!settings.ok) return { id, problems: settings.error }
  if (!Array.isArray(request.lines)) return { id, problems: [problem('FIELD_MISSING', { at: { path: 'lines' } })] }
  const lines: readonly unknown[] = request.lines
  const input: SessionInput = { sheets: [], contestants: new Map(), played: new Set(), problems: [] }
  for (const [index, line] of lines.entries()) readLine(input, edition, settings.value.winners, line, index)
  if (input.problems.length > 0) return { id, problems: input.problems }
  const stored: BridgeFacts = {
    entrants: [...input.contestants.values()].map(item => item.fact),
    sheets: input.sheets,
    adjustments: [],
    lots: [],
    settings: settings.value,
  }
  const evidence = evidenceOf(request, input, lines)
  const choice = evidence && chooseProfile(edition.id, stored, evidence)
  const chosen = choice ? settingsOf({ ...request, method: choice.method, profile: choice.profile }) : settings
  if (!chosen.ok) return { id, problems: chosen.error }
  const facts: BridgeFacts = { ...stored, settings: chosen.value }
  const printed = printFacts(edition, facts)
  if (!printed.ok) return { id, problems: printed.error }
  return {
    id,
    ...(choice ? { method: choice.method, profile: choice.profile, because: choice.because } : {}),
    lines: answerLines(printed.value, lines),
    standings: printed.value.standings.map(row =>
      answerStanding(row, input.contestants.get(row.line.entrant) as Contestant),
    ),
  }
}
