import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOf, someDeal, unwrap } from '../testing/deals.cases.js'
import type { HandBoard } from './hand-board.js'
import { readDeals } from './read-deals.js'
import { writeDeals, writtenDealFormats } from './write-deals.js'

const first = 'N:T53.AJ7.AT.AQ762 AKJ9.Q.QJ65.KJT8 872.T9543.K9732. Q64.K862.84.9543'
const swap = (text: string, a: string, b: string): string => text.replace(a, b)

const board = (number: string, deal = first): Partial<HandBoard> => ({ number, deal })

describe('deals of every kind of file', () => {
  const dlm = [
    '[Document]',
    'Headline=x',
    'From board=1',
    'To board=1',
    'Duplicates 01=1',
    'Board 01=fnbkmmincldklcfcofoiefnapm018',
    'Board 02=aaaaaabffffffkkkkkklpppppp012',
  ].join('\r\n')
  const head = '% PBN 2.1\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
  const [n = '', e = '', s = '', w = ''] = first.slice(2).split(' ')
  const bare = [...[n, e, s, w].flatMap(hand => hand.split('.')), '1', 'N/-'].map(cell => `"${cell}"`).join(',')

  it.each<[string, string, string]>([
    ['a board of a dealing machine, the filling left out', 'x.dlm', dlm],
    ['PBN', 'x.pbn', `${head}[Deal "${first}"]\n`],
    ['PBN from another seat', 'x.pbn', `${head}[Deal "S:${s} ${w} ${n} ${e}"]\n`],
    ['PBN with a hand left out', 'x.pbn', `${head}[Deal "N:${n} ${e} - ${w}"]\n`],
    ['PBN with the results of two tables', 'x.pbn', `${head}[Deal "${first}"]\n\n${head}[Deal "${first}"]\n`],
    ['PBN with 10 for T', 'x.pbn', `${head}[Deal "${first.replace('T53', '1053')}"]\n`],
    ['a table with a column for each hand', 'x.csv', `board,dealer,vul,N,E,S,W\n1,N,-,${n},${e},${s},${w}\n`],
    ['a table with Chinese heads', 'x.csv', `副;发牌人;局况;北;东;南;西\n1;N;None;${n};${e};${s};${w}\n`],
    ['a table with the deal in one column', 'x.csv', `Board,Deal\n1,${first}\n`],
    ['a table without a head', 'x.csv', `${bare}\n`],
  ])('%s', (_, name, text) => {
    expect(unwrap(readDeals(bytesOf(text), name)).boards).toEqual([
      { number: '1', dealer: 'N', vulnerability: 'none', deal: expectedOf(text) },
    ])
  })

  /** The board of the machine's file is a real one; the others are made from the same north. */
  const expectedOf = (text: string): string =>
    text === dlm ? 'N:T53.AJ7.AT.AQ762 AKJ9.Q.QJ65.KJT8 872.T9543.K9732. Q64.K862.84.9543' : first

  it('takes LIN with rooms and without numbers, the last hand left out', () => {
    const md = 'md|1S278H3459TD23779K'.replace('D23779K', 'D2379KC')
    const west = 'S46QH268KD48C3459'
    const north = 'S35THA7JDATCA267Q'
    const lin = `${md},${west},${north},|sv|b|`
    const two = `qx|o7|${lin}\nqx|c7|${lin}\n`
    expect(unwrap(readDeals(bytesOf(two), 'x.lin')).boards).toMatchObject([
      { number: '7', dealer: 'S', vulnerability: 'both', deal: first },
    ])
    expect(unwrap(readDeals(bytesOf(`ah|Board 07|${lin}`), 'x.lin')).boards).toMatchObject([{ number: '7' }])
    expect(unwrap(readDeals(bytesOf(lin), 'x.lin')).boards).toMatchObject([{ number: '1' }])
  })

  it('warns of markings that are not those of the number, and keeps them', () => {
    const read = unwrap(readDeals(bytesOf(`[Board "1"]\n[Dealer "E"]\n[Deal "${first}"]\n`), 'x.pbn'))
    expect(read.boards).toMatchObject([{ dealer: 'E', vulnerability: 'none' }])
    expect(read.problems).toMatchObject([{ code: 'BOARD_MARKINGS_DIFFER', severity: 'warning' }])
  })

  it('reads the machine files of one hand alike', () => {
    const dup = writeDeals('dup', '', [{ number: '5', dealer: 'N', vulnerability: 'ns', deal: first }])
    if (!dup) throw new Error('not written')
    expect(dup).toHaveLength(156)
    const padded = (bytes: Uint8Array) =>
      Uint8Array.from([...bytes, ...Array.from({ length: 128 - bytes.length }, () => 0x20)])
    expect(unwrap(readDeals(dup, 'x.dup')).boards).toMatchObject([board('5')])
    expect(unwrap(readDeals(padded(dup.subarray(0, 78)), 'x.bri')).boards).toMatchObject([board('1')])
    expect(unwrap(readDeals(padded(dup.subarray(78, 146)), 'x.dge')).boards).toMatchObject([board('1')])
    const down = Uint8Array.from(dup)
    down[147] = 'Y'.charCodeAt(0)
    expect(unwrap(readDeals(down, 'x.dup')).boards).toMatchObject([board('5')])
  })
})

