import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from './imported-event.js'
import { readDeals } from './deals/read-deals.js'
import { readResults } from './read-results.js'
import { oracleBytes, oraclesPresent } from './testing/oracle-files.cases.js'

/** Real files as clubs and players save them, which lie beside the repository on some machines. */
const read = (file: string): ImportedEvent => {
  const event = readResults(oracleBytes(`bridge/raw/${file}`), file.replace(/^.*\//, ''))
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}

const boardsOf = (event: ImportedEvent) => event.sessions.flatMap(one => one.sections).flatMap(one => one.boards)
const sidesOf = (event: ImportedEvent) =>
  boardsOf(event).flatMap(board => board.lines.map(line => line.sides.join(' : ')))
const warnings = (event: ImportedEvent) =>
  event.problems.filter(({ severity }) => severity !== 'info').map(({ code }) => code)

describe.skipIf(!oraclesPresent)('files as they really come', () => {
  it('LIN of a session: each board has the players that it names', () => {
    const event = read('bbo-session.lin')
    const rounds = ['member020 - member069', 'member106 - member049', 'member031 - ~~M32299', 'member113 - member077']
    expect(sidesOf(event)).toEqual(rounds.flatMap(ew => Array(3).fill(`member002 - member056 : ${ew}`)))
    expect(boardsOf(event).every(({ deal, lines }) => deal !== undefined && lines[0]?.record?.auction)).toBe(true)
    expect(warnings(event)).toEqual([])
    expect(event.title).toBe('bbo-session')
  })

  it('LIN with a header and names inside the boards', () => {
    expect(sidesOf(read('small/lin-pn.lin'))).toEqual(['p1 - p3 : p2 - p4', 'p1 - p3 : p2 - p4', 'p1 - p3 : x2 - x4'])
  })

  it('PBN with the letters of the suits in its hands', () => {
    const deals = readDeals(oracleBytes('bridge/raw/small/e15.pbn'), 'e15.pbn')
    expect(deals.ok && deals.value.boards.map(({ deal }) => deal.split(' ')[2])).toEqual([
      'A7.864.QJT73.AKQ',
      'K643.Q8.KQJ.A872',
      'AKQJT98765432...',
    ])
  })

  it('a traveller of BBO: who sat where, results from the side that the heading names, deals and calls', () => {
    const event = read('bbo-traveller.html')
    const [board] = boardsOf(event)
    expect(event).toMatchObject({ title: 'Evening Speedball (GIB)', date: '2026-04-29', scoring: 'crossImp' })
    expect([board?.number, board?.vulnerability, board?.lines.length]).toEqual(['1', 'none', 31])
    expect(board?.lines[0]).toMatchObject({
      sides: ['member085 - member071', 'member034 - member035'],
      sheet: { contract: '6NT', declarer: 'E', tricks: 12 },
      score: -990,
      published: { ns: '-11.23', ew: '11.23' },
    })
    expect(board?.deal?.startsWith('N:3.J87.QJ9864.J93 ')).toBe(true)
    expect(new Set(warnings(event))).toEqual(new Set(['RECORD_DIFFERS']))
  })

  it('a player’s list of BBO: boards by the play links, points from the side of the player', () => {
    const event = read('bbo-hands-list.html')
    expect(boardsOf(event).map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, i) => `${i + 1}`))
    const scores = boardsOf(event).map(({ lines }) => lines[0]?.score)
    expect(scores.slice(0, 6)).toEqual([-460, -120, -620, 710, 50, -1460])
    expect(boardsOf(event)[3]?.lines[0]?.published).toEqual({ ns: '-3.08', ew: '3.08' })
    expect(warnings(event)).toEqual([])
  })

  it('a board of ACBL Live: each meeting once, tricks by the score, members by their numbers', () => {
    const event = read('acbl-live-board.html')
    const [board] = boardsOf(event)
    expect(event).toMatchObject({ title: 'Open Pairs', date: '2026-04-25', winners: 2, scoring: 'matchpoint' })
    expect(event.entrants).toHaveLength(30)
    expect(board?.lines).toHaveLength(15)
    expect(board?.lines[0]).toMatchObject({
      sides: ['10NS', '6EW'],
      sheet: { contract: '6S', declarer: 'S', tricks: 12 },
      published: { ns: '14', ew: '0' },
    })
    expect(event.entrants[0]?.players.map(one => one.nationalId)).toEqual(['9000022', '9000008'])
    expect(warnings(event)).toEqual([])
  })
})
