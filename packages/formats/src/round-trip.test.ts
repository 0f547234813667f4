import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ImportedEvent, ImportedLine, ImportedSheet } from './imported-event.js'
import { writeCsv } from './csv/write-csv.js'
import { writePbn } from './pbn/write-pbn.js'
import { readResults } from './read-results.js'
import { encodeFile } from './text/encode.js'
import { writeUsebio } from './usebio/write-usebio.js'

const seat = fc.constantFrom('N', 'E', 'S', 'W')
const contract = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom('C', 'D', 'H', 'S', 'NT'), fc.constantFrom('', 'X', 'XX'))
  .map(parts => parts.join(''))
const sheet: fc.Arbitrary<ImportedSheet> = fc.oneof(
  fc.record({ contract, declarer: seat, tricks: fc.integer({ min: 0, max: 13 }) }),
  fc.constant({ contract: 'PASS' as const }),
  fc.integer({ min: -760, max: 760 }).map(tens => ({ nsScore: tens * 10 + 0 })),
  fc.constantFrom(
    { adjusted: { ns: '60', ew: '40' } },
    { adjusted: { ns: '50', ew: '50' } },
    { adjusted: { ns: '40', ew: '40' } },
  ),
)

/** Names with everything that quoting has to survive, but no separator of players. */
const name = fc
  .string({
    unit: fc.constantFrom('a', 'Z', 'é', '张', ' ', '"', '<', '&', "'", '=', '.', '0'),
    minLength: 1,
    maxLength: 12,
  })
  .map(text => `A${text}`.replace(/\s+/g, ' ').trim())

const event = fc
  .record({
    winners: fc.constantFrom(1 as const, 2 as const),
    tables: fc.integer({ min: 1, max: 4 }),
    names: fc.array(name, { minLength: 16, maxLength: 16 }),
    sheets: fc.array(fc.array(sheet, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ winners, tables, names, sheets }): ImportedEvent => {
    const pairs = Array.from({ length: tables * 2 }, (_, i) => {
      const direction: 'NS' | 'EW' = i % 2 === 0 ? 'NS' : 'EW'
      const number = String(winners === 2 ? Math.floor(i / 2) + 1 : i + 1)
      return {
        key: winners === 2 ? `${number}${direction}` : number,
        number,
        kind: 'pair' as const,
        ...(winners === 2 ? { direction } : {}),
        players: [0, 1].map(k => ({ name: names[2 * i + k]!, location: {} })),
        published: { percent: '50.00', place: '1=' },
        listed: true,
        location: {},
      }
    })
    const line = (one: ImportedSheet, table: number): ImportedLine => ({
      sides: [pairs[2 * table]!.key, pairs[2 * table + 1]!.key],
      sheet: one,
      ...('nsScore' in one ? { score: one.nsScore } : {}),
      published: {},
      location: {},
    })
    const boards = sheets.map((row, i) => ({
      number: String(i + 1),
      lines: row.slice(0, tables).map(line),
      location: {},
    }))
    return {
      format: 'csv',
      title: 'Round trip',
      eventType: 'pairs',
      date: '2024-05-07',
      scoring: 'matchpoint',
      winners,
      entrants: pairs,
      sessions: [{ number: 1, sections: [{ id: '1', entrants: pairs.map(pair => pair.key), published: [], boards }] }],
      matches: [],
      problems: [],
    }
  })

const said = (one: ImportedEvent) => ({
  winners: one.winners,
  players: one.entrants.map(entrant => [entrant.key, entrant.players.map(player => player.name)]),
  lines: one.sessions
    .flatMap(session => session.sections)
    .flatMap(section => section.boards)
    .flatMap(board => board.lines.map(line => [board.number, line.sides, line.sheet])),
})

it.each([
  ['USEBIO', 'x.xml', writeUsebio, (text: string) => text],
  ['CSV', 'x.csv', writeCsv, (text: string) => text],
  ['PBN', 'x.pbn', writePbn, (text: string) => text.replaceAll('"', "'")],
] as const)('any session comes back from %s', (_, file, write, kept) => {
  fc.assert(
    fc.property(event, one => {
      const back = readResults(encodeFile(write(one)), file)
      if (!back.ok) throw new Error(JSON.stringify(back.error))
      const expected = said(one)
      const players = expected.players.map(([key, names]) => [key, (names as string[]).map(kept)])
      expect(said(back.value)).toEqual({ ...expected, players })
    }),
    { numRuns: 150, seed: 20260103 },
  )
})
