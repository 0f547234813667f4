import type { ProblemLocation } from '@paiji/rules'
import type { EntrantRegister } from '../entrant-register.js'
import type { Direction, ImportedLine, ScoringMethod } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { remarkDifference, remarkNames } from '../stated/statements.js'
import { readCard } from '../values/card.js'
import { defined } from '../values/defined.js'
import { readDecimal, readInteger } from '../values/number.js'
import { readScore } from '../values/score.js'
import { readSheet, type SheetCells } from '../values/sheet.js'
import { plainText } from '../values/text.js'
import { playersNamed } from './pbn-entrants.js'
import type { PbnRecord } from './pbn-table.js'

export interface PbnContext {
  readonly log: ProblemLog
  readonly register: EntrantRegister
  readonly scoring: ScoringMethod
  /** Whether a number means another contestant in each direction of a section. */
  readonly twoFields: (section: string) => boolean
}

const inImps = (scoring: ScoringMethod): boolean => scoring === 'butler' || scoring === 'crossImp' || scoring === 'imp'

const plainNumber = /^[+-]?\d+$/

/** A cell of a score: its points, or the word for a board passed out; no award. */
const isPlain = (cell: string): boolean => plainNumber.test(cell) || readScore(cell)?.kind === 'score'

/** Some programs print the score only on the side that has it, others the word of a board passed out on both. */
const scoreCell = (record: PbnRecord): string | undefined => {
  const [ns, ew] = [record.cells.get('score_ns'), record.cells.get('score_ew')]
  if (ns !== undefined && ew !== undefined && !(isPlain(ns) && isPlain(ew))) {
    return `A${ns.replace(/^A|%$/g, '')}/${ew.replace(/^A|%$/g, '')}`
  }
  if (ns !== undefined) return ns
  return ew !== undefined && plainNumber.test(ew) ? String(-Number(ew)) : (ew ?? record.cells.get('score'))
}

/** An artificial score is marked `^`; its value stands in the percentage columns. */
const artificialCell = (record: PbnRecord): string | undefined => {
  const [ns, ew] = [record.cells.get('percentage_ns'), record.cells.get('percentage_ew')].map(cell =>
    readDecimal(cell ?? ''),
  )
  return ns === undefined || ew === undefined ? undefined : `A${ns}/${ew}`
}

const resultColumns = ['contract', 'result', 'score_ns', 'score_ew', 'score'] as const

/** Bridgewebs has `A` for the contract where there is an adjusted score; others leave all but the percentages empty. */
const isArtificial = (record: PbnRecord): boolean =>
  record.cells.get('contract') === 'A' ||
  (artificialCell(record) !== undefined && resultColumns.every(name => !record.cells.has(name))) ||
  resultColumns.some(name => record.cells.get(name) === '^')

/** An award that stands in the columns of scores, as `A60/40` or `60%` and `40%`. */
const writtenAward = (record: PbnRecord): string | undefined => {
  const score = scoreCell(record)
  return score?.startsWith('A') ? score : undefined
}

const cellsOf = (record: PbnRecord): SheetCells => {
  if (isArtificial(record)) return { score: artificialCell(record) ?? writtenAward(record) ?? '^' }
  const result = record.cells.get('result')?.replace(/\^$/, '')
  const relative = result !== undefined && /^[=+-]/.test(result)
  return {
    contract: record.cells.get('contract'),
    declarer: record.cells.get('declarer'),
    tricks: relative ? undefined : result,
    result: relative ? result : undefined,
    score: scoreCell(record),
  }
}

export const entrantKey = (
  context: PbnContext,
  number: string,
  direction: Direction,
  details: { section?: string | undefined; names?: string | undefined; kind?: 'pair' | 'player' | 'team' },
  at: ProblemLocation,
): string => {
  const scopes = details.section === undefined ? [''] : [details.section, '']
  const own = details.kind !== 'team' && context.twoFields(details.section ?? '') ? direction : undefined
  const named = own && !number.toUpperCase().endsWith(own) ? `${number}${own}` : number
  const known =
    context.register.find(scopes, named) ?? (own ? undefined : context.register.find(scopes, number, direction))
  const players = details.kind === 'team' ? [] : playersNamed(details.names, at.line ?? 0)
  const entrant = known === undefined ? undefined : context.register.get(known)
  if (known !== undefined && entrant) {
    if (entrant.kind === 'pair' && entrant.players.length === 0) context.register.nameLater(known, players)
    else if (entrant.kind === 'pair') remarkNames(context.log, at, entrant, players)
    return known
  }
  if (players.length === 0 && details.kind !== 'team') context.log.info('ENTRANT_NOT_LISTED', at, { number })
  return context.register.addUnlisted(scopes[0] as string, {
    number: named,
    kind: details.kind ?? 'pair',
    name: details.kind === 'team' ? number : undefined,
    section: details.section,
    direction: own,
    players,
    published: {},
    location: at,
  })
}

