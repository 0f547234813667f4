import { numberedText } from '@/components/entry-names'
import { codeText } from '@/i18n/code-text'
import { seatOf } from '@/sports/plugs'
import type { RoundTableData, SideData } from './round-data'

type Words = Parameters<typeof codeText>[0]

/** Where a side of a table sits, in words, where players sit one by one: it says who partners whom. */
export const seatWord = (words: Words, sport: string, table: RoundTableData, side: SideData): string | undefined => {
  const seat = seatOf(sport, table.sides.length, table.sides.indexOf(side))
  return seat && codeText(words, seat)
}

/** Everybody at a table as one line: seats where there are any, numbers and names. */
export const tableText = (words: Words, sport: string, table: RoundTableData, locale: string): string =>
  table.sides
    .map(side => [seatWord(words, sport, table, side), numberedText(side, locale)].filter(Boolean).join(' '))
    .join(' – ')