describe('what is wrong is located and nothing is taken', () => {
  it.each<[string, string, string, string, number | undefined]>([
    ['a card twice', 'x.pbn', `[Board "3"]\n[Deal "${swap(first, 'T53', 'A53')}"]`, 'DEAL_CARD_TWICE', 2],
    ['what is no card', 'x.pbn', `[Board "3"]\n[Deal "${swap(first, 'T53', 'Z53')}"]`, 'DEAL_CARD_UNKNOWN', 2],
    ['fourteen cards', 'x.pbn', `[Board "3"]\n[Deal "${swap(first, 'T53', 'T532')}"]`, 'DEAL_HAND_SIZE', 2],
    ['two hands', 'x.pbn', '[Board "3"]\n[Deal "N:T53.AJ7.AT.AQ762 AKJ9.Q.QJ65.KJT8 - -"]', 'DEAL_INCOMPLETE', 2],
    ['three hands written', 'x.pbn', '[Board "3"]\n[Deal "N:T53.AJ7.AT.AQ762 AKJ9.Q.QJ65.KJT8"]', 'DEAL_INVALID', 2],
    ['a board twice', 'x.csv', `board,deal\n1,${first}\n1,${first}\n`, 'BOARD_REPEATED', 3],
    ['no board number', 'x.csv', `board,deal\nx,${first}\n`, 'VALUE_NOT_A_NUMBER', 2],
    ['no column for the cards', 'x.csv', 'board,dealer\n1,N\n', 'CSV_COLUMN_MISSING', 1],
    ['a wrong checksum', 'x.dlm', '[Document]\nBoard 01=fnbkmmincldklcfcofoiefnapm020', 'DEAL_CHECKSUM_WRONG', 2],
    ['half a line', 'x.dlm', '[Document]\nBoard 01=fnbkmm', 'DEAL_INVALID', 2],
    ['half a hand in LIN', 'x.lin', 'qx|o1|md|1AKQ,,|', 'DEAL_INVALID', 1],
    ['no deal at all', 'x.pbn', '[Board "3"]\n[Contract "3NT"]', 'FILE_HAS_NO_DEALS', undefined],
    ['a table of nothing', 'x.doc', 'Dear club', 'FILE_NOT_RECOGNISED', undefined],
    ['an empty file', 'x.pbn', '', 'FILE_EMPTY', undefined],
    ['a file that is cut off', 'x.bri', '0'.repeat(200), 'FILE_LENGTH_ODD', undefined],
    ['a name with folders', '../x.pbn', `[Board "3"]\n[Deal "${first}"]`, 'FILE_NAME_UNSAFE', undefined],
  ])('%s', (_, name, text, code, line) => {
    const read = readDeals(bytesOf(text), name)
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.error).toContainEqual(expect.objectContaining({ code, severity: 'error' }))
    if (!read.ok && line !== undefined) expect(read.error.find(one => one.code === code)?.at).toMatchObject({ line })
  })
})

describe('written and read again', () => {
  it('gives the same boards in every format', () => {
    fc.assert(
      fc.property(fc.array(someDeal, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 90 }), (deals, low) => {
        const boards = deals.map((deal, at): HandBoard => {
          const number = low + at
          const dealer = (['N', 'E', 'S', 'W'] as const)[(number - 1) % 4] ?? 'N'
          const cycle = [
            'none',
            'ns',
            'ew',
            'both',
            'ns',
            'ew',
            'both',
            'none',
            'ew',
            'both',
            'none',
            'ns',
            'both',
            'none',
            'ns',
            'ew',
          ] as const
          return { number: `${number}`, dealer, vulnerability: cycle[(number - 1) % 16] ?? 'none', deal }
        })
        for (const format of writtenDealFormats) {
          const bytes = writeDeals(format, 'An "event"', boards) ?? new Uint8Array()
          const read = unwrap(readDeals(bytes, `x.${format}`))
          expect(read).toEqual({ format, boards, problems: [] })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('writes no .dup of boards with gaps, and nothing of nothing', () => {
    const one = { number: '1', dealer: 'N', vulnerability: 'none', deal: first } as const
    expect(writeDeals('dup', '', [one, { ...one, number: '3' }])).toBeUndefined()
    expect(writtenDealFormats.map(format => writeDeals(format, '', []))).toEqual([undefined, undefined, undefined])
  })

  it('never throws on what is no file of deals', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 700 }),
        fc.constantFrom('x.dup', 'x.dlm', 'x.bri', 'x.dge', 'x.csv', 'x.pbn', 'x.lin', ''),
        (bytes, name) => {
          readDeals(bytes, name)
        },
      ),
      { numRuns: 300 },
    )
  })
})