const sideOf = (
  context: PbnContext,
  record: PbnRecord,
  direction: Direction,
  at: ProblemLocation,
): string | undefined => {
  const suffix = direction.toLowerCase()
  const number = record.cells.get(`pairid_${suffix}`) ?? record.cells.get(`teamid_${suffix}`)
  if (number === undefined) {
    context.log.error('VALUE_MISSING', at, { element: `PairId_${direction}` })
    return undefined
  }
  const details = { section: record.cells.get('section'), names: record.cells.get(`names_${suffix}`) }
  return entrantKey(context, plainText(number), direction, details, at)
}

const individualTags = ['playerid_n', 'playerid_e', 'playerid_s', 'playerid_w'] as const

const sidesOf = (context: PbnContext, record: PbnRecord, at: ProblemLocation): readonly string[] | undefined => {
  const players = individualTags.map(name => record.cells.get(name))
  if (players.every(player => player !== undefined)) {
    return players.map((player, i) => entrantKey(context, player, i % 2 === 0 ? 'NS' : 'EW', { kind: 'player' }, at))
  }
  const [ns, ew] = [sideOf(context, record, 'NS', at), sideOf(context, record, 'EW', at)]
  if (ns === undefined || ew === undefined) return undefined
  if (!context.register.areOne(ns, ew)) return [ns, ew]
  context.log.error('ENTRANT_PLAYS_ITSELF', at)
  return undefined
}

const awardColumns = ['mp', 'imp', 'percentage'] as const

const awardOf = (record: PbnRecord, side: 'ns' | 'ew'): string | undefined => {
  const columns = isArtificial(record) ? awardColumns.slice(0, 2) : awardColumns
  const cell = columns.map(name => record.cells.get(`${name}_${side}`)).find(value => value !== undefined)
  return cell === undefined ? undefined : readDecimal(cell)
}

/** A percentage is the share of the points of both sides, as exactly as both are printed. */
const isShare = (percent: string, own: string, other: string): boolean => {
  const [top, decimals] = [Number(own) + Number(other), (percent.split('.')[1] ?? '').length]
  if (top <= 0) return true
  const slip = (own.split('.')[1] ?? '').length > 0 ? 50 / top / 10 ** (own.split('.')[1] ?? '').length : 0
  return Math.abs(Number(percent) - (100 * Number(own)) / top) <= 0.5 / 10 ** decimals + slip + 1e-9
}

/** What a row states twice: the score of each side, its points and their percentage. */
const remarkRow = (log: ProblemLog, { cells }: PbnRecord, at: ProblemLocation): void => {
  const [ns, ew] = [cells.get('score_ns') ?? '', cells.get('score_ew') ?? '']
  if (plainNumber.test(ns) && plainNumber.test(ew))
    remarkDifference(log, at, { what: 'score', taken: Number(ns), stated: 0 - Number(ew) })
  for (const [own, other] of [
    ['ns', 'ew'],
    ['ew', 'ns'],
  ] as const) {
    const [percent, points, others] = [`percentage_${own}`, `mp_${own}`, `mp_${other}`].map(name =>
      readDecimal(cells.get(name) ?? ''),
    )
    if (percent === undefined || points === undefined || others === undefined) continue
    if (!isShare(percent, points, others))
      remarkDifference(log, at, { what: 'points', taken: points, stated: `${percent} %` })
  }
}

/** One row of a ScoreTable; undefined when it has no result or names nobody (the reason is in the log). */
export const readScoreRow = (context: PbnContext, record: PbnRecord, board: string): ImportedLine | undefined => {
  const at = { line: record.line, path: `Board ${board}/ScoreTable` }
  const cells = cellsOf(record)
  const result = readSheet(cells, inImps(context.scoring), (cell, code, severity) => {
    context.log.add(code, severity, at, { value: cells[cell] ?? '' })
  })
  const sides = result && sidesOf(context, record, at)
  if (!result || !sides) return undefined
  if (!isArtificial(record)) remarkRow(context.log, record, at)
  const round = record.cells.get('round')
  return defined({
    sides,
    ...result,
    round: round === undefined ? undefined : readInteger(round, 0, 999),
    table: record.cells.get('table'),
    lead: readCard(record.cells.get('lead') ?? ''),
    published: defined({ ns: awardOf(record, 'ns'), ew: awardOf(record, 'ew') }),
    location: at,
  })
}
