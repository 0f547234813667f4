import type { ImportedAnalysis, ImportedRecord, ImportedTable, SeatLetter } from '../imported-event.js'
import { seatLetters } from '../values/deal.js'
import { makeableSeats, makeableStrains } from './pbn-analysis.js'
import { byColumn } from './play-columns.js'

const widest = 255

export const pbnTag = (name: string, value: string | undefined): string =>
  `[${name} "${(value ?? '').replace(/[\r\n]+/g, ' ').replace(/["\\]/g, character => `\\${character}`)}"]\n`

export const writeRecordTable = ({ name, columns, rows }: ImportedTable): string =>
  `${pbnTag(name, columns)}${rows.map(row => `${row}\n`).join('')}`

type Recorded = NonNullable<ImportedRecord['auction']>[number]

const isNoted = (call: Recorded): boolean => call.alert === true || call.explanation !== undefined

/** Four calls to a line, explanations as notes; a note that begins with `!` tells an alert. */
const writeAuction = (auction: readonly Recorded[], dealer: SeatLetter): string => {
  const noted = auction.filter(isNoted)
  const words = auction.map(call => (isNoted(call) ? `${call.call} =${noted.indexOf(call) + 1}=` : call.call))
  const lines = Array.from({ length: Math.ceil(words.length / 4) }, (_, i) => words.slice(i * 4, i * 4 + 4).join(' '))
  const notes = noted.map((call, i) => {
    const text = `${i + 1}:${call.alert ? '!' : ''}${call.explanation ?? ''}`
    return pbnTag('Note', text.slice(0, widest - 10))
  })
  return `${pbnTag('Auction', dealer)}${lines.join('\n')}\n${notes.join('')}`
}

const writePlay = (play: readonly string[], leader: SeatLetter, strain: string): string => {
  const rows = byColumn(play, strain).map(row => row.join(' '))
  return `${pbnTag('Play', leader)}${rows.join('\n')}\n${play.length < 52 ? '*\n' : ''}`
}

/** Auction, play and the tables kept with them, as sections of a game. */
export const writeRecord = (
  record: ImportedRecord,
  about: { readonly dealer: SeatLetter; readonly declarer?: SeatLetter; readonly strain?: string },
): string => {
  const { dealer, declarer, strain } = about
  const leader = declarer && seatLetters[(seatLetters.indexOf(declarer) + 1) % 4]
  return [
    record.auction ? writeAuction(record.auction, dealer) : '',
    record.play && leader && strain ? writePlay(record.play, leader, strain) : '',
    ...(record.tables ?? []).map(writeRecordTable),
  ].join('')
}

const makeableTable = (makeable: string): string => {
  const rows = makeableSeats.flatMap((seat, i) =>
    makeableStrains.map((strain, j) => {
      const digit = makeable.charAt(i * 5 + j)
      const tricks = digit === '-' ? '-' : String(Number.parseInt(digit, 16))
      return `${seat} ${strain.padStart(2)} ${tricks.padStart(2)}\n`
    }),
  )
  return `[OptimumResultTable "Declarer\\1L;Denomination\\2R;Result\\2R"]\n${rows.join('')}`
}

/** Par and makeable tricks as they were read. */
export const writeAnalysis = ({ parScore, parContract, makeable, tables }: ImportedAnalysis): string =>
  [
    parScore === undefined ? '' : pbnTag('OptimumScore', parScore),
    parContract === undefined ? '' : pbnTag('ParContract', parContract),
    makeable === undefined || makeable.includes('-') ? '' : pbnTag('DoubleDummyTricks', makeable),
    makeable === undefined ? '' : makeableTable(makeable),
    ...(tables ?? []).map(writeRecordTable),
  ].join('')
