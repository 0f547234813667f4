import { describe, expect, it } from 'vitest'
import type { ImportedEvent } from './imported-event.js'
import { readPbn } from './pbn/read-pbn.js'
import { readResults } from './read-results.js'
import { readUsebio } from './usebio/read-usebio.js'
import { bytesOf } from './usebio/usebio-samples.cases.js'

const first = 'N:AK87.A2.Q94.T432 62.K98743.J53.KQ JT93.J6.KT8.AJ97 Q54.QT5.A762.865'
const second = 'E:AK87.A2.Q94.T432 62.K98743.J53.KQ JT93.J6.KT8.AJ97 Q54.QT5.A762.865'

interface Game {
  readonly board: number
  readonly names: string
  readonly dealer?: string
  readonly vulnerable?: string
  readonly deal?: string
}

const game = ({ board, names, dealer = 'N', vulnerable = 'None', deal }: Game): string => {
  const [north, east, south, west] = [...names]
  return [
    `[Event "Club"]\n[Board "${board}"]`,
    `[North "${north}"]\n[East "${east}"]\n[South "${south}"]\n[West "${west}"]`,
    `[Dealer "${dealer}"]\n[Vulnerable "${vulnerable}"]`,
    ...(deal ? [`[Deal "${deal}"]`] : []),
    '[Scoring "MP"]\n[Declarer "N"]\n[Contract "3NT"]\n[Result "9"]',
  ].join('\n')
}

const read = (games: readonly Game[]): ImportedEvent => {
  const event = readPbn(bytesOf(`% PBN 2.1\n${games.map(game).join('\n\n')}\n`))
  if (!event.ok) throw new Error(JSON.stringify(event.error))
  return event.value
}

const boards = (event: ImportedEvent) => event.sessions.flatMap(s => s.sections.flatMap(section => section.boards))
const shape = (event: ImportedEvent) =>
  boards(event).map(({ number, copy, lines }) => [number, copy ?? '', lines.length] as const)
const codes = ({ problems }: ImportedEvent) => problems.map(({ code }) => code)

describe('a board is its deal, not its number', () => {
  it('keeps two deals under one number apart and says so', () => {
    const event = read([
      { board: 1, names: 'abcd', deal: first },
      { board: 1, names: 'efgh', deal: second },
      { board: 1, names: 'ijkl', deal: second },
    ])
    expect(shape(event)).toEqual([
      ['1', '', 2],
      ['1b', 'b', 1],
    ])
    expect(event.problems).toContainEqual(
      expect.objectContaining({ code: 'BOARD_HAS_FORMS', params: { board: '1', form: '1b', fact: 'deal' } }),
    )
  })

  it.each([
    ['vulnerability', { vulnerable: 'NS' }],
    ['dealer', { dealer: 'S' }],
  ] as const)('keeps two forms apart that differ in %s', (fact, marks) => {
    const games = [
      { board: 1, names: 'efgh', deal: first, ...marks },
      { board: 1, names: 'abcd', deal: first },
    ]
    for (const event of [read(games), read([...games].reverse())]) {
      expect(shape(event)).toEqual([
        ['1', '', 1],
        ['1b', 'b', 1],
      ])
      expect(boards(event)[0]).toMatchObject({ dealer: 'N', vulnerability: 'none' })
      expect(event.problems.find(({ code }) => code === 'BOARD_HAS_FORMS')?.params).toMatchObject({ fact })
    }
  })

  it('takes numbers that restart for sets, in the order of the file', () => {
    const set = (names: string, deal: string) => [1, 2, 3].map(board => ({ board, names, deal }))
    const event = read([...set('abcd', first), ...set('efgh', first), ...set('abcd', second), ...set('efgh', second)])
    expect(shape(event)).toEqual(['1-1', '1-2', '1-3', '2-1', '2-2', '2-3'].map(name => [name, '', 2]))
    expect(codes(event)).toContain('BOARDS_RESTART')
    expect(codes(event)).not.toContain('BOARD_HAS_FORMS')
  })

  it('leaves a board alone whose records say as much as each other or less', () => {
    const event = read([
      { board: 1, names: 'abcd', deal: first },
      { board: 1, names: 'efgh' },
    ])
    expect(shape(event)).toEqual([['1', '', 2]])
    expect(codes(event)).not.toContain('BOARD_HAS_FORMS')
  })

  it('keeps the forms apart in USEBIO', () => {
    const line = (ns: number, ew: number) =>
      `<TRAVELLER_LINE><NS_PAIR_NUMBER>${ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>${ew}</EW_PAIR_NUMBER><CONTRACT>3NT</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS></TRAVELLER_LINE>`
    const pair = (number: number) => `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER></PAIR>`
    const board = (vulnerability: string, lines: string) =>
      `<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><VULNERABILITY>${vulnerability}</VULNERABILITY>${lines}</BOARD>`
    const xml = `<?xml version="1.0"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS"><PARTICIPANTS>${[1, 2, 3, 4].map(pair).join('')}</PARTICIPANTS>${board('None', line(1, 2))}${board('NS', line(3, 4))}</EVENT></USEBIO>`
    const event = readUsebio(bytesOf(xml))
    expect(event.ok && shape(event.value)).toEqual([
      ['1', '', 1],
      ['1b', 'b', 1],
    ])
  })

  it('reads the names it gives', () => {
    const csv = 'board,ns,ew,contract,declarer,tricks\n1,1,2,3NT,N,9\n1b,3,4,3NT,N,9\n2-1,1,3,3NT,N,9\n'
    const event = readResults(bytesOf(csv), 'a.csv')
    expect(event.ok && shape(event.value)).toEqual([
      ['1', '', 1],
      ['1b', 'b', 1],
      ['2-1', '', 1],
    ])
  })
})
