import { numberedText } from '@/components/entry-names'
import { codeText } from '@/i18n/code-text'
import { directionOf, seatOf } from '@/sports/plugs'
import type { RoundTableData, SideData } from './round-data'

type Words = Parameters<typeof codeText>[0]

/**
 * Where a side of a table sits, in words: the seat of who plays alone, which says who partners whom, or the direction of a
 * pair. Teams sit both ways, in two rooms.
 */
export const seatWord = (words: Words, sport: string, table: RoundTableData, side: SideData): string | undefined => {
  if (table.rooms.length > 0) return undefined
  const of = [sport, table.sides.length, table.sides.indexOf(side)] as const
  const seat = seatOf(...of) ?? directionOf(...of)
  return seat && codeText(words, seat)
}

/** Everybody at a table as one line: seats where there are any, numbers and names. */
export const tableText = (words: Words, sport: string, table: RoundTableData, locale: string): string =>
  table.sides
    .map(side => [seatWord(words, sport, table, side), numberedText(side, locale)].filter(Boolean).join(' '))
    .join(' – ')
