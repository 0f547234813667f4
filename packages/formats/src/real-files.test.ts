import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from './imported-event.js'
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
})
