import type { ResultOf } from '@/gql'
import type { GuandanSheetFields } from '@/lib/sheets/guandan-sheet.graphql'

export type GuandanSheetData = ResultOf<typeof GuandanSheetFields>

type Tree = Readonly<Record<string, unknown>>

/** Without what the API left empty. */
const given = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(given)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([name, inner]) => [name, given(inner)]),
  )
}

const sheetKeys: Readonly<Record<string, readonly string[]>> = {
  game: ['deals', 'extraDeals', 'ended', 'endedBy', 'startLevels', 'finalLevels', 'decidedFor', 'fouls'],
  points: ['matchPoints', 'levelPoints'],
  bye: [],
  duplicateDeal: ['deal'],
}

/** What the API says of a sheet → the JSON that the edition's `parseSheet` accepts; the computed ladder is left out. */
export const sheetOfData = (data: GuandanSheetData): Tree => {
  const all = given(data) as Tree
  const keys = sheetKeys[data.kind] ?? []
  return { kind: data.kind, ...Object.fromEntries(keys.filter(key => key in all).map(key => [key, all[key]])) }
}

/** A sheet as JSON → the API's input; only the side that ended a game is written differently. */
export const inputOfSheet = (sheet: Tree): Tree =>
  sheet.endedBy === undefined ? sheet : { ...sheet, endedBy: String(sheet.endedBy) }
