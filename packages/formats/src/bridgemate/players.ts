import type { ImportedPlayer, SeatLetter } from '../imported-event.js'
import { textAt } from '../json-access.js'
import { readSeat } from '../values/contract.js'
import { defined } from '../values/defined.js'
import { identifier, plainText } from '../values/text.js'
import { type AccessTables, integer, numbersWithoutName, rowsOf } from './access-tables.js'
import type { Seating } from './fields.js'

const namesByNumber = (tables: AccessTables): ReadonlyMap<string, string> => {
  const wanted = numbersWithoutName(rowsOf(tables, 'PlayerNumbers'))
  const names = new Map<string, string>()
  if (wanted.size === 0) return names
  for (const row of rowsOf(tables, 'PlayerNames')) {
    const name = textAt(row, 'Name')
    for (const number of [textAt(row, 'ID'), textAt(row, 'strID')])
      if (name !== undefined && number !== undefined && wanted.has(number)) names.set(number, name)
  }
  return names
}

const placeOf = (section: number, table: number, round: number, seat: SeatLetter): string =>
  `${section}/${table}/${round}/${seat}`

/** Who gave a number at a table: section, table, round and seat → player. Round 0 is the start. */
const seatedPlayers = (tables: AccessTables): ReadonlyMap<string, ImportedPlayer> => {
  const known = namesByNumber(tables)
  return new Map(
    rowsOf(tables, 'PlayerNumbers').flatMap((row, i) => {
      const seat = readSeat(textAt(row, 'Direction') ?? '')
      const number = identifier(textAt(row, 'Number'))
      const name = textAt(row, 'Name') ?? known.get(number ?? '') ?? number
      if (!seat || name === undefined) return []
      const player = defined({ name: plainText(name), nationalId: number, location: { path: `PlayerNumbers[${i}]` } })
      return [[placeOf(integer(row, 'Section'), integer(row, 'Table'), integer(row, 'Round'), seat), player] as const]
    }),
  )
}

const samePlayer = (a: ImportedPlayer, b: ImportedPlayer): boolean =>
  a.nationalId !== undefined && b.nationalId !== undefined
    ? a.nationalId === b.nationalId
    : a.name.toLowerCase() === b.name.toLowerCase()

/**
 * The players of a contestant, from the tables where it sat: those of its first round with a number, and whoever gave
 * a number in its place in a later one (a substitute, or a pair that sat out at first).
 */
export const playersOf = (tables: AccessTables) => {
  const seated = seatedPlayers(tables)
  return (
    sat: readonly { readonly at: Seating; readonly seats: readonly SeatLetter[] }[],
  ): readonly ImportedPlayer[] => {
    const players: ImportedPlayer[] = []
    for (const { at, seats } of sat)
      for (const seat of seats) {
        const started = at.round === 1 ? seated.get(placeOf(at.section, at.table, 0, seat)) : undefined
        const here = seated.get(placeOf(at.section, at.table, at.round, seat))
        for (const player of [started, here])
          if (player && !players.some(one => samePlayer(one, player))) players.push(player)
      }
    return players
  }
}
