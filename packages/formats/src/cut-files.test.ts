import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from './imported-event.js'
import { botzoneSample, guandanSample, tziakchaPacked, tziakchaSample } from './logs/log-samples.cases.js'
import { pbnSession } from './pbn/pbn-samples.cases.js'
import { readResults } from './read-results.js'
import { oracleBytes, oraclesPresent } from './testing/oracle-files.cases.js'
import { bytesOf, smallSession } from './usebio/usebio-samples.cases.js'

/** Every result of an event: board, sides without the direction that only a whole field shows, sheet. */
const resultsOf = (event: ImportedEvent): readonly string[] =>
  event.sessions.flatMap(({ sections }) =>
    sections.flatMap(({ boards }) =>
      boards.flatMap(({ number, lines }) =>
        lines.map(({ sides, sheet }) =>
          JSON.stringify([number, sides.map(key => key.replace(/(?:NS|EW)$/, '')), sheet]),
        ),
      ),
    ),
  )

const deal = 'md|3S9876H7654D765C87,S543H32D432C65432,ST2HAKQJDAKQJCAKQ,|'
const lin = [1, 2, 11]
  .map(
    board =>
      `qx|o${board}|pn|a,b,c,d${board}|st||${deal}rh||ah|Board ${board}|sv|o|mb|p|mb|p|mb|3N|mb|p|mb|p|mb|p|mc|${board}|pg||`,
  )
  .join('\n')

const rbn = [1, 2, 11]
  .map(
    board =>
      `N a+b${board}:c+d:O\nB ${board}\nH 9876.7654.765.87:543.32.432.65432:T2.AKQJ.AKQJ.AKQ:\nA SZ:1NA\nC 1N:S\nR 1${board % 10}\n`,
  )
  .join('\n')

const csv = `board,ns,ew,contract,declarer,tricks,score\n${[1, 2, 11]
  .map(board => `${board},1,2,3NT,N,1${board % 10},4${board}0`)
  .join('\n')}\n`
const liveCard = `<!DOCTYPE html><html><body><h4>4EW - a & b</h4><table><tr>${['Board', 'Contract', 'By', 'Plus', 'Minus', 'Vs'].map(name => `<th>${name}</th>`).join('')}</tr>${[
  1, 2, 13,
]
  .map(board => `<tr>${[board, '3NT', 'E', '430', '', '12-c-d'].map(cell => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</table></body></html>`

const html = `<!DOCTYPE html><html><body><table><tr>${['North', 'South', 'East', 'West', 'Result', 'NS Points', 'Score', 'Movie'].map(name => `<th>${name}</th>`).join('')}</tr>${[
  1, 2, 13,
]
  .map(
    board =>
      `<tr>${['n', 's', 'e', 'w', '3NS+1', '430', '11.25'].map(cell => `<td>${cell}</td>`).join('')}<td><a onclick="hv_popuplin('pn|s,w,n,e|${deal}ah|Board ${board}|')">x</a></td></tr>`,
  )
  .join('')}</table></body></html>`

/** What a file says that was cut anywhere is what the whole file says, or a problem; never something else. */
const cutEverywhere = (whole: Uint8Array, name: string, step: number): void => {
  const event = readResults(whole, name)
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  const known = new Set(resultsOf(event.value))
  expect(known.size).toBeGreaterThan(0)
  for (let length = 0; length < whole.length; length += step) {
    const cut = readResults(whole.slice(0, length), name)
    if (!cut.ok) expect(cut.error.some(({ severity }) => severity === 'error')).toBe(true)
    else expect(resultsOf(cut.value).filter(result => !known.has(result))).toEqual([])
  }
}

describe('a file cut at every tenth byte says nothing that the whole one does not say', () => {
  it.each([
    ['LIN', 'a.lin', lin],
    ['a page of BBO', 'a.html', html],
    ['PBN', 'a.pbn', pbnSession],
    ['RBN', 'a.rbn', rbn],
    ['CSV', 'a.csv', csv],
    ['a scorecard of ACBL Live', 'a.html', liveCard],
    ['USEBIO', 'a.xml', smallSession],
    ['a decoded record of tziakcha', 'a.json', tziakchaSample],
    ['a packed record of tziakcha', 'a.json', tziakchaPacked],
    ['matches of Botzone', 'a.txt', botzoneSample],
    ['a guandan log', 'a.jsonl', guandanSample],
  ])('%s', (_kind, name, text) => cutEverywhere(bytesOf(text), name, 10))

  it.skipIf(!oraclesPresent).each([
    ['bbo-session.lin', 97],
    ['bbo-hands-list.html', 197],
    ['acbl-live-board.html', 397],
  ])('%s as it really came', (file, step) => cutEverywhere(oracleBytes(`bridge/raw/${file}`), file, step))
})
