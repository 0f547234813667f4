import { canonicalJson } from '../core/canonical.js'
import type { EntrantFact, SheetFact } from '../core/facts.js'
import { type EntrantId, entrantId, factId } from '../core/ids.js'
import { problem, type Problem } from '../core/problem.js'
import { rankEntrants, type StandingLine } from '../core/standings.js'
import type { BridgeAnswer } from './answer.js'
import type { BridgeEdition } from './bridge-edition.js'
import type { BridgeFact, BridgeFacts } from './effective-sheets.js'
import { type FieldLine, scoreField, type ScoredField } from './field.js'
import { printedAward } from './printed-award.js'
import { isRecord, type UnknownRecord } from './read.js'
import { fifty, printAt } from './rounding.js'
import { toScoreLines } from './score-lines.js'
import { type BridgeSettings, parseBridgeSettings } from './settings.js'
import type { BridgeSheet } from './sheet.js'
import type { Side } from './types.js'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined

interface Contestant {
  readonly fact: EntrantFact
  readonly direction?: 'NS' | 'EW'
}
interface SessionInput {
  readonly sheets: BridgeFact[]
  readonly contestants: Map<EntrantId, Contestant>
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
  if (ns === ew && winners === 1) return void refuse('ENTRANT_PLAYS_ITSELF', '.ew')
  const section = text(line.section) ?? ''
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

const answerLines = (field: ScoredField, lines: readonly unknown[]): UnknownRecord[] => {
  const bySlot = new Map<string, Partial<Record<Side, FieldLine>>>()
  for (const line of field.lines) {
    const { slot } = line.awarded.entry.fact
    bySlot.set(slot, { ...bySlot.get(slot), [line.side]: line })
  }
  const awardedBySlot = new Map(field.awarded.map(item => [item.entry.fact.slot, item]))
  return lines.map((line, index) => {
    const slot = `lines[${index}]`
    const awarded = awardedBySlot.get(slot)
    const given = isRecord(line) ? line : {}
    const shown = (side: Side): UnknownRecord => {
      const own = bySlot.get(slot)?.[side]
      if (own) return { [`${side}Award`]: printedAward(field.settings, own) }
      return awarded ? { [`${side}Award`]: printedAward(field.settings, { awarded, side, result: awarded[side] }) } : {}
    }
    return {
      ...(given.section === undefined ? {} : { section: given.section }),
      board: given.board,
      ns: given.ns,
      ew: given.ew,
      ...shown('ns'),
      ...shown('ew'),
    }
  })
}

const answerStanding = (settings: BridgeSettings, line: StandingLine, who: Contestant): UnknownRecord => {
  const { profile } = settings
  const { totalDecimals, percentDecimals } = profile
  return {
    entrant: who.fact.number,
    ...(who.direction ? { direction: who.direction } : {}),
    ...(who.fact.section ? { section: who.fact.section } : {}),
    total: printAt(profile, line.total.total.value, totalDecimals),
    ...(line.total.percent ? { percent: printAt(profile, line.total.percent, percentDecimals, fifty) } : {}),
    rank: line.rank,
  }
}

/** `kind: "session"`: lines of one session → awards in the order given, and standings. */
export const answerSession = (request: UnknownRecord, edition: BridgeEdition): BridgeAnswer => {
  const { id } = request
  const settings = settingsOf(request)
  if (!settings.ok) return { id, problems: settings.error }
  if (!Array.isArray(request.lines)) return { id, problems: [problem('FIELD_MISSING', { at: { path: 'lines' } })] }
  const lines: readonly unknown[] = request.lines
  const input: SessionInput = { sheets: [], contestants: new Map(), problems: [] }
  for (const [index, line] of lines.entries()) readLine(input, edition, settings.value.winners, line, index)
  if (input.problems.length > 0) return { id, problems: input.problems }
  const facts: BridgeFacts = {
    entrants: [...input.contestants.values()].map(item => item.fact),
    sheets: input.sheets,
    adjustments: [],
    lots: [],
    settings: settings.value,
  }
  const field = scoreField(edition.book, facts)
  if (!field.ok) return { id, problems: field.error }
  const scoreLines = toScoreLines(edition.book, field.value)
  const totals = new Map(edition.totals(facts, scoreLines).map(total => [total.entrant, total]))
  const standings = rankEntrants({ facts, lines: scoreLines, totals }, edition.tieBreaks(settings.value))
  return {
    id,
    lines: answerLines(field.value, lines),
    standings: standings.map(line =>
      answerStanding(settings.value, line, input.contestants.get(line.entrant) as Contestant),
    ),
  }
}
