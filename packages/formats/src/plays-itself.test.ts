import { describe, expect, it } from 'vitest'
import { readResults } from './read-results.js'
import { bytesOf } from './usebio/usebio-samples.cases.js'

/** A contestant against itself is none, whatever the file and the order in which its members are named. */

const deal = 'N:T2.AKQJ.AKQJ.AKQ AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432'
const pbn = (north: string, east: string, south: string, west: string): string =>
  `[Event "x"]\n[Date "2026.01.01"]\n[Board "1"]\n[West "${west}"]\n[North "${north}"]\n[East "${east}"]\n[South "${south}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${deal}"]\n[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]\n`
const lin = (names: string): string =>
  `qx|o1|pn|${names}|st||md|3S9876H7654D765C87,S543H32D432C65432,ST2HAKQJDAKQJCAKQ,|sv|o|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|mc|7|pg||`
const rbn = (names: string): string =>
  `N ${names}:O\nB 1\nH N:9876.7654.765.87:543.32.432.65432:T2.AKQJ.AKQJ.AKQ:\nA SZ:1NA\nC 1N:S\nR 10\n`
const acbl = (ew: number): string =>
  `{"board_scoring_method":"MATCH_POINTS","winner_type":1,"sections":[{"name":"A","pairs":[{"pair_number":"1"}],"boards":[{"board_number":1,"results":[{"ns_pair":"1","ew_pair":"${ew}","contract":"1 S","declarer":"W","tricks_taken":"11","ns_score":"-200"}]}]}]}`
const page = (ew: number): string =>
  `<!DOCTYPE html><html><body><h2>Board 1</h2><table><tr><th>NS</th><th>EW</th><th>Contract</th><th>By</th><th>Tricks</th></tr><tr><td>1</td><td>${ew}</td><td>4S</td><td>N</td><td>10</td></tr></table></body></html>`

const codesOf = (name: string, text: string): readonly string[] => {
  const read = readResults(bytesOf(text), name)
  return read.ok ? [] : read.error.map(({ code }) => code)
}

describe('a contestant against itself', () => {
  it.each([
    ['a.pbn', pbn('Ann', 'Ann', 'Bo', 'Bo'), pbn('Ann', 'Cy', 'Bo', 'Di')],
    ['b.pbn', pbn('Ann', 'Bo', 'Bo', 'Ann'), pbn('Ann', 'Cy', 'Bo', 'Di')],
    ['a.lin', lin('a,a,b,b'), lin('a,c,b,d')],
    ['b.lin', lin('a,b,b,a'), lin('a,c,b,d')],
    ['a.rbn', rbn('a+b:a+b'), rbn('a+b:c+d')],
    ['b.rbn', rbn('a+b:b+a'), rbn('a+b:c+d')],
    [
      'a.csv',
      'board,ns,ew,contract,declarer,tricks\n1,1,1,3NT,N,9\n',
      'board,ns,ew,contract,declarer,tricks\n1,1,2,3NT,N,9\n',
    ],
    ['a.json', acbl(1), acbl(2)],
    ['a.html', page(1), page(2)],
  ])('is refused in %s', (name, wrong, right) => {
    expect(codesOf(name, wrong)).toContain('ENTRANT_PLAYS_ITSELF')
    expect(codesOf(name, right)).toEqual([])
  })
})
