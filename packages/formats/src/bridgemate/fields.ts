import { type JsonRecord, textAt } from '../json-access.js'
import { type AccessTables, integer, pairNumber, rowsOf } from './access-tables.js'
import { isSwapped } from './received-rows.js'

/** Who meets whom at a table in a round, by the numbers of the tables. */
export interface Seating {
  readonly section: number
  readonly table: number
  readonly round: number
  readonly ns: string
  readonly ew: string
  /** Where it stands in the file. */
  readonly path: string
}

/** How the numbers of a section's contestants are to be understood. */
export interface SectionFields {
  /** North–south and east–west are numbered and ranked apart. */
  readonly two: boolean
  /** Teams: each number sits north–south at one table and east–west at another in the same round. */
  readonly teams: boolean
  /** Told by the file, or inferred from who sits where. */
  readonly told: boolean
}

const seating = (row: JsonRecord, columns: readonly [string, string], path: string): readonly Seating[] => {
  const [ns, ew] = [pairNumber(row, columns[0]), pairNumber(row, columns[1])]
  if (ns === undefined || ew === undefined) return []
  return [
    { section: integer(row, 'Section'), table: integer(row, 'Table'), round: integer(row, 'Round'), ns, ew, path },
  ]
}

/** The seatings of a file in the order of their rounds: the movement, or for a section without one the results. */
export const seatingsOf = (tables: AccessTables): readonly Seating[] => {
  const planned = rowsOf(tables, 'RoundData').flatMap((row, i) => seating(row, ['NSPair', 'EWPair'], `RoundData[${i}]`))
  const withPlan = new Set(planned.map(({ section }) => section))
  const played = rowsOf(tables, 'ReceivedData').flatMap((row, i) =>
    withPlan.has(integer(row, 'Section')) || isSwapped(row)
      ? []
      : seating(row, ['PairNS', 'PairEW'], `ReceivedData[${i}]`),
  )
  return [...planned, ...played].sort((a, b) => a.round - b.round)
}

/** Whether most numbers of the smaller column stand in the other one too: one mistyped number decides nothing. */
const isShared = (ns: ReadonlySet<string>, ew: ReadonlySet<string>): boolean => {
  const both = [...ns].filter(number => ew.has(number)).length
  return both > 0 && 2 * both >= Math.min(ns.size, ew.size)
}

/** Two teams meet at two tables in the same round, each with one pair in each direction. */
const isOfTeams = (seatings: readonly Seating[]): boolean => {
  const met = new Set(seatings.map(({ ns, ew }) => `${ns}/${ew}`))
  return seatings.length > 1 && seatings.every(({ ns, ew }) => ns !== ew && met.has(`${ew}/${ns}`))
}

/**
 * The fields of a section. In its first round everybody sits once: a number in both columns is two contestants (or a
 * team). Else what `Winners` says; 0 is not set: columns that share no number in any round are never compared with one
 * another, so they are two fields.
 */
export const fieldsOf = (section: JsonRecord | undefined, seatings: readonly Seating[]): SectionFields => {
  const winners = section && textAt(section, 'Winners')
  const first = seatings.filter(({ round }) => round === seatings[0]?.round)
  const columns = (of: readonly Seating[]) =>
    [new Set(of.map(({ ns }) => ns)), new Set(of.map(({ ew }) => ew))] as const
  if (isOfTeams(first)) return { two: false, teams: true, told: false }
  if (isShared(...columns(first))) return { two: true, teams: false, told: winners === '2' }
  if (winners === '1' || winners === '2') return { two: winners === '2', teams: false, told: true }
  const [ns, ew] = columns(seatings)
  const rounds = new Set(seatings.map(({ round }) => round)).size
  return { two: rounds > 1 && [...ns].every(number => !ew.has(number)), teams: false, told: false }
}
