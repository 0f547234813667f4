import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from '../imported-event.js'
import { readResults } from '../read-results.js'
import { content } from '../testing/content.cases.js'
import { oracleBytes, oraclesPresent } from '../testing/oracle-files.cases.js'
import { encodeFile } from '../text/encode.js'
import { bytesOf } from '../usebio/usebio-samples.cases.js'
import { pbnSession } from './pbn-samples.cases.js'
import { readPbn } from './read-pbn.js'
import { writePbn } from './write-pbn.js'

const read = (bytes: Uint8Array): ImportedEvent => {
  const result = readPbn(bytes)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const results = (event: ImportedEvent) =>
  event.sessions.flatMap(session =>
    session.sections.flatMap(section =>
      section.boards.flatMap(board =>
        board.lines.map(line => ({ board: board.number, deal: board.deal, ...line, location: 0 })),
      ),
    ),
  )

const standings = (event: ImportedEvent) =>
  event.entrants
    .filter(entrant => entrant.listed)
    .map(({ key, published: { total, percent, place }, players }) => [
      key,
      total,
      percent,
      place,
      players.map(player => player.name),
    ])

describe('PBN out and in again', () => {
  const event = read(bytesOf(pbnSession))

  it('says the same', () => {
    const written = writePbn(event)
    expect(content(read(encodeFile(written)))).toEqual(content(event))
    expect(written.losses).toEqual([])
    expect(written.encoding).toBe('latin-1')
  })

  it('carries auctions with their notes, play, times, par and makeable tricks', () => {
    const kept = (name: string) => ({ name, columns: 'Call\\4L;Time\\3R', rows: ['1NT 12', 'X 40'] })
    const record = {
      auction: [
        { call: 'Pass' },
        { call: '1S', alert: true, explanation: 'five' },
        { call: 'X', explanation: 'take-out, "light"' },
        { call: '4S', alert: true },
        ...['Pass', 'Pass', 'Pass'].map(call => ({ call })),
      ],
      play: ['HA', 'H2', 'H3', 'H4', 'SK', 'SA', 'S3', 'S4', 'D2'],
      tables: [kept('AuctionTimeTable'), kept('PlayTimeTable')],
    }
    const analysis = {
      parScore: 'NS 420',
      parContract: 'NS 4S',
      makeable: '9a8789a878435-43545354'.slice(0, 20),
      tables: [kept('ActionTable'), kept('InstantScoreTable'), kept('OptimumPlayTable')],
    }
    const [session] = event.sessions
    const [section] = session!.sections
    const boards = section!.boards.map((board, i) =>
      i > 0
        ? board
        : { ...board, analysis, lines: board.lines.map((line, at) => (at > 0 ? line : { ...line, record })) },
    )
    const full: ImportedEvent = { ...event, sessions: [{ ...session!, sections: [{ ...section!, boards }] }] }
    const written = writePbn(full)
    expect(content(read(encodeFile(written)))).toEqual(content(full))
    expect(written.losses).toEqual([])
    expect(written.text).toContain('[Play "E"]\r\nHA H2 H3 H4\r\nSK SA S3 S4\r\n- D2 - -\r\n*\r\n')
  })

  it('writes tables with the widths of their columns', () => {
    const { text } = writePbn(event)
    expect(text).toContain(
      String.raw`[ScoreTable "Table\1R;PairId_NS\1R;PairId_EW\1R;Contract\4L;Declarer\1L;Result\2R;Lead\2L;Score_NS\3R;MP_NS\3R;MP_EW\3R"]`,
    )
    expect(text).toContain('\r\n1 1 2 4S   N 10 HA 420 2.0 0.0\r\n')
    expect(Math.max(...text.split('\r\n').map(line => line.length))).toBeLessThan(256)
  })

  it('names in Chinese are written in UTF-8 and told', () => {
    const chinese = { ...event, title: '双人赛' }
    expect(writePbn(chinese)).toMatchObject({ encoding: 'utf-8', losses: [{ code: 'LOSS_CHARACTERS' }] })
    expect(read(encodeFile(writePbn(chinese))).title).toBe('双人赛')
  })

  it
    .skipIf(!oraclesPresent)
    .each([
      'abf_butler_howell_2026-03-09.xml',
      'abf_mp_howell_2022-07-27.xml',
      'abf_mp_mitchell_2022-07-21.xml',
      'ebu_example_cross_imp_pairs.xml',
      'ebu_example_mp_pairs.xml',
    ])('%s keeps its results and standings', file => {
    const source = readResults(oracleBytes(`bridge/usebio/${file}`), file)
    if (!source.ok) throw new Error('unreadable')
    const again = read(encodeFile(writePbn(source.value)))
    expect(results(again)).toEqual(results(source.value))
    expect(standings(again)).toEqual(standings(source.value))
    expect(again).toMatchObject({
      winners: source.value.winners,
      scoring: source.value.scoring,
      date: source.value.date,
    })
  })
})
